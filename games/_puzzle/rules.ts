import type { Rules } from '@playgrove/kit/contract';
import { cellPoint } from '@playgrove/kit/core';
import { shape, whole } from '@playgrove/kit/core/parse';
import { medalsFor } from '@playgrove/kit/logic/levels';
import { LEVELS, type Params } from './levels.ts';
import { gridFor, press, shortest, switched } from './lamps.ts';

/*
 * The game without a screen: plain data and pure functions, so the same seed and the same inputs
 * give the same game in every browser, and in Node, where bots and the solver play it.
 */

/** What a save keeps and a replay makes again. */
export type State = {
  /** By cell, row by row: whether its lamp is on. */
  lit: boolean[];
  presses: number;
  /** The fewest presses that solve the deal. */
  par: number;
};

/** The cell that is pressed. */
export type Input = number;

const MAX_CELLS = 25;

/** Stars, and what is missing for the next one, from the same marks. */
const medals = medalsFor<State>({
  value: ({ presses }) => presses,
  better: 'lower',
  marks: ({ par }) => [par * 2, par],
  almost: 'ending.presses',
});

export const rules: Rules<Params, State, Input> = {
  slug: '_puzzle',
  // Raise it whenever the same inputs would lead elsewhere: old saves and best scores then retire.
  version: 1,
  pace: { kind: 'turns', undo: 'unlimited' },
  levels: LEVELS,
  scoring: { better: 'lower', unit: 'moves' },

  // Params and inputs come from links and storage: the parsers say what was wrong and where.
  parseParams: shape({ size: whole(3, 5), presses: whole(1, 9) }),
  parseInput: whole(0, MAX_CELLS - 1),

  // Presses from the dark mix the board up, so pressing the same lamps again always solves it.
  deal({ size, presses }, rng) {
    const lit = Array.from({ length: size * size }, () => false);
    for (const cell of rng.shuffled([...lit.keys()]).slice(0, presses)) press(lit, cell);
    // Some sets of presses cancel out. One more press then turns lamps on.
    if (!lit.includes(true)) press(lit, 0);
    return { lit, presses: 0, par: shortest(lit)?.length ?? 0 };
  },

  // One move. A returned string refuses it and is a message key.
  step(state, cell, { cue }) {
    // Another level's link can name a cell that this board doesn't have.
    if (cell >= state.lit.length) return 'refused.outside';
    press(state.lit, cell);
    state.presses += 1;
    // Cues say what happened and where, in cells; the view's `feel` says how that sounds and looks.
    cue('press', middle(state, cell));
    for (const at of switched(state.lit, cell)) if (!state.lit[at]) cue('off', middle(state, at));
    return undefined;
  },

  inputs: (state) => (isDone(state) ? [] : [...state.lit.keys()]),
  status: (state) => (isDone(state) ? 'won' : 'playing'),
  score: ({ presses }) => presses,
  stars: medals.stars,
  goal: ({ lit }) => ({
    name: 'goal.off',
    now: lit.filter((on) => !on).length,
    target: lit.length,
  }),

  ending: (state) =>
    isDone(state) ? { reason: 'ending.off', ...medals.almost(state) } : undefined,

  text({ lit, presses, par }) {
    const { width, height } = gridFor(lit);
    const signs = lit.map((on) => (on ? '#' : '.')).join('');
    const rows = Array.from({ length: height }, (_, y) => signs.slice(y * width, (y + 1) * width));
    return [...rows, `presses ${presses}, par ${par}`].join('\n');
  },
};

function isDone({ lit }: State): boolean {
  return !lit.includes(true);
}

function middle({ lit }: State, cell: number): { readonly x: number; readonly y: number } {
  const { x, y } = cellPoint(gridFor(lit), cell);
  return { x: x + 0.5, y: y + 0.5 };
}
