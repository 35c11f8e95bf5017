import type { Point } from '@playgrove/kit/contract';
import type { Motion as Pose } from '@playgrove/kit/logic/physics2d';
import { Particles } from '@playgrove/kit/runtime/particles';
import { boardOf } from '../rules.ts';
import type { State } from '../rules/state.ts';
import { roomOn, type Room } from '../rules/room.ts';
import type { Film } from './film.ts';
import { layoutFor, type ButtonName, type Layout } from './layout.ts';

export type Drawing = { readonly pointer: number; readonly points: Point[] };

export type Ui = {
  layout: Layout;
  /** The line under the finger, board units; nothing when nobody draws. */
  drawing: Drawing | undefined;
  /** The keys' chalk: where, whether it touches the board, whether it is shown, and how fast. */
  readonly pen: { x: number; y: number; down: boolean; shown: boolean; speed: number };
  /** Where a mouse or a finger is, board units, for the stick of chalk. */
  hand: Point | undefined;
  readonly room: Room;
  readonly dust: Particles;
  pressed: { readonly name: ButtonName; left: number } | undefined;
  /** How much of the line in hand was there in the last frame, and how fast it grows, 0 to 1. */
  marked: number;
  scratch: number;
  /** Why the last line was refused: a message key, where the finger was, seconds left. */
  refused: { readonly why: string; readonly at: Point; left: number } | undefined;
  /** What the hint shows, and for how many seconds more. */
  hint: { readonly points: readonly Point[]; left: number } | undefined;
  /** Poses before the last tick. */
  before: Pose[];
  /** Poses shown last in a try, and seconds left of the way back from them. */
  last: Pose[];
  back: number;
  running: boolean;
  film: Film | undefined;
  /** Seconds of wobble left for what a line holds on. */
  landed: number;
  lines: number;
};

/** Seconds of the way back after a try. */
export const BACK = 0.26;

export function createUi(state: State): Ui {
  const { things } = boardOf(state.params);
  const ball = things.find(({ kind }) => kind === 'ball');
  return {
    layout: layoutFor(0.5, boardOf(state.params)),
    drawing: undefined,
    pen: {
      x: ball?.x ?? 200,
      y: (ball?.y ?? 200) + 70,
      down: false,
      shown: false,
      speed: 0,
    },
    hand: undefined,
    room: roomOn(things),
    dust: new Particles(),
    pressed: undefined,
    marked: 0,
    scratch: 0,
    refused: undefined,
    hint: undefined,
    before: [],
    last: [],
    back: 0,
    running: false,
    film: undefined,
    landed: 0,
    lines: state.lines.length,
  };
}
