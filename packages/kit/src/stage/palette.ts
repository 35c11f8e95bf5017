/** The house palette and its mixtures, as views use them; they live in kit/colour. */
export { channels, DEEP, fade, mix, PALETTE, shade, tint } from '@playgrove/kit/colour';
