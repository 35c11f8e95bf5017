/**
 * Marks: outlines as numbers, filled and stroked, with an ink rim around each piece. Everything is
 * computed without a DOM; `paint` puts marks on a canvas, `svgOf` into a picture. Also exports the
 * house palette and its mixtures as figures use them.
 *
 * @example
 * const leaf = parsePath('M0 -20C14 -8 14 8 0 20C-14 8 -14 -8 0 -20Z');
 * const marks = [...group([leaf, mirrored(leaf)], '#45b85b'), drawn(parsePath('M0 -14L0 14'), 3)];
 * paint(c, marks);
 */
export { mix, PALETTE, shade, tint } from '@playgrove/kit/logic/color';
export * from './mark.ts';
export * from './paint.ts';
export * from './path.ts';
export { svgOf } from './svg.ts';
