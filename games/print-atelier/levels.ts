import type { Level } from '@playgrove/kit/contract';
import { BRIEFS, PACK_SIZE, PACKS } from './rules/briefs.ts';
import type { Params } from './rules/state.ts';

/** Stars that open each pack. */
const NEEDS = [0, 10, 24, 38, 54];

const clients = BRIEFS.map(({ id }, brief): Level<Params> => {
  const pack = Math.floor(brief / PACK_SIZE);
  return { id, pack: `pack.${PACKS[pack]}`, needs: NEEDS[pack] ?? 0, params: { brief } };
});
const [first, ...others] = clients;
if (!first) throw new Error('print-atelier: there are no briefs');

// The ids are in saves and links: never change or reuse one.
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  first,
  ...others,
  { id: 'free', needs: 3, params: { brief: -1 } },
];
