/** Moves a bed gives, a pack a row: measured with the two-move bot, see `beds.test.ts`. */
// oxfmt-ignore
export const MOVES: readonly number[] = [
  12, 10, 12, 18, 17, 15, 24, 19,
  33, 13, 15, 17, 14, 14, 17, 12,
  15, 15, 23, 23, 26, 13, 24, 18,
  20, 17, 17, 18, 16, 14, 13, 18,
  19, 18, 19, 19, 29, 21, 29, 12,
  25, 21, 15, 16, 17, 16, 18, 17,
  16, 19, 14, 17, 15, 13, 16, 15,
  18, 18, 9, 18, 14, 10, 18, 12,
];
