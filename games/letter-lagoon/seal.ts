import type { Seal } from '@playgrove/kit/testing';
import { rudeIn } from './fixtures.ts';
import { IDS, layOutTheme, LEVEL_SEEDS, sizeOf, waterOf } from './rules/themes.ts';

/** Grids of a theme of the larger waters for the days; how many are compared for each that is kept. */
const [DAILY, COMPARED] = [14, 1.5] as const;
const MAX_SEEDS = 4000;

/** Grids with many words and many ways are the best to look through. */
function valueOf(theme: string, seed: number): number | undefined {
  const lagoon = layOutTheme(theme, seed);
  if (!lagoon || rudeIn(sizeOf(theme), lagoon).length > 0) return undefined;
  const steps = lagoon.words.map(({ cells: [first = 0, second = 0] }) => second - first);
  return lagoon.words.length * 2 + new Set(steps).size;
}

/** Proven seeds of each theme, best first; those after the level's are dealt on days. */
export const seal: Seal = {
  file: 'rules/sealed.json',
  make() {
    const rows = IDS.map((theme) => {
      const count = LEVEL_SEEDS + (waterOf(theme) > 0 ? DAILY : 0);
      const grids: { seed: number; value: number }[] = [];
      for (let seed = 0; seed < MAX_SEEDS && grids.length < count * COMPARED; seed += 1) {
        const value = valueOf(theme, seed);
        if (value !== undefined) grids.push({ seed, value });
      }
      if (grids.length < count) throw new Error(`${theme} has ${grids.length} grids`);
      const seeds = grids.toSorted((a, b) => b.value - a.value).slice(0, count);
      return [theme, seeds.map(({ seed }) => seed).join(' ')];
    });
    return `${JSON.stringify(Object.fromEntries(rows), undefined, 2)}\n`;
  },
};
