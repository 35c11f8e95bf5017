import type { Point } from '@playgrove/kit/contract';
import type { Pose } from '@playgrove/kit/logic/ghost';
import type { Held, InputEvent } from '@playgrove/kit/runtime';
import { LOCK, type Controls, type State } from '../rules/types.ts';

/** CSS pixels from where the thumb went down: full lock, and the edge past which it drifts. */
export const FULL = 62;
export const EDGE = 84;
const BRAKE_DOWN = 90;
/** Steps of steering a tick that a key winds on. */
const WIND = 2;

export type Puff = {
  x: number;
  y: number;
  z: number;
  readonly vx: number;
  readonly vy: number;
  readonly vz: number;
  readonly life: number;
  readonly size: number;
  readonly color: string;
  age: number;
};

export type Ui = {
  thumb: { readonly pointer: number; from: Point; at: Point } | undefined;
  wheel: number;
  drifting: boolean;
  chase: { angle: number; fov: number };
  chasing: boolean;
  /** How far the camera is tilted, radians. */
  roll: number;
  puffs: Puff[];
  marks: { readonly x: number; readonly y: number; readonly angle: number }[];
  markAt: number;
  /** Meters of a slide that wait for their mark. */
  rubbed: number;
  spin: number;
  /** The first lap's lesson: the wheel was used, and the side of the bend to drift through. */
  steered: boolean;
  bend: -1 | 0 | 1;
  /** Seconds that notes stay. */
  passed: { place: number; up: boolean; left: number } | undefined;
  towed: number;
  flash: number;
  go: number;
  /** The surface it was last drawn on. */
  size: { readonly width: number; readonly height: number };
  /** Where one's own best run is now. */
  ghostAt: Point | undefined;
  ghost: { readonly text: string; readonly poses: readonly Pose[] } | undefined;
};

export function freshUi(state: State): Ui {
  return {
    thumb: undefined,
    wheel: 0,
    drifting: false,
    chase: { angle: state.cars[0].dir, fov: 60 },
    chasing: false,
    roll: 0,
    puffs: [],
    marks: [],
    markAt: 0,
    rubbed: 0,
    spin: 0,
    steered: false,
    bend: 0,
    passed: undefined,
    towed: 0,
    flash: 0,
    go: 0,
    size: { width: 390, height: 700 },
    ghostAt: undefined,
    ghost: undefined,
  };
}

/** Follows the thumb that steers; others are left alone. */
export function readThumb(event: InputEvent, ui: Ui): boolean {
  if (event.kind !== 'press') return false;
  const at = { x: event.x, y: event.y };
  if (event.phase === 'down' && !ui.thumb) {
    ui.thumb = { pointer: event.pointer, from: at, at };
    return true;
  }
  const { thumb } = ui;
  if (!thumb || thumb.pointer !== event.pointer) return false;
  if (event.phase === 'up' || event.phase === 'cancel') {
    ui.thumb = undefined;
  } else if (event.phase === 'move') {
    thumb.at = at;
    // A thumb that wanders takes its middle along, so that the way back is never long.
    const far = at.x - thumb.from.x;
    const most = EDGE + 22;
    if (Math.abs(far) > most) thumb.from = { x: at.x - Math.sign(far) * most, y: thumb.from.y };
  }
  return true;
}

/** What is held, as controls. */
export function controlsOf(held: Held, ui: Ui, now: Controls): Controls | undefined {
  const next = ui.thumb ? byThumb(ui, ui.thumb) : byKeys(held, ui);
  const same = next.steer === now.steer && next.drift === now.drift && next.brake === now.brake;
  return same ? undefined : next;
}

function byThumb(ui: Ui, { from, at }: { readonly from: Point; readonly at: Point }): Controls {
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  ui.drifting = Math.abs(dx) > (ui.drifting ? FULL * 0.45 : EDGE);
  ui.wheel = Math.round(Math.max(-1, Math.min(1, dx / FULL)) * LOCK) || 0;
  return { steer: ui.wheel, drift: ui.drifting, brake: dy > BRAKE_DOWN && !ui.drifting };
}

function byKeys({ pad, stick }: Held, ui: Ui): Controls {
  const keys = (pad.has('right') ? 1 : 0) - (pad.has('left') ? 1 : 0);
  const wish = keys === 0 ? Math.round(stick.x * LOCK) : keys * LOCK;
  const wind = Math.sign(wish) !== Math.sign(ui.wheel) ? WIND * 2 : WIND;
  const off = wish - ui.wheel;
  ui.wheel = ui.wheel + Math.max(-wind, Math.min(wind, off)) || 0;
  ui.drifting = pad.has('a') || pad.has('r');
  return { steer: ui.wheel, drift: ui.drifting, brake: pad.has('down') || pad.has('l') };
}
