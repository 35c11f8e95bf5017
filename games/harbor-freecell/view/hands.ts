import { cardTable, type Drag, type Sending } from '@playgrove/kit/draw/cards';
import { cardOf, type Card } from '@playgrove/kit/logic/cards';
import { landing } from '../rules/greedy.ts';
import {
  cardsOf,
  COLUMNS,
  HOME,
  isWon,
  PIER,
  PIERS,
  RANKS,
  runOf,
  SUITS,
  targets,
} from '../rules/table.ts';
import type { Input, State } from '../rules/table.ts';
import { frameOf, pilePoint, spotsOf, tableFor, touchedAt, type Table } from './layout.ts';
import { MASTERS } from './looks.ts';
import type { Ui } from './ui.ts';

/** Seconds between cards that set out together. */
const OPENING_EVERY = 0.016;
export const HOME_EVERY = 0.07;

const ROWS = [
  Array.from({ length: PIERS }, (_, at) => PIER + at),
  Array.from({ length: COLUMNS }, (_, at) => at),
] as const;

export const hands = cardTable<State, Input, Table, Ui>({
  layout: tableFor,
  back: (to) => MASTERS.of(to).back,
  isWon,
  delays,
  isNew: ({ moves }) => moves === 0,
  spots: (state, { table }) => spotsOf(state, table),
  dealtFrom: ({ table: { width, height, ch } }) => ({
    x: width / 2,
    y: height + ch,
    up: false,
    z: 0,
  }),
  touched: (state, { table }, at) => touchedAt(state, table, at),
  cards: (state, pile, count) => cardsOf(state, pile, Math.min(count, runOf(state, pile))),
  spot: (state, { table }, pile) => pilePoint(state, table, pile),
  frame: (state, { table }, pile, count) => frameOf(state, table, pile, count),
  place: (pile, card) => (pile === HOME ? HOME + Math.floor(card / RANKS) : pile),
  targets,
  move: (from, count, to) => ({ from, count, to }),
  parts: ({ from, count, to }) => ({ pile: from, count, to }),
  press: () => undefined,
  landing,
  drop: dropped,
  rows: () => ROWS,
  leaping: (state, { table }) =>
    Array.from({ length: SUITS * RANKS }, (_, at) => {
      const suit = at % SUITS;
      const card = cardOf(suit, RANKS - 1 - Math.floor(at / SUITS));
      return [card, pilePoint(state, table, HOME + suit)] as const;
    }),
});

/** Dealt row by row; cards that go home by themselves go one after the other. */
function delays(_: State, ui: Ui, { isOpening, before, motion: { cues } }: Sending<State>) {
  if (isOpening)
    return (_card: Card, { x, z }: { x: number; z: number }) =>
      (z % 50) * COLUMNS * OPENING_EVERY + x * 0.0003;
  if (!before) return undefined;
  const late = new Map<Card, number>();
  const many = [...before.home];
  for (const { name, at, stage = 0 } of cues) {
    if (name !== 'home' || !at) continue;
    const suit = at.x - HOME;
    late.set(cardOf(suit, many[suit] ?? 0), stage * HOME_EVERY);
    many[suit] = (many[suit] ?? 0) + 1;
  }
  if (late.size > 0) ui.glad = 0;
  return (card: Card) => late.get(card) ?? 0;
}

/** A pier or home under the cards; else the nearest column that takes them, at whatever height. */
function dropped(
  state: State,
  { table }: Ui,
  { from, count, x, y }: Drag,
): Input | 'redraw' | undefined {
  const meant = touchedAt(state, table, { x, y })?.pile;
  if (meant !== undefined && meant >= PIER)
    return meant === from ? 'redraw' : { from, count, to: meant };
  const far = (to: number): number => Math.abs(x - (table.columns[to] ?? 0));
  const [best] = targets(state, from, count)
    .filter((to) => to < COLUMNS)
    .toSorted((a, b) => far(a) - far(b));
  if (best !== undefined && y < table.bottom && far(best) <= table.cw * 0.95)
    return { from, count, to: best };
  return meant === undefined || meant === from ? 'redraw' : { from, count, to: meant };
}
