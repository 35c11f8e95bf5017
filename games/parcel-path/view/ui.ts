import type { Outline } from '@playgrove/kit/draw';
import { controls, drag, isWay, wayOf, type Control } from '@playgrove/kit/draw/controls';
import type { Point, Saying } from '@playgrove/kit/runtime';
import { cutOff, factsOf, outOfOrder } from '../rules/board.ts';
import {
  headOf,
  isDone,
  nextHouse,
  refusalOf,
  waysOn,
  type Input,
  type State,
} from '../rules/state.ts';
import { cellAt, cellBeside, layoutOf, placeOf, type Layout } from './layout.ts';

export type Ui = {
  /** Names the board for what is painted once. */
  readonly key: string;
  /** The cell that was last refused, why, and for how long the sign still says so. */
  refused: number;
  why: Saying | undefined;
  whyFor: number;
  /** Cells that a hint shows. */
  hint: readonly number[];
  hintFor: number;
  /** What follows from the road, worked out when it changes. */
  seen: { length: number; head: number; layout: Layout | undefined };
  lost: readonly number[];
  stuck: boolean;
  /** The next house, if later houses stand in its way; else −1. */
  blocked: number;
  road: Outline | undefined;
  /** Where the end of the road is shown, which hurries after the rules. */
  tip: Point | undefined;
  /** By stop: seconds since the road or the van came by; negative before. */
  came: number[];
  got: number[];
};

/** A hint is shown for this many seconds, a reason too. */
const HINT = 9;
const WHY = 2.4;
/** The same, once the road goes on. */
const WHY_AFTER = 0.5;
/** Squares that a finger may jump back along the road. */
const BACK = 3;
/** Squares that the ghost hand draws in the first level. */
const SHOWN = 5;

export const freshUi = (state: State): Ui => ({
  key: `${state.level} ${state.path.join()}`,
  refused: -1,
  why: undefined,
  whyFor: 0,
  hint: [],
  hintFor: 0,
  seen: { length: 0, head: -1, layout: undefined },
  lost: [],
  stuck: false,
  blocked: -1,
  road: undefined,
  tip: undefined,
  came: state.stops.map(() => -1),
  got: state.stops.map(() => -1),
});

/** Shows a hint's cells. */
export function takeHint(cells: readonly number[], ui: Ui): void {
  ui.hint = cells;
  ui.hintFor = cells.length > 0 ? HINT : 0;
}

/** Works out what the last input changed. */
export function lookAt(state: State, ui: Ui, layout: Layout): void {
  const head = headOf(state);
  const { seen } = ui;
  if (seen.length === state.route.length && seen.head === head && seen.layout === layout) return;
  ui.seen = { length: state.route.length, head, layout };
  ui.road = undefined;
  ui.stuck = !isDone(state) && waysOn(state).length === 0;
  const { path, route } = state;
  ui.lost = ui.stuck ? path.filter((cell) => !route.includes(cell)) : cutOff(state, route);
  ui.blocked = isDone(state) ? -1 : outOfOrder(state, route);
  if (ui.blocked >= 0 && (ui.stuck || ui.lost.length === 0)) ui.lost = [ui.blocked];
  if (ui.hint.includes(head)) takeHint(ui.hint.slice(ui.hint.indexOf(head) + 1), ui);
}

/** The road under a finger. A finger that comes down may cut it. */
const draws = drag<State, Input, Ui>({
  sideOf: (state, to) => layoutOf(to, state).frame.cell,
  cellAt: (at, state, to) => cellAt(layoutOf(to, state), state, at),

  begin({ cell = -1, at }, _, state, ui, to) {
    if (state.drive > 0) return undefined;
    ui.refused = -1;
    const pen = new Pen(state, ui, layoutOf(to, state));
    pen.touch(cell, at);
    return pen.inputs.length > 0 ? pen.inputs : 'redraw';
  },

  over(steps, state, ui, to) {
    const pen = new Pen(state, ui, layoutOf(to, state));
    for (const { cell = -1, at } of steps) pen.reach(cell, at);
    return pen.inputs.length > 0 ? pen.inputs : 'redraw';
  },

  /** The first squares of the first road. */
  teach(state, _, to) {
    if (state.level !== 1 || state.route.length > 1) return undefined;
    const layout = layoutOf(to, state);
    const points = state.path.slice(0, SHOWN).map((cell) => placeOf(layout, state, cell));
    const [from, next] = points;
    const way = from && next && wayOf({ x: next.x - from.x, y: next.y - from.y });
    return way && { points, keys: [way] };
  },
});

