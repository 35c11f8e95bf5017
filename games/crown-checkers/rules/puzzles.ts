/**
 * Red (o) to move: exactly one first move forces a win within so many moves. Dark squares only, row
 * by row from the top left.
 */
export const PUZZLES: readonly { readonly board: string; readonly within: number }[] = [
  { board: '......x...x.....o..o............', within: 2 },
];
