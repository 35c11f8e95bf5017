import { writeFileSync } from 'node:fs';
import { createRng } from '@playgrove/kit/core';
import { playing, type Playing } from '@playgrove/kit/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { LEVELS, PACKS, parOf, type Pack, type Place } from './levels.ts';
import { DRAWN } from './levels/drawn.ts';
import { MADE } from './levels/made.ts';
import { SEEDS } from './levels/seeds.ts';
import { make, proven } from './maker.ts';
import { rules, type Input, type State } from './rules.ts';
import { Lookout, legsOf, search, type Way } from './search.ts';

/** `CURVE=full` plays more games and prints the table of the README. */
const full = process.env['CURVE'] === 'full';
const GAMES = full ? 4 : 2;
const SKILLS = [0, 0.5, 1] as const;
const LONGEST = 60 * 90;
const TIMEOUT = 1_200_000;

type Game = Playing<State, Input>;

/** A way as one stroke, to its end. */
function walkAlong({ id }: Place, way: Way): Game {
  const game = playing(rules, id) as Game;
  game.give({ act: 'path', legs: legsOf(way.moves) });
  game.tick(way.ticks + 600);
  return game;
}

const found = new Map<string, Way>();

function wayOf(place: Place): Way {
  let way = found.get(place.id);
  if (!way) {
    way = search(place.yard(), playing(rules, place.id).state as State);
    if (!way) throw new Error(`${place.id} has no way`);
    found.set(place.id, way);
  }
  return way;
}

test('there are at least 30 levels in five packs, no two alike, and packs open in turn', () => {
  expect(LEVELS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(Object.values(MADE).flat()).size).toBe(LEVELS.length);
  for (const [at, { needs }] of LEVELS.entries()) {
    // Two stars in each level before it are enough.
    expect(needs).toBeLessThanOrEqual(at * 2);
    expect(needs).toBeGreaterThanOrEqual(LEVELS[at - 1]?.needs ?? 0);
  }
});

test('each pack has what it is about', () => {
  const tiles = { bakery: 'C', kennel: 'H', porch: 'L', museum: 'D' } as const;
  for (const [pack, tile] of Object.entries(tiles)) {
    for (const { id } of LEVELS.filter((place) => place.pack === pack)) {
      const place = LEVELS.find((one) => one.id === id);
      expect(place?.yard().map.rows.join(''), id).toContain(tile);
    }
  }
});

/** The lines of a pack, made again from what is drawn and from seeds. */
function linesOf(pack: Pack): readonly string[] {
  const drawn = DRAWN[pack].map(({ rows, watchers }) => proven(rows, watchers, true)?.line ?? '');
  return [...drawn, ...SEEDS[pack].map((seed) => make(pack, String(seed))?.line ?? '')];
}

/** The whole of `levels/made.ts`. */
function fileOf(packs: readonly (readonly string[])[]): string {
  const texts = packs.map(
    (lines, at) => `  ${PACKS[at]}: [\n${lines.map((line) => `    '${line}',\n`).join('')}  ],\n`,
  );
  return [
    "import type { Pack } from '../levels.ts';\n\n",
    '/** Made by `UPDATE_LEVELS=1`, see `levels.proof.test.ts`; `placeFrom` reads a line. */\n',
    'export const MADE: Readonly<Record<Pack, readonly string[]>> = {\n',
    ...texts,
    '};\n',
  ].join('');
}

test(
  'drawings and seeds are what the levels come from',
  () => {
    const packs = PACKS.map(linesOf);
    if (process.env['UPDATE_LEVELS']) {
      writeFileSync(new URL('levels/made.ts', import.meta.url), fileOf(packs));
      return;
    }
    expect(packs).toEqual(PACKS.map((pack) => MADE[pack]));
  },
  TIMEOUT,
);

describe.each(LEVELS.map((place) => [place.id, place] as const))('%s', (_, place) => {
  test('a search finds a way out with every snack, and it is the par', () => {
    expect(wayOf(place).ticks).toBe(place.ticks);
  });

  test('that way is unseen from its first tick to its last, with three stars', () => {
    const { state, session } = walkAlong(place, wayOf(place));
    expect(session.status).toBe('won');
    expect(state.noticed).toBe(false);
    expect(state.moods.every(({ lag }) => lag === 0)).toBe(true);
    expect(rules.stars?.(state)).toBe(3);
    expect(state.time).toBeLessThan(parOf(place) * 0.75);
  });

  test('running straight for everything gets caught', () => {
    const way = search(place.yard(), playing(rules, place.id).state as State, { blind: true });
    expect(way && walkAlong(place, way).session.status).toBe('lost');
  });

  test('nobody ever looks at the start', () => {
    const yard = place.yard();
    const lookout = new Lookout(yard, playing(rules, place.id).state as State, 60 * 90);
    for (let tick = 0; tick < 60 * 90; tick += 6) {
      if (lookout.sees(yard.start.x, yard.start.y, tick, false)) throw new Error(`tick ${tick}`);
    }
    const idle = playing(rules, place.id);
    idle.tick(60 * 30);
    expect(idle.session.status).toBe('playing');
  });
});

const table: Record<string, string>[] = [];
afterAll(() => {
  if (full) console.table(table);
});

test(
  'hands that err less get out more often, in every pack',
  () => {
    for (const pack of PACKS) {
      const places = LEVELS.filter((place) => place.pack === pack);
      const rates = SKILLS.map((skill) => {
        const games = places.flatMap(({ id }) =>
          Array.from({ length: skill === 1 ? 1 : GAMES }, (_, seed) => {
            const game = playing(rules, id) as Game;
            const rng = createRng(`${id} ${seed}`);
            game.finish((state) => bot(state, rng, skill), LONGEST);
            return game.session.status === 'won' ? 1 : 0;
          }),
        );
        return games.reduce<number>((sum, won) => sum + won, 0) / games.length;
      });
      table.push(
        Object.fromEntries([
          ['pack', pack],
          ...SKILLS.map((skill, at) => [
            `skill ${skill}`,
            `${Math.round((rates[at] ?? 0) * 100)} %`,
          ]),
        ]),
      );
      const [weak = 0, fair = 0, good = 0] = rates;
      expect(good, pack).toBe(1);
      expect(fair, pack).toBeGreaterThan(weak);
      expect(good, pack).toBeGreaterThan(fair);
    }
  },
  TIMEOUT,
);
