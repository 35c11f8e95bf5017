/**
 * The helpers for a game's `sprites.ts` and `card.ts`: SVG as text, at build time only. A game's
 * view never imports this.
 */
export * from './backdrop.ts';
export type { Card, CardTools, HeroOptions, LetterOptions } from './card.ts';
export { fade, mix, PALETTE, shade, tint } from './color.ts';
export type { IconId, SpriteFinish, SpriteSheet } from './sheet.ts';
export * from './svg.ts';
export { painted, type Outline } from './svg-canvas.ts';
export { SvgPath2D } from './svg-path.ts';
export * from './toys.ts';
