import { createRng } from '@playgrove/kit/core';
import { RANKS, rankOf, runLength, stacksInSuit, type Card } from '@playgrove/kit/logic/cards';

export const COLUMNS = 10;
export const RUN = RANKS.length;
export const RUNS = 8;
/** How many of the ten columns begin with six cards; the others have five. */
const LONG = 4;
const FACES = 52;

/** 1, 2 or 4. */
export type Suits = 1 | 2 | 4;

/** One of the 104 cards: 52 × copy + face, so that two cards with one face differ. */
export type Id = number;

export type State = {
  readonly suits: Suits;
  /** The same number and suits, the same cards. */
  readonly deal: number;
  columns: Id[][];
  /** Face-down cards of each column. */
  down: number[];
  /** The ten that are dealt next come last, that of the first column first. */
  stock: Id[];
  /** Finished runs, king first, in the order they were finished. */
  done: Id[][];
  moves: number;
};

export type Move = {
  readonly kind: 'move';
  readonly from: number;
  readonly count: number;
  readonly to: number;
};
export type Input = Move | { readonly kind: 'deal' };

/** What the search and the rules both look at. */
export type Table = Pick<State, 'columns' | 'down' | 'stock'>;

export const faceOf = (id: Id): Card => id % FACES;

/**
 * Spider never looks at colors, so any exchange of suits leaves the puzzle the same: one proof
 * serves all of these.
 */
const DRESSES: Readonly<Record<Suits, readonly (readonly number[])[]>> = {
  1: [[0], [1], [2], [3]],
  2: [
    [0, 1],
    [1, 0],
    [2, 3],
    [3, 2],
    [0, 3],
    [3, 0],
    [2, 1],
    [1, 2],
  ],
  4: permutations([0, 1, 2, 3]),
};

function permutations(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first) =>
    permutations(list.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

export const dressesOf = (suits: Suits): number => DRESSES[suits].length;

/** The 104 cards of a deal. Deal numbers are seed × dresses + dress. */
function deckOf(suits: Suits, deal: number): Id[] {
  const dresses = DRESSES[suits];
  const dress = dresses[deal % dresses.length] ?? [];
  const seed = Math.floor(deal / dresses.length);
  const cards = Array.from({ length: RUNS * RUN }, (_, at) => at);
  return createRng(`dewdrop-spider ${suits} deal ${seed}`)
    .shuffled(cards)
    .map((at) => {
      const run = Math.floor(at / RUN);
      const suit = dress[run % suits] ?? 0;
      return Math.floor(run / suits) * FACES + suit * RUN + (at % RUN);
    });
}

/** A deal before its first move: 54 cards in ten columns, the last of each face up; 50 in the stock. */
export function opening(suits: Suits, deal: number): State {
  const deck = deckOf(suits, deal);
  const columns = Array.from({ length: COLUMNS }, (_, at) => deck.splice(0, at < LONG ? 6 : 5));
  return {
    suits,
    deal,
    columns,
    down: columns.map(({ length }) => length - 1),
    stock: deck,
    done: [],
    moves: 0,
  };
}

/** How many cards at the end of a column travel as one. */
export function runOf({ columns, down }: Table, column: number): number {
  const cards = columns[column] ?? [];
  return runLength(cards.slice(down[column] ?? 0).map(faceOf), stacksInSuit);
}

/** Whether a run that begins with `first` may be laid on a column. */
export function accepts({ columns }: Table, to: number, first: Id): boolean {
  const top = columns[to]?.at(-1);
  return top === undefined ? to < COLUMNS : rankOf(top) === rankOf(first) + 1;
}

/** The first card that a move takes; undefined if these cards are not one run. */
export function firstOf(table: Table, from: number, count: number): Id | undefined {
  return count >= 1 && count <= runOf(table, from) ? table.columns[from]?.at(-count) : undefined;
}

/** Columns that take the last `count` cards of a column. */
export function targets(table: Table, from: number, count: number): number[] {
  const first = firstOf(table, from, count);
  if (first === undefined) return [];
  return table.columns.flatMap((_, to) => (to !== from && accepts(table, to, first) ? [to] : []));
}

export function movesFrom(table: Table): Move[] {
  return table.columns.flatMap((_, from) =>
    Array.from({ length: runOf(table, from) }, (__, at) => at + 1).flatMap((count) =>
      targets(table, from, count).map((to): Move => ({ kind: 'move', from, count, to })),
    ),
  );
}

/** A row may be dealt as long as there is one and no column is empty. */
export function mayDeal({ columns, stock }: Table): boolean {
  return stock.length > 0 && columns.every(({ length }) => length > 0);
}

export const isWon = ({ done }: Pick<State, 'done'>): boolean => done.length === RUNS;

/** Cards in order: face up on the next of their suit, or in a finished run. 104 when all is done. */
export function inOrder({ columns, down, done }: State): number {
  let count = done.length * RUN;
  for (const [column, cards] of columns.entries())
    for (let at = (down[column] ?? 0) + 1; at < cards.length; at += 1)
      if (stacksInSuit(faceOf(cards[at - 1] ?? 0), faceOf(cards[at] ?? 0))) count += 1;
  return count;
}

/** What a move joins: 2 its own suit, 1 another, 0 an empty column. */
export function joins({ columns }: Table, { from, count, to }: Move): 0 | 1 | 2 {
  const [under, first] = [columns[to]?.at(-1), columns[from]?.at(-count)];
  if (under === undefined || first === undefined) return 0;
  return stacksInSuit(faceOf(under), faceOf(first)) ? 2 : 1;
}
