import { after, legal, other, type Cells, type Move, type Side, type Variant } from './board.ts';

/** A multi-jump that was there: moves one after the other, and how many pieces they win. */
export type Missed = {
  readonly side: Side;
  readonly cells: Cells;
  readonly line: readonly Move[];
  /** Pieces taken by the last jump. */
  readonly taken: number;
  /** Pieces won, less pieces given. */
  readonly won: number;
};

/** Jumps that take so many are worth remembering. */
const MANY = 2;

/**
 * The best multi-jump from here: at once, or after a move that leaves the other side only jumps
 * (or one move) to answer with. Undefined if there is none that wins more than it gives.
 */
export function bestShot(cells: Cells, side: Side, variant: Variant): Missed | undefined {
  let best: Missed | undefined;
  for (const move of legal(cells, side, variant)) {
    const shot = shotBy(cells, side, variant, move);
    if (shot && (!best || shot.won > best.won)) best = shot;
  }
  return best;
}

/** What one move wins by a multi-jump: its own, or the one that every answer allows. */
export function shotBy(cells: Cells, side: Side, variant: Variant, move: Move): Missed | undefined {
  const next = after(cells, move, variant);
  const answers = legal(next, other(side), variant);
  const forced = answers.length > 0 && (answers[0] as Move).taken.length > 0;
  if (variant === 'giveaway') return forced ? giftBy(cells, side, move, answers) : undefined;
  if (move.taken.length >= MANY) {
    const won = move.taken.length - mostTaken(answers);
    const shot = { side, cells, line: [move], taken: move.taken.length, won };
    return won > 0 ? shot : undefined;
  }
  if (!forced) return undefined;
  let worst: Missed | undefined;
  for (const answer of answers) {
    const then = after(next, answer, variant);
    const jump = largest(legal(then, side, variant));
    if (!jump || jump.taken.length < MANY) return undefined;
    const back = mostTaken(legal(after(then, jump, variant), other(side), variant));
    const won = move.taken.length - answer.taken.length + jump.taken.length - back;
    if (!worst || won < worst.won) {
      worst = { side, cells, line: [move, answer, jump], taken: jump.taken.length, won };
    }
  }
  return worst && worst.won > 0 ? worst : undefined;
}

/** Where pieces are a burden: the other side must take many, whatever it chooses. */
function giftBy(
  cells: Cells,
  side: Side,
  move: Move,
  answers: readonly Move[],
): Missed | undefined {
  const [least] = answers.toSorted((one, two) => one.taken.length - two.taken.length);
  const taken = least?.taken.length ?? 0;
  const won = taken - move.taken.length;
  if (!least || taken < MANY || won <= 0) return undefined;
  return { side, cells, line: [move, least], taken, won };
}

function largest(moves: readonly Move[]): Move | undefined {
  let most: Move | undefined;
  for (const move of moves) if (!most || move.taken.length > most.taken.length) most = move;
  return most;
}

/** What the other side takes back at once counts as given. */
const mostTaken = (moves: readonly Move[]): number => largest(moves)?.taken.length ?? 0;

/** Whether this multi-jump is better worth showing than the one remembered so far. */
export function betterMissed(one: Missed | undefined, before: Missed | null): Missed | null {
  if (!one) return before;
  return !before || one.won > before.won ? one : before;
}

/** The board after a line. */
export function played(cells: Cells, line: readonly Move[], variant: Variant): number[] {
  let now = [...cells];
  for (const move of line) now = after(now, move, variant);
  return now;
}
