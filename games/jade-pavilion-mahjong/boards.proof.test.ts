import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRng } from '@playgrove/kit/core';
import { sealPack } from '@playgrove/kit/logic/solving';
import { dailySeed, Session } from '@playgrove/kit/session';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { boardOf, LAYOUTS, MAKER, PACK_SIZE, PACKS, SEED_BASE, seedsOf } from './rules/boards.ts';
import { tilesOf, type Deal } from './rules/deal.ts';
import { Search, type Pair } from './rules/search.ts';
import { isStuck, isWon, type State } from './rules/state.ts';
import { shapeOf } from './rules/shape.ts';
import { Table } from './rules/table.ts';

/*
 * Seeds are chosen offline, from the root of the repository:
 *
 *   UPDATE_BOARDS=1 npx vitest run -c tools/proofs/vitest.config.ts games/jade-pavilion-mahjong
 *
 * For each layout it deals boards, keeps those that the search solves, lets two kinds of players play
 * them without going back, and seals those that are about as hard as the level should be.
 */
const UPDATE = process.env['UPDATE_BOARDS'] !== undefined;
/** `BOARDS=full` plays more games and prints the table. */
const full = process.env['BOARDS'] === 'full';
const PATIENCE = 3_600_000;
const EACH = 6;
const CANDIDATES = 20;
/** Most positions that the search may need for a board that is sealed. */
const BUDGET = 2000;
/** How many of these players' games are won, from the first level of a pack to its last. */
const TARGETS: readonly (readonly [number, number])[] = [
  [1, 0.85],
  [0.9, 0.8],
  [0.8, 0.65],
  [0.7, 0.55],
  [0.6, 0.45],
  [0.5, 0.3],
];
const DAYS = 400;
const FIRST_DAY = Date.UTC(2026, 10, 25);

const levels = LAYOUTS.map((_, layout) => layout + 1);

function dealt(deal: Deal): State {
  return { deal, tiles: tilesOf(deal), taken: [], score: 0, chain: 0, links: 0, fresh: [] };
}

function solved({ deal, tiles }: State): readonly Pair[] | undefined {
  const search = new Search(new Table(shapeOf(deal.layout)), tiles);
  return search.run(BUDGET) === 'won' ? search.pairs : undefined;
}

/** Plays without ever going back. */
function played(deal: Deal, skill: number, seed: number): State {
  const state = dealt(deal);
  const rng = createRng(`${skill} ${seed}`);
  while (!isWon(state) && !isStuck(state)) {
    const input = bot(state, rng, skill);
    if (!input) throw new Error('the bot has no move');
    const why = rules.step(state, input, { rng, cue: () => undefined });
    if (typeof why === 'string') throw new Error(why);
  }
  return state;
}

/** The share of games won by those who take any pair, and by those who take care. */
function easeOf(deal: Deal): number {
  let won = 0;
  for (let game = 0; game < 4; game += 1) won += Number(isWon(played(deal, 0, game)));
  for (let game = 0; game < 2; game += 1) won += Number(isWon(played(deal, 0.5, game)));
  return won / 6;
}

describe('boards', () => {
  it.runIf(UPDATE)(
    'are chosen and sealed again',
    () => {
      const chosen = levels.flatMap((level) => {
        const pack = Math.floor((level - 1) / PACK_SIZE);
        const [from, to] = TARGETS[pack] ?? [0.5, 0.5];
        const target = from + ((to - from) * ((level - 1) % PACK_SIZE)) / (PACK_SIZE - 1);
        const found: { readonly seed: number; readonly off: number }[] = [];
        for (let seed = 1; found.length < CANDIDATES; seed += 1) {
          const deal = boardOf(level, seed);
          if (solved(dealt(deal))) found.push({ seed, off: Math.abs(easeOf(deal) - target) });
        }
        return found
          .toSorted((a, b) => a.off - b.off)
          .slice(0, EACH)
          .map(({ seed }) => level * SEED_BASE + seed);
      });
      const pack = sealPack(MAKER, chosen, (number) =>
        solved(dealt(boardOf(Math.floor(number / SEED_BASE), number % SEED_BASE)))
          ? undefined
          : 'not solved',
      );
      const path = fileURLToPath(new URL('rules/sealed.json', import.meta.url));
      writeFileSync(path, `${JSON.stringify(pack)}\n`);
      expect(chosen).toHaveLength(levels.length * EACH);
    },
    PATIENCE,
  );

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
    PATIENCE,
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
    PATIENCE,
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
    PATIENCE,
  );
});
