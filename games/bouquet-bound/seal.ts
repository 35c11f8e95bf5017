import type { Seal } from '@playgrove/kit/testing';
import { BEDS, played, WELCOME } from './fixtures.ts';
import type { Params } from './rules/state.ts';

/** Games of each bed. */
const GAMES = 60;
/** Nobody plays on for ever while beds are measured. */
const MAX_MOVES = 60;
/** The part of its games that the two-move bot shall win, by place in the pack: up, a breath, and up again. */
const TARGETS = [0.87, 0.82, 0.77, 0.84, 0.75, 0.71, 0.8, 0.68];
/** Corrections by bed number, where two hundred games showed what sixty did not. */
const CORRECTED: Readonly<Record<number, number>> = {
  17: -1,
  25: -1,
  29: -1,
  41: -2,
  49: -1,
  57: -1,
};

function measured(params: Params, index: number): number {
  const needed = Array.from(
    { length: GAMES },
    (_, seed) => played({ ...params, moves: MAX_MOVES }, 1, `tune ${index} ${seed}`) ?? MAX_MOVES,
  ).toSorted((one, other) => one - other);
  const target = TARGETS[index % TARGETS.length] ?? 0.75;
  const moves = needed[Math.min(GAMES - 1, Math.round(target * GAMES))] ?? MAX_MOVES;
  return moves + (WELCOME[index] ?? 0) + (CORRECTED[index + 1] ?? 0);
}

/** How many moves a bed gives is measured, not guessed: as many as its place in the pack asks for. */
export const seal: Seal = {
  file: 'rules/moves.ts',
  make() {
    const moves = BEDS.map(({ params }, index) => measured(params, index));
    const wrong = moves.find((count) => count <= 0 || count > MAX_MOVES);
    if (wrong !== undefined) throw new Error(`a bed would give ${wrong} moves`);
    const rows = Array.from({ length: Math.ceil(moves.length / 8) }, (_, pack) =>
      moves.slice(pack * 8, pack * 8 + 8).join(', '),
    );
    return `/** Moves a bed gives, a pack a row: measured with the two-move bot, see \`seal.ts\`. */
// oxfmt-ignore
export const MOVES: readonly number[] = [
  ${rows.join(',\n  ')},
];
`;
  },
};
