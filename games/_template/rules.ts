import type { Ending, Goal, Rng, Rules } from '@playgrove/kit/contract';
import { gridOf, neighbours4 } from '@playgrove/kit/rules';

/*
 * The game without a screen. Everything here is plain data and pure functions, so the same seed
 * and the same inputs give the same game in every browser, and in Node, where bots play it.
 */

export type Params = { readonly picks: number };

/** What undo brings back and a save keeps. What it need not bring back (a cursor) is in the view. */
export type State = {
  /** By cell: which kind of berry, 0 to 3. */
  berries: number[];
  /** By cell: how many rows its berry fell in the last move. Only the view needs it. */
  fell: number[];
  picksLeft: number;
  score: number;
  /** The largest handful so far. */
  best: number;
};

/** The cell that is picked. */
export type Input = number;

export const SIDE = 5;
const KINDS = 4;
const SMALLEST_HANDFUL = 2;
/** Points that fill a basket; the next one is always in sight. */
const BASKET = 50;

const GRID = gridOf(SIDE, SIDE);

export const rules: Rules<Params, State, Input> = {
  slug: '_template',
  // Raise it whenever the same inputs would lead elsewhere: old saves and best scores then retire.
  version: 1,
  // New berries come after each pick, so taking a pick back would be peeking.
  pace: { kind: 'turns', undo: 'none' },
  // The ids are in saves and links: never change or reuse one.
  levels: [
    { id: 'basket', params: { picks: 12 } },
    { id: 'cart', params: { picks: 20 } },
  ],
  scoring: { better: 'higher', unit: 'points' },

  // Params and inputs come from links and storage: trust nothing, and say what was wrong and where.
  parseParams(raw) {
    const picks = typeof raw === 'object' && raw !== null && 'picks' in raw ? raw.picks : undefined;
    if (typeof picks === 'number' && Number.isInteger(picks) && picks >= 1 && picks <= 99) {
      return { ok: true, value: { picks } };
    }
    return { ok: false, error: `params.picks: expected 1 to 99, got ${JSON.stringify(picks)}` };
  },

  parseInput(raw) {
    if (typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < GRID.size) {
      return { ok: true, value: raw };
    }
    return {
      ok: false,
      error: `input: expected a cell from 0 to ${GRID.size - 1}, got ${JSON.stringify(raw)}`,
    };
  },

  deal({ picks }, rng) {
    const berries = Array.from({ length: GRID.size }, () => rng.int(KINDS));
    leaveAHandful(berries, rng);
    return { berries, fell: berries.map(() => 0), picksLeft: picks, score: 0, best: 0 };
  },

  step(state, cell, { rng, cue }) {
    const picked = handful(state.berries, cell);
    if (picked.length < SMALLEST_HANDFUL) return 'refused.alone';
    state.picksLeft -= 1;
    // The square of the size: one handful of six is worth more than four of three.
    state.score += picked.length ** 2;
    for (const at of picked) cue(`pick-${state.berries[at]}`, cellCentre(at));
    cue('handful', cellCentre(cell), picked.length);
    cue('points', cellCentre(cell), picked.length ** 2);
    if (picked.length > state.best && state.best > 0) cue('best', cellCentre(cell), picked.length);
    state.best = Math.max(state.best, picked.length);
    settle(state, new Set(picked), rng);
    return undefined;
  },

  inputs(state) {
    if (state.picksLeft === 0) return [];
    return state.berries.flatMap((_, cell) =>
      handful(state.berries, cell).length >= SMALLEST_HANDFUL ? [cell] : [],
    );
  },

  status: (state) => (state.picksLeft === 0 ? 'over' : 'playing'),
  score: (state) => state.score,

  goal(state): Goal {
    return { name: 'goal.basket', now: state.score, target: nextBasket(state.score) };
  },

  ending(state): Ending | undefined {
    if (state.picksLeft > 0) return undefined;
    return {
      reason: 'ending.picked',
      almost: 'ending.short',
      value: nextBasket(state.score) - state.score,
    };
  },

  text(state) {
    const rows = Array.from({ length: SIDE }, (_, y) =>
      state.berries
        .slice(y * SIDE, (y + 1) * SIDE)
        .map((kind) => 'SBGK'[kind])
        .join(' '),
    );
    return `${rows.join('\n')}\nscore ${state.score}, picks left ${state.picksLeft}`;
  },
};

/** All cells joined to `cell` by berries of its kind, itself first. */
export function handful(berries: readonly number[], cell: number): readonly number[] {
  const found = [cell];
  const seen = new Set(found);
  for (let next = 0; next < found.length; next += 1) {
    for (const near of neighbours4(GRID, found[next] ?? cell)) {
      if (seen.has(near) || berries[near] !== berries[cell]) continue;
      seen.add(near);
      found.push(near);
    }
  }
  return found;
}

/** Berries fall straight down into the gaps, and new ones follow from above. */
function settle(state: State, picked: ReadonlySet<number>, rng: Rng): void {
  for (let x = 0; x < SIDE; x += 1) {
    let gaps = 0;
    for (let y = SIDE - 1; y >= 0; y -= 1) {
      const cell = y * SIDE + x;
      if (picked.has(cell)) {
        gaps += 1;
        continue;
      }
      const to = cell + gaps * SIDE;
      state.berries[to] = state.berries[cell] ?? 0;
      state.fell[to] = gaps;
    }
    for (let y = 0; y < gaps; y += 1) {
      state.berries[y * SIDE + x] = rng.int(KINDS);
      state.fell[y * SIDE + x] = gaps;
    }
  }
  leaveAHandful(state.berries, rng);
}

/** Fairness: a board with nothing to pick gets one pair, so that only the picks end a game. */
function leaveAHandful(berries: number[], rng: Rng): void {
  if (berries.some((_, cell) => handful(berries, cell).length >= SMALLEST_HANDFUL)) return;
  const cell = rng.int(GRID.size);
  const near = rng.pick(neighbours4(GRID, cell));
  berries[near] = berries[cell] ?? 0;
}

function nextBasket(score: number): number {
  return (Math.floor(score / BASKET) + 1) * BASKET;
}

/** Cues speak in board units: here one unit a cell, with the middle of the first cell at ½, ½. */
function cellCentre(cell: number): { readonly x: number; readonly y: number } {
  return { x: (cell % SIDE) + 0.5, y: Math.floor(cell / SIDE) + 0.5 };
}
