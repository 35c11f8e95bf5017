import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { packMap, readMap } from '@playgrove/kit/logic/tilemap';
import { afterAll, describe, expect, test } from 'vitest';
import { LAST, LESSONS, type Lesson } from './levels/lessons.ts';
import { MADE } from './levels/made.ts';
import { SEEDS } from './levels/seeds.ts';
import { LEVELS, lineOf, parOf, WORLDS } from './levels.ts';
import { attempt, proofOf, windows } from './maker.ts';
import { courseOf } from './rules/course.ts';
import { playTaps, search, works } from './search.ts';
import { RECIPES } from './worlds.ts';

/** Makes every level again from its lesson or seed, and writes `levels/made.ts`: some minutes. */
const REMAKE = process.env['UPDATE_LEVELS'] === '1';
/** Every ember. */
const ALL = 7;
/** Ticks in which the hardest tap of a level may come. */
const NARROWEST = 4;
/** Ticks after setting off in which nothing can go wrong. */
const MOMENT = 36;

const table: Record<string, string | number>[] = [];

afterAll(() => {
  if (process.env['TABLE']) console.table(table);
});

function drawn(lessons: readonly Lesson[] = []): readonly string[] {
  return lessons.map(({ rows, moths = [] }) => {
    const map = readMap(rows);
    const proof = proofOf(courseOf(map, moths));
    if (!proof) throw new Error(`no way home with every ember:\n${rows.join('\n')}`);
    return lineOf({ map: packMap(map), moths, ...proof });
  });
}

function grown(seed: string): string {
  const recipe = RECIPES[seed.split(' ')[0] ?? ''];
  const made = recipe && attempt(recipe, seed);
  if (!made) throw new Error(`seed "${seed}" makes no level`);
  return lineOf(made);
}

test.runIf(REMAKE)(
  'the levels are made',
  () => {
    const worlds = WORLDS.map((world) => [
      ...drawn(LESSONS[world]),
      ...SEEDS[world].map(grown),
      ...drawn(LAST[world]),
    ]);
    expect(worlds.flat().length).toBeGreaterThanOrEqual(30);
    const lines = WORLDS.map(
      (world, at) =>
        `  ${world}: [\n${(worlds[at] ?? []).map((line) => `    '${line}',\n`).join('')}  ],\n`,
    );
    writeFileSync(
      fileURLToPath(new URL('levels/made.ts', import.meta.url)),
      `import type { World } from '../levels.ts';\n\n/** Made by \`levels.test.ts\` from \`lessons.ts\` and \`seeds.ts\`; see \`lineOf\` for what a line holds. */\nexport const MADE: Readonly<Record<World, readonly string[]>> = {\n${lines.join('')}};\n`,
    );
  },
  900_000,
);

test('there are at least 40 levels in five worlds, no two alike, and worlds open in turn', () => {
  expect(LEVELS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(LEVELS.map(({ world }) => world)).size).toBe(5);
  const maps = WORLDS.flatMap((world) => MADE[world]).map((line) => line.split('|')[0]);
  expect(new Set(maps).size).toBe(maps.length);
  for (const [at, { needs }] of LEVELS.entries()) {
    // Three stars in two levels of three before it are enough.
    expect(needs).toBeLessThanOrEqual(at * 2);
    expect(needs).toBeGreaterThanOrEqual(LEVELS[at - 1]?.needs ?? 0);
  }
});

test('drawings and seeds are what the levels come from', () => {
  for (const world of WORLDS) {
    const count = [LESSONS[world], SEEDS[world], LAST[world]].map((one) => one?.length ?? 0);
    expect(MADE[world].length, world).toBe(count.reduce((sum, one) => sum + one, 0));
  }
  // One of each kind here; UPDATE_LEVELS=1 makes all of them again.
  expect(drawn(LESSONS['dell']?.slice(0, 1))).toEqual([MADE.dell[0]]);
  expect(drawn(LAST['crag'])).toEqual([MADE.crag.at(-1)]);
  // The seed that grows soonest.
  const [seed = ''] = SEEDS.hedge;
  expect(grown(seed)).toBe(MADE.hedge[(LESSONS['hedge'] ?? []).length]);
});

describe.each(LEVELS.map((place) => [place.id, place] as const))('%s', (_id, place) => {
  const course = place.course();

  test('its stored way leads home with every ember, well within the third star', () => {
    const { home, walk } = playTaps(course, place.taps, parOf(place));
    expect(home).toBe(true);
    expect(walk.embers).toBe(ALL);
    expect(walk.tick).toBe(place.ticks);
  });

  test('no tap of it must come within fewer than four ticks', () => {
    // Once the least needed is found on one side, the search ends.
    const most = process.env['TABLE'] ? undefined : NARROWEST - 1;
    const room = windows(course, { taps: place.taps, ticks: place.ticks }, ALL, most);
    table.push({
      level: place.id,
      taps: place.taps.length,
      'seconds, every ember': (place.ticks / 60).toFixed(1),
      'seconds, fastest': (place.quick / 60).toFixed(1),
      'narrowest tap, ticks': Math.min(...room),
    });
    expect(Math.min(...room)).toBeGreaterThanOrEqual(NARROWEST);
  });

  test('is not walked home without a single tap, and leaves a moment to look', () => {
    expect(works(course, [], 0, 1800)).toBe(false);
    expect(playTaps(course, [], MOMENT).walk.tick).toBe(MOMENT);
  });
});

test('the search still finds the fastest way that is stored', () => {
  for (const id of ['wood-1', 'hedge-1', 'crag-1']) {
    const place = LEVELS.find((one) => one.id === id);
    if (!place) throw new Error(`there is no level ${id}`);
    const found = search(place.course(), { ticks: 2000, nodes: 40_000, first: true });
    expect(found.home?.ticks, id).toBe(place.quick);
  }
});
