import type { Ending, Json, Level, Result, Rules } from '@playgrove/kit/contract';
import { maybe, oneOf, shape, union, whole } from '@playgrove/kit/core/parse';
import { directionOf, type Shot } from './rules/motion.ts';
import { cueShot, judgeMatch, judgeTrick, played } from './rules/play.ts';
import { RIVALS, type RivalName } from './rules/rivals.ts';
import {
  deal,
  leftOf,
  MAX_SHOTS,
  trickOf,
  unplaceable,
  type Params,
  type State,
} from './rules/state.ts';
import { IN_PACK, packOf, PACKS, TRICKS } from './rules/tricks.ts';
import { LONG, WIDE } from './rules/table.ts';

export type Input = Shot;
export type { Params, State } from './rules/state.ts';

/** Stars that bring each rival into the club, and that open each pack of trick shots. */
const RIVAL_NEEDS: Readonly<Record<RivalName, number>> = {
  pip: 0,
  bruno: 0,
  hattie: 2,
  otto: 3,
  mabel: 5,
  rico: 7,
  vera: 9,
  olive: 11,
};
const PACK_NEEDS = [0, 1, 6, 12, 20, 30] as const;

const rivals = RIVALS.map((rival): Level<Params> => ({
  id: rival,
  params: { mode: 'match', rival },
  pack: 'pack.rivals',
  needs: RIVAL_NEEDS[rival],
}));

const tricks = TRICKS.map((_, no): Level<Params> => ({
  id: `${packOf(no)}-${(no % IN_PACK) + 1}`,
  params: { mode: 'trick', no },
  pack: `pack.${packOf(no)}`,
  needs: PACK_NEEDS[PACKS.indexOf(packOf(no))] ?? 0,
  retry: 'same',
}));

/** In no pack, as they give no stars. */
const two = ([4, 7] as const).map((each): Level<Params> => ({
  id: `two-${each}`,
  params: { mode: 'two', each },
}));

const place = shape({ x: whole(0, LONG), y: whole(0, WIDE) });
const parseInput = shape({
  angle: whole(0, 35_999),
  power: whole(1, 1000),
  side: whole(-100, 100),
  follow: whole(-100, 100),
  at: maybe(place),
});

const parseParams = union('mode', {
  match: { rival: oneOf(...RIVALS) },
  trick: { no: whole(0, TRICKS.length - 1) },
  two: { each: oneOf(4, 7) },
});

/** Balls of the rival left on the table, of all, for two and three stars. */
const STARS: Readonly<Record<number, readonly [two: number, three: number]>> = {
  3: [1, 2],
  4: [1, 3],
  7: [2, 4],
};

export const rules: Rules<Params, State, Input> = {
  slug: 'corner-pocket-club',
  version: 1,
  pace: { kind: 'turns', undo: 'none' },
  levels: [...rivals, ...tricks, ...two] as unknown as Rules<Params, State, Input>['levels'],
  scoring: { better: 'higher', unit: 'points' },
  parseParams: parseParams as (raw: Json) => Result<Params>,
  parseInput,
  deal,

  step(state, shot, context) {
    if (shot.at) {
      const why = unplaceable(state, shot.at);
      if (why !== undefined) return why;
    } else if (!state.balls[0]) return 'refused.place';
    const before = { ...state };
    const seen = played(state.balls, shot);
    state.shots += 1;
    const verdict =
      state.mode === 'trick' ? judgeTrick(state, seen) : judgeMatch(state, seen, context);
    const potted = seen.events.filter(({ kind }) => kind === 'pot').map(({ ball }) => ball);
    state.last = { by: before.turn, shot, steps: seen.steps, verdict, potted };
    cueShot(state, before, seen, shot, context);
    cueVerdict(state, before, context.cue);
    if (state.end === null && state.mode !== 'trick' && state.shots >= MAX_SHOTS) {
      state.end = 'long';
    }
    return undefined;
  },

  inputs(state, rng) {
    if (state.end !== null) return [];
    return Array.from({ length: 3 }, () => {
      const at = state.balls[0] ? null : freePlace(state, () => rng.unit());
      const power = 150 + rng.int(850);
      return { angle: rng.int(36_000), power, side: 0, follow: rng.int(3) * 50 - 50, at };
    });
  },

  status({ end, winner, mode }) {
    if (end === null) return 'playing';
    if (mode === 'two' || winner < 0) return 'over';
    return winner === 0 ? 'won' : 'lost';
  },

  waits: (state) => state.mode === 'match' && state.turn === 1 && state.end === null,

  score,

  stars(state) {
    if (state.mode === 'trick') return state.tries;
    const [twoStars, threeStars] = STARS[state.each] ?? [2, 4];
    const left = leftOf(state, 1).length;
    return left >= threeStars ? 3 : left >= twoStars ? 2 : 1;
  },

  ending,

  text(state) {
    const rows = state.balls.map((ball, number) => `${number} ${ball ? ball.join(',') : '-'}`);
    const { turn, solids, hand, shots, tries, left, end } = state;
    return `${rows.join('\n')}\nturn ${turn}, solids ${solids}, hand ${hand}, shot ${shots}, tries ${tries}.${left}, ${end ?? 'playing'}`;
  },
};

