import { wanting } from '@playgrove/kit/logic/orders';
import {
  within,
  type CellEvent,
  type InputEvent,
  type Key,
  type Pad,
  type Point,
  type Press,
  type Rect,
} from '@playgrove/kit/runtime';
import { capOf, donenessOf, momentOf } from '../rules/kitchen.ts';
import { cuisineOf, dishFrom, dishOf, mayBecome } from '../rules/menu.ts';
import type { Pan, State } from '../rules/state.ts';
import { WARES, type Input } from '../rules.ts';
import type { Ui } from './ui.ts';
import { layoutOf, middle } from './layout.ts';

type Answer = Input | readonly Input[] | 'redraw' | undefined;
/** World units by which fingers may miss. */
const ROOM = 5;

/** Everything that can be pressed. */
export type Station =
  | { readonly kind: 'crate' | 'pan' | 'seat'; readonly at: number; readonly spot: Rect }
  | { readonly kind: 'board'; readonly at: 0; readonly spot: Rect };

export function stations(state: State, ui: Ui): Station[] {
  const layout = layoutOf(ui.size, state);
  const list = (kind: 'crate' | 'pan' | 'seat', spots: readonly Rect[]): Station[] =>
    spots.map((spot, at) => ({ kind, at, spot }));
  return [
    ...list('crate', layout.crates),
    ...(layout.board ? [{ kind: 'board', at: 0, spot: layout.board } as const] : []),
    ...list('pan', layout.pans),
    ...list(
      'seat',
      layout.seats.map((seat, at) => tall(seat, layout.tickets[at])),
    ).filter(({ at }) => state.book.open.some((order) => order.seat === at)),
  ];
}

/** A guest is pressed on the head or on the ticket. */
function tall(seat: Rect, ticket: Rect | undefined): Rect {
  if (!ticket) return seat;
  const [x, y] = [Math.min(seat.x, ticket.x), Math.min(seat.y, ticket.y)];
  const right = Math.max(seat.x + seat.width, ticket.x + ticket.width);
  return { x, y, width: right - x, height: seat.y + seat.height - y };
}

export function read(event: InputEvent, state: State, ui: Ui): Answer {
  if (event.kind === 'cell') return readCell(event, ui);
  if (event.kind === 'press') return readPress(event, state, ui);
  if (event.kind === 'pad') return readPad(event, state, ui);
  if (event.kind === 'key') return readKey(event, state, ui);
  return undefined;
}

/** The shop; leaving it for the stove closes it. */
function readCell({ phase, id }: CellEvent, ui: Ui): Answer {
  const ware = WARES.find((name) => name === id);
  if (phase !== 'down') return 'redraw';
  if (ware) return { act: 'buy', ware };
  ui.cooking = true;
  return 'redraw';
}

function readPress(event: Press, state: State, ui: Ui): Answer {
  if (event.phase === 'hover') return undefined;
  if (event.phase === 'down') {
    ui.focus = -1;
    ui.digits = false;
    const found = stations(state, ui).find(({ spot }) => within(spot, event, ROOM));
    if (found?.kind === 'crate') {
      ui.pointer = event.pointer;
      ui.dragged = false;
      ui.now = { x: event.x, y: event.y };
    }
    return found && act(found, state);
  }
  if (event.pointer !== ui.pointer) return undefined;
  if (event.phase === 'up' || event.phase === 'cancel') {
    ui.pointer = undefined;
    return 'redraw';
  }
  ui.now = { x: event.x, y: event.y };
  return drag(event, state, ui) ?? 'redraw';
}

/** A chain goes on into every crate that fits, and ends in a free pan. */
function drag(event: Press, state: State, ui: Ui): Answer {
  const { crates } = cuisineOf(state.cuisine);
  const inputs: Input[] = [];
  const hand = [...state.hand];
  const all = stations(state, ui);
  for (const point of event.path) {
    const found = all.find(
      ({ kind, spot }) =>
        (kind === 'crate' || kind === 'pan') && near(spot, point, kind === 'pan' ? 0.44 : 0.36),
    );
    if (found?.kind === 'crate') {
      const item = crates[found.at];
      if (item === undefined || hand.includes(item) || !has(state, found.at)) continue;
      if (!mayBecome(state.menu, [...hand, item])) continue;
      ui.dragged = true;
      hand.push(item);
      inputs.push({ act: 'pick', crate: found.at });
    } else if (found && state.pans[found.at]?.dish === null && dishFrom(state.menu, hand)) {
      inputs.push({ act: 'cook', pan: found.at });
      ui.pointer = undefined;
      return inputs;
    }
  }
  return inputs.length > 0 ? inputs : undefined;
}

/** Well inside, so that a chain can pass between two crates. */
function near(spot: Rect, at: Point, part: number): boolean {
  const { x, y } = middle(spot);
  return Math.abs(at.x - x) <= spot.width * part && Math.abs(at.y - y) <= spot.height * part;
}

function has(state: State, crate: number): boolean {
  return !state.counted || (state.stock[crate] ?? 0) > 0;
}

