/** The kit's drawing tools this game uses, and the type they draw on. */
export {
  blob,
  down,
  ease,
  fade,
  fillPath,
  mix,
  PALETTE,
  radial,
  rim,
  ring,
  rounded,
  shade,
  tint,
} from '@playgrove/kit/runtime';
export { vignette } from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';

export type Context = Surface['c'];