const keys: Control<State, Input, Ui> = {
  keys: ['backspace'],

  read(event, state, ui, to) {
    if (state.drive > 0) {
      const pressed = (event.kind === 'press' || event.kind === 'pad') && event.phase === 'down';
      return pressed ? { act: 'skip' } : undefined;
    }
    if (event.kind === 'key' && event.phase === 'down') return oneBack(state);
    if (event.kind !== 'pad' || event.phase === 'up') return undefined;
    const { button } = event;
    if (button === 'b' || button === 'x') return oneBack(state);
    const cell = isWay(button) ? cellBeside(layoutOf(to, state), state, headOf(state), button) : -1;
    if (cell < 0) return undefined;
    if (cell === state.route.at(-2)) return oneBack(state);
    const why = refusalOf(state, cell);
    if (why !== undefined) explain(state, ui, why);
    return { act: 'go', cell };
  },
};

export const hands = controls<State, Input, Ui>([draws, keys]);

function oneBack({ route }: State): Input | undefined {
  const cell = route.at(-2);
  return cell === undefined ? undefined : { act: 'go', cell };
}

/** Turns a finger's way into inputs, on a copy of the road. */
class Pen {
  readonly inputs: Input[] = [];
  readonly #now: State;
  readonly #ui: Ui;
  readonly #layout: Layout;

  constructor(state: State, ui: Ui, layout: Layout) {
    this.#now = { ...state, route: [...state.route] };
    this.#ui = ui;
    this.#layout = layout;
  }

  /** A finger comes down: on the road, to cut it there, or next to its end. */
  touch(cell: number, at: Point): void {
    if (this.#now.route.includes(cell) && cell !== headOf(this.#now)) this.#go(cell);
    else this.reach(cell, at);
  }

  /** It comes to another cell. */
  reach(cell: number, at: Point): void {
    const { route } = this.#now;
    const head = headOf(this.#now);
    if (cell < 0 || cell === head || isDone(this.#now)) return;
    const passed = route.indexOf(cell);
    if (passed >= 0) {
      if (route.length - 1 - passed <= BACK) this.#go(cell);
      return;
    }
    const why = refusalOf(this.#now, cell);
    if (why === undefined) this.#go(cell);
    else if (why === 'refused.far') this.#around(cell, at);
    else this.#refuse(cell, why);
  }

  /** Past a corner: through the one cell that is open, or the one that the finger is closer to. */
  #around(cell: number, at: Point): void {
    const { links } = factsOf(this.#now);
    const open = (links[headOf(this.#now)] ?? []).filter((between) => {
      if (refusalOf(this.#now, between) !== undefined) return false;
      const then = { ...this.#now, route: [...this.#now.route, between] };
      return refusalOf(then, cell) === undefined;
    });
    const far = (between: number): number => {
      const { x, y } = placeOf(this.#layout, this.#now, between);
      return Math.hypot(x - at.x, y - at.y);
    };
    const [nearest] = open.toSorted((a, b) => far(a) - far(b));
    if (nearest === undefined) return;
    this.#go(nearest);
    this.#go(cell);
  }

  #go(cell: number): void {
    const { route } = this.#now;
    const at = route.indexOf(cell);
    if (at >= 0) route.length = at + 1;
    else route.push(cell);
    this.inputs.push({ act: 'go', cell });
    this.#ui.refused = -1;
    this.#ui.whyFor = Math.min(this.#ui.whyFor, WHY_AFTER);
  }

  /** The rules hear of it too, and answer with a sound. */
  #refuse(cell: number, why: string): void {
    if (this.#ui.refused === cell) return;
    this.#ui.refused = cell;
    explain(this.#now, this.#ui, why);
    this.inputs.push({ act: 'go', cell });
  }
}

/** Puts the reason on the sign. */
function explain(state: State, ui: Ui, why: string): void {
  if (why === 'refused.road') return;
  const left = state.path.length - state.route.length - 1;
  ui.why = { key: why, values: { next: nextHouse(state), left } };
  ui.whyFor = WHY;
}
