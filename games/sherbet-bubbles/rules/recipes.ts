import type { GoalKind, Motif, Recipe, Shape } from './state.ts';

type Extras = Partial<Pick<Recipe, 'gummies' | 'ice' | 'stones' | 'poppers' | 'twirls'>>;

/** Shape, motif, rows, flavors as digits, and what else is among them. Gummies are there to be freed. */
type Row = readonly [Shape, Motif, number, string, Extras?];

/** Packs of eight. Each pack brings one new thing, rises, takes a breath and rises again. */
const ROWS: readonly Row[] = [
  // Lemonade steps: match, drop, bank.
  ['swags', 'mirror', 4, '013'],
  ['arch', 'mirror', 6, '013'],
  ['heart', 'rings', 7, '013'],
  ['pillars', 'mirror', 7, '0123'],
  ['zigzag', 'bands', 8, '0123'],
  ['lantern', 'rings', 8, '0123'],
  ['vee', 'patches', 8, '0123'],
  ['ring', 'checks', 9, '0123'],
  // Gummy gallery: tall boards, gummies to free.
  ['curtain', 'tiers', 7, '013', { gummies: 3 }],
  ['swags', 'patches', 9, '0123', { gummies: 4 }],
  ['pillars', 'bands', 10, '0123', { gummies: 5 }],
  ['diamond', 'rings', 11, '0123', { gummies: 5 }],
  ['shelves', 'patches', 11, '0123', { gummies: 4 }],
  ['cross', 'mirror', 12, '0123', { gummies: 6 }],
  ['waves', 'bands', 13, '0123', { gummies: 6 }],
  ['curtain', 'patches', 12, '0123', { gummies: 7 }],
  // Frosty window: sweets in ice.
  ['arch', 'mirror', 7, '0123', { ice: 6 }],
  ['swags', 'checks', 8, '0123', { ice: 9 }],
  ['heart', 'patches', 10, '0123', { ice: 10, gummies: 4 }],
  ['lantern', 'mirror', 9, '01234', { ice: 8 }],
  ['steps', 'bands', 10, '0134', { ice: 10, gummies: 4 }],
  ['ring', 'rings', 10, '0124', { ice: 12 }],
  ['zigzag', 'patches', 13, '01234', { ice: 14, gummies: 6 }],
  ['curtain', 'checks', 11, '01234', { ice: 12, gummies: 6 }],
  // Gobstopper lane: stones that never pop and must fall.
  ['pillars', 'tiers', 8, '0123', { stones: 6 }],
  ['vee', 'mirror', 9, '0134', { stones: 8 }],
  ['shelves', 'patches', 11, '0134', { stones: 8, gummies: 4 }],
  ['cross', 'bands', 10, '01234', { stones: 6 }],
  ['swags', 'mirror', 10, '0124', { stones: 6, ice: 5 }],
  ['diamond', 'patches', 12, '01234', { stones: 7, gummies: 5 }],
  ['waves', 'patches', 12, '0134', { stones: 7, gummies: 6 }],
  ['curtain', 'mirror', 12, '01234', { stones: 9, gummies: 6, ice: 5 }],
  // Popping pantry: candies that go off.
  ['swags', 'patches', 8, '01234', { poppers: 5 }],
  ['ring', 'patches', 9, '01234', { poppers: 5 }],
  ['arch', 'checks', 11, '01234', { poppers: 6, gummies: 5 }],
  ['heart', 'mirror', 11, '01234', { poppers: 5, stones: 8 }],
  ['lantern', 'patches', 11, '0134', { poppers: 4, ice: 10 }],
  ['pillars', 'patches', 12, '01234', { poppers: 6, gummies: 6, stones: 6 }],
  ['shelves', 'checks', 14, '01234', { poppers: 7, gummies: 6, ice: 8 }],
  ['curtain', 'patches', 13, '01234', { poppers: 8, gummies: 8, stones: 8 }],
  // Twirl carousel: sweets of two flavors; everything comes together.
  ['diamond', 'mirror', 9, '0135', { twirls: 6 }],
  ['zigzag', 'bands', 11, '01235', { twirls: 8, gummies: 5 }],
  ['steps', 'patches', 11, '01235', { twirls: 8, poppers: 4, gummies: 5 }],
  ['waves', 'mirror', 11, '01235', { twirls: 8, stones: 6 }],
  ['cross', 'patches', 12, '01345', { twirls: 8, ice: 8, gummies: 5 }],
  ['heart', 'bands', 12, '01345', { twirls: 10, poppers: 5, stones: 5 }],
  ['lantern', 'patches', 13, '012345', { twirls: 10, gummies: 6, ice: 6, poppers: 5 }],
  ['curtain', 'mirror', 16, '012345', { twirls: 10, gummies: 9, ice: 8, stones: 6, poppers: 7 }],
];

/** Boards that look better, or are kinder, under another seed than their own number. */
const SEEDS: Readonly<Record<number, number>> = {};

export function recipeOf([shape, motif, rows, digits, extras]: Row, seed: number): Recipe {
  const { gummies = 0, ice = 0, stones = 0, poppers = 0, twirls = 0 } = extras ?? {};
  const flavors = [...digits].map(Number);
  return { shape, motif, rows, flavors, seed, gummies, ice, stones, poppers, twirls };
}

export const RECIPES: readonly Recipe[] = ROWS.map((row, index) =>
  recipeOf(row, SEEDS[index + 1] ?? index + 1),
);

export const goalOf = (recipe: Recipe): GoalKind => (recipe.gummies > 0 ? 'free' : 'clear');

/** Boards of the day take turns; their seed is the day's. */
export const DAILIES: readonly Recipe[] = (
  [
    ['curtain', 'patches', 11, '01234', { gummies: 6, poppers: 4 }],
    ['waves', 'patches', 12, '01234', { gummies: 6, ice: 8 }],
    ['diamond', 'bands', 12, '01235', { gummies: 6, twirls: 6 }],
    ['pillars', 'patches', 11, '01234', { gummies: 6, stones: 6 }],
    ['shelves', 'mirror', 12, '01234', { gummies: 6, poppers: 5 }],
  ] satisfies readonly Row[]
).map((row) => recipeOf(row, 0));

export const POUR: Recipe = recipeOf(['curtain', 'patches', 5, '0123'], 0);
