import type { Point } from '../contract/index.ts';
import type { PadButton } from './events.ts';

/** The one action to learn, shown by a ghost hand in live play until it first succeeds. World units. */
export type Coach =
  | {
      readonly kind: 'swipe';
      readonly from: Point;
      readonly to: Point;
      readonly keys: readonly PadButton[];
    }
  | {
      readonly kind: 'tap';
      readonly at: Point;
      readonly keys: readonly PadButton[];
      /**
       * The number of taps, if it takes more than one. In turn games the hand stays until that many
       * moves are made.
       */
      readonly taps?: number;
    }
  | { readonly kind: 'hold'; readonly at: Point; readonly keys: readonly PadButton[] }
  | {
      readonly kind: 'path';
      readonly points: readonly Point[];
      readonly keys: readonly PadButton[];
    };
