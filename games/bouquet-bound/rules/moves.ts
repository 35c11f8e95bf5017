/** Moves a bed gives, a pack a row: measured with the two-move bot, see `seal.ts`. */
// oxfmt-ignore
export const MOVES: readonly number[] = [
  11, 9, 10, 14, 14, 14, 21, 17,
  12, 13, 14, 16, 12, 14, 15, 12,
  11, 13, 13, 13, 12, 10, 20, 11,
  16, 14, 13, 14, 14, 13, 12, 14,
  13, 15, 13, 15, 20, 13, 23, 11,
  19, 17, 15, 16, 16, 15, 14, 15,
  12, 15, 11, 14, 12, 16, 13, 15,
  14, 13, 8, 14, 13, 11, 13, 11,
];
