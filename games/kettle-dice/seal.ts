import type { Seal } from '@playgrove/kit/testing';
import { TEA } from './rules/boxes.ts';
import { packed } from './rules/packed.ts';
import { Table } from './rules/table.ts';

/** Works out all 349,379 positions of the full pad and stores one layer of them. */
export const seal: Seal = {
  file: 'rules/sealed.ts',
  make() {
    const table = new Table(TEA);
    const expected = table.value(0, 0);
    return `/** Worked out by \`seal.ts\`, read by \`packed.ts\`. */

/** Points of the best solitaire play of the full pad, on average. */
export const EXPECTED = ${expected.toFixed(6)};

// oxfmt-ignore
export const SEALED = '${packed(table)}';
`;
  },
};
