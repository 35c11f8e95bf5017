import type { Ending, Rules, Status, StepContext } from '@playgrove/kit/contract';
import { list, oneOf, shape, whole } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { carriedRounds, countRounds, type Rounds } from '@playgrove/kit/logic/rounds';
import { BOOK, MAX_LEAD, type Params } from './levels.ts';
import { draw, fullBag, leftIn } from './rules/bag.ts';
import { AGAIN, hits, homeOf, landing, movable, nextSide, stepsLeft } from './rules/moves.ts';
import { RIVALS } from './rules/rivals.ts';
import { DIE, TOKEN, type Input, type Last, type State, type Who } from './rules/state.ts';
import { HOME, isSafe, SIDES, tileOf, YARD } from './rules/track.ts';

export { DIE, TOKEN, type Input, type State } from './rules/state.ts';

/** The place of the die, for cues: pawns are at their side and step. */
export const DIE_PLACE = { x: -1, y: 0 };
/** Rerolls that a side can hold at a time. */
export const MAX_TOKENS = 2;
/** A loss with this few steps to go was close. */
const CLOSE = 24;

const isHuman = (who: Who | undefined): boolean => who === 'you' || who === 'friend';
/** Whether somebody at this device plays the side. */
export const isOurs = ({ who }: State, side: number): boolean => isHuman(who[side]);
const isShared = ({ who }: Pick<State, 'who'>): boolean => who.includes('friend');

/** Steps that the nearest rival still has to go. */
export const lead = ({ at }: State): number =>
  Math.min(...at.slice(1).flatMap((steps) => (steps.length > 0 ? [stepsLeft(steps)] : [])));

const medals = medalsFor<State>({
  value: lead,
  marks: ({ marks }) => marks,
  almost: 'almost.star',
  near: 15,
});

/** The sides that people at this device play, in turn order: their place here is their seat. */
const seated = ({ who }: Pick<State, 'who'>): number[] =>
  who.flatMap((each, side) => (isHuman(each) ? [side] : []));

function statusOf(state: State): Status {
  if (state.winner < 0) return 'playing';
  if (isShared(state)) return 'over';
  return state.winner === 0 ? 'won' : 'lost';
}

/** Whether the token may be used now: a die lies there and another one can be drawn. */
export const canReroll = ({ die, side, tokens, bags }: State): boolean =>
  die > 0 && (tokens[side] ?? 0) > 0 && leftIn(bags[side] ?? []) > 0;

export const openPawns = ({ at, side, die, winner }: State): number[] =>
  winner < 0 ? movable(at[side] ?? [], die) : [];

export const rules: Rules<Params, State, Input, Rounds> = {
  slug: 'courtyard-ludo',
  version: 2,
  pace: { kind: 'turns', undo: 'none' },
  levels: BOOK,

  parseParams: shape({
    pawns: whole(1, 4),
    who: list(oneOf('none', 'you', 'friend', ...RIVALS), SIDES, SIDES),
    marks: list(whole(1, MAX_LEAD), 2),
  }),
  parseInput: whole(0, TOKEN),

  career: countRounds((state) => isShared(state) && state.winner >= 0),

  /** Everybody begins with one pawn at the gate: nobody waits for a first six. */
  deal({ pawns, who, marks }, rng, career) {
    const seats = who.map((each) => each !== 'none');
    const sides = seated({ who });
    return {
      who,
      marks,
      salt: rng.int(0x7fffffff),
      at: seats.map((sits) =>
        sits ? Array.from({ length: pawns }, (_, pawn) => (pawn === 0 ? 0 : YARD)) : [],
      ),
      bags: seats.map((sits) => (sits ? fullBag() : [])),
      tokens: seats.map((sits) => (sits ? 1 : 0)),
      side: isShared({ who }) ? (sides[career.rounds % sides.length] ?? 0) : 0,
      die: 0,
      count: 0,
      last: null,
      winner: -1,
      ...carriedRounds(career),
    };
  },

  step(state, input, context) {
    const why = refusalOf(state, input);
    if (why !== undefined) return why;
    if (input === TOKEN) reroll(state, context);
    else if (input !== DIE) move(state, input - 1, 'before', context);
    else if (state.die === 0) roll(state, context);
    else settle(state, 'before', context);
    return undefined;
  },

  inputs(state) {
    if (state.winner >= 0) return [];
    if (state.die === 0) return [DIE];
    const pawns = openPawns(state).map((pawn) => pawn + 1);
    return [...(pawns.length > 0 ? pawns : [DIE]), ...(canReroll(state) ? [TOKEN] : [])];
  },

  status: statusOf,
  waits: (state) => state.winner < 0 && !isOurs(state, state.side),
  seats: (state) => (state.winner < 0 ? [Math.max(0, seated(state).indexOf(state.side))] : []),
  stars: (state) => (state.marks.length === 0 ? 0 : medals.stars(state)),

  goal(state) {
    const side = isOurs(state, state.side) ? state.side : 0;
    const own = state.at[side] ?? [];
    return { name: 'goal.home', now: homeOf(own), target: own.length };
  },

  ending,

  text(state) {
    const rows = state.who.flatMap((who, side) =>
      who === 'none'
        ? []
        : `${who}: ${(state.at[side] ?? []).join(' ')} | bag ${(state.bags[side] ?? []).join('')} | token ${state.tokens[side]}`,
    );
    const now = state.winner >= 0 ? `won: ${state.winner}` : `to play: ${state.side}`;
    return `${rows.join('\n')}\n${now}, die ${state.die}`;
  },
};

