import { isRed, rankOf, suitOf, type Card } from '@playgrove/kit/logic/cards';
import { HOME, thawed, WASTE, type Board, type Layout } from './board.ts';
import { repacked, perform, reach, tap, type Leap } from './leaps.ts';
import { search, searchAgain } from './search.ts';

/** A way to the win, or the word why there is none. */
export type Plan = { readonly kind: 'won'; readonly leaps: readonly Leap[] } | Hopeless;
type Hopeless = { readonly kind: 'dead' | 'unknown' };

/** Other orders in which a way is looked for, and the positions opened for each. */
const ORDERS = 4;
const LOOK = 1500;

/** Inputs that a way asks for: every tap on the stock and every move of cards. */
export function lengthOf(leaps: readonly Leap[]): number {
  return leaps.reduce((sum, { taps }) => sum + taps + 1, 0);
}

/**
 * The shortest of several ways to a win, each without the detours that reordering saves.
 * @param budget positions of the first look
 */
export function planFrom(start: Layout, budget: number): Plan {
  const found = searchAgain(start, budget);
  if (found.kind !== 'won') return { kind: found.kind };
  let best = shortened(start, found.leaps);
  for (let salt = 1; salt <= ORDERS; salt += 1) {
    const other = search(start, LOOK, salt);
    if (other.kind !== 'won') continue;
    const leaps = shortened(start, other.leaps);
    if (lengthOf(leaps) < lengthOf(best)) best = leaps;
  }
  return { kind: 'won', leaps: best };
}

/** A move of named cards: how many taps come before it follows from where they lie then. */
type Step = {
  readonly from: number;
  readonly card: Card;
  readonly count: number;
  readonly to: number;
};

/**
 * The same way without moves that nothing needs, and with cards of the waste played sooner wherever
 * that spares taps: a search takes the first way that it finds, and passes by what it comes back for.
 */
export function shortened(start: Layout, leaps: readonly Leap[]): readonly Leap[] {
  const { draw } = start;
  const board = thawed(start);
  const steps = needed(board, stepsOf(start, leaps), draw);
  const done: Leap[] = [];
  for (;;) {
    let rest = walked(board, steps, draw);
    if (!rest) return leaps;
    for (let at = 1; at < steps.length; at += 1) {
      const step = steps[at] as Step;
      if (step.from !== WASTE || tapsTo(board, step, draw) === undefined) continue;
      steps.splice(at, 1);
      steps.unshift(step);
      const sooner = walked(board, steps, draw, lengthOf(rest));
      if (sooner) {
        rest = sooner;
        continue;
      }
      steps.shift();
      steps.splice(at, 0, step);
    }
    const [leap] = rest;
    if (!leap) return done;
    done.push(leap);
    perform(board, repacked(leap), draw);
    steps.shift();
  }
}

function needed(board: Board, steps: Step[], draw: number): Step[] {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    // Only what stays within the columns, and what comes back from home, could be left out.
    if ((steps[at] as Step).to >= HOME || (steps[at] as Step).from === WASTE) continue;
    const [step] = steps.splice(at, 1) as [Step];
    if (!walked(board, steps, draw)) steps.splice(at, 0, step);
  }
  return steps;
}

function stepsOf(start: Layout, leaps: readonly Leap[]): Step[] {
  const board = thawed(start);
  return leaps.map((leap) => {
    const { from, count, to } = leap;
    for (let taps = 0; taps < leap.taps; taps += 1) tap(board, start.draw);
    const card = movable(board, from, count) ?? -1;
    perform(board, repacked({ ...leap, taps: 0 }), start.draw);
    return { from, card, count, to };
  });
}

/** The lowest of so many cards on top of a pile, where they lie open. */
function movable(board: Board, from: number, count: number): Card | undefined {
  if (from === WASTE) return board.talon[board.drawn - 1];
  if (from >= HOME) {
    const home = board.homes[from - HOME] as number;
    return home > 0 ? (from - HOME) * 13 + home - 1 : undefined;
  }
  const column = board.columns[from] as Card[];
  const at = column.length - count;
  return at >= (board.down[from] as number) ? column[at] : undefined;
}

function takes(board: Board, to: number, card: Card): boolean {
  if (to >= HOME) return board.homes[to - HOME] === rankOf(card) && suitOf(card) === to - HOME;
  const top = (board.columns[to] as Card[]).at(-1);
  if (top === undefined) return rankOf(card) === 12;
  return rankOf(top) === rankOf(card) + 1 && isRed(top) !== isRed(card);
}

/** These steps as leaps; nothing where one cannot be made, not all are home then, or `most` is not undercut. */
function walked(
  from: Board,
  steps: readonly Step[],
  draw: number,
  most = Number.POSITIVE_INFINITY,
): readonly Leap[] | undefined {
  const board = thawed({ ...from, draw });
  const leaps: Leap[] = [];
  let length = 0;
  for (const step of steps) {
    const taps = tapsTo(board, step, draw);
    if (taps === undefined) return undefined;
    const leap = { taps, from: step.from, count: step.count, to: step.to };
    length += taps + 1;
    if (length >= most) return undefined;
    perform(board, repacked(leap), draw);
    leaps.push(leap);
  }
  return board.homes.every((count) => count === 13) ? leaps : undefined;
}

/** The fewest taps before a step can be made; nothing where none are enough. */
function tapsTo(board: Board, { from, count, card, to }: Step, draw: number): number | undefined {
  if (!takes(board, to, card)) return undefined;
  if (from !== WASTE) return movable(board, from, count) === card ? 0 : undefined;
  const place = board.talon.indexOf(card);
  if (place < 0) return undefined;
  return reach(board.talon.length, board.drawn, draw).find(([at]) => at === place)?.[1];
}
