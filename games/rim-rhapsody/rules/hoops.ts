import { cos, sin } from '@playgrove/kit/core';
import { dance } from './beat.ts';
import { soft } from './court.ts';

/** A hoop as it is set up. Periods are ticks, 0 for none; angles are degrees. */
export type Hoop = {
  readonly x: number;
  readonly y: number;
  /** Half the rim's width. */
  readonly half: number;
  /** Where its board stands: left, nowhere, right. */
  readonly side: -1 | 0 | 1;
  /** How far it slides to either side, and up and down. */
  readonly dx: number;
  readonly dy: number;
  readonly period: number;
  /** Round and round instead of to and fro. */
  readonly orbit: boolean;
  /** Leans so far (right end down is positive), rocking so much to either side. */
  readonly lean: number;
  readonly rock: number;
  readonly rocking: number;
  /** Flips over once in this many ticks, level in between; a ring that flips counts from either side. */
  readonly spin: number;
  /** 0 to 1 into its ways at tick 0. */
  readonly phase: number;
};

/** A board that stands free. */
export type Board = {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  /** Degrees from vertical, clockwise. */
  readonly lean: number;
  readonly dx: number;
  readonly dy: number;
  readonly period: number;
};

/** Where a rim is: its middle and the cosine and sine of its lean. */
export type Place = { x: number; y: number; c: number; s: number };

/** What decides where everything is at any tick. */
export type Scene = {
  readonly hoops: readonly Hoop[];
  readonly boards: readonly Board[];
  /** Where the hoops were when this set-up began to come in. */
  readonly from: readonly Place[];
  readonly since: number;
  readonly wind: number;
  readonly gust: number;
  readonly layers: readonly number[];
  /** How far the beat carries rims, world units. */
  readonly dancing: number;
};

const PLAIN: Hoop = {
  x: 480,
  y: 480,
  half: 86,
  side: 0,
  dx: 0,
  dy: 0,
  period: 0,
  orbit: false,
  lean: 0,
  rock: 0,
  rocking: 0,
  spin: 0,
  phase: 0,
};

export function hoop(own: Partial<Hoop>): Hoop {
  return { ...PLAIN, ...own };
}

export function board(own: Partial<Board>): Board {
  return { x: 650, y: 420, half: 110, lean: 0, dx: 0, dy: 0, period: 0, ...own };
}

const STILL = { across: 0, up: 0 };
/** Ticks a set-up takes to come in. */
export const ENTER = 26;
const DEGREE = Math.PI / 180;

function wave(tick: number, period: number, phase: number): number {
  return period > 0 ? 2 * Math.PI * (tick / period + phase) : 0;
}

/** The part of a flipping ring's time that it rests. */
const RESTS = 0.86;

/** Radians a ring has turned, resting level between flips. */
function flips(times: number): number {
  const whole = Math.floor(times);
  return Math.PI * ((whole % 2) + soft((times - whole - RESTS) / (1 - RESTS)));
}

/** Where a hoop is at a tick (parts of ticks too). */
export function placeOf(scene: Scene, index: number, tick: number): Place {
  const set = scene.hoops[index] ?? PLAIN;
  const turn = wave(tick, set.period, set.phase);
  const moves = set.period > 0;
  const { across, up } = scene.dancing > 0 ? dance(tick, scene.layers) : STILL;
  const x = set.x + (moves ? set.dx * sin(turn) : 0) + across * scene.dancing;
  const y = set.y + (moves ? set.dy * (set.orbit ? cos(turn) : sin(turn)) : 0);
  const lean =
    set.spin > 0
      ? flips(tick / set.spin + set.phase)
      : (set.lean + (set.rock > 0 ? set.rock * sin(wave(tick, set.rocking, set.phase)) : 0)) *
        DEGREE;
  const level = lean === 0;
  const place = {
    x,
    y: y - up * scene.dancing * 0.5,
    c: level ? 1 : cos(lean),
    s: level ? 0 : sin(lean),
  };
  const before = scene.from[index];
  const part = soft((tick - scene.since) / ENTER);
  if (part >= 1) return place;
  const start = before ?? { x: place.x, y: place.y - 900, c: place.c, s: place.s };
  return {
    x: start.x + (place.x - start.x) * part,
    y: start.y + (place.y - start.y) * part,
    c: place.c,
    s: place.s,
  };
}

/** The ends of a hoop's own board relative to the rim's middle, in its own frame: along and above. */
export const OWN_BOARD = { gap: 20, above: 150, below: 26 } as const;

/** A board's two ends. */
export type Ends = { ax: number; ay: number; bx: number; by: number };

export function ownBoard(set: Hoop, { x, y, c, s }: Place): Ends {
  const along = set.side * (set.half + OWN_BOARD.gap);
  const [ox, oy] = [x + along * c, y + along * s];
  return {
    ax: ox + OWN_BOARD.above * s,
    ay: oy - OWN_BOARD.above * c,
    bx: ox - OWN_BOARD.below * s,
    by: oy + OWN_BOARD.below * c,
  };
}

export function freeBoard(set: Board, tick: number): Ends {
  const turn = wave(tick, set.period, 0);
  const [x, y] = [set.x + set.dx * sin(turn), set.y + set.dy * sin(turn)];
  const [c, s] = [cos(set.lean * DEGREE), sin(set.lean * DEGREE)];
  return {
    ax: x + set.half * s,
    ay: y - set.half * c,
    bx: x - set.half * s,
    by: y + set.half * c,
  };
}

/** The push of the wind at a tick, units a second squared. */
export function windAt(scene: Scene, tick: number): number {
  return scene.gust > 0 ? scene.wind * sin(wave(tick, scene.gust, 0)) : scene.wind;
}
