import type { Level } from '@playgrove/kit/contract';
import { BOOKS } from './rules/pictures.ts';
import type { Params } from './rules/state.ts';

/** By book: the stars that open it, and the blots that spoil its pages. */
const TERMS: Readonly<Record<string, { readonly needs: number; readonly drops: number }>> = {
  sketches: { needs: 0, drops: 5 },
  garden: { needs: 6, drops: 4 },
  seaside: { needs: 20, drops: 4 },
  home: { needs: 40, drops: 4 },
  wild: { needs: 64, drops: 4 },
};

const [first, ...others] = Object.entries(BOOKS).flatMap(([book, pictures]) =>
  pictures.map(({ id }): Level<Params> => {
    const { needs = 0, drops = 4 } = TERMS[book] ?? {};
    return { id, pack: `pack.${book}`, params: { picture: id, drops }, needs, retry: 'same' };
  }),
);
if (!first) throw new Error('inkwell-pictures: there are no pictures');

// The ids are in saves and links: never change or reuse one.
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  first,
  ...others,
  { id: 'daily', daily: true, pack: 'pack.daily', params: { picture: 'daily', drops: 4 } },
];
