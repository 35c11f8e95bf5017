import type { Json, Rect } from '../contract/index.ts';
import type { Coach } from './coach.ts';

/**
 * One picture of How to play with one line: the rule, the twist, what to watch out for. Either a
 * position that the view itself draws, or a picture painted for the purpose (views in 3D).
 */
export type Lesson<S extends Json = Json, Ui = unknown> = {
  /** A message key: one line of at most 80 characters. */
  readonly say: string;
} & (
  | {
      /** The position shown. */
      state(): S;
      /** Changes the display-only state: a drag, a camera. */
      prepare?(ui: Ui, state: S): void;
      /**
       * The part of the world to show, in world units; it is extended to the picture's shape.
       * Default: all.
       */
      look?(state: S, to: { readonly width: number; readonly height: number }, ui: Ui): Rect;
      /** What the hand does in the picture. */
      hand?(state: S, ui: Ui, to: { readonly width: number; readonly height: number }): Coach;
    }
  | {
      /**
       * Paints the whole area.
       * @param hand the kit's hand, its finger tip at x, y; `size` is its length
       */
      paint(
        c: CanvasRenderingContext2D,
        area: Rect,
        hand: (x: number, y: number, size: number) => void,
      ): void;
    }
);
