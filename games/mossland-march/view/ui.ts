import type { Point } from '@playgrove/kit/contract';
import { Squash } from '@playgrove/kit/runtime';
import { fieldOf } from '../rules/field.ts';
import { type Input, PLAYER, type State } from '../rules/types.ts';

/** A drag that began at a mound. */
export type Drag = {
  readonly start: number;
  /** One's own mounds it has touched, in order; empty when it began at a foreign one. */
  from: number[];
  at: Point;
  /** The mound under the finger, or −1. */
  over: number;
  moved: boolean;
};

/** A drag that began between the mounds. */
export type Slash = {
  readonly trail: Point[];
  /** It has cut, or tried to. */
  done: boolean;
};

/** What is only shown. */
export type Ui = {
  /** The finger that drags; others are let be. */
  pointer: number;
  drag: Drag | undefined;
  slash: Slash | undefined;
  /** Seconds the last slash still glows. */
  fading: { trail: readonly Point[]; left: number } | undefined;
  /** Everybody sets out, not half. */
  all: boolean;
  /** Mounds chosen by a tap or a key. */
  picked: number[];
  /** The mound that the keyboard is at. */
  cursor: number;
  /** The last press came from a keyboard or gamepad. */
  keys: boolean;
  hover: number;
  /** What was advised, and seconds it is still shown. */
  advice: { readonly input: Input; left: number } | undefined;
  squash: Squash[];
  /** Seconds since a mound changed sides, by mound. */
  changed: number[];
};

export function createUi(state: State): Ui {
  const { sites } = fieldOf(state);
  return {
    pointer: -1,
    drag: undefined,
    slash: undefined,
    fading: undefined,
    all: false,
    picked: [],
    cursor: Math.max(
      0,
      state.mounds.findIndex(({ side }) => side === PLAYER),
    ),
    keys: false,
    hover: -1,
    advice: undefined,
    squash: sites.map(() => new Squash()),
    changed: sites.map(() => 9),
  };
}

/** Half or all is the second battle's lesson, twigs are the third's. */
export function offers({ params }: State): { readonly share: boolean; readonly twigs: boolean } {
  const level = params.mode === 'level' ? params.level : Infinity;
  return { share: level >= 1, twigs: level >= 2 };
}

/** Who would set out if one let go now. */
export function marchers(state: State, ui: Ui): readonly number[] {
  const from = ui.drag && ui.drag.from.length > 0 ? ui.drag.from : ui.picked;
  return from.filter((at) => state.mounds[at]?.side === PLAYER);
}

/** Where they would go; −1 where nowhere. */
export function aim(ui: Ui): number {
  if (ui.drag && ui.drag.from.length > 0) return ui.drag.over;
  if (ui.picked.length === 0) return -1;
  return ui.keys ? ui.cursor : ui.hover;
}
