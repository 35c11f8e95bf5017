import type { Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { layOut, type Lagoon, type Size } from './grid.ts';
import sealed from './sealed.json' with { type: 'json' };
import data from './themes.json' with { type: 'json' };

const THEMES: Readonly<Record<string, string>> = data;
const SEEDS: Readonly<Record<string, string>> = sealed;

/** Each water is larger than the one before, and its words run more ways; `needs` stars open it. */
const WATERS = [
  { name: 'shallows', each: 13, needs: 0, columns: 7, rows: 7, ways: 4 },
  { name: 'cove', each: 14, needs: 14, columns: 8, rows: 9, ways: 6 },
  { name: 'deep', each: 13, needs: 40, columns: 9, rows: 10, ways: 8 },
] as const;

export const IDS = Object.keys(THEMES);

/** The packs of the map, each with its themes. */
export const PACKS = WATERS.map(({ name, each, needs }, water) => {
  const before = WATERS.slice(0, water).reduce((sum, row) => sum + row.each, 0);
  return { name, needs, ids: IDS.slice(before, before + each) };
});

/** From 0. */
export const waterOf = (theme: string): number => PACKS.findIndex(({ ids }) => ids.includes(theme));

export const sizeOf = (theme: string): Size => WATERS[waterOf(theme)] ?? WATERS[0];

/** What the letters that are left over spell, in small letters, with spaces. */
export const answerOf = (theme: string): string => THEMES[theme]?.split('|')[0] ?? '';

export const listOf = (theme: string): readonly string[] =>
  THEMES[theme]?.split('|')[1]?.split(' ') ?? [];

/** Seeds that are proven: the first of each theme are its level's, all others are the day's. */
export const seedsOf = (theme: string): readonly number[] =>
  SEEDS[theme]?.split(' ').map(Number) ?? [];

export const LEVEL_SEEDS = 4;

export const layOutTheme = (theme: string, seed: number): Lagoon | undefined =>
  layOut(
    sizeOf(theme),
    answerOf(theme).replaceAll(' ', ''),
    listOf(theme),
    createRng(`${theme} ${seed}`),
  );

/** @param theme an empty one deals the day's: any theme of the larger waters, on a grid of no level */
export function dealLagoon(theme: string, rng: Rng): Lagoon & { readonly theme: string } {
  const isDaily = theme === '';
  const chosen = isDaily ? rng.pick(PACKS.slice(1).flatMap(({ ids }) => ids)) : theme;
  const seeds = seedsOf(chosen);
  const seed = rng.pick(isDaily ? seeds.slice(LEVEL_SEEDS) : seeds.slice(0, LEVEL_SEEDS));
  const lagoon = layOutTheme(chosen, seed);
  if (!lagoon) throw new Error(`${chosen} ${seed} makes no lagoon`);
  return { theme: chosen, ...lagoon };
}
