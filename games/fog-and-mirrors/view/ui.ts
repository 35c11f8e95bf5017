import { Squash } from '@playgrove/kit/runtime';
import { CELLS } from '../rules/board.ts';
import type { Input, State, Tool } from '../rules/state.ts';

export type Drag = {
  readonly pointer: number;
  readonly tool: Tool;
  /** The piece that is moved, or −1: a new one. */
  readonly from: number;
  /** The cell under the finger, or −1. */
  over: number;
  /** It began on a card and has not left it. */
  fromCard: boolean;
  /** The finger has left the cell where it began. */
  moved: boolean;
  x: number;
  y: number;
};

/** How a piece is shown: it turns, and is squashed when touched. */
export type Pose = { angle: number; readonly squash: Squash };

export type Ui = {
  /** Number of the tool in hand. */
  tool: number;
  drag: Drag | undefined;
  /** The cell under a mouse, or −1. */
  hover: number;
  cursor: number;
  /** The last input came from keys or a gamepad. */
  keys: boolean;
  /** The piece picked up by keys, or −1. */
  picked: number;
  readonly poses: Map<number, Pose>;
  /** Fog on each cell, 0 to 1: it lifts where light falls. */
  readonly fog: Float32Array;
  /** Why the last input was refused, and seconds it is shown. */
  refused: { readonly why: string; left: number } | undefined;
  hint: { input: Input; left: number } | undefined;
  /** Seconds since the house was reached. */
  hurt: number;
  /** Seconds since the last wave was started. */
  started: number;
  pressed: 'go' | number | undefined;
  readonly go: Squash;
};

export function createUi(state: State): Ui {
  return {
    tool: 0,
    drag: undefined,
    hover: -1,
    cursor: state.pieces.find(({ kind }) => kind === 'mirror')?.at ?? 31,
    keys: false,
    picked: -1,
    poses: new Map(),
    fog: new Float32Array(CELLS).fill(1),
    refused: undefined,
    hint: undefined,
    hurt: 9,
    started: 9,
    pressed: undefined,
    go: new Squash(),
  };
}
