import type { Level, Rules, StepContext } from '@playgrove/kit/contract';
import { cardName, cardOf, rankOf, type Card } from '@playgrove/kit/logic/cards';
import { dealNumber } from './rules/deals.ts';
import { parseInput, parseParams, type Params } from './rules/parse.ts';
import {
  accepts,
  cardsAt,
  COLUMNS,
  DECK,
  HOME,
  homeCount,
  isStuck,
  isWon,
  movesFrom,
  opening,
  STOCK,
  WASTE,
  type Input,
  type Move,
  type State,
} from './rules/table.ts';
import { finishing } from './rules/finish.ts';
import { FRESH, mayWear, parseCareer, withOpened, type Career } from './rules/wardrobe.ts';

export type { Params } from './rules/parse.ts';
export type { Input, State } from './rules/table.ts';

/** Points: what a card earns where it lands, and what going back costs. */
const POINTS = { home: 10, waste: 5, flip: 5, back: -15, win: 250 } as const;
/** A won deal earns this for every move fewer than `PAR`. */
const THRIFT = 4;
const PAR: Readonly<Record<number, number>> = { 1: 250, 3: 220 };
/** Most moves for three stars and for two. */
const STAR_MOVES: Readonly<Record<number, readonly [number, number]>> = {
  1: [150, 195],
  3: [135, 175],
};

const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  { id: 'one', params: { draw: 1, kind: 'any' } },
  { id: 'three', params: { draw: 3, kind: 'any' } },
  { id: 'gentle', params: { draw: 1, kind: 'gentle' } },
  { id: 'knotty', params: { draw: 3, kind: 'knotty' }, needs: 2 },
];

export const rules: Rules<Params, State, Input, Career> = {
  slug: 'velvet-klondike',
  version: 1,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,
  scoring: { better: 'higher', unit: 'points' },
  parseParams,
  parseInput,

  career: {
    fresh: FRESH,
    parse: parseCareer,
    of(state) {
      const { career } = state;
      const won = isWon(state);
      const begun = state.moves > 0;
      return withOpened({
        ...career,
        cards: career.cards + homeCount(state),
        wins: career.wins + (won ? 1 : 0),
        streak: won ? career.streak + 1 : begun ? 0 : career.streak,
      });
    },
  },

  deal({ draw, kind }, rng, career) {
    return opening(dealNumber(draw, kind, rng), draw, career);
  },

  step(state, input, context) {
    if (input.kind === 'wear') return wear(state, input.back, input.felt, context);
    if (input.kind === 'draw') return drawCards(state, context);
    if (input.kind === 'finish') return finish(state, context);
    const why = move(state, input, context, 0);
    if (why !== undefined) return why;
    state.moves += 1;
    settle(state);
    return undefined;
  },

  inputs(state) {
    if (isWon(state)) return [];
    const inputs: Input[] = movesFrom(state);
    if (state.talon.length > 0) inputs.push({ kind: 'draw' });
    if (finishing(state)) inputs.push({ kind: 'finish' });
    return inputs;
  },

  status: (state) => (isWon(state) ? 'won' : 'playing'),
  score: (state) => state.score,

  stars(state) {
    if (!isWon(state)) return 0;
    const [three, two] = STAR_MOVES[state.draw] ?? [0, 0];
    return state.moves <= three ? 3 : state.moves <= two ? 2 : 1;
  },

  goal(state) {
    const open = !isWon(state);
    const stuck = open && isStuck(state);
    const name = stuck ? 'goal.stuck' : open && finishing(state) ? 'goal.finish' : 'goal.home';
    return { name, now: homeCount(state), target: DECK };
  },
  ending(state) {
    const reason = 'reason.won';
    const [three, two] = STAR_MOVES[state.draw] ?? [0, 0];
    const over = state.moves - (state.moves > two ? two : three);
    return over > 0 ? { reason, almost: 'almost.moves', value: over } : { reason };
  },

  text(state) {
    const lines = state.columns.map((column, at) =>
      column
        .map((card, index) =>
          index < (state.down[at] ?? 0) ? `(${cardName(card)})` : cardName(card),
        )
        .join(' '),
    );
    const homes = state.homes.map((count, suit) =>
      count > 0 ? cardName(cardOf(suit, count - 1)) : '--',
    );
    const waste = state.talon.slice(Math.max(0, state.drawn - 3), state.drawn).map(cardName);
    return [
      `home ${homes.join(' ')}   waste ${waste.join(' ') || '--'}   stock ${state.talon.length - state.drawn}`,
      ...lines.map((line, at) => `${at + 1}: ${line || '--'}`),
      `moves ${state.moves}, rounds ${state.rounds}, score ${state.score}`,
    ].join('\n');
  },
};

