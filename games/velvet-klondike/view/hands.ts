import type { Point } from '@playgrove/kit/contract';
import type { InputEvent, Pad, Press } from '@playgrove/kit/runtime';
import { finishing } from '../rules/finish.ts';
import {
  cardsAt,
  COLUMNS,
  HOME,
  STOCK,
  targets,
  WASTE,
  type Input,
  type State,
} from '../rules/table.ts';
import { bestMove, openCards } from './choice.ts';
import { inside, pilePoint, touchedAt } from './layout.ts';
import type { Ui } from './ui.ts';
import { readWardrobe } from './wardrobe.ts';

type Read = Input | 'redraw' | undefined;

/** World units after which a press is a drag. */
const DRAG_FROM = 7;
/** How near a dropped card must be to its place, in card widths and heights. */
const DROP_WIDE = 1;
const DROP_HIGH = 1.1;

/** One event of a hand, in play or in the wardrobe. */
export function readHands(event: InputEvent, state: State, ui: Ui): Read {
  if (ui.wardrobe) return readWardrobe(event, state, ui);
  if (event.kind === 'press') {
    if (event.phase === 'hover') return undefined;
    ui.keyboard = false;
    return readPress(event, state, ui);
  }
  if (event.kind === 'key') {
    if (event.phase !== 'down') return undefined;
    if (event.key === 'd') return tapStock(ui);
    if (event.key === 'f') return { kind: 'finish' };
    if (!ui.dresses) return undefined;
    ui.wardrobe = { focus: 0 };
    return 'redraw';
  }
  if (event.kind === 'pad' && event.phase !== 'up') {
    ui.keyboard = true;
    return readPad(event, state, ui);
  }
  return undefined;
}

function tapStock(ui: Ui): Input {
  ui.tapped = 0;
  return { kind: 'draw' };
}

function readPress(press: Press, state: State, ui: Ui): Read {
  if (press.phase === 'down') return pressDown(press, state, ui);
  const { drag } = ui;
  if (!drag || drag.pointer !== press.pointer) return undefined;
  if (press.phase === 'cancel') {
    letGo(ui);
    return 'redraw';
  }
  drag.x = press.x + drag.grip.x;
  drag.y = press.y + drag.grip.y;
  const far = Math.hypot(press.x - press.from.x, press.y - press.from.y);
  if (far > DRAG_FROM) drag.moved = true;
  if (press.phase === 'move') return 'redraw';
  letGo(ui);
  return drag.moved ? dropped(state, ui, drag) : tapped(state, ui, drag.from, drag.count);
}

/** The cards fly to wherever the position says they are. */
function letGo(ui: Ui): void {
  ui.drag = undefined;
  ui.seen = undefined;
}

function pressDown(press: Press, state: State, ui: Ui): Read {
  if (ui.drag) return undefined;
  ui.lifted = undefined;
  const { table } = ui;
  if (ui.dresses && inside(press, table.dress, table.button + 4)) {
    ui.wardrobe = { focus: 0 };
    return 'redraw';
  }
  if (finishing(state) && inside(press, table.finish, 44)) return { kind: 'finish' };
  const touched = touchedAt(state, table, press);
  if (!touched) return undefined;
  if (touched.pile === STOCK) return tapStock(ui);
  const open = openCards(state, touched.pile);
  if (open === 0) return undefined;
  const count = Math.min(touched.count, open);
  const cards = cardsAt(state, touched.pile, count);
  const first = ui.cards.at(cards[0] ?? -1) ?? pilePoint(state, table, touched.pile);
  ui.cursor = { pile: touched.pile, count };
  ui.drag = {
    pointer: press.pointer,
    from: touched.pile,
    count,
    cards,
    grip: { x: first.x - press.x, y: first.y - press.y },
    x: first.x,
    y: first.y,
    moved: false,
  };
  return 'redraw';
}

function tapped(state: State, ui: Ui, from: number, count: number): Input {
  const move = bestMove(state, from, count);
  if (move) return move;
  for (const card of cardsAt(state, from, count)) ui.cards.refuse(card);
  return { kind: 'move', from, count, to: from };
}

