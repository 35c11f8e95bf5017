import { after, legal, other, type Cells, type Move, type Side } from './board.ts';

/** Positions read in one question; puzzles need far fewer. */
export type Reader = { left: number; readonly known: Map<string, boolean> };

export const reader = (left = 400_000): Reader => ({ left, known: new Map() });

/** Whether `side`, to move, leaves the other without a move within this many moves of its own. */
export function forces(cells: Cells, side: Side, within: number, read: Reader): boolean {
  if (within <= 0 || (read.left -= 1) < 0) return false;
  const key = `${side}${within}${cells.join('')}`;
  const known = read.known.get(key);
  if (known !== undefined) return known;
  const found = legal(cells, side, 'english').some((move) =>
    wins(after(cells, move, 'english'), side, within, read),
  );
  read.known.set(key, found);
  return found;
}

/** Whether every answer to what `side` has just played still loses. */
export function wins(cells: Cells, side: Side, within: number, read: Reader): boolean {
  const answers = legal(cells, other(side), 'english');
  return answers.every((answer) => forces(after(cells, answer, 'english'), side, within - 1, read));
}

/** The first moves that force a win within this many moves. */
export function winning(cells: Cells, side: Side, within: number, read: Reader): readonly Move[] {
  return legal(cells, side, 'english').filter((move) =>
    wins(after(cells, move, 'english'), side, within, read),
  );
}

/**
 * The most stubborn answer: one that escapes if there is one, else one that holds out longest.
 * @param within moves that the other side has left
 */
export function stubborn(cells: Cells, side: Side, within: number): Move | undefined {
  const read = reader();
  let best: Move | undefined;
  let most = -1;
  for (const move of legal(cells, side, 'english')) {
    const next = after(cells, move, 'english');
    let holds = 0;
    while (holds < within && !forces(next, other(side), holds, read)) holds += 1;
    if (holds === within && !forces(next, other(side), within, read)) return move;
    if (holds > most) {
      most = holds;
      best = move;
    }
  }
  return best;
}
