import type { Pack } from '../levels.ts';

/** A level drawn by hand. */
export type Drawn = { readonly rows: readonly string[]; readonly watchers: readonly string[] };

/** Those that show something new, with room for mistakes; they open their packs. */
export const DRAWN: Readonly<Record<Pack, readonly Drawn[]>> = {
  backyard: [
    // One guard, one hedge to wait behind, and snacks before and after it.
    {
      rows: [
        '.....##E',
        '.s...##.',
        '........',
        '##......',
        '##.##.##',
        '...##.##',
        '........',
        '......s.',
        'T.##.##.',
        '..##.##.',
        '........',
        '.....s..',
        '.S......',
      ],
      watchers: ['w1363'],
    },
  ],
  bakery: [],
  kennel: [],
  porch: [],
  museum: [],
};
