import { createRng } from '@playgrove/kit/core';
import {
  cardOf,
  isRed,
  rankOf,
  runLength,
  shuffledDeck,
  stacksDown,
  suitOf,
  SUIT_SWAPS,
  swapSuits,
  type Card,
} from '@playgrove/kit/logic/cards';

export const COLUMNS = 8;
export const PIERS = 4;
export const SUITS = 4;
export const RANKS = 13;
/** Piles: the eight columns, the four piers, and home, where suits are built up. */
export const PIER = COLUMNS;
export const HOME = PIER + PIERS;

export type State = {
  /** The same number, the same cards: seed × 8 + the exchange of suits. */
  readonly deal: number;
  /** Moves of the shortest solution that the screening found. */
  readonly par: number;
  columns: Card[][];
  /** A card on each pier; -1 where there is none. */
  piers: number[];
  /** How many cards of each suit are home. */
  home: number[];
  moves: number;
};

export type Input = { readonly from: number; readonly count: number; readonly to: number };

/** What the search and the rules both look at. */
export type Table = Pick<State, 'columns' | 'piers' | 'home'>;

/** 52 cards, all face up, in four columns of seven and four of six. */
export function opening(deal: number): Table {
  const swap = SUIT_SWAPS[deal % SUIT_SWAPS.length] ?? [];
  const seed = Math.floor(deal / SUIT_SWAPS.length);
  const deck = swapSuits(shuffledDeck(createRng(`harbor-freecell deal ${seed}`)), swap);
  const columns: Card[][] = Array.from({ length: COLUMNS }, () => []);
  for (const [at, card] of deck.entries()) columns[at % COLUMNS]?.push(card);
  return { columns, piers: Array.from({ length: PIERS }, () => -1), home: [0, 0, 0, 0] };
}

/** How many cards may move together onto a column. */
export function berths({ columns, piers }: Table, toEmpty = false): number {
  const free = piers.filter((card) => card < 0).length;
  const empty = columns.filter(({ length }) => length === 0).length - (toEmpty ? 1 : 0);
  return (free + 1) * 2 ** Math.max(0, empty);
}

/** How many cards at the end of a pile hang together, whether or not there is room to move them. */
export function runOf({ columns, piers }: Table, pile: number): number {
  if (pile < COLUMNS) return runLength(columns[pile] ?? []);
  return (piers[pile - PIER] ?? -1) >= 0 ? 1 : 0;
}

/** The last `count` cards of a column or the card of a pier. */
export function cardsOf({ columns, piers }: Table, pile: number, count: number): readonly Card[] {
  if (pile < COLUMNS) return (columns[pile] ?? []).slice(-count);
  const card = piers[pile - PIER] ?? -1;
  return card >= 0 ? [card] : [];
}

export const goesHome = ({ home }: Table, card: Card): boolean =>
  home[suitOf(card)] === rankOf(card);

/** Why cards cannot go somewhere; undefined if they can. Home is one place for every suit. */
export function refusal(table: Table, { from, count, to }: Input): string | undefined {
  const run = runOf(table, from);
  if (run === 0) return 'refused.nothing';
  if (count > run) return 'refused.run';
  const [first] = cardsOf(table, from, count);
  if (first === undefined || from === to) return 'refused.place';
  if (to === HOME) return count === 1 && goesHome(table, first) ? undefined : 'refused.home';
  if (to >= PIER)
    return count > 1
      ? 'refused.one'
      : (table.piers[to - PIER] ?? -1) >= 0
        ? 'refused.full'
        : undefined;
  const under = table.columns[to]?.at(-1);
  if (under !== undefined && !stacksDown(under, first)) return 'refused.place';
  return count > berths(table, under === undefined) ? 'refused.berths' : undefined;
}

/** Every move, those of fewer cards first. */
export function movesFrom(table: Table): Input[] {
  const moves: Input[] = [];
  for (let from = 0; from < HOME; from += 1)
    for (let count = 1; count <= runOf(table, from); count += 1)
      for (const to of targets(table, from, count)) moves.push({ from, count, to });
  return moves;
}

/** Piles that take these cards. */
export function targets(table: Table, from: number, count: number): number[] {
  const piles: number[] = [];
  for (let to = 0; to <= HOME; to += 1)
    if (refusal(table, { from, count, to }) === undefined) piles.push(to);
  return piles;
}

/** Whether a card can go home at once and be missed by none: all that could lie on it can follow. */
export function isSafe({ home }: Pick<Table, 'home'>, card: Card): boolean {
  const rank = rankOf(card);
  const slack = (suit: number): number => (isRed(cardOf(suit, 0)) === isRed(card) ? 2 : 1);
  return home.every((many, suit) => many >= rank - slack(suit));
}

/** The next pile whose last card goes home by itself; undefined if none does. */
export function nextSafe(table: Table): number | undefined {
  for (let pile = 0; pile < HOME; pile += 1) {
    const [card] = cardsOf(table, pile, 1);
    if (card !== undefined && goesHome(table, card) && isSafe(table, card)) return pile;
  }
  return undefined;
}

/** Takes cards from one pile to another without asking. @returns the first of them */
export function shift({ columns, piers, home }: Table, { from, count, to }: Input): Card {
  const cards =
    from < COLUMNS ? (columns[from] ?? []).splice(-count) : piers.splice(from - PIER, 1, -1);
  const [first = 0] = cards;
  if (to === HOME) home[suitOf(first)] = rankOf(first) + 1;
  else if (to >= PIER) piers[to - PIER] = first;
  else columns[to]?.push(...cards);
  return first;
}

export const homeCount = ({ home }: Pick<Table, 'home'>): number =>
  home.reduce((all, many) => all + many, 0);

export const isWon = (table: Pick<Table, 'home'>): boolean => homeCount(table) === SUITS * RANKS;

/** The card on top of a suit at home, if there is one. */
export const topOf = ({ home }: Pick<Table, 'home'>, suit: number): Card | undefined =>
  (home[suit] ?? 0) > 0 ? cardOf(suit, (home[suit] ?? 0) - 1) : undefined;