/** The nearest place that takes these cards, if one is near; else they go back by themselves. */
function dropped(
  state: State,
  ui: Ui,
  drag: { from: number; count: number; x: number; y: number },
): Read {
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

/** The upper row from left to right as it lies in a row; columns are the lower one. */
const UPPER = [HOME, HOME + 1, HOME + 2, HOME + 3, WASTE, STOCK] as const;

function readPad({ button }: Pad, state: State, ui: Ui): Read {
  if (button === 'a') return enter(state, ui);
  if (button === 'b' || button === 'x') return lift(state, ui);
  if (button === 'y' || button === 'r') return tapStock(ui);
  if (button === 'up' || button === 'down' || button === 'left' || button === 'right') {
    if (ui.lifted) walkTargets(state, ui, button === 'left' || button === 'up' ? -1 : 1);
    else walk(state, ui, button);
    return 'redraw';
  }
  return undefined;
}

function enter(state: State, ui: Ui): Read {
  const { pile, count } = ui.cursor;
  const { lifted } = ui;
  if (lifted) {
    ui.lifted = undefined;
    ui.cursor = { pile, count: 1 };
    return { kind: 'move', from: lifted.from, count: lifted.count, to: pile };
  }
  if (pile === STOCK) return tapStock(ui);
  const open = openCards(state, pile);
  return tapped(state, ui, pile, Math.max(1, Math.min(count, open)));
}

/** Picks up what the cursor is on and goes to the first place that takes it; or puts it back. */
function lift(state: State, ui: Ui): Read {
  if (ui.lifted) {
    ui.cursor = { pile: ui.lifted.from, count: ui.lifted.count };
    ui.lifted = undefined;
    return 'redraw';
  }
  const { pile, count } = ui.cursor;
  const places = pile === STOCK ? [] : targets(state, pile, count);
  const [first] = places;
  if (first === undefined) return pile === STOCK ? undefined : tapped(state, ui, pile, count);
  ui.lifted = { from: pile, count };
  ui.cursor = { pile: first, count: 1 };
  return 'redraw';
}

function walkTargets(state: State, ui: Ui, by: number): void {
  const { lifted } = ui;
  if (!lifted) return;
  const places = targets(state, lifted.from, lifted.count);
  const at = places.indexOf(ui.cursor.pile);
  ui.cursor = {
    pile: places[(at + by + places.length) % places.length] ?? ui.cursor.pile,
    count: 1,
  };
}

function walk(state: State, ui: Ui, way: 'up' | 'down' | 'left' | 'right'): void {
  const { pile, count } = ui.cursor;
  const column = pile < COLUMNS;
  if (way === 'left' || way === 'right') {
    const by = way === 'left' ? -1 : 1;
    if (column) ui.cursor = { pile: (pile + by + COLUMNS) % COLUMNS, count: 1 };
    else {
      const row = upperRow(ui);
      const at = row.indexOf(pile);
      ui.cursor = { pile: row[(at + by + row.length) % row.length] ?? pile, count: 1 };
    }
    return;
  }
  const open = openCards(state, pile);
  if (column && way === 'up' && count < open) ui.cursor = { pile, count: count + 1 };
  else if (column && way === 'down' && count > 1) ui.cursor = { pile, count: count - 1 };
  else ui.cursor = { pile: across(state, ui, pile), count: 1 };
}

/** Left to right as they lie on this screen. */
function upperRow(ui: Ui): number[] {
  const x = (pile: number): number =>
    (pile === STOCK
      ? ui.table.stock
      : pile === WASTE
        ? ui.table.waste
        : (ui.table.homes[pile - HOME] ?? ui.table.stock)
    ).x;
  return [...UPPER].sort((one, other) => x(one) - x(other));
}

/** The nearest pile of the other row. */
function across(state: State, ui: Ui, pile: number): number {
  const from: Point = pilePoint(state, ui.table, pile);
  const others = pile < COLUMNS ? [...UPPER] : Array.from({ length: COLUMNS }, (_, at) => at);
  const far = (other: number): number => Math.abs(pilePoint(state, ui.table, other).x - from.x);
  return others.reduce((best, other) => (far(other) < far(best) ? other : best));
}
