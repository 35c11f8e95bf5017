/** Sweets a level gives, a pack a row: measured with the better bot, see `levels.test.ts`. */
// oxfmt-ignore
export const SHOTS: readonly number[] = [
  14, 17, 41, 40, 46, 32, 39, 35,
  25, 32, 32, 26, 34, 24, 55, 34,
  38, 38, 36, 24, 34, 37, 35, 65,
  42, 35, 47, 43, 46, 36, 52, 72,
  35, 28, 41, 42, 24, 32, 33, 38,
  32, 36, 43, 40, 38, 46, 24, 55,
];