function wear(state: State, back: number, felt: number, context: StepContext): string | undefined {
  const cards = state.career.cards + homeCount(state);
  if (!mayWear(state.career, cards, back, felt)) return 'refused.locked';
  state.career = { ...state.career, back, felt };
  context.cue('wear');
  return undefined;
}

function drawCards(state: State, context: StepContext): string | undefined {
  if (state.talon.length === 0) return 'refused.no-stock';
  if (state.drawn === state.talon.length) {
    state.drawn = 0;
    state.rounds += 1;
    context.cue('recycle', { x: STOCK, y: 0 });
  } else {
    const count = Math.min(state.draw, state.talon.length - state.drawn);
    state.drawn += count;
    for (let card = 0; card < count; card += 1)
      context.cue('draw', { x: WASTE, y: 0 }, card + 1, card);
  }
  state.moves += 1;
  return undefined;
}

function finish(state: State, context: StepContext): string | undefined {
  const plan = finishing(state);
  if (!plan) return 'refused.finish';
  let stage = 0;
  for (const step of plan) {
    state.moves += 1;
    if (step.kind === 'draw') {
      const { length } = state.talon;
      state.drawn = state.drawn === length ? 0 : Math.min(length, state.drawn + state.draw);
      continue;
    }
    if (step.kind !== 'move') continue;
    move(state, step, context, stage);
    stage += 1;
  }
  settle(state);
  return undefined;
}

/** Moves cards and counts points; refuses without changing anything. */
function move(
  state: State,
  { from, count, to }: Move,
  context: StepContext,
  stage: number,
): string | undefined {
  const cards = cardsAt(state, from, count);
  if (cards.length === 0) return 'refused.nothing';
  if (from === to || !accepts(state, to, cards)) return reasonAgainst(state, to, cards[0] as Card);
  if (from >= HOME && from < WASTE && to >= HOME) return 'refused.place';
  take(state, from, count);
  if (to < COLUMNS) (state.columns[to] as Card[]).push(...cards);
  else state.homes[to - HOME] = (state.homes[to - HOME] as number) + 1;
  score(state, from, to);
  const at = { x: to, y: to < COLUMNS ? (state.columns[to] as Card[]).length - 1 : 0 };
  const first = cards[0] as Card;
  if (to >= HOME) {
    context.cue('home', at, rankOf(first) + 1, stage);
    if (state.homes[to - HOME] === 13) context.cue('suit', at, 13, stage);
  } else {
    context.cue(
      from >= HOME && from < WASTE ? 'back' : count > 1 ? 'stack' : 'place',
      at,
      count,
      stage,
    );
  }
  turnUp(state, from, context, stage);
  return undefined;
}

function reasonAgainst(state: State, to: number, first: Card): string {
  if (to === STOCK || to === WASTE) return 'refused.place';
  if (to >= HOME) return 'refused.home';
  const empty = state.columns[to]?.length === 0;
  return empty && rankOf(first) < 12 ? 'refused.king' : 'refused.place';
}

function take(state: State, from: number, count: number): void {
  if (from === WASTE) {
    state.talon.splice(state.drawn - 1, 1);
    state.drawn -= 1;
  } else if (from >= HOME) {
    state.homes[from - HOME] = (state.homes[from - HOME] as number) - 1;
  } else {
    const column = state.columns[from] as Card[];
    column.splice(column.length - count, count);
  }
}

function score(state: State, from: number, to: number): void {
  if (to >= HOME) state.score += POINTS.home;
  else if (from === WASTE) state.score += POINTS.waste;
  else if (from >= HOME) state.score = Math.max(0, state.score + POINTS.back);
}

/** A face-down card that lies bare is turned over. */
function turnUp(state: State, column: number, context: StepContext, stage: number): void {
  if (column >= COLUMNS) return;
  const left = (state.columns[column] as Card[]).length;
  if (left === 0 || left !== state.down[column]) return;
  state.down[column] = left - 1;
  state.score += POINTS.flip;
  context.cue('flip', { x: column, y: left - 1 }, undefined, stage);
}

function settle(state: State): void {
  if (!isWon(state)) return;
  const spared = Math.max(0, (PAR[state.draw] ?? 0) - state.moves);
  state.score += POINTS.win + spared * THRIFT;
}

/** Moves left before a win earns a star less; nothing once only one is left to earn. */
export function movesLeft({ moves, draw }: State): number | undefined {
  const limit = STAR_MOVES[draw]?.toReversed().find((most) => moves <= most);
  return limit === undefined ? undefined : limit - moves;
}
