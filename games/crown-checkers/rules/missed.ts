import { after, legal, other, type Cells, type Move, type Side, type Variant } from './board.ts';

/** A multi-jump that was there: moves one after the other, and how many pieces they win. */
export type Missed = {
  /** `gift`: pieces that could be given where they are a burden. `trap`: a jump of the other side that a safer move avoids. */
  readonly kind: 'jump' | 'gift' | 'trap';
  readonly side: Side;
  readonly cells: Cells;
  readonly line: readonly Move[];
  /** Traps: the move that was made and the jump it allowed. */
  readonly fault?: readonly Move[];
  /** Pieces taken by the last jump. */
  readonly taken: number;
  /** Pieces won, less pieces given. */
  readonly won: number;
};

/** Jumps that take this many are worth remembering. */
const MANY = 2;

/** Pieces are given up to this many times before the jump, each so that it has to be taken. */
const GIVES = 2;

/**
 * The best multi-jump from here: at once, or after moves that leave the other side only jumps to
 * answer with. Undefined if there is none that wins more than it gives.
 */
export function bestShot(
  cells: Cells,
  side: Side,
  variant: Variant,
  gives = GIVES,
): Missed | undefined {
  let best: Missed | undefined;
  for (const move of legal(cells, side, variant)) {
    const shot = shotBy(cells, side, variant, move, gives);
    if (shot && (!best || shot.won > best.won)) best = shot;
  }
  return best;
}

/** What one move wins by a multi-jump: its own, or one that follows whatever is answered. */
export function shotBy(
  cells: Cells,
  side: Side,
  variant: Variant,
  move: Move,
  gives = GIVES,
): Missed | undefined {
  const next = after(cells, move, variant);
  const answers = legal(next, other(side), variant);
  const forced = answers.length > 0 && (answers[0] as Move).taken.length > 0;
  if (variant === 'giveaway') return forced ? giftBy(cells, side, move, answers) : undefined;
  if (move.taken.length >= MANY) {
    // What the other side takes back at once counts.
    const won = move.taken.length - Math.max(0, ...answers.map(({ taken }) => taken.length));
    if (won <= 0) return undefined;
    return { kind: 'jump', side, cells, line: [move], taken: move.taken.length, won };
  }
  if (!forced || gives === 0) return undefined;
  let worst: Missed | undefined;
  for (const answer of answers) {
    const then = bestShot(after(next, answer, variant), side, variant, gives - 1);
    if (!then) return undefined;
    const won = move.taken.length - answer.taken.length + then.won;
    if (!worst || won < worst.won) {
      const line = [move, answer, ...then.line];
      worst = { kind: 'jump', side, cells, line, taken: then.taken, won };
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
  return { kind: 'gift', side, cells, line: [move, least], taken, won };
}

/** What the other side wins at once by its best jump, less what is taken back, and that jump. */
function lossBy(
  cells: Cells,
  side: Side,
  variant: Variant,
): { readonly won: number; readonly jump: Move } | undefined {
  let worst: { readonly won: number; readonly jump: Move } | undefined;
  for (const jump of legal(cells, side, variant)) {
    if (jump.taken.length <= (worst?.won ?? 0)) continue;
    const answers = legal(after(cells, jump, variant), other(side), variant);
    const won = jump.taken.length - Math.max(0, ...answers.map(({ taken }) => taken.length));
    if (won > (worst?.won ?? 0)) worst = { won, jump };
  }
  return worst;
}

/** Whether a move loses pieces to a jump though another one does not: that one. */
export function trapIn(cells: Cells, side: Side, variant: Variant, move: Move): Missed | undefined {
  if (variant === 'giveaway') return undefined;
  const loss = (by: Move) => lossBy(after(cells, by, variant), other(side), variant);
  const danger = loss(move);
  if (!danger || danger.won <= move.taken.length) return undefined;
  const safe = legal(cells, side, variant).find((each) => !loss(each));
  if (!safe) return undefined;
  const { won, jump } = danger;
  const fault = [move, jump];
  return { kind: 'trap', side, cells, line: [safe], fault, taken: jump.taken.length, won };
}

/** The one to show: a jump rather than a trap, then the one that wins the most, then takes the most. */
export function betterMissed(one: Missed | undefined, before: Missed | null): Missed | null {
  if (!one || !before) return one ?? before;
  const worth = ({ kind, won, taken }: Missed): number =>
    won + taken / 50 + (kind === 'trap' ? 0 : 100);
  return worth(one) > worth(before) ? one : before;
}

/** The board after a line. */
export function played(cells: Cells, line: readonly Move[], variant: Variant): number[] {
  let now = [...cells];
  for (const move of line) now = after(now, move, variant);
  return now;
}