/** What pressing a station means now. */
function act(station: Station, state: State): Answer {
  const { kind, at } = station;
  if (kind === 'crate')
    return has(state, at) ? { act: 'pick', crate: at } : { act: 'chop', crate: at };
  if (kind === 'board') return { act: 'chop', crate: lowest(state) };
  if (kind === 'pan') return actPan(state, at);
  const guest = state.book.open.find(({ seat }) => seat === at);
  const pan = state.pans.findIndex(
    (one) => one.dish !== null && isDone(one) && guest?.wants.includes(one.dish),
  );
  return pan >= 0 ? { act: 'serve', pan, seat: at } : undefined;
}

function isDone(pan: Pan): boolean {
  const how = donenessOf(pan);
  return how === 'ready' || how === 'singeing';
}

function actPan(state: State, at: number): Input | undefined {
  const pan = state.pans[at];
  if (!pan) return undefined;
  if (pan.dish === null) {
    if (state.hand.length === 0) return undefined;
    return { act: 'cook', pan: at };
  }
  if (isDone(pan) && wanting(state.book, pan.dish).length > 0) return { act: 'serve', pan: at };
  return { act: 'toss', pan: at };
}

/** The crate of tonight's menu that runs out first. */
export function lowest(state: State): number {
  const { crates } = cuisineOf(state.cuisine);
  const used = crates.map((item) => state.menu.some((id) => dishOf(id).items.includes(item)));
  const left = state.stock.map(
    (portions, at) => portions + 3 * state.chopping.filter((one) => one === at).length,
  );
  let best = 0;
  left.forEach((portions, at) => {
    if (used[at] && (!used[best] || portions < (left[best] ?? 0))) best = at;
  });
  return (left[best] ?? 0) < capOf(state) ? best : 0;
}

/** 1 to 6 are the crates, 7 to 9 the pans, 0 is the board. */
function readKey(event: Key, state: State, ui: Ui): Answer {
  if (event.phase !== 'down') return undefined;
  ui.digits = true;
  ui.focus = -1;
  const digit = Number(event.key);
  if (digit === 0) return state.counted ? { act: 'chop', crate: lowest(state) } : 'redraw';
  if (digit > 6) return actPan(state, digit - 7) ?? 'redraw';
  return has(state, digit - 1)
    ? { act: 'pick', crate: digit - 1 }
    : { act: 'chop', crate: digit - 1 };
}

function readPad(event: Pad, state: State, ui: Ui): Answer {
  if (event.phase === 'up') return undefined;
  if (event.device === 'keyboard') ui.digits = true;
  const { button } = event;
  if (button === 'up' || button === 'down' || button === 'left' || button === 'right') {
    move(state, ui, button);
    return 'redraw';
  }
  if (event.phase === 'repeat') return undefined;
  if (button === 'b') return state.hand.length > 0 ? { act: 'drop' } : undefined;
  if (button === 'x') return smart(state);
  if (button !== 'a') return undefined;
  const station = stations(state, ui)[ui.focus];
  return station && ui.focus >= 0 ? act(station, state) : smart(state);
}

/** To the nearest station that way. */
function move(state: State, ui: Ui, way: 'up' | 'down' | 'left' | 'right'): void {
  const all = stations(state, ui);
  const from = all[ui.focus];
  if (!from || ui.focus < 0) {
    ui.focus = 0;
    return;
  }
  const here = middle(from.spot);
  const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[way] as [
    number,
    number,
  ];
  let best = Infinity;
  all.forEach(({ spot }, at) => {
    const there = middle(spot);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along <= 4 || along + aside * 2 >= best) return;
    best = along + aside * 2;
    ui.focus = at;
  });
}

/** Space: the pan that is nearest its moment, else what is done, else what is held. */
function smart(state: State): Input | undefined {
  let nearest: number | undefined;
  let least = 40;
  state.pans.forEach((pan, at) => {
    if (pan.dish === null || donenessOf(pan) !== 'cooking') return;
    const dish = dishOf(pan.dish);
    pan.tosses.forEach((how, index) => {
      const off = Math.abs(pan.heat - momentOf(dish, index));
      if (how !== 'open' || off >= least) return;
      least = off;
      nearest = at;
    });
  });
  if (nearest !== undefined) return { act: 'toss', pan: nearest };
  const done = state.pans.findIndex(
    (pan) => pan.dish !== null && isDone(pan) && wanting(state.book, pan.dish).length > 0,
  );
  if (done >= 0) return { act: 'serve', pan: done };
  const empty = state.pans.findIndex(({ dish }) => dish === null);
  if (empty >= 0 && dishFrom(state.menu, state.hand)) return { act: 'cook', pan: empty };
  const burnt = state.pans.findIndex(({ burnt: black }) => black);
  if (burnt >= 0) return { act: 'toss', pan: burnt };
  const busy = state.pans.findIndex(({ dish }) => dish !== null);
  return busy >= 0 ? { act: 'toss', pan: busy } : undefined;
}
