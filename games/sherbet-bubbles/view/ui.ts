import { createRng } from '@playgrove/kit/core';
import { PACK_SIZE } from '../levels.ts';
import { chooseShot } from '../rules/choose.ts';
import type { State } from '../rules/state.ts';
import type { Layout } from './layout.ts';

/** A sweet on its way down; display only. */
export type Faller = {
  kind: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  /** Seconds until it lets go. */
  wait: number;
};

export type Splash = { x: number; age: number; size: number };

/** What undo must not bring back. */
export type Ui = {
  layout?: Layout;
  /** Tenths of a degree: where the player aims, and where the head points meanwhile. */
  angle: number;
  shown: number;
  /** A finger is down, or mouse or keys have been used: show the way. */
  aiming: boolean;
  hovering: boolean;
  keys: boolean;
  cancelled: boolean;
  /** A press on the siphon's mouth that has not aimed yet: let go there, it swaps. */
  onMouth: boolean;
  /** Row at the court's upper end, as shown. */
  camera: number;
  /** The board as it comes down, −1 to 0 rows. */
  push: number;
  /** Recoil, 1 to 0; how far the next sweet has come up, 0 to 1. */
  kick: number;
  load: number;
  fizz: number;
  /** The shot that was seen last. */
  shot: number;
  fallers: Faller[];
  splashes: Splash[];
  /** Where something hit the board, and seconds since: sweets around give way. */
  knock: { x: number; y: number; age: number } | undefined;
  advised: { readonly shot: number; readonly angle: number } | undefined;
  pack: number;
};

export function freshUi(state: State): Ui {
  return {
    angle: 0,
    shown: 0,
    aiming: false,
    hovering: false,
    keys: false,
    cancelled: false,
    onMouth: false,
    camera: state.top,
    push: 0,
    kick: 0,
    load: 1,
    fizz: state.fizz,
    shot: state.shot,
    fallers: [],
    splashes: [],
    knock: undefined,
    advised: undefined,
    pack:
      state.level > 0 ? Math.floor((state.level - 1) / PACK_SIZE) : state.mode === 'daily' ? 4 : 1,
  };
}

/** A good angle with the sweet at hand, for the ghost hand. */
export function goodAngle(state: State, ui: Ui): number {
  if (ui.advised?.shot !== state.shot) {
    const input = chooseShot(state, createRng('coach'), 0.5);
    ui.advised = { shot: state.shot, angle: typeof input === 'object' ? input.angle : 0 };
  }
  return ui.advised.angle;
}
