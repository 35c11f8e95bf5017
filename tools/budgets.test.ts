import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  KIT_LIMIT,
  LARGER_GAMES,
  measureGame,
  overBudget,
  OWN_LIMIT,
} from './build-games/measure.ts';
import { build } from './site/build.ts';
import { bareBundle } from '../apps/portal/src/testing/parts.ts';
import { ROOT } from './root.ts';
import { gameSlugs } from './catalogue.ts';

const slugs = gameSlugs(join(ROOT, 'games'));
let folder: string;
let out: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'));
  out = join(folder, 'dist');
  await build({ out, portal: bareBundle, log: () => undefined });
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

it('loads the player of runs only when it is needed, and at most 6 KB of it', () => {
  const names = readdirSync(join(out, 'allgame/_v')).filter((name) =>
    /later-run.*\.js$/.test(name),
  );
  expect(names).toHaveLength(1);
  for (const name of names) {
    const code = readFileSync(join(out, 'allgame/_v', name));
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(6 * 1024);
  }
});

it.each(slugs)('%s loads within the byte budgets', (slug) => {
  expect(overBudget(slug, measureGame(out, slug))).toEqual([]);
});

it.each(Object.keys(LARGER_GAMES))('%s still needs its larger limit', (slug) => {
  expect(measureGame(out, slug).own).toBeGreaterThan(OWN_LIMIT);
});
