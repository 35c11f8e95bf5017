import { createRng } from '@playgrove/kit/core';
import { dailySeed, Session } from '@playgrove/kit/session';
import { describe, expect, it } from 'vitest';
import { dealt, EACH, played, solved } from './fixtures.ts';
import { rules } from './rules.ts';
import { boardOf, LAYOUTS, PACK_SIZE, PACKS, seedsOf } from './rules/boards.ts';
import { isWon, type State } from './rules/state.ts';
import { shapeOf } from './rules/shape.ts';

/** `BOARDS=full` plays more games and prints the table. */
const full = process.env['BOARDS'] === 'full';
const TIMEOUT = 3_600_000;
const DAYS = 400;
const FIRST_DAY = Date.UTC(2026, 10, 25);

const levels = LAYOUTS.map((_, layout) => layout + 1);

describe('boards', () => {
  it('lie on layouts that fit a phone, with every tile on something', () => {
    expect(LAYOUTS).toHaveLength(PACKS.length * PACK_SIZE);
    expect(new Set(LAYOUTS.map(([name]) => name)).size).toBe(LAYOUTS.length);
    expect(new Set(LAYOUTS.map(([, blocks]) => blocks)).size).toBe(LAYOUTS.length);
    for (const [layout, [name]] of LAYOUTS.entries()) {
      const { size, x, y, z, below } = shapeOf(layout);
      expect(size % 2, name).toBe(0);
      expect(size, name).toBeLessThanOrEqual(100);
      expect(Math.max(...x), name).toBeLessThanOrEqual(12);
      expect(Math.max(...y), name).toBeLessThanOrEqual(12);
      for (let a = 0; a < size; a += 1) {
        const [ax = 0, ay = 0, az = 0] = [x[a], y[a], z[a]];
        for (let b = 0; b < a; b += 1) {
          const [dx, dy] = [Math.abs(ax - (x[b] ?? 0)), Math.abs(ay - (y[b] ?? 0))];
          expect(az === z[b] && dx < 2 && dy < 2, `${name}: ${ax},${ay},${az} twice`).toBe(false);
        }
        if (az === 0) continue;
        // At least half of it lies on others.
        const on = (below[a] ?? []).reduce(
          (area, b) => area + (2 - Math.abs(ax - (x[b] ?? 0))) * (2 - Math.abs(ay - (y[b] ?? 0))),
          0,
        );
        expect(on, `${name}: ${ax},${ay},${az}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it(
    'of every level are solved knowing all tiles, and the rules accept the solution',
    () => {
      for (const level of levels) {
        const seeds = seedsOf(level);
        expect(seeds, `level ${level}`).toHaveLength(EACH);
        for (const seed of seeds) {
          const state = dealt(boardOf(level, seed));
          const pairs = solved(state);
          if (!pairs) throw new Error(`level ${level}, seed ${seed}: no solution`);
          for (const [a, b] of pairs) {
            const context = { rng: createRng(1), cue: () => undefined };
            expect(rules.step(state, { act: 'pair', a, b }, context)).toBeUndefined();
          }
          expect(rules.status(state)).toBe('won');
        }
      }
    },
    TIMEOUT,
  );

  it(
    `of the next ${DAYS} days are solved, and differ`,
    () => {
      const seen = new Set<string>();
      for (let day = 0; day < DAYS; day += 1) {
        const date = new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
        const session = new Session(rules as never, {
          level: 'daily',
          params: { level: 0 },
          seed: dailySeed(rules.slug, date),
        });
        const state = session.state as unknown as State;
        expect(solved(state), date).toBeDefined();
        seen.add(String(state.tiles));
      }
      expect(seen.size).toBe(DAYS);
    },
    TIMEOUT,
  );

  it(
    'ask more of players from pack to pack, and care helps',
    () => {
      const games = full ? 8 : 2;
      const table = PACKS.map(({ name }, pack) => {
        const won = [0, 0.5, 1].map((skill) => {
          // Who knows every tile always wins: a few games show it.
          const stride = skill === 1 && !full ? 4 : 1;
          let [wins, count, links, pairs] = [0, 0, 0, 0];
          for (let at = 0; at < PACK_SIZE; at += stride) {
            const level = pack * PACK_SIZE + at + 1;
            for (const seed of seedsOf(level).slice(0, skill === 1 ? 1 : EACH))
              for (let game = 0; game < (skill === 1 ? 1 : games); game += 1) {
                const state = played(boardOf(level, seed), skill, game);
                count += 1;
                if (!isWon(state)) continue;
                wins += 1;
                links += state.links;
                pairs += state.taken.length;
              }
          }
          return { wins: wins / count, links: links / Math.max(1, pairs) };
        });
        const [any, careful, knowing] = won.map(({ wins }) => Number(wins.toFixed(2)));
        const links = won.map((one) => one.links.toFixed(2)).join(' ');
        return { name, any, careful, knowing, links };
      });
      if (full) console.table(table);
      for (const { name, any = 0, careful = 0, knowing } of table) {
        expect(careful, name).toBeGreaterThan(any - 0.02);
        expect(knowing, name).toBe(1);
      }
      const [first, last] = [table[0], table.at(-1)];
      expect(first?.any).toBeGreaterThan(0.85);
      expect(last?.any ?? 1).toBeLessThan((first?.any ?? 0) - 0.3);
      expect(last?.careful ?? 1).toBeLessThan(first?.careful ?? 0);
    },
    TIMEOUT,
  );
});
