import type { Goal, Rng, Rules } from '@playgrove/kit/contract';
import { cellPoint, gridOf, neighbors4 } from '@playgrove/kit/core';
import { shape, whole } from '@playgrove/kit/core/parse';
import { almost } from '@playgrove/kit/logic/levels';

/*
 * The game without a screen. Everything here is plain data and pure functions, so the same seed
 * and the same inputs give the same game in every browser, and in Node, where bots play it.
 */

export type Params = { readonly picks: number };

/** What a save keeps and a replay makes again. What neither needs (a cursor) is in the view. */
export type State = {
  /** By cell: its place in `BERRIES`. */
  berries: number[];
  /** By cell: how many rows its berry fell in the last move. Only the view needs it. */
  fell: number[];
  picksLeft: number;
  score: number;
};

/** The cell that is picked. */
export type Input = number;

export const BERRIES = ['strawberry', 'blueberry', 'gooseberry', 'cloudberry'] as const;
export const GRID = gridOf(5, 5);
export const SMALLEST = 2;
/** A handful of this size is worth a cheer. */
export const BIG = 6;
/** Points that fill a basket: the goal that is always in sight. */
export const BASKET = 60;
/** The end mentions the next basket if one small handful was missing. */
const NEAR = worth(3);
const MAX_PICKS = 99;

export const rules: Rules<Params, State, Input> = {
  slug: '_template',
  // Raise it whenever the same inputs would lead elsewhere: old saves and best scores then retire.
  version: 1,
  // New berries follow each pick, so taking a pick back would be peeking.
  pace: { kind: 'turns', undo: 'none' },
  // The ids are in saves and links: never change or reuse one.
  levels: [
    { id: 'stroll', params: { picks: 12 } },
    { id: 'harvest', params: { picks: 24 } },
  ],
  scoring: { better: 'higher', unit: 'points' },

  // Params and inputs come from links and storage: the parsers say what was wrong and where.
  parseParams: shape({ picks: whole(1, MAX_PICKS) }),
  parseInput: whole(0, GRID.size - 1),

  deal({ picks }, rng) {
    const berries = Array.from({ length: GRID.size }, () => rng.int(BERRIES.length));
    leaveAHandful(berries, rng);
    return { berries, fell: berries.map(() => GRID.height), picksLeft: picks, score: 0 };
  },

  // One move. A string refuses it and is a message key; the kit drops the changed copy then.
  step(state, cell, { rng, cue }) {
    const picked = handful(state.berries, cell);
    if (picked.length < SMALLEST) return 'refused.alone';
    const points = worth(picked.length);
    const baskets = Math.floor(state.score / BASKET);
    state.score += points;
    state.picksLeft -= 1;
    // Cues say what happened and where, in cells; the view's `feel` says how that sounds and looks.
    for (const at of picked) cue(nameOf(state.berries, at), middle(at));
    cue('handful', middle(cell), picked.length);
    cue('points', middle(cell), points);
    if (picked.length >= BIG) cue('big', middle(cell), picked.length);
    if (Math.floor(state.score / BASKET) > baskets) cue('basket');
    Object.assign(
      state,
      settled(state.berries, picked, () => rng.int(BERRIES.length)),
    );
    leaveAHandful(state.berries, rng);
    cue('landed');
    return undefined;
  },

  inputs: (state) => (state.picksLeft > 0 ? cellsToPick(state.berries) : []),
  status: (state) => (state.picksLeft > 0 ? 'playing' : 'over'),
  score: (state) => state.score,
  goal: basket,
  // What is left of the goal, if that is little.
  ending: (state) =>
    state.picksLeft > 0
      ? undefined
      : { reason: 'ending.picked', ...almost(basket(state), 'ending.short', NEAR) },

  text({ berries, score, picksLeft }) {
    const letters = berries.map((_, cell) => nameOf(berries, cell).charAt(0)).join('');
    const rows = letters.match(new RegExp(`.{${GRID.width}}`, 'g')) ?? [];
    return [...rows, `score ${score}, picks left ${picksLeft}`].join('\n');
  },
};

/** The next basket, filled again and again. */
function basket({ score }: State): Goal {
  return { name: 'goal.basket', now: score % BASKET, target: BASKET };
}

/** The square: one handful of six is worth as much as four of three. */
export function worth(size: number): number {
  return size * size;
}

/** All cells joined to `cell` by berries of its kind, itself first. */
export function handful(berries: readonly number[], cell: number): readonly number[] {
  const found = new Set([cell]);
  // A set hands out what is added while it is walked.
  for (const at of found) {
    for (const near of neighbors4(GRID, at)) if (berries[near] === berries[at]) found.add(near);
  }
  return [...found];
}

/** Every cell whose handful may be picked. */
export function cellsToPick(berries: readonly number[]): number[] {
  return [...berries.keys()].filter((cell) => handful(berries, cell).length >= SMALLEST);
}

/** The berries once those above have fallen into the gaps, and `follow` has named the new ones. */
export function settled(
  berries: readonly number[],
  picked: readonly number[],
  follow: () => number,
): Pick<State, 'berries' | 'fell'> {
  const after = { berries: [...berries], fell: berries.map(() => 0) };
  for (let x = 0; x < GRID.width; x += 1) {
    let gaps = 0;
    // Upward from the ground, and on past the top edge for as many new berries as there are gaps.
    for (let y = GRID.height - 1; y + gaps >= 0; y -= 1) {
      const cell = y * GRID.width + x;
      if (picked.includes(cell)) gaps += 1;
      else {
        const to = cell + gaps * GRID.width;
        after.berries[to] = berries[cell] ?? follow();
        after.fell[to] = gaps;
      }
    }
  }
  return after;
}

/** Fairness: a board with nothing to pick gets one pair, so that only the picks end a game. */
function leaveAHandful(berries: number[], rng: Rng): void {
  if (cellsToPick(berries).length > 0) return;
  const cell = rng.int(GRID.size);
  berries[rng.pick(neighbors4(GRID, cell))] = berries[cell] ?? 0;
}

function nameOf(berries: readonly number[], cell: number): (typeof BERRIES)[number] {
  return BERRIES[berries[cell] ?? 0] ?? BERRIES[0];
}

/** Cues speak in board units: here one a cell. */
function middle(cell: number): { readonly x: number; readonly y: number } {
  const { x, y } = cellPoint(GRID, cell);
  return { x: x + 0.5, y: y + 0.5 };
}
