/**
 * What `sprites.ts` and `card.ts` of a game are written with: plain text, at build time only.
 * A game's view never imports this.
 */
export * from './backdrop.ts';
export type { Card, CardTools, HeroOptions, LetterOptions } from './card.ts';
export { fade, mix, PALETTE, shade, tint } from './colour.ts';
export type { IconId, SpriteFinish, SpriteSheet } from './sheet.ts';
export * from './svg.ts';
export * from './toys.ts';
