import type { Rng } from '@playgrove/kit/contract';
import { makeBoard, pourRow } from './board.ts';
import { fitRows, presentOf } from './queue.ts';
import { countOf, GUMMY, isFlavor, type Params, type State } from './state.ts';

/** Which level was lost last, and how often in a row. */
export type Career = { readonly level: number; readonly losses: number };

const HELP = [0, 0, 0, 3, 4, 5, 6] as const;
const POUR_ROWS = 5;
export const FIRST_POUR = 7;

/** Sweets more in the jar of a level after this many losses on it in a row. */
export function helpAfter(losses: number): number {
  return HELP[Math.min(losses, HELP.length - 1)] ?? 0;
}

export function deal(params: Params, rng: Rng, career: Career): State {
  const { mode, goal, recipe } = params;
  const seeded = mode === 'level' ? recipe : { ...recipe, seed: rng.int(1_000_000) };
  const board = mode === 'endless' ? poured(rng, recipe.flavors) : makeBoard(seeded);
  const losses = params.level > 0 && career.level === params.level ? career.losses : 0;
  const shots = params.shots + (mode === 'endless' ? 0 : helpAfter(losses));
  const state: State = {
    mode,
    level: params.level,
    goal,
    ...board,
    shift: 0,
    top: board.cells.length,
    flavours: [...recipe.flavors],
    queue: [0, 0],
    charged: false,
    fizz: 0,
    shots,
    left: shots,
    target: countOf(board.cells, goal === 'free' ? (kind) => kind === GUMMY : isFlavor),
    freed: 0,
    score: 0,
    streak: 0,
    shot: 0,
    most: 0,
    blasts: 0,
    pour: mode === 'endless' ? FIRST_POUR : 0,
    poured: 0,
    losses,
    last: null,
  };
  fitRows(state);
  const present = presentOf(state);
  state.queue = [rng.pick(present), rng.pick(present)];
  return state;
}

function poured(rng: Rng, flavors: readonly number[]): Pick<State, 'cells' | 'ice' | 'other'> {
  const cells = Array.from({ length: POUR_ROWS }, (_, row) => {
    const made = pourRow(rng, flavors, 0);
    if (row % 2 === 1) made[made.length - 1] = -1;
    return made;
  }).flat();
  return { cells, ice: cells.map(() => 0), other: cells.map(() => -1) };
}
