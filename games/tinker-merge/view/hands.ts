import { controls, isWay, pick, WAYS, type Control } from '@playgrove/kit/draw/controls';
import { within, type PadButton, type Point, type Press, type Sizes } from '@playgrove/kit/runtime';
import { choose } from '../rules/choose.ts';
import { canMerge, canReach, EMPTY, isPiece } from '../rules/pieces.ts';
import { dropsOf, leftIn, seatFor, type Input, type State } from '../rules/state.ts';
import { cellAt, cellRect, centerOf, layoutOf, middleOf, type Layout } from './layout.ts';
import { SHOWN, BOX, SEAT, type Ui } from './ui.ts';

/** The box as a piece comes after all cells, since cells are numbered from 0. */
const boxOf = ({ cells }: State): number => cells.length;
const contentOf = (piece: number, { cells, parts }: State): number =>
  (piece === cells.length ? parts[0] : cells[piece]) ?? EMPTY;

/** Where a gadget, or the next part, may go: cells, and seats from `SEAT` on. */
export function targetsOf(piece: number, state: State): readonly number[] {
  const { cells, seats } = state;
  if (piece === boxOf(state))
    return [
      ...cells.flatMap((content, cell) => (content === EMPTY ? [cell] : [])),
      ...dropsOf(state),
    ];
  const own = cells[piece] ?? EMPTY;
  const here = cells.flatMap((content, cell) =>
    cell !== piece && (content === EMPTY || canMerge(content, own)) && canReach(piece, cell, state)
      ? [cell]
      : [],
  );
  return [
    ...here,
    ...seats.flatMap((order, seat) => (order?.wants.includes(own) ? [SEAT + seat] : [])),
  ];
}

export function spotOf(place: number, state: State, to: Sizes): Point {
  const layout = layoutOf(to, state);
  if (place === BOX) return middleOf(layout.box);
  return place >= SEAT
    ? middleOf(layout.seats[place - SEAT] ?? layout.bench)
    : centerOf(layout, place);
}

function giving(piece: number, target: number, state: State): Input {
  if (piece === boxOf(state)) return { act: 'draw', to: target };
  return target >= SEAT
    ? { act: 'give', from: piece, seat: target - SEAT }
    : { act: 'go', from: piece, to: target };
}

/** A gadget, or the next part from the box, to its place. */
export const carry = pick<State, Input, Ui>({
  from(state, to) {
    const layout = layoutOf(to, state);
    return [
      ...state.cells.map((content, cell) =>
        isPiece(content) ? cellRect(layout, cell) : undefined,
      ),
      leftIn(state) > 0 ? layout.box : undefined,
    ];
  },
  targets: targetsOf,
  spotOf: (target, _, state, to) => spotOf(target, state, to),
  snap: 104,
  rise: () => 64,
  gives(piece, target, state, ui) {
    ui.dropped = true;
    return giving(piece, target, state);
  },
  /** It goes back; let go on something, the rules say why it cannot stay. */
  miss(piece, middle, state, ui, to) {
    const content = contentOf(piece, state);
    ui.back = { piece: content, from: middle, age: 0 };
    const layout = layoutOf(to, state);
    const seat = seatNear(layout, middle);
    if (seat >= 0 && piece !== boxOf(state)) {
      const wanted = seatFor(state, content);
      return giving(piece, SEAT + (wanted < 0 ? seat : wanted), state);
    }
    const cell = cellAt(layout, middle);
    return cell < 0 || cell === piece ? undefined : giving(piece, cell, state);
  },
});

/** Anywhere on the customers' side counts: what was made for one of them should not need aim. */
function seatNear({ seats, bench, portrait }: Layout, { x, y }: Point): number {
  if (portrait ? y > bench.y : x > bench.x) return -1;
  const far = seats.map((seat) => {
    const middle = middleOf(seat);
    return Math.hypot(middle.x - x, middle.y - y);
  });
  return far.indexOf(Math.min(...far));
}

/** Taps: the box gives a part, a twin merges, a customer takes what is ready. */
const touch: Control<State, Input, Ui> = {
  read(event, state, ui, to) {
    if (event.kind !== 'press' || event.phase === 'hover') return undefined;
    ui.keyed = false;
    ui.held = -1;
    const before = carry.picked(state, ui, to);
    const chosen = before?.by === 'tap' ? before.piece : -1;
    if (event.phase === 'down') ui.dropped = false;
    const answer = event.phase === 'down' && chosen < 0 ? atSeat(event, state, ui, to) : undefined;
    if (answer) return answer;
    const given = carry.read?.(event, state, ui, to);
    const after = carry.picked(state, ui, to);
    if (event.phase !== 'up' || after?.by !== 'tap') return given;
    if (after.piece === boxOf(state)) {
      carry.clear(ui);
      return { act: 'draw', to: -1 };
    }
    const twin = lastTap.get(ui) ?? -1;
    lastTap.set(ui, after.piece);
    if (twin < 0 || twin === after.piece || !targetsOf(twin, state).includes(after.piece))
      return given;
    carry.clear(ui);
    lastTap.set(ui, -1);
    return giving(twin, after.piece, state);
  },
};
/** The gadget that was tapped last. */
const lastTap = new WeakMap<Ui, number>();

