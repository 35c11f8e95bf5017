import { packMap, readMap } from '@playgrove/kit/logic/tilemap';
import { afterAll, describe, expect, test } from 'vitest';
import { LAST, LESSONS, type Lesson } from './levels/lessons.ts';
import { MADE } from './levels/made.ts';
import { LEVELS, lineOf, parOf, WORLDS } from './levels.ts';
import { courseOf } from './rules/course.ts';
import { playTaps, relaxed, search, slackOf, works } from './search.ts';

/** Every ember. */
const ALL = 7;
/** Ticks in which the hardest tap of a level may come. */
const NARROWEST = 4;
/** Ticks after setting off in which nothing can go wrong. */
const MOMENT = 36;
/** How far a search for a drawn level goes: ticks and nodes. */
const LONGEST = 60 * 34;
const NODES = 40_000;

const table: Record<string, string | number>[] = [];

afterAll(() => {
  if (process.env['TABLE']) console.table(table);
});

function drawn(lessons: readonly Lesson[] = []): readonly string[] {
  return lessons.map(({ rows, moths = [] }) => {
    const map = readMap(rows);
    const course = courseOf(map, moths);
    const { all, home } = search(course, { ticks: LONGEST, nodes: NODES });
    if (!all || !home) throw new Error(`no way home with every ember:\n${rows.join('\n')}`);
    const route = relaxed(course, all, ALL);
    return lineOf({ map: packMap(map), moths, route, quick: home.ticks });
  });
}

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

test('what is drawn by hand is what those levels come from', () => {
  expect(drawn(LESSONS['dell']?.slice(0, 1))).toEqual([MADE.dell[0]]);
  expect(drawn(LAST['crag'])).toEqual([MADE.crag.at(-1)]);
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
    const route = { taps: place.taps, ticks: place.ticks };
    const room = place.taps.map((_, at) => {
      const { early, late } = slackOf(course, route, at, ALL, most);
      return early + late + 1;
    });
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
