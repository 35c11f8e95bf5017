import type { Point } from '@playgrove/kit/contract';
import { cardTable, type Drag } from '@playgrove/kit/draw/cards';
import { cardOf, rankOf, type Card } from '@playgrove/kit/logic/cards';
import type { InputEvent, Press } from '@playgrove/kit/runtime';
import { finishing } from '../rules/finish.ts';
import {
  cardsAt,
  COLUMNS,
  DECK,
  HOME,
  isWon,
  STOCK,
  targets,
  WASTE,
  type Input,
  type State,
} from '../rules/table.ts';
import { bestMove, openCards } from './choice.ts';
import { frameOf, inside, pilePoint, spotsOf, tableFor, touchedAt, type Table } from './layout.ts';
import type { Ui } from './ui.ts';
import { backOf, readWardrobe } from './wardrobe.ts';

type Read = Input | 'redraw' | undefined;

/** Seconds between cards that set out together. */
const DEAL_EVERY = 0.021;
const DRAW_EVERY = 0.045;
export const HOME_EVERY = 0.05;
/** Seconds for which the stock is pressed in after a tap. */
const PRESSED = 0.12;
/** How near a dropped card must be to its place, in card widths and heights. */
const DROP_WIDE = 1;
const DROP_HIGH = 1.1;

/** One event of a hand, in play or in the wardrobe. */
export function readHands(event: InputEvent, state: State, ui: Ui): Read {
  if (ui.wardrobe) return readWardrobe(event, state, ui);
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'key') {
    if (event.phase !== 'down') return undefined;
    if (event.key === 'd') return tapStock(ui);
    if (event.key === 'f') return { kind: 'finish' };
    if (!ui.dresses) return undefined;
    ui.wardrobe = { focus: 0 };
    return 'redraw';
  }
  if (event.kind !== 'pad' || event.phase === 'up') return undefined;
  if (event.button === 'y' || event.button === 'r') return tapStock(ui);
  return hands.read(event, state, ui);
}

function tapStock(ui: Ui): Input {
  ui.tapped = 0;
  return { kind: 'draw' };
}

export const hands = cardTable<State, Input, Table, Ui>({
  layout: tableFor,
  back: (_, { career }) => backOf(career.back),
  isWon,
  isNew: ({ moves }) => moves === 0,
  delays: (state, _, { isOpening, before }) =>
    isOpening
      ? (card) => openingDelay(state, card)
      : before && ((card) => delayOf(before, state, card)),
  spots: (state, { table }) => spotsOf(state, table),
  dealtFrom: ({ table }) => ({ ...table.stock, up: false, z: 0 }),
  shown: (card, { talon }, { tapped }) =>
    tapped < PRESSED && !card.up && !card.moving && talon.includes(card.card)
      ? { ...card, y: card.y + (1 - tapped / PRESSED) * 3 }
      : card,
  touched: (state, { table }, at) => touchedAt(state, table, at),
  cards: (state, pile, count) =>
    pile === STOCK ? [] : cardsAt(state, pile, Math.min(count, openCards(state, pile))),
  spot: (state, { table }, pile) => pilePoint(state, table, pile),
  frame: (state, { table }, pile, count) => frameOf(state, table, pile, count),
  targets,
  move: (from, count, to) => ({ kind: 'move', from, count, to }),
  parts(input) {
    if (input.kind === 'move') return { pile: input.from, count: input.count, to: input.to };
    return input.kind === 'draw' ? { pile: STOCK, count: 1 } : undefined;
  },
  press: (_, ui, pile) => (pile === STOCK ? tapStock(ui) : undefined),
  landing: bestMove,
  drop: dropped,
  rows: ({ table }) => [upperRow(table), COLUMN_ROW],
  leaping: (_, { table }) =>
    Array.from({ length: DECK }, (__, at) => {
      const suit = at % 4;
      return [cardOf(suit, 12 - Math.floor(at / 4)), table.homes[suit] ?? table.stock] as const;
    }),
});

function readPress(press: Press, state: State, ui: Ui): Read {
  if (press.phase === 'down' && !ui.drag) {
    if (ui.dresses && inside(press, ui.table.dress, ui.table.button + 4)) {
      ui.wardrobe = { focus: 0 };
      return 'redraw';
    }
    if (finishing(state) && inside(press, ui.table.finish, 44)) return { kind: 'finish' };
  }
  return hands.read(press, state, ui);
}

/** Dealt row by row, as hands do it. */
function openingDelay(state: State, card: Card): number {
  for (const [column, cards] of state.columns.entries()) {
    const index = cards.indexOf(card);
    if (index < 0) continue;
    const before = Array.from({ length: index }, (_, row) => COLUMNS - row).reduce(
      (a, b) => a + b,
      0,
    );
    return (before + column - index) * DEAL_EVERY;
  }
  return 0;
}

/** Cards that go home together leave lowest first; cards drawn together, one after the other. */
function delayOf(before: State, state: State, card: Card): number {
  const suit = Math.floor(card / 13);
  const rank = rankOf(card);
  const was = before.homes[suit] ?? 0;
  if (rank >= was && rank < (state.homes[suit] ?? 0)) {
    let earlier = 0;
    for (let other = 0; other < 4; other += 1) {
      const from = before.homes[other] ?? 0;
      const until = Math.min(state.homes[other] ?? 0, rank + (other < suit ? 1 : 0));
      earlier += Math.max(0, until - from);
    }
    return earlier * HOME_EVERY;
  }
  const index = state.talon.indexOf(card);
  const drawn =
    index >= 0 &&
    index < state.drawn &&
    before.drawn <= index &&
    before.talon.length === state.talon.length;
  return drawn ? (index - before.drawn) * DRAW_EVERY : 0;
}

/** The nearest place that takes these cards, if one is near; else they go back by themselves. */
function dropped(state: State, ui: Ui, drag: Drag): Read {
  const { table } = ui;
  let best: { to: number; far: number } | undefined;
  for (const to of targets(state, drag.from, drag.count)) {
    const spot = pilePoint(state, table, to);
    const wide = Math.abs(drag.x - spot.x) / (table.cw * DROP_WIDE);
    // Along a column any height will do that is not plainly above it.
    const high =
      to < COLUMNS
        ? drag.y > table.top - table.ch * 0.3
          ? 0
          : 2
        : Math.abs(drag.y - spot.y) / (table.ch * DROP_HIGH);
    if (wide > 1 || high > 1) continue;
    const far = wide + high * 0.6;
    if (!best || far < best.far) best = { to, far };
  }
  if (best) return { kind: 'move', from: drag.from, count: drag.count, to: best.to };
  const meant = touchedAt(state, table, drag);
  if (!meant || meant.pile === drag.from || meant.pile === STOCK) return 'redraw';
  return { kind: 'move', from: drag.from, count: drag.count, to: meant.pile };
}

/** Below and above the columns: piles that lie in a row, from left to right on this screen. */
function upperRow({ homes, waste, stock }: Table): number[] {
  const places: readonly (readonly [number, Point])[] = [
    ...homes.map((home, suit) => [HOME + suit, home] as const),
    [WASTE, waste],
    [STOCK, stock],
  ];
  return places.toSorted(([, one], [, other]) => one.x - other.x).map(([pile]) => pile);
}

const COLUMN_ROW = Array.from({ length: COLUMNS }, (_, at) => at);
