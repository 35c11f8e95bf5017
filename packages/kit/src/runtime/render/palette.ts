/** The house palette and its mixtures, for views; they are defined in kit/logic/color. */
export { channels, DEEP, fade, mix, PALETTE, shade, tint } from '@playgrove/kit/logic/color';
