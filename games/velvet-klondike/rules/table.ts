import {
  cardOf,
  RANKS,
  rankOf,
  shuffledDeck,
  stacksDown,
  suitOf,
  swapSuits,
  SUIT_SWAPS,
  type Card,
} from '@playgrove/kit/logic/cards';
import { createRng } from '@playgrove/kit/core';
import { COLUMNS, HOME, WASTE, type Layout } from './board.ts';
import { reach } from './leaps.ts';
import { FRESH, type Career } from './wardrobe.ts';

export { COLUMNS, HOME, WASTE };
export const STOCK = 12;
export const DECK = 52;

/** A position. What lies where, what it counts, and what the player wears. */
export type State = {
  readonly draw: number;
  /** The deal's number: the same number and mode, the same cards. */
  readonly deal: number;
  columns: Card[][];
  /** Face-down cards of each column. */
  down: number[];
  /** Cards that are home, by suit: the card on top has this number less one as its rank. */
  homes: number[];
  /** Stock and waste in the order of drawing: the first `drawn` lie open. */
  talon: Card[];
  drawn: number;
  /** Times the waste was turned over. */
  rounds: number;
  moves: number;
  score: number;
  /** What the player brought along, before this deal. */
  career: Career;
};

export type Move = {
  readonly kind: 'move';
  readonly from: number;
  readonly count: number;
  readonly to: number;
};

export type Input =
  | Move
  | { readonly kind: 'draw' }
  | { readonly kind: 'finish' }
  /** Puts on a card back and a tablecloth. */
  | { readonly kind: 'wear'; readonly back: number; readonly felt: number };

/** The cards of a deal, as they come off the deck. Deal numbers are seed × 8 + suits. */
export function deckOf(deal: number): Card[] {
  const swap = SUIT_SWAPS[deal % SUIT_SWAPS.length] ?? [0, 1, 2, 3];
  const seed = Math.floor(deal / SUIT_SWAPS.length);
  return swapSuits(shuffledDeck(createRng(`velvet-klondike deal ${seed}`)), swap);
}

/** Seven columns of one to seven cards with the last one open; the rest is the stock. */
export function layoutOf(deal: number, draw: number): Layout {
  const deck = deckOf(deal);
  let used = 0;
  const columns = Array.from({ length: COLUMNS }, (_, column) => {
    used += column + 1;
    return deck.slice(used - column - 1, used);
  });
  return {
    draw,
    columns,
    down: columns.map((_, column) => column),
    homes: [0, 0, 0, 0],
    talon: deck.slice(used),
    drawn: 0,
  };
}

/** A deal before its first move. @param career what the player brings along */
export function opening(deal: number, draw: number, career: Career = FRESH): State {
  const { columns, down, homes, talon, drawn } = layoutOf(deal, draw);
  return {
    draw,
    deal,
    columns: columns.map((column) => [...column]),
    down: [...down],
    homes: [...homes],
    talon: [...talon],
    drawn,
    rounds: 0,
    moves: 0,
    score: 0,
    career: { ...career },
  };
}

export function homeCount(state: Pick<Layout, 'homes'>): number {
  return state.homes.reduce((sum, count) => sum + count, 0);
}

export function isWon(state: Pick<Layout, 'homes'>): boolean {
  return homeCount(state) === DECK;
}

/** The cards that a move would take, the lowest of them first; empty where there are not so many open. */
export function cardsAt(state: Layout, from: number, count: number): readonly Card[] {
  if (from < COLUMNS) {
    const column = state.columns[from] ?? [];
    const open = column.length - (state.down[from] ?? 0);
    return count >= 1 && count <= open ? column.slice(column.length - count) : [];
  }
  if (count !== 1) return [];
  if (from === WASTE) return state.talon.slice(Math.max(0, state.drawn - 1), state.drawn);
  const top = topOf(state, from);
  return top === undefined ? [] : [top];
}

/** The open card on top of a column, a home or the waste. */
export function topOf(state: Layout, pile: number): Card | undefined {
  if (pile < COLUMNS) return state.columns[pile]?.at(-1);
  if (pile === WASTE) return state.talon[state.drawn - 1];
  const count = state.homes[pile - HOME] ?? 0;
  return count > 0 ? cardOf(pile - HOME, count - 1) : undefined;
}

/** Whether these cards may be laid on that pile. */
export function accepts(state: Layout, to: number, cards: readonly Card[]): boolean {
  const [first] = cards;
  if (first === undefined) return false;
  if (to < COLUMNS) {
    const top = topOf(state, to);
    return top === undefined ? rankOf(first) === RANKS.length - 1 : stacksDown(top, first);
  }
  if (to < HOME || to > HOME + 3 || cards.length !== 1) return false;
  return suitOf(first) === to - HOME && state.homes[to - HOME] === rankOf(first);
}

/** Every move of cards that the rules allow now. */
export function movesFrom(state: Layout): Move[] {
  const moves: Move[] = [];
  for (let from = 0; from <= WASTE; from += 1) {
    const open = from < COLUMNS ? (state.columns[from]?.length ?? 0) - (state.down[from] ?? 0) : 1;
    for (let count = 1; count <= open; count += 1) {
      for (const to of targets(state, from, count)) moves.push({ kind: 'move', from, count, to });
    }
  }
  return moves;
}

/** Where these cards may go; from home only back to a column. */
export function targets(state: Layout, from: number, count: number): number[] {
  const cards = cardsAt(state, from, count);
  if (cards.length === 0) return [];
  const found: number[] = [];
  const last = from >= HOME && from < WASTE ? COLUMNS : WASTE;
  for (let to = 0; to < last; to += 1) {
    if (to !== from && accepts(state, to, cards)) found.push(to);
  }
  return found;
}

/** Whether a move brings something: shows a card, plays one, or frees the way for one. */
export function isUseful(state: Layout, move: Move): boolean {
  if (move.from >= HOME) return move.from === WASTE;
  if (move.to >= HOME) return true;
  const column = state.columns[move.from] ?? [];
  const left = column.length - move.count;
  if (left === (state.down[move.from] ?? 0))
    return left > 0 || move.to >= HOME || !isKing(state, move);
  const under = column[left - 1];
  return under !== undefined && state.homes[suitOf(under)] === rankOf(under);
}

function isKing(state: Layout, { from, count }: Move): boolean {
  const [first] = cardsAt(state, from, count);
  return first !== undefined && rankOf(first) === RANKS.length - 1;
}

/** Whether nothing on the table and nothing that the stock can bring up would get any further. */
export function isStuck(state: Layout): boolean {
  if (movesFrom(state).some((move) => isUseful(state, move))) return false;
  return reach(state.talon.length, state.drawn, state.draw).every(([at]) => {
    const card = state.talon[at] as Card;
    for (let to = 0; to < WASTE; to += 1) if (accepts(state, to, [card])) return false;
    return true;
  });
}
