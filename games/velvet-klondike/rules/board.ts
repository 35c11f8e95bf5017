import type { Card } from '@playgrove/kit/logic/cards';

/** Where cards lie: columns 0 to 6, homes 7 to 10 by suit, the waste. */
export const COLUMNS = 7;
export const HOME = 7;
export const WASTE = 11;

/** All that a search must know of a position. `talon` is in the order of drawing, `drawn` of it lie open. */
export type Layout = {
  readonly draw: number;
  readonly columns: readonly (readonly Card[])[];
  /** Face-down cards of each column. */
  readonly down: readonly number[];
  /** Cards that are home, by suit. */
  readonly homes: readonly number[];
  readonly talon: readonly Card[];
  readonly drawn: number;
};

/** A position to be changed in place. */
export type Board = {
  readonly columns: Card[][];
  readonly down: number[];
  readonly homes: number[];
  talon: Card[];
  drawn: number;
};

export function thawed(start: Layout): Board {
  return {
    columns: start.columns.map((column) => [...column]),
    down: [...start.down],
    homes: [...start.homes],
    talon: [...start.talon],
    drawn: start.drawn,
  };
}

/*
 * Boards as text: one character a number, columns closed by a mark. A few hundred thousand of them
 * are stored, and strings are what engines keep smallest.
 */
const MARK = 60;
const numberAt = (text: string, at: number): number => text.charCodeAt(at) - 48;
const letter = (value: number): string => LETTERS[value] as string;
const LETTERS = Array.from({ length: 64 }, (_, value) => String.fromCharCode(48 + value));

export function written(board: Board): string {
  let text = '';
  for (const count of board.homes) text += letter(count);
  text += letter(board.drawn);
  for (const card of board.talon) text += letter(card);
  for (let column = 0; column < COLUMNS; column += 1) {
    text += letter(MARK) + letter(board.down[column] as number);
    for (const card of board.columns[column] as Card[]) text += letter(card);
  }
  return text;
}

export function read(text: string): Board {
  const homes = [numberAt(text, 0), numberAt(text, 1), numberAt(text, 2), numberAt(text, 3)];
  const talon: Card[] = [];
  let at = 5;
  for (let value = numberAt(text, at); value !== MARK; value = numberAt(text, at)) {
    talon.push(value);
    at += 1;
  }
  const columns: Card[][] = [];
  const down: number[] = [];
  for (let column = 0; column < COLUMNS; column += 1) {
    down.push(numberAt(text, at + 1));
    const cards: Card[] = [];
    at += 2;
    while (at < text.length && numberAt(text, at) !== MARK) {
      cards.push(numberAt(text, at));
      at += 1;
    }
    columns.push(cards);
  }
  return { columns, down, homes, talon, drawn: numberAt(text, 4) };
}

/** The talon follows from what lies elsewhere; with one card a draw, neither does it matter how far it is drawn. */
export function keyOf(board: Board, draw: number): string {
  const parts: string[] = [];
  for (let column = 0; column < COLUMNS; column += 1) {
    let text = letter(board.down[column] as number);
    for (const card of board.columns[column] as Card[]) text += letter(card);
    parts.push(text);
  }
  parts.sort();
  let key = draw === 1 ? '' : letter(board.drawn);
  for (const count of board.homes) key += letter(count);
  return key + parts.join('<');
}

/** Whether nothing can go wrong any more: all cards open, and each of the talon within reach. */
export function isOpen(board: Board, draw: number): boolean {
  if (draw !== 1 && board.talon.length > 0) return false;
  return board.down.every((count) => count === 0);
}