/** A tap on a customer hands over the first gadget that is wanted there, or asks how it is made. */
function atSeat(press: Press, state: State, ui: Ui, to: Sizes): Input | 'redraw' | undefined {
  const seat = layoutOf(to, state).seats.findIndex((rect) => within(rect, press));
  return seat < 0 ? undefined : handOver(seat, state, ui);
}

function handOver(seat: number, { cells, seats }: State, ui: Ui): Input | 'redraw' {
  const from = cells.findIndex((piece) => isPiece(piece) && seats[seat]?.wants.includes(piece));
  if (from >= 0) return { act: 'give', from, seat };
  const guest = ui.guests[seat];
  if (guest) guest.shown = SHOWN;
  return 'redraw';
}

/** Where an arrow leads from a place. */
export function stepFrom(place: number, way: PadButton, state: State, to: Sizes): number {
  if (!isWay(way)) return place;
  const here = spotOf(place, state, to);
  const all = [
    ...state.cells.map((_, cell) => cell),
    ...state.seats.map((_, seat) => SEAT + seat),
    BOX,
  ];
  let [best, least] = [place, Infinity];
  for (const other of all) {
    if (other === place) continue;
    const spot = spotOf(other, state, to);
    const [dx, dy] = [spot.x - here.x, spot.y - here.y];
    const along = dx * WAYS[way].x + dy * WAYS[way].y;
    const aside = Math.abs(dx * WAYS[way].y - dy * WAYS[way].x);
    if (along > 1 && aside <= along * 1.2 && along + aside * 2 < least)
      [best, least] = [other, along + aside * 2];
  }
  return best;
}

const keys: Control<State, Input, Ui> = {
  keys: [' '],

  read(event, state, ui, to) {
    if (event.kind === 'key' && event.phase === 'down') return { act: 'draw', to: -1 };
    if (event.kind !== 'pad' || event.phase === 'up') return undefined;
    const { button } = event;
    carry.clear(ui);
    ui.dropped = false;
    if (isWay(button)) {
      if (ui.keyed) ui.cursor = stepFrom(ui.cursor, button, state, to);
      ui.keyed = true;
      return 'redraw';
    }
    if (event.phase === 'repeat') return undefined;
    if (button === 'x') return { act: 'draw', to: -1 };
    if (button === 'b') {
      ui.held = -1;
      return 'redraw';
    }
    if (button !== 'a') return undefined;
    if (!ui.keyed) {
      ui.keyed = true;
      return 'redraw';
    }
    return pressed(state, ui);
  },

  /** In the first level: the careful player's next move. */
  coach(state, ui, device, to) {
    if (state.level !== 1 || state.merges > 1) return undefined;
    const input = choose(state);
    if (!input) return undefined;
    const target = input.act === 'give' ? SEAT + input.seat : input.to;
    const from = input.act === 'draw' ? BOX : input.from;
    const isKeyed = device === 'keyboard' || device === 'gamepad';
    if (input.act === 'draw' && (input.to < 0 || !isKeyed))
      return { kind: 'tap', at: spotOf(BOX, state, to), keys: ['a'] };
    const goal = ui.held >= 0 && isKeyed ? target : from;
    const way = ui.keyed ? arrowsTo(ui.cursor, goal, state, to) : ['a' as const];
    const rises = { x: spotOf(target, state, to).x, y: spotOf(target, state, to).y + 64 };
    if (carry.picked(state, ui, to)?.by === 'drag') return 'wait';
    return {
      kind: 'swipe',
      from: spotOf(from, state, to),
      to: rises,
      keys: ui.keyed ? [...way, 'a'] : way,
    };
  },
};

/** Enter: takes, puts down, hands over. */
function pressed(state: State, ui: Ui): Input | 'redraw' | undefined {
  const { cursor, held } = ui;
  if (held < 0) {
    if (cursor >= SEAT) return handOver(cursor - SEAT, state, ui);
    if (cursor === BOX ? leftIn(state) > 0 : isPiece(state.cells[cursor] ?? EMPTY)) {
      ui.held = cursor;
      return 'redraw';
    }
    return undefined;
  }
  ui.held = -1;
  const piece = held === BOX ? boxOf(state) : held;
  if (cursor === held) {
    const seat = held === BOX ? -1 : seatFor(state, state.cells[held] ?? EMPTY);
    if (held === BOX) return { act: 'draw', to: -1 };
    return seat >= 0 ? { act: 'give', from: held, seat } : 'redraw';
  }
  if (cursor === BOX || (cursor >= SEAT && held === BOX)) return 'redraw';
  return giving(piece, cursor, state);
}

/** Arrow keys from one place to another, as few as possible. */
function arrowsTo(from: number, goal: number, state: State, to: Sizes): PadButton[] {
  const paths = new Map<number, readonly PadButton[]>([[from, []]]);
  for (const [at, path] of paths) {
    if (at === goal) return [...path];
    for (const way of ['up', 'right', 'down', 'left'] as const) {
      const next = stepFrom(at, way, state, to);
      if (!paths.has(next)) paths.set(next, [...path, way]);
    }
  }
  return [];
}

export const hands = controls<State, Input, Ui>([touch, keys]);
