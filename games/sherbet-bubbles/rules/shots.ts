/** Sweets a level gives, a pack a row: measured with the better bot, see `levels.test.ts`. */
// oxfmt-ignore
export const SHOTS: readonly number[] = [
  13, 15, 28, 26, 30, 18, 26, 21,
  21, 27, 22, 22, 28, 15, 46, 28,
  32, 32, 30, 20, 28, 31, 29, 54,
  35, 29, 39, 36, 38, 30, 43, 60,
  29, 23, 34, 35, 20, 18, 21, 32,
  27, 30, 36, 33, 32, 38, 20, 46,
];
