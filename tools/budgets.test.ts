import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  KIT_LIMIT,
  LARGER_GAMES,
  measureGame,
  overBudget,
  OWN_LIMIT,
} from './build-games/measure.ts';
import { build } from './site/build.ts';
import { ROOT } from './root.ts';
import { gameSlugs } from './catalogue.ts';

const slugs = gameSlugs(join(ROOT, 'games'));
let folder: string;
let out: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  out = join(folder, 'dist');
  const portal = async ({ outDir }: { outDir: string }): Promise<void> =>
    writeFileSync(join(outDir, 'index.html'), '');
  await build({ out, portal, log: () => undefined });
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds games', () => {
  expect(slugs.length).toBeGreaterThan(0);
});

it('draws a first frame with at most 15 KB of the kit', () => {
  expect(KIT_LIMIT).toBe(15 * 1024);
  for (const slug of slugs) {
    const { kit } = measureGame(out, slug);
    expect(kit, slug).toBeGreaterThan(0);
    expect(kit, slug).toBeLessThanOrEqual(KIT_LIMIT);
  }
});

it.each(slugs)('%s loads within the byte budgets', (slug) => {
  expect(overBudget(slug, measureGame(out, slug))).toEqual([]);
});

it.each(Object.keys(LARGER_GAMES))('%s still needs its larger limit', (slug) => {
  expect(measureGame(out, slug).own).toBeGreaterThan(OWN_LIMIT);
});
