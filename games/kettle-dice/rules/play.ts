import { whim } from '@playgrove/kit/logic/boardai';
import { BOX, filled, numbers, type Input, type State } from '../rules.ts';
import {
  boxesOf,
  DICE,
  facesOf,
  FULL,
  KETTLE,
  LONG,
  QUARTET,
  ROLLS,
  SET,
  SHORT,
  TEA,
  TWIN,
} from './boxes.ts';
import { table } from './packed.ts';
import { placeOf } from './rolls.ts';
import type { RivalName } from './rivals.ts';
import { Table } from './table.ts';

export type Choice = { readonly input: Input; readonly value: number };

/** Every input, with the points that the best play from there on gains on average; the best first. */
export function choices(state: State, book = table()): readonly Choice[] {
  const { seat, rolls, dice } = state;
  if (rolls === 0) return [{ input: 0, value: 0 }];
  const done = filled(state, seat);
  const sum = numbers(state, seat);
  const roll = placeOf(facesOf(dice));
  const boxes = boxesOf(FULL & ~done).map((box) => ({
    input: BOX + box,
    value: book.worth(done, sum, box, roll),
  }));
  if (rolls === ROLLS) return boxes.toSorted(better);
  const turn = book.turn(done, sum);
  const left = rolls === 1 ? turn.middle : turn.last;
  const seen = new Set<number>();
  const throws: Choice[] = [];
  for (let keep = 0; keep < (1 << DICE) - 1; keep += 1) {
    const place = placeOf(facesOf(dice.filter((_, die) => (keep >> die) & 1)));
    // Which of two equal dice is kept does not matter.
    if (seen.has(place)) continue;
    seen.add(place);
    throws.push({ input: keep, value: left[place] ?? 0 });
  }
  return [...throws, ...boxes].toSorted(better);
}

const better = (one: Choice, two: Choice): number => two.value - one.value;

/** Points by which a keeper misjudges, and how many more it sees in the boxes that it likes. */
type Temper = {
  readonly noise: number;
  readonly likes?: readonly number[];
  readonly love?: number;
};

/**
 * Pip guesses. The gull lives for straights, the cat for many of a kind, the fox for what pays a
 * lot. The badger errs little; the owl plays the table.
 */
const TEMPERS: Readonly<Record<RivalName, Temper>> = {
  pip: { noise: 14 },
  gull: { noise: 6, likes: [SHORT, LONG], love: 12 },
  cat: { noise: 7, likes: [QUARTET, KETTLE], love: 12 },
  fox: { noise: 4.5, likes: [SET, LONG, KETTLE, TWIN], love: 5 },
  badger: { noise: 2.5 },
  owl: { noise: 0 },
};

const books = new Map<RivalName, Table>();

/** A keeper with a favorite combination plays by its own table: short pads take milliseconds to compute. */
function bookOf(name: RivalName): Table {
  const { likes = [], love = 0 } = TEMPERS[name];
  if (love === 0) return table();
  const book =
    books.get(name) ??
    new Table({
      ...TEA,
      points(box, faces) {
        const points = TEA.points(box, faces);
        return points > 0 && likes.includes(box) ? points + love : points;
      },
    });
  books.set(name, book);
  return book;
}

/** What the keeper plays: the same for the same position and deal. */
export function answer(name: RivalName, state: State): Input | undefined {
  const { noise } = TEMPERS[name];
  const judged = choices(state, bookOf(name)).map(({ input, value }) => {
    const turn = whim([...state.dice, state.rolls, state.log.length, input], state.salt);
    return { input, value: value + ((turn % 2001) / 1000 - 1) * noise };
  });
  return judged.toSorted(better)[0]?.input;
}
