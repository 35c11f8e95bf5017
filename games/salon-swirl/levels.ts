import type { Level } from '@playgrove/kit/contract';
import { PACK_SIZE, PACKS, PEOPLE } from './rules/people.ts';
import type { Params } from './rules/state.ts';

/** Stars that open each pack. */
const NEEDS = [0, 8, 22, 38, 56];

const clients = PEOPLE.map(({ id }, client): Level<Params> => {
  const pack = Math.floor(client / PACK_SIZE);
  return { id, pack: `pack.${PACKS[pack]}`, needs: NEEDS[pack] ?? 0, params: { client } };
});
const [first, ...others] = clients;
if (!first) throw new Error('salon-swirl: there are no clients');

// The ids are in saves and links: never change or reuse one.
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  first,
  ...others,
  { id: 'free', needs: 1, params: { client: -1 } },
];
