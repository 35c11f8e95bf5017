import type { Point } from '@playgrove/kit/contract';
import type { Held, InputEvent, Press, Sizes } from '@playgrove/kit/runtime';
import type { Input, State } from '../rules.ts';
import { choose } from '../rules/choose.ts';
import { planOf } from '../rules/plan.ts';
import { stands, toField } from './layout.ts';

/** A ring on the water, or a marble's splash. */
export type Ripple = { readonly x: number; readonly y: number; readonly size: number; age: number };

export type Ui = {
  /** Where the player aims, tenths of a degree of the field; and where the turtle looks meanwhile. */
  angle: number;
  shown: number;
  aiming: boolean;
  hovering: boolean;
  keys: boolean;
  /** A press that began on the turtle and has not left it: let go there, it swaps. */
  onTurtle: boolean;
  cancelled: boolean;
  /** Ticks that a turning key has been held. */
  turning: number;
  /** Recoil of the turtle, and the change of the marbles, 1 to 0. */
  kick: number;
  swap: number;
  /** Where the turtle is seen. */
  seat: Point;
  /** Seconds since the sluice jammed, since all was clear, and since the last heartbeat. */
  flood: number;
  clear: number;
  beat: number;
  /** For this many seconds the turtle is glad. */
  glad: number;
  /** Flash of lightning, 1 to 0. */
  flash: number;
  ripples: Ripple[];
  advised: { readonly fired: number; readonly tick: number; readonly angle: number } | undefined;
};

/** From its middle, this far a press is on the turtle or on the free pad. */
const REACH = 62;
/** Degrees a tick by key: at first, and at most. */
const SLOWEST = 6;
const FASTEST = 26;
/** How far a stick must lean. */
const LEAN = 0.35;

export function createUi(state: State): Ui {
  const seat = planOf(state.params.level).pads[state.pad] ?? { x: 0, y: 0 };
  return {
    angle: 2700,
    shown: 2700,
    aiming: false,
    hovering: false,
    keys: false,
    onTurtle: false,
    cancelled: false,
    turning: 0,
    kick: 0,
    swap: 0,
    seat,
    flood: -1,
    clear: -1,
    beat: 9,
    glad: 0,
    flash: 0,
    ripples: [],
    advised: undefined,
  };
}

const padOf = ({ params, pad }: State): Point => planOf(params.level).pads[pad] ?? { x: 0, y: 0 };
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether the line of the next shot is shown. */
export const showsAim = (state: State, ui: Ui): boolean =>
  state.end === '' && !ui.cancelled && !ui.onTurtle && (ui.aiming || ui.hovering || ui.keys);

export function read(
  event: InputEvent,
  state: State,
  ui: Ui,
  to: Sizes,
): Input | 'redraw' | undefined {
  if (event.kind === 'press') return readPress(event, state, ui, to);
  if (event.kind === 'key') {
    return event.phase === 'down' && event.key === 'c' ? { kind: 'swap' } : undefined;
  }
  if (event.kind !== 'pad' || event.phase !== 'down') return undefined;
  switch (event.button) {
    case 'a':
      ui.keys = true;
      ui.cancelled = false;
      return { kind: 'fire', angle: whole(ui.angle) };
    case 'down':
    case 'x':
    case 'y':
      return { kind: 'swap' };
    case 'up':
    case 'b':
      return planOf(state.params.level).pads.length > 1 ? { kind: 'hop' } : undefined;
    default:
      return undefined;
  }
}

const whole = (angle: number): number => ((Math.round(angle) % 3600) + 3600) % 3600;

/** Turns while a key is held, and follows a stick. */
export function poll({ pad, stick }: Held, _: State, ui: Ui, to: Sizes): undefined {
  const turn = stands(to) ? -1 : 1;
  const way = (pad.has('right') ? 1 : 0) - (pad.has('left') ? 1 : 0);
  if (way !== 0) {
    ui.turning += 1;
    ui.angle += way * turn * Math.min(FASTEST, SLOWEST + ui.turning * 0.8);
    point(ui);
  } else ui.turning = 0;
  if (Math.hypot(stick.x, stick.y) < LEAN) return;
  const [x, y] = turn < 0 ? [stick.y, stick.x] : [stick.x, stick.y];
  ui.angle = (Math.atan2(y, x) * 1800) / Math.PI;
  point(ui);
}

function point(ui: Ui): void {
  ui.keys = true;
  ui.cancelled = false;
}

function readPress(event: Press, state: State, ui: Ui, to: Sizes): Input | 'redraw' | undefined {
  const { phase } = event;
  const at = toField(to, event);
  const seat = padOf(state);
  const near = apart(at, seat) < REACH;
  if (phase === 'down') {
    const { pads } = planOf(state.params.level);
    const free = pads[1 - state.pad];
    if (pads.length > 1 && free && apart(at, free) < REACH) return { kind: 'hop' };
    ui.keys = false;
    ui.aiming = true;
    ui.onTurtle = near;
  } else if (phase === 'hover') {
    ui.hovering = !near;
  } else if (!ui.aiming) return undefined;
  ui.onTurtle &&= near;
  ui.cancelled = near;
  if (!near) ui.angle = (Math.atan2(at.y - seat.y, at.x - seat.x) * 1800) / Math.PI;
  if (phase === 'up' || phase === 'cancel') ui.aiming = false;
  if (phase !== 'up') return 'redraw';
  if (ui.onTurtle) {
    ui.onTurtle = false;
    return { kind: 'swap' };
  }
  return near ? 'redraw' : { kind: 'fire', angle: whole(ui.angle) };
}

/** A good angle with the marble in hand, for the ghost hand. */
export function goodAngle(state: State, ui: Ui): number | undefined {
  const { advised } = ui;
  if (advised?.fired === state.fired && state.tick - advised.tick < 45) return advised.angle;
  const angle = choose(state, [state.held])?.angle;
  ui.advised = angle === undefined ? undefined : { fired: state.fired, tick: state.tick, angle };
  return angle;
}
