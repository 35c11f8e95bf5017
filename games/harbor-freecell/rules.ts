import type { Rules } from '@playgrove/kit/contract';
import { shape, whole } from '@playgrove/kit/core/parse';
import { cardName, suitOf } from '@playgrove/kit/logic/cards';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { dealFor, parOf } from './rules/deals.ts';
import { LEVELS, NUMBERED, type Params } from './rules/levels.ts';
import {
  HOME,
  homeCount,
  isWon,
  movesFrom,
  nextSafe,
  opening,
  PIER,
  RANKS,
  refusal,
  runOf,
  shift,
  SUITS,
  topOf,
  type Input,
  type State,
} from './rules/table.ts';

/** Moves over par that still earn two stars, and three. */
const OVER = [40, 15] as const;

const marks = ({ par }: State): readonly number[] => OVER.map((over) => par + over);

const medals = medalsFor<State>({
  value: ({ moves }) => moves,
  better: 'lower',
  marks,
  almost: 'almost.moves',
});

export const rules: Rules<Params, State, Input> = {
  slug: 'harbor-freecell',
  version: 1,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'moves' },
  parseParams: shape({ number: whole(0, NUMBERED) }),
  parseInput: shape({ from: whole(0, HOME - 1), count: whole(1, RANKS), to: whole(0, HOME) }),

  deal({ number }, rng) {
    const deal = dealFor(number === 0 ? undefined : (number - 1) / (NUMBERED - 1), rng);
    return { deal, par: parOf(deal), ...opening(deal), moves: 0 };
  },

  step(state, input, context) {
    const why = refusal(state, input);
    if (why !== undefined) return why;
    const { to } = input;
    const first = shift(state, input);
    state.moves += 1;
    if (to === HOME) context.cue('home', { x: HOME + suitOf(first), y: 0 }, homeCount(state));
    else if (to >= PIER) context.cue('pier', { x: to, y: 0 });
    else {
      const y = (state.columns[to]?.length ?? 1) - input.count;
      context.cue('place', { x: to, y }, runOf(state, to));
    }
    for (let stage = 1; ; stage += 1) {
      const from = nextSafe(state);
      if (from === undefined) return undefined;
      const card = shift(state, { from, count: 1, to: HOME });
      context.cue('home', { x: HOME + suitOf(card), y: 0 }, homeCount(state), stage);
    }
  },

  inputs: (state) => (isWon(state) ? [] : movesFrom(state)),
  status: (state) => (isWon(state) ? 'won' : movesFrom(state).length === 0 ? 'lost' : 'playing'),
  score: ({ moves }) => moves,
  stars: (state) => (isWon(state) ? medals.stars(state) : 0),
  goal: (state) => ({ name: 'goal.home', now: homeCount(state), target: SUITS * RANKS }),
  ending(state) {
    if (isWon(state)) return { reason: 'reason.won', ...medals.almost(state) };
    return movesFrom(state).length === 0 ? { reason: 'reason.stuck' } : undefined;
  },

  text(state) {
    const names = (cards: readonly (number | undefined)[]): string =>
      cards.map((card) => (card === undefined || card < 0 ? '--' : cardName(card))).join(' ');
    const tops = state.home.map((_, suit) => topOf(state, suit));
    const lines = state.columns.map((cards, at) => `${at + 1}: ${names(cards) || '--'}`);
    return [
      `piers ${names(state.piers)}, home ${names(tops)}, moves ${state.moves}`,
      ...lines,
    ].join('\n');
  },
};

export type { Input, Params, State };

/** Moves left before a win earns a star less; nothing once only one is left to earn. */
export function movesLeft(state: State): number | undefined {
  const mark = marks(state).findLast((most) => state.moves <= most);
  return mark === undefined ? undefined : mark - state.moves;
}
