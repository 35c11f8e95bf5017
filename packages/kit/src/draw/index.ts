/**
 * Everything that draws: `import * as draw from '@playgrove/kit/draw'`. Shapes, lettering and colors
 * come from the shared kit; recipes for backdrops and toys are bundled into each game that uses
 * them, so that the shared kit stays small and a game carries only what it draws.
 */
export {
  afterFrame,
  arrow,
  blob,
  channels,
  clipped,
  DEEP,
  disc,
  down,
  drawLabel,
  fade,
  fillPath,
  labelFont,
  labelWidth,
  line,
  linear,
  mix,
  PALETTE,
  pill,
  place,
  posed,
  radial,
  rim,
  ring,
  rounded,
  shade,
  sparkle,
  stamp,
  stampAhead,
  star,
  tint,
  traceStar,
} from '@playgrove/kit/runtime';
export * from './backdrop.ts';
export * from './bubble.ts';
export * from './cache.ts';
export * from './lazy.ts';
export * from './limb.ts';
export * from './panorama.ts';
export * from './path.ts';
export * from './pips.ts';
export * from './print.ts';
export * from './shout.ts';
export * from './stamped.ts';
export * from './text.ts';
export * from './toys.ts';
export * from './transformed.ts';
