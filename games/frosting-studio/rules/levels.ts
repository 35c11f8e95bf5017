import type { Level } from '@playgrove/kit/contract';
import { levels } from '@playgrove/kit/logic/levels';
import { BOOK } from './book.ts';
import type { Params } from './types.ts';

const idsOf = (text: string): readonly string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(':')));

// The ids are in saves and links: never change or reuse one.
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  ...levels<
    Params,
    { readonly name: string; readonly needs: number; readonly ids: readonly string[] }
  >({
    packs: BOOK.map(({ name, needs, text }) => ({ name, needs, ids: idsOf(text) })),
    params: ({ number }) => ({ cake: number - 1 }),
  }),
  { id: 'free', params: { cake: -1 } },
];
