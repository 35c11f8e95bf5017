/** The house palette and its mixtures, for cards; they are defined in kit/logic/color. */
export { alphaOf, fade, mix, PALETTE, shade, tint } from '@playgrove/kit/logic/color';
