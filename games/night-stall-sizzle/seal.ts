import type { Seal } from '@playgrove/kit/testing';
import { evening, shift } from './fixtures.ts';
import { SHIFTS } from './rules/shifts.ts';

const GOOD = 0.85;

function measured(at: number): number {
  const seeds = ['1', '2', '3', '4', '5'];
  const coins = seeds.map((seed) => evening(shift(at), GOOD, 0, seed).state.coins);
  return Math.round(coins.reduce((sum, one) => sum + one, 0) / seeds.length / 5) * 5;
}

/** The third star is what a good cook (not a perfect one) earns on a shift. */
export const seal: Seal = {
  file: 'rules/targets.ts',
  make() {
    const targets = Array.from({ length: SHIFTS }, (_, at) => measured(at + 1));
    const rows = Array.from({ length: Math.ceil(targets.length / 16) }, (_, row) =>
      targets.slice(row * 16, row * 16 + 16).join(', '),
    );
    return `/** Coins of a good cook on every shift; written by \`seal.ts\`. */
// oxfmt-ignore
export const TARGETS: readonly number[] = [
  ${rows.join(',\n  ')},
];
`;
  },
};
