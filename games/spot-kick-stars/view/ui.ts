import { Stroke } from '@playgrove/kit/logic/gesture';
import type { Rect } from '@playgrove/kit/runtime';
import type { State } from '../rules/types.ts';
import { lensFor, type Lens } from './lens.ts';

export type Ui = {
  readonly stroke: Stroke;
  pointer: number | undefined;
  from: { x: number; y: number };
  now: { x: number; y: number };
  lens: Lens;
  /** Keys and pad: meters, power and bow, and whether power is being drawn. */
  readonly keys: {
    x: number;
    y: number;
    power: number;
    way: 1 | -1;
    bow: number;
    drawn: boolean;
    shown: boolean;
  };
  readonly down: Set<string>;
  /** The ball between two ticks. */
  ball: { x: number; y: number; z: number };
  /** 0 to 1: how far the camera went after the ball. */
  push: number;
  aside: number;
  /** 0 to 1: the camera has stepped back for a kicker. */
  keep: number;
  /** Where and how long ago the net was hit, seconds. */
  ripple: { x: number; y: number; age: number; force: number };
  /** A goal whose ball has not reached the net yet. */
  due: boolean;
  /** The ball's turning. */
  roll: { x: number; y: number };
  /** The crowd's joy, 0 to 1. */
  cheer: number;
  /** Where the button that changes balls was drawn. */
  rack: Rect;
  /** What was said after a kick, and after which: a line is shown once. */
  readonly notes: Map<string, number>;
  /** Seconds of the red border after a goal against. */
  sting: number;
  beat: number;
};

const PHONE: Rect = { x: 0, y: 0, width: 390, height: 844 };

export function createUi(state: State): Ui {
  const keep = state.turn === 1 ? 1 : 0;
  return {
    stroke: new Stroke(),
    pointer: undefined,
    from: { x: 0, y: 0 },
    now: { x: 0, y: 0 },
    lens: lensFor(PHONE, 0, 0, keep),
    keys: { x: 0, y: 1, power: 0.35, way: 1, bow: 0, drawn: false, shown: false },
    down: new Set(),
    ball: { x: 0, y: 0.15, z: 0 },
    push: 0,
    aside: 0,
    keep,
    ripple: { x: 0, y: 0, age: 9, force: 0 },
    due: false,
    roll: { x: 0, y: 0 },
    cheer: 0,
    rack: { x: -999, y: -999, width: 0, height: 0 },
    notes: new Map(),
    sting: 0,
    beat: 9,
  };
}
