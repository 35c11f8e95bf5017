import { cardTable, type Drag, type Sending } from '@playgrove/kit/draw/cards';
import type { InputEvent } from '@playgrove/kit/runtime';
import { landing } from '../rules/greedy.ts';
import { COLUMNS, faceOf, isWon, RUN, runOf, RUNS, targets } from '../rules/table.ts';
import type { Id, Input, State } from '../rules/table.ts';
import {
  doneAt,
  frameOf,
  pilePoint,
  spotsOf,
  STOCK,
  tableFor,
  touchedAt,
  WEB,
  type Table,
} from './layout.ts';
import { SPIDERS } from './looks.ts';
import type { Ui } from './ui.ts';

type Read = Input | 'redraw' | undefined;

/** Seconds between cards that set out together. */
const OPENING_EVERY = 0.018;
const DEAL_EVERY = 0.045;
const RUN_EVERY = 0.03;
/** A finished run is seen on its column this long before it leaves. */
const PARKED = 0.34;
/** Cards that leap after a win. */
const LEAPING = 56;

const ROWS = [Array.from({ length: COLUMNS }, (_, at) => at), [WEB, STOCK]] as const;

export const hands = cardTable<State, Input, Table, Ui>({
  layout: tableFor,
  back: (to) => SPIDERS.of(to).back,
  face: faceOf,
  isWon,
  delays,
  isNew: ({ moves }) => moves === 0,
  spots: (state, { table, parked }) => spotsOf(state, table, parked),
  dealtFrom: ({ table: { stock } }, spot) => (spot.z >= 300 ? { ...stock, up: false, z: 0 } : spot),
  touched: (state, { table }, at) => touchedAt(state, table, at),
  cards: (state, pile, count) =>
    (state.columns[pile] ?? []).slice(-Math.min(count, runOf(state, pile))),
  spot: (state, { table }, pile) => pilePoint(state, table, pile),
  frame: (state, { table }, pile, count) => frameOf(state, table, pile, count),
  targets,
  move: (from, count, to) => ({ kind: 'move', from, count, to }),
  parts: (input) =>
    input.kind === 'move'
      ? { pile: input.from, count: input.count, to: input.to }
      : { pile: STOCK, count: 1 },
  press: (_, ui, pile) => (pile === STOCK ? { kind: 'deal' } : pile === WEB ? spin(ui) : undefined),
  landing,
  drop: dropped,
  rows: () => ROWS,
  leaping: ({ done }, { table }) =>
    Array.from({ length: LEAPING }, (_, at) => {
      const run = at % RUNS;
      return [done[run]?.[Math.floor(at / RUNS)] ?? 0, doneAt(table, run)] as const;
    }),
});

export function readHands(event: InputEvent, state: State, ui: Ui): Read {
  if (event.kind === 'key' && event.phase === 'down')
    return event.key === 'd' ? { kind: 'deal' } : spin(ui);
  if (event.kind === 'pad' && event.phase !== 'up') {
    if (event.button === 'y' || event.button === 'r') return { kind: 'deal' };
    if (event.button === 'l') return spin(ui);
  }
  return hands.read(event, state, ui);
}

/** Whether finished runs lie on their columns and it is time for them to leave. */
export const leaves = ({ parked, leaving }: Ui): boolean => parked.length > 0 && leaving <= 0;

/** Rows are dealt as hands do it. Finished runs are parked first; when they leave, aces go first. */
function delays(state: State, ui: Ui, sending: Sending<State>) {
  const { isOpening, before, motion, reducedMotion } = sending;
  if (ui.seen && ui.seen !== state && !ui.drag) ui.web = false;
  const later = new Map<Id, number>();
  for (const { run } of leaves(ui) ? ui.parked : [])
    for (const [index, id] of (state.done[run] ?? []).entries())
      later.set(id, (RUN - 1 - index) * RUN_EVERY);
  ui.parked = [];
  if (isOpening) return (id: Id) => openingDelay(state, id);
  if (!before) return (id: Id) => later.get(id) ?? 0;
  const isDealt = before.stock.length > state.stock.length;
  if (before.done.length < state.done.length && !reducedMotion) {
    ui.parked = motion.cues
      .filter(({ name }) => name === 'run')
      .map(({ at, value = 1 }) => ({
        column: at?.x ?? 0,
        run: value - 1,
        above: state.columns[at?.x ?? 0]?.length ?? 0,
      }));
    ui.leaving = PARKED + (isDealt ? COLUMNS * DEAL_EVERY : 0);
    ui.glad = -ui.leaving;
  }
  if (motion.cues.some(({ name }) => name === 'long')) ui.glad = 0;
  if (!isDealt) return undefined;
  return (id: Id) => Math.max(0, before.stock.indexOf(id) - state.stock.length) * DEAL_EVERY;
}

function openingDelay(state: State, id: Id): number {
  for (const [column, cards] of state.columns.entries()) {
    const index = cards.indexOf(id);
    if (index >= 0) return (index * COLUMNS + column) * OPENING_EVERY;
  }
  return 0;
}

/** Shows the web of legal moves, or takes it away. */
function spin(ui: Ui): 'redraw' {
  ui.web = !ui.web;
  ui.webAge = 0;
  return 'redraw';
}

/** The nearest column that takes these cards, at whatever height; else they go back by themselves. */
function dropped(state: State, { table }: Ui, { from, count, x, y }: Drag): Read {
  if (y > table.bottom + table.ch * 0.5) return 'redraw';
  const far = (to: number): number => Math.abs(x - (table.columns[to] ?? 0));
  const [best] = targets(state, from, count).toSorted((a, b) => far(a) - far(b));
  if (best !== undefined && far(best) <= table.cw * 0.95)
    return { kind: 'move', from, count, to: best };
  const meant = touchedAt(state, table, { x, y })?.pile ?? from;
  return meant >= COLUMNS || meant === from ? 'redraw' : { kind: 'move', from, count, to: meant };
}
