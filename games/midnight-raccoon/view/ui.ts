import { Squash } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import type { Turned } from '@playgrove/kit/draw/controls';
import { layoutFor, worldFor } from './layout.ts';
import type { Plan } from './plan.ts';

export type Ring = {
  readonly x: number;
  readonly y: number;
  readonly far: number;
  readonly loud: boolean;
  age: number;
};
export type Print = { readonly x: number; readonly y: number; age: number };

/** What undo must not bring back: the plan, springs, what fades. */
export type Ui = {
  layout: Turned;
  plan: Plan | undefined;
  /** Ticks ahead that the keys look; −1: they do not. */
  peek: number;
  /** The side the raccoon looks to, −1 to 1: it turns, it does not flip. */
  facing: number;
  wants: number;
  lastX: number;
  lastY: number;
  stride: number;
  readonly squash: Squash;
  rings: Ring[];
  prints: Print[];
  /** A hint's path, and how long it stays. */
  hint: { legs: readonly number[]; left: number };
  /** How far the caps in the lower left have come. */
  tip: number;
  /** Seconds since someone was caught. */
  caught: number;
};

export function createUi(state: State): Ui {
  return {
    layout: layoutFor(worldFor(0.5)),
    plan: undefined,
    peek: -1,
    facing: 1,
    wants: 1,
    lastX: state.x,
    lastY: state.y,
    stride: 0,
    squash: new Squash(),
    rings: [],
    prints: [],
    hint: { legs: [], left: 0 },
    tip: 0,
    caught: 0,
  };
}
