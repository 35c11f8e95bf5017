/** White to move: exactly one first move forces mate within this many moves. Made by `seal.ts`. */
export const PUZZLES: readonly { readonly board: string; readonly within: number }[] = [
  { board: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -', within: 1 },
];