function score(state: State): number | undefined {
  if (state.mode === 'two') return undefined;
  if (state.mode === 'trick') return state.winner === 0 ? state.tries * 100 : 0;
  const potted = state.solids < 0 ? 0 : state.each - leftOf(state, 0).length;
  const won = state.winner === 0 ? 50 + leftOf(state, 1).length * 10 : 0;
  return potted * 10 + won;
}

function ending(state: State): Ending | undefined {
  const { end, mode, winner } = state;
  if (end === null) return undefined;
  if (end === 'long') return { reason: 'reason.long' };
  if (mode === 'two') return { reason: winner === 0 ? 'reason.one' : 'reason.two' };
  if (mode === 'trick') return endingOfTrick(state);
  const left = leftOf(state, 0).length;
  if (winner === 0) {
    const theirs = leftOf(state, 1).length;
    const [twoStars, threeStars] = STARS[state.each] ?? [2, 4];
    const reason = end === 'black' ? 'reason.won' : 'reason.gift';
    const short = theirs >= threeStars ? 0 : (theirs >= twoStars ? threeStars : twoStars) - theirs;
    return short > 0 ? { reason, almost: 'almost.star', value: short } : { reason };
  }
  const reason = end === 'black' ? 'reason.lost' : `reason.${end}`;
  if (state.solids < 0) return { reason };
  return left === 0
    ? { reason, almost: 'almost.black' }
    : { reason, almost: 'almost.balls', value: left };
}

function endingOfTrick({ end, winner, balls, trick, tries }: State): Ending {
  if (winner === 0) {
    return tries === 3
      ? { reason: 'reason.first-try' }
      : { reason: 'reason.done', almost: 'almost.first-try' };
  }
  if (end !== 'trick') return { reason: `reason.${end}` };
  const { must, ring } = trickOf(trick);
  const missing = must.filter((ball) => balls[ball] !== null).length;
  if (missing === 0 && ring) return { reason: 'reason.ring' };
  return { reason: 'reason.missed', almost: 'almost.pots', value: missing };
}

type Cue = (name: string, at?: { x: number; y: number }, value?: number, stage?: number) => void;

/** What is said once the balls lie still. */
function cueVerdict(state: State, before: State, cue: Cue): void {
  const { last, end } = state;
  if (!last) return;
  const by = before.turn;
  const at = { x: LONG / 2, y: WIDE / 2 };
  const yours = by === 0 || state.mode === 'two';
  if (end !== null) {
    if (last.verdict === 'done') cue('done', at);
    return;
  }
  switch (last.verdict) {
    case 'scratch':
    case 'nothing':
    case 'wrong':
      cue(`foul.${last.verdict}${yours ? '' : '.rival'}`, at);
      break;
    case 'failed':
      cue('failed', at, state.tries);
      break;
    case 'pot':
      if (state.row >= 3 && yours && state.mode !== 'trick') cue('streak', at, state.row);
      break;
    default:
      if (state.mode === 'match') cue(by === 0 ? 'turn.rival' : 'turn.you', at);
      else if (state.mode === 'two') cue(by === 0 ? 'turn.two' : 'turn.one', at);
  }
}

/** Somewhere that the cue ball may be placed. */
export function freePlace(state: State, unit: () => number): { x: number; y: number } {
  for (let tries = 0; tries < 60; tries += 1) {
    const at = { x: Math.round(40 + unit() * 1920), y: Math.round(40 + unit() * 920) };
    if (unplaceable(state, at) === undefined) return at;
  }
  return { x: 500, y: 500 };
}

export { directionOf };
