/** The kit's drawing tools this game uses, and the type they draw on. */
export {
  blob,
  disc,
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
  sparkle,
  tint,
  vignette,
} from '@playgrove/kit/stage';
import type { Surface } from '@playgrove/kit/stage';

export type Context = Surface['c'];
