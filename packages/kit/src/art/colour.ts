/** The house palette and its mixtures, as cards use them; they live in kit/colour. */
export { alphaOf, fade, mix, PALETTE, shade, tint } from '@playgrove/kit/colour';
