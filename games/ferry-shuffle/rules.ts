import type { Point, Rng, Rules } from '@playgrove/kit/contract';
import { shape, whole } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { DAILIES, LEVEL_COUNT, LEVELS, type Params } from './levels.ts';
import {
  cellsOf,
  deckOf,
  isClear,
  isOff,
  movesToSwell,
  nextSwell,
  rangeOf,
  rolledBy,
  swellAfter,
  takenOf,
  type Deck,
} from './rules/deck.ts';
import { slidesOf, type Slide } from './rules/fewest.ts';
import sealed from './rules/sealed.json' with { type: 'json' };

export type State = {
  level: number;
  /** The deck as text; see `codeOf`. */
  code: string;
  mirrored: boolean;
  /** Where each car's first cell is in its lane. */
  at: number[];
  moves: number;
};
export type Input = Slide;

const MAX_CARS = 24;
const MAX_LANE = 8;

export const deckFor = ({ code, mirrored }: Pick<State, 'code' | 'mirrored'>): Deck =>
  deckOf(code, mirrored);

/** The proven deck of a level; for the day (0), one of many. */
function codeFor(level: number, rng: Rng): string {
  const code = sealed[level === 0 ? LEVEL_COUNT + rng.int(DAILIES) : level - 1];
  if (code === undefined) throw new Error(`ferry-shuffle: there is no level ${level}`);
  return code;
}

const medals = medalsFor<State>({
  value: ({ moves }) => moves,
  better: 'lower',
  marks: (state) => {
    const { par } = deckFor(state);
    return [par + Math.max(2, Math.round(par / 2)), par];
  },
  almost: 'almost.star',
});

/** The middle of a car in cells, where it is or at another place. */
export function middleOf(state: State, car: number, place = state.at[car] ?? 0): Point {
  const one = deckFor(state).cars[car];
  const along = place + (one?.length ?? 0) / 2;
  const across = (one?.lane ?? 0) + 0.5;
  return one?.across ? { x: along, y: across } : { x: across, y: along };
}

export const rules: Rules<Params, State, Input> = {
  slug: 'ferry-shuffle',
  version: 1,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'moves' },
  parseParams: shape({ level: whole(0, LEVEL_COUNT) }),
  parseInput: shape({ car: whole(0, MAX_CARS), to: whole(0, MAX_LANE) }),

  deal({ level }, rng) {
    const code = codeFor(level, rng);
    const mirrored = rng.chance(0.5);
    const { cars } = deckOf(code, mirrored);
    return { level, code, mirrored, at: cars.map(({ start }) => start), moves: 0 };
  },

  step(state, { car, to }, { cue }) {
    const deck = deckFor(state);
    const from = state.at[car];
    if (from === undefined) return 'refused.none';
    const [least, most] = rangeOf(deck, state.at, car);
    if (to === from) return least === most ? 'refused.stuck' : 'refused.still';
    if (to < least || to > most) return 'refused.way';
    state.at[car] = to;
    state.moves += 1;
    cue(deck.cars[car]?.length === 3 ? 'heavy' : 'slide', middleOf(state, car));
    if (isOff(state.at)) {
      cue('off', middleOf(state, 0));
      return undefined;
    }
    const way = swellAfter(deck, state.moves - 1);
    if (!way) {
      if (deck.swells.length > 0 && movesToSwell(state.moves) === 1) cue('warn');
      return undefined;
    }
    const before = state.at;
    state.at = rolledBy(deck, before, way);
    cue('swell', { x: deck.cols / 2, y: deck.rows / 2 });
    for (const [index, place] of state.at.entries())
      if (place !== before[index]) cue('roll', middleOf(state, index));
    if (isClear(deck, state.at) && !isClear(deck, before)) cue('clear', middleOf(state, 0));
    return undefined;
  },

  inputs: (state) => (isOff(state.at) ? [] : slidesOf(deckFor(state), state.at)),
  status: ({ at }) => (isOff(at) ? 'won' : 'playing'),
  score: ({ moves }) => moves,
  stars: medals.stars,
  ending: (state) =>
    isOff(state.at) ? { reason: 'ending.off', ...medals.almost(state) } : undefined,

  text(state) {
    const deck = deckFor(state);
    const taken = takenOf(deck, state.at);
    const signs: string[] = Array.from(taken, (one) => (one === 0 ? '.' : '#'));
    for (const [index, car] of deck.cars.entries()) {
      const letter = String.fromCharCode(65 + index);
      for (const cell of cellsOf(deck, car, state.at[index] ?? 0))
        signs[cell] = car.loose ? letter.toLowerCase() : letter;
    }
    const rows = Array.from({ length: deck.rows }, (_, y) =>
      signs.slice(y * deck.cols, (y + 1) * deck.cols).join(''),
    );
    const next = nextSwell(deck, state.moves);
    const swell = next ? `swell ${next} in ${movesToSwell(state.moves)}` : 'calm';
    return [...rows, `moves ${state.moves}, par ${deck.par}, ${swell}`].join('\n');
  },
};
