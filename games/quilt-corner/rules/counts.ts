/** Patches that a quest gives, a pack a row: measured with the better bot, see `seal.ts`. */
// oxfmt-ignore
export const COUNTS: readonly number[] = [
  33, 51, 48, 57, 51, 60,
  30, 24, 36, 36, 39, 33,
  18, 30, 36, 39, 48, 51,
  39, 33, 48, 36, 27, 42,
  54, 36, 42, 45, 39, 66,
  39, 42, 57, 60, 54, 39,
  39, 39, 39, 30,
];
