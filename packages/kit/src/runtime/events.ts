import type { Point } from '../contract/index.ts';

/** A finger, pen or mouse, in world units. Act on `down`, not on a click. */
export type Press = {
  readonly kind: 'press';
  readonly phase: 'down' | 'move' | 'up' | 'cancel' | 'hover';
  readonly pointer: number;
  readonly device: 'touch' | 'mouse' | 'pen';
  /** The right mouse button, in games that read it (`View.secondButton`). */
  readonly second?: boolean;
  readonly x: number;
  readonly y: number;
  /** Every position since the last event, oldest first, including this one: the full pointer rate. */
  readonly path: readonly Point[];
  /** The time of each position of `path`, milliseconds on the pointer's clock; absent in tests. */
  readonly times?: readonly number[];
  /** The position of `down` of this press. */
  readonly from: Point;
};

/** A flick, reported as soon as it is long enough, before the finger lifts; one press may make several. */
export type Swipe = {
  readonly kind: 'swipe';
  readonly direction: 'up' | 'down' | 'left' | 'right';
  /** Degrees clockwise from right, for boards with more than four directions. */
  readonly angle: number;
  readonly from: Point;
};

export type PadButton =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'a'
  | 'b'
  | 'x'
  | 'y'
  | 'l'
  | 'r'
  | 'tab';

/** Keyboard and gamepad combined. Arrows and WASD are directions, Space and Enter are `a`. */
export type Pad = {
  readonly kind: 'pad';
  readonly phase: 'down' | 'up' | 'repeat';
  readonly button: PadButton;
  readonly device: 'keyboard' | 'gamepad';
};

/** A key that is not on the pad (a digit, a letter), lower case, by what it prints. */
export type Key = { readonly kind: 'key'; readonly phase: 'down' | 'up'; readonly key: string };

/**
 * An event on a cell of a board (see `View.boards`) from any device: pointers, arrow keys and the
 * pad, a screen reader. `focus`: the keyboard reached it. `over`: a pressed pointer moved onto it
 * inside its grid. `cancel`: the press ended elsewhere.
 */
export type CellEvent = {
  readonly kind: 'cell';
  readonly phase: 'focus' | 'down' | 'over' | 'up' | 'cancel';
  readonly id: string;
  /** The right mouse button, in games that read it (`View.secondButton`). */
  readonly second?: boolean;
};

export type InputEvent = Press | Swipe | Pad | Key | CellEvent;

/** What is held now; for `poll`. */
export type Held = {
  readonly pad: ReadonlySet<PadButton>;
  /** Left stick, −1 to 1 each; 0 without one. */
  readonly stick: Point;
};

/** The device that the player used last. */
export type Device = 'touch' | 'mouse' | 'keyboard' | 'gamepad';