/** Why an input cannot be given, as a message key. */
export function refusalOf(state: State, input: Input): string | undefined {
  const { winner, die, side, tokens, bags, at } = state;
  if (winner >= 0) return 'refused.over';
  if (input === DIE) return openPawns(state).length > 1 ? 'refused.choose' : undefined;
  if (die === 0) return 'refused.roll';
  if (input === TOKEN) {
    if ((tokens[side] ?? 0) === 0) return 'refused.token';
    return leftIn(bags[side] ?? []) === 0 ? 'refused.last' : undefined;
  }
  const step = at[side]?.[input - 1];
  if (step === undefined) return 'refused.none';
  if (landing(step, die) !== undefined) return undefined;
  if (step === HOME) return 'refused.home';
  return step === YARD ? 'refused.yard' : 'refused.exact';
}

const QUIET = { pawn: -1, from: YARD, to: YARD, sent: [] } as const;

/** Takes a die out of the bag. */
function roll(state: State, context: StepContext): void {
  const { side } = state;
  state.die = draw(state.bags[side] ?? [], context.rng);
  context.cue('draw', DIE_PLACE, state.die);
  if (state.die === AGAIN && isOurs(state, side)) context.cue('six', DIE_PLACE);
  settle(state, 'drawn', context);
}

/** Another die; the first goes back into the bag, so every face still comes as often as the others. */
function reroll(state: State, context: StepContext): void {
  const { side, die } = state;
  const bag = state.bags[side] ?? [];
  state.tokens[side] = (state.tokens[side] ?? 0) - 1;
  state.die = draw(bag, context.rng);
  bag[die - 1] = (bag[die - 1] ?? 0) + 1;
  context.cue('reroll', DIE_PLACE, state.die);
  settle(state, 'again', context);
}

/** Plays a die at once where nothing is to be decided, or where a tap on it says so. */
function settle(state: State, rolled: Last['rolled'], context: StepContext): void {
  const [only, other] = openPawns(state);
  if (other !== undefined || (rolled !== 'before' && canReroll(state))) {
    state.last = { ...QUIET, side: state.side, die: state.die, rolled };
    state.count += 1;
  } else if (only === undefined) pass(state, rolled, context);
  else move(state, only, rolled, context);
}

function pass(state: State, rolled: Last['rolled'], { cue }: StepContext): void {
  const { side, die } = state;
  cue(isOurs(state, side) ? 'pass' : 'their-pass', DIE_PLACE, die);
  state.last = { ...QUIET, side, die, rolled };
  state.count += 1;
  state.die = 0;
  state.side = nextSide(state.at, side);
}

function move(state: State, pawn: number, rolled: Last['rolled'], { cue }: StepContext): void {
  const { side, die, at } = state;
  const own = at[side] ?? [];
  const from = own[pawn] ?? YARD;
  const to = landing(from, die) ?? from;
  const mine = isOurs(state, side);
  const here = { x: side, y: to };
  const hops = from === YARD ? 1 : to - from;
  for (let hop = 1; hop <= hops; hop += 1) {
    cue(mine ? 'hop' : 'their-hop', { x: side, y: from === YARD ? 0 : from + hop }, hop, hop);
  }
  own[pawn] = to;
  const sent = hits(at, side, to);
  for (const [other, hit] of sent) {
    const theirs = at[other] ?? [];
    const steps = (theirs[hit] ?? YARD) - YARD;
    theirs[hit] = YARD;
    cue(isOurs(state, other) && !mine ? 'lost' : mine ? 'send' : 'their-send', here, steps, hops);
  }
  const tokens = state.tokens[side] ?? 0;
  if (sent.length > 0 && tokens < MAX_TOKENS) {
    state.tokens[side] = tokens + 1;
    if (mine) cue('token', DIE_PLACE, 1, hops);
  }
  const tile = tileOf(side, to);
  if (from === YARD && mine) cue('out', here, 1, hops);
  else if (to === HOME) cue(mine ? 'home' : 'their-home', here, homeOf(own), hops);
  else if (mine && tile !== undefined && isSafe(tile)) cue('shade', here, 1, hops);
  state.last = { side, die, rolled, pawn, from, to, sent };
  state.count += 1;
  state.die = 0;
  if (own.every((step) => step === HOME)) state.winner = side;
  else if (die !== AGAIN && sent.length === 0) state.side = nextSide(at, side);
}

function ending(state: State): Ending | undefined {
  const { winner, who, at } = state;
  if (winner < 0) return undefined;
  if (isShared(state)) return { reason: `reason.side-${winner}` };
  if (winner === 0) {
    return state.marks.length === 0
      ? { reason: 'reason.won' }
      : { reason: 'reason.won', ...medals.almost(state) };
  }
  const left = stepsLeft(at[0] ?? []);
  const name = who[winner] ?? 'none';
  return {
    reason: `reason.${name}`,
    almost: left <= CLOSE ? 'almost.close' : 'almost.steps',
    value: left,
  };
}
