import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { parOf, type Place } from '../levels.ts';
import { playTaps, works } from '../search.ts';
import { benchOf, throughPiece } from './bench.ts';
import { CLIMBS, PIECES, type Piece } from './pieces.ts';
import { hasLantern, isAt, trailOf, wideOf, type Storey } from './trail.ts';
import { WAYS } from './ways.ts';

/** Finds every way through the pieces again and writes `ways.ts`. */
const REMAKE = process.env['UPDATE_LEVELS'] === '1';
/** Ticks in which the hardest tap of a piece may come. */
const NARROWEST = 6;
const ALL = 7;
/** Days that are walked here: two months. */
const DAYS = 60;

type Case = readonly [key: string, piece: Piece, storey: Storey, ember: boolean];

const CASES: readonly Case[] = [
  ...PIECES.flatMap((piece) =>
    (['low', 'high'] as const).flatMap((storey): Case[] => [
      [`${piece.name} ${storey}`, piece, storey, false],
      [`${piece.name} ${storey} ember`, piece, storey, true],
    ]),
  ),
  ...CLIMBS.map((piece): Case => [`${piece.name} climb`, piece, 'climb', false]),
];

test.runIf(REMAKE)(
  'the ways are found',
  () => {
    const lines = CASES.flatMap(([key, piece, storey, ember]) => {
      const way = throughPiece(piece, storey, ember);
      if (typeof way === 'string' || Math.min(...way.room) < NARROWEST) return [];
      return [`  '${key}': '${way.taps.map(([down, up]) => `${down} ${up - down}`).join(',')}',\n`];
    });
    expect(lines.length).toBeGreaterThan(PIECES.length * 2);
    writeFileSync(
      fileURLToPath(new URL('ways.ts', import.meta.url)),
      `/** Made by \`trail.test.ts\`: the taps through each piece, ticks from where it begins and ticks held. */\nexport const WAYS: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`,
    );
  },
  600_000,
);

describe('pieces', () => {
  test('are rectangles with one ember each, an even ground at both ends, and names of their own', () => {
    for (const { name, rows, moth } of PIECES) {
      const wide = rows[0]?.length ?? 0;
      expect([6, 9, 12], name).toContain(wide);
      expect(
        rows.map(({ length }) => length),
        name,
      ).toEqual([wide, wide, wide, wide, wide]);
      expect(rows.join('').match(/e/g), name).toHaveLength(1);
      expect(rows[4], name).toMatch(/^[#]{1,}.*[#f]$/);
      if (moth) expect(hasLantern({ name, rows }), name).toBe(true);
    }
    const names = [...PIECES, ...CLIMBS].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('are all used: each has a way on one storey at least, with its ember and without', () => {
    for (const { name } of PIECES) {
      const storeys = (['low', 'high'] as const).filter(
        (storey) => `${name} ${storey}` in WAYS && `${name} ${storey} ember` in WAYS,
      );
      expect(storeys.length, name).toBeGreaterThan(0);
    }
    for (const { name } of CLIMBS) expect(WAYS, name).toHaveProperty([`${name} climb`]);
    const known = new Set(CASES.map(([key]) => key));
    for (const key of Object.keys(WAYS)) expect(known.has(key), key).toBe(true);
  });

  test.each(CASES.filter(([key]) => key in WAYS))(
    '%s: the stored taps lead through it',
    (key, piece, storey, ember) => {
      const { course, part } = benchOf(piece, storey, ember);
      const taps = (WAYS[key] ?? '')
        .split(',')
        .filter((tap) => tap !== '')
        .map((tap) => tap.split(' ').map(Number))
        .map(([down = 0, long = 0]) => [down + 30, down + 30 + long] as const);
      expect(works(course, taps, ember ? 1 : 0, 1200)).toBe(true);
      const begins = playTaps(course, [], 30).walk;
      expect(isAt(part, begins)).toBe(true);
      expect(wideOf(piece)).toBeLessThanOrEqual(12);
    },
  );
});

describe('trails', () => {
  const seeds = Array.from({ length: DAYS }, (_, day) => day * 7919 + 11);
  let drawn: readonly Place[] = [];

  beforeAll(() => {
    drawn = seeds.map(trailOf);
  });

  test('lead home with every ember by the stored taps, each day of two months', () => {
    expect(drawn).toHaveLength(DAYS);
    for (const [day, place] of drawn.entries()) {
      const seed = seeds[day];
      const { home, walk } = playTaps(place.course(), place.taps, parOf(place));
      expect(home, `seed ${seed}`).toBe(true);
      expect(walk.embers, `seed ${seed}`).toBe(ALL);
      expect(walk.lit, `seed ${seed}`).toBe(place.course().lanterns);
      expect(works(place.course(), [], 0, 1800), `seed ${seed}`).toBe(false);
    }
  });

  test('differ from day to day, and the same seed gives the same trail', () => {
    const maps = drawn.map((place) => place.course().map.rows.join('\n'));
    expect(new Set(maps).size).toBe(seeds.length);
    expect(trailOf(11).course().map.rows.join('\n')).toBe(maps[0]);
    expect(new Set(drawn.map(({ world }) => world)).size).toBe(5);
  });
});
