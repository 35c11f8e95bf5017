const [A, B, C, D] = [
  [-1, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
] as const;
const MIDDLE = [0, 0] as const;

const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [MIDDLE],
  [A, B],
  [A, MIDDLE, B],
  [A, D, C, B],
  [A, D, MIDDLE, C, B],
  [A, D, [-1, 0], [1, 0], C, B],
];

/** Where the pips of a die's face are, from the top down, −1 to 1. @param face 1 to 6 */
export function pipsOf(face: number): readonly (readonly [x: number, y: number])[] {
  return PIPS[face - 1] ?? [];
}
