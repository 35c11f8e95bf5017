/** Dice that are rolled, boxes of the full pad, and rolls in a turn. */
export const DICE = 5;
export const BOXES = 13;
export const ROLLS = 3;

/** The boxes after ones to sixes. */
export const TWIN = 6;
export const QUARTET = 7;
export const SET = 8;
export const SHORT = 9;
export const LONG = 10;
export const KETTLE = 11;
export const BLEND = 12;

/** One letter a box: how pads are written down. */
const LETTERS = '123456TQFSLKB';

/** Numbers one to six: together they earn the bonus. */
export const NUMBERS = 0b11_1111;
export const FULL = (1 << BOXES) - 1;
export const BONUS_AT = 60;
export const BONUS = 30;

/** What a box pays and what the numbers earn together: the table is worked out for any such set. */
export type Scoring = {
  /** @param faces how many dice show one, two … six */
  points(box: number, faces: readonly number[]): number;
  readonly bonusAt: number;
  readonly bonus: number;
};

export const total = (faces: readonly number[]): number =>
  faces.reduce((sum, count, face) => sum + count * (face + 1), 0);

/** The longest run of faces. */
export function run(faces: readonly number[]): number {
  let [longest, length] = [0, 0];
  for (const count of faces) {
    length = count > 0 ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}

function points(box: number, faces: readonly number[]): number {
  const most = Math.max(...faces);
  const pairs = faces.filter((count) => count >= 2).length;
  if (box < TWIN) return (faces[box] ?? 0) * (box + 1);
  if (box === TWIN) return pairs === 2 ? total(faces) : 0;
  if (box === QUARTET) return most >= 4 ? total(faces) : 0;
  if (box === SET) return most === 3 && pairs === 2 ? 25 : 0;
  if (box === SHORT) return run(faces) >= 4 ? 30 : 0;
  if (box === LONG) return run(faces) === 5 ? 40 : 0;
  if (box === KETTLE) return most === DICE ? 50 : 0;
  return total(faces);
}

export const TEA: Scoring = { points, bonusAt: BONUS_AT, bonus: BONUS };

/** The set of boxes that the letters name, a bit a box. */
export const padOf = (letters: string): number =>
  [...letters].reduce((mask, letter) => mask | (1 << LETTERS.indexOf(letter)), 0);

/** The boxes of a set, in the order of the pad. */
export const boxesOf = (mask: number): readonly number[] =>
  Array.from({ length: BOXES }, (_, box) => box).filter((box) => (mask >> box) & 1);

export function facesOf(dice: readonly number[]): number[] {
  const faces = [0, 0, 0, 0, 0, 0];
  for (const die of dice) if (die > 0) faces[die - 1] = (faces[die - 1] ?? 0) + 1;
  return faces;
}
