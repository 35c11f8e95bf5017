import type { Level } from '@playgrove/kit/contract';
import { BOOKS, IN_BOOK, LINES, type BookName } from './books.ts';

/** A run: a chapter of three holes, a whole book, or nine pages dealt at random. */
export type Params = {
  readonly book: BookName | 'random';
  /** The first hole, and how many. */
  readonly from: number;
  readonly count: number;
  readonly players: 1 | 2;
  /** Strokes over par that a run allows; two players count no strokes down. */
  readonly spare: number;
};

export const IN_CHAPTER = 3;
/** Strokes over par after which a hole is picked up. */
export const MAX_OVER = 4;
/** Spare strokes by book and chapter. The first chapter has one for each that a hole can take. */
const SPARE: Readonly<Record<BookName, readonly [number, number, number]>> = {
  mill: [12, 8, 8],
  hills: [4, 4, 3],
  moles: [2, 2, 3],
  frogs: [4, 4, 5],
  candy: [3, 0, 1],
  castle: [1, 2, 2],
};
const SPARE_BOOK = 9;
const SPARE_RANDOM = 10;
/** Stars that open each book, and each whole book. */
const NEEDS = [0, 3, 8, 14, 20, 27] as const;
const WHOLE_NEEDS = [6, 12, 18, 24, 30, 36] as const;

const chapters = BOOKS.flatMap((book, at) =>
  [0, 1, 2].map((chapter): Level<Params> => {
    const spare = SPARE[book][chapter] ?? 3;
    const params = { book, from: chapter * IN_CHAPTER, count: IN_CHAPTER, spare } as const;
    const pack = `book.${book}`;
    return {
      id: `${book}-${chapter + 1}`,
      params: { ...params, players: 1 },
      pack,
      needs: NEEDS[at] ?? 0,
    };
  }),
);

const rounds: readonly Level<Params>[] = [
  {
    id: 'random',
    params: { book: 'random', from: 0, count: IN_BOOK, players: 1, spare: SPARE_RANDOM },
    pack: 'pack.rounds',
    needs: 3,
  },
  ...BOOKS.map((book, at): Level<Params> => {
    const params = { book, from: 0, count: IN_BOOK, players: 1, spare: SPARE_BOOK } as const;
    return { id: `${book}-all`, params, pack: 'pack.rounds', needs: WHOLE_NEEDS[at] ?? 0 };
  }),
];

const pairs = ([...BOOKS, 'random'] as const).map((book): Level<Params> => {
  const params = { book, from: 0, count: IN_BOOK, players: 2, spare: 0 } as const;
  return { id: `two-${book}`, params, pack: 'pack.two', starless: true };
});

export const LEVELS = [...chapters, ...rounds, ...pairs] as unknown as readonly [
  Level<Params>,
  ...Level<Params>[],
];

/** The lines of a run's holes; those of a random nine were dealt. */
export function linesOf({ book, from, count }: Params): readonly string[] {
  return book === 'random' ? [] : LINES[book].slice(from, from + count);
}
