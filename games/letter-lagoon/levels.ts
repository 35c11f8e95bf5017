import { levels } from '@playgrove/kit/logic/levels';
import { PACKS } from './rules/themes.ts';

/** Empty on days. */
export type Params = { readonly theme: string };

// The ids are in saves and links: never change or reuse one.
export const LEVELS = levels({
  packs: PACKS,
  params: ({ pack, index }): Params => ({ theme: pack.ids[index] ?? '' }),
  daily: { theme: '' },
});
