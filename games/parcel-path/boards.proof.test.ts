import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRng } from '@playgrove/kit/core';
import { sealPack } from '@playgrove/kit/logic/solving';
import { dailySeed, Session } from '@playgrove/kit/session';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { makeBoard } from './rules/make.ts';
import { HZ, medals, type Params, type State } from './rules/state.ts';
import { DAILIES, EACH, LEVEL_COUNT, MAKER, numberOf, planOf, TOWNS } from './rules/towns.ts';
import { routesOf } from './rules/unique.ts';
import { BUDGET } from './solver.ts';

/*
 * Boards are chosen offline, from the root of the repository:
 *
 *   UPDATE_BOARDS=1 npx vitest run -c tools/proofs/vitest.config.ts games/parcel-path
 *
 * For each level it makes boards until enough of them have a single route, and seals the one that
 * takes about as much thought as the level should: later levels of a town take more.
 */
const UPDATE = process.env['UPDATE_BOARDS'] !== undefined;
/** `BOARDS=full` plays more games and prints the table. */
const full = process.env['BOARDS'] === 'full';
const PATIENCE = 3_600_000;
const MOST_SEEDS = 40_000;
const DAYS = 400;
const FIRST_DAY = Date.UTC(2026, 10, 26);

const levels = Array.from({ length: LEVEL_COUNT }, (_, at) => at + 1);

/** Positions to look at to find the only route of a board; undefined if there are more routes. */
function thoughtOf(level: number, seed: number): number | undefined {
  const board = makeBoard(planOf(level), seed);
  const { routes, looks } = routesOf(board, BUDGET);
  if (looks > BUDGET || routes.length !== 1) return undefined;
  expect(routes[0]).toEqual(board.path);
  return looks;
}

const routeOf = (level: number, seed: number): string =>
  String(makeBoard(planOf(level), seed).path);

/**
 * The seed of a level, from easy (0) to hard (1) among the candidates, which leave out the routes
 * that are taken.
 */
function chosen(level: number, part: number, candidates: number, taken: Set<string>): number {
  const found: { readonly seed: number; readonly looks: number }[] = [];
  const from = (level * 211) % (100_000 - MOST_SEEDS);
  for (let seed = from; found.length < candidates && seed < from + MOST_SEEDS; seed += 1) {
    const looks = thoughtOf(level, seed);
    if (looks !== undefined && !taken.has(routeOf(level, seed))) found.push({ seed, looks });
  }
  found.sort((a, b) => a.looks - b.looks);
  const best = found[Math.round(part * (found.length - 1))];
  if (!best) throw new Error(`level ${level} has no board`);
  taken.add(routeOf(level, best.seed));
  return numberOf(level, best.seed);
}

const dealt = (level: number, seed: string): State => rules.deal({ level }, createRng(seed), null);

/** Plays to the end, or to ten minutes where no night falls. */
function played(level: number, skill: number, seed: string): State {
  const state = dealt(level, seed);
  const rng = createRng(seed);
  const context = { rng, cue: () => undefined };
  for (let tick = 0; tick < 600 * HZ && rules.status(state) === 'playing'; tick += 1) {
    const input = bot(state, rng, skill);
    if (input) expect(rules.step(state, input, context)).toBeUndefined();
    rules.tick?.(state, context);
  }
  return state;
}

describe('boards', () => {
  it.runIf(UPDATE)(
    'are chosen and sealed again',
    () => {
      const taken = new Set<string>();
      const numbers = [
        ...levels.map((level) => {
          const [town, at] = [Math.floor((level - 1) / EACH), (level - 1) % EACH];
          const part = (town / (TOWNS.length - 1)) * 0.3 + (at / (EACH - 1)) * 0.7;
          return chosen(level, part, 40, taken);
        }),
        ...Array.from({ length: DAILIES }, (_, day) =>
          chosen(LEVEL_COUNT + 1 + day, 0.5, 9, taken),
        ),
      ];
      const pack = sealPack(MAKER, numbers, (number) =>
        thoughtOf(Math.floor(number / 100_000), number % 100_000) === undefined
          ? 'more than one route'
          : undefined,
      );
      const path = fileURLToPath(new URL('rules/sealed.json', import.meta.url));
      writeFileSync(path, `${JSON.stringify(pack)}\n`);
      expect(pack.seeds).toHaveLength(LEVEL_COUNT + DAILIES);
    },
    PATIENCE,
  );

  it(
    'of every level have a single route, as dealt, and no two are alike',
    () => {
      const paths = levels.map((level) => String(dealt(level, 'a').path));
      expect(new Set(paths).size).toBe(LEVEL_COUNT);
      for (const level of levels)
        for (const seed of ['a', 'b']) {
          const state = dealt(level, seed);
          expect(routesOf(state, BUDGET).routes, `level ${level}`).toEqual([state.path]);
        }
    },
    PATIENCE,
  );

  it(
    `of the next ${DAYS} days have a single route, and rarely repeat`,
    () => {
      const seen: string[] = [];
      for (let day = 0; day < DAYS; day += 1) {
        const date = new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
        const params: Params = { level: 0 };
        const seed = dailySeed(rules.slug, date);
        const session = new Session(rules as never, { level: 'daily', params, seed });
        const state = session.state as unknown as State;
        expect(routesOf(state, BUDGET).routes, date).toEqual([state.path]);
        const text = String(state.path);
        seen.push(text);
      }
      expect(new Set(seen).size).toBeGreaterThan(DAYS * 0.9);
    },
    PATIENCE,
  );

  it(
    'press players who do not think, and let careful ones arrive, from town to town',
    () => {
      const games = full ? 8 : 2;
      const table = TOWNS.map(([name], town) => {
        const count = [0, 0.5, 0.75].map((skill) => {
          let [won, stars] = [0, 0];
          for (let at = 1; at <= EACH; at += 1)
            for (let game = 0; game < games; game += 1) {
              const state = played(town * EACH + at, skill, `${skill} ${at} ${game}`);
              if (rules.status(state) !== 'won') continue;
              won += 1;
              stars += medals.stars(state);
            }
          const all = EACH * games;
          return { won: Math.round((won * 100) / all), stars: Math.round((stars * 10) / all) / 10 };
        });
        const [none, some, good] = count;
        return {
          name,
          none: none?.won ?? 0,
          some: some?.won ?? 0,
          good: good?.won ?? 0,
          starsSome: some?.stars ?? 0,
          starsGood: good?.stars ?? 0,
        };
      });
      if (full) console.table(table);
      const report = JSON.stringify(table);
      for (const { none, some, good } of table) {
        expect(some, report).toBeGreaterThan(none);
        expect(good, report).toBeGreaterThanOrEqual(some);
      }
      const [first, last] = [table[0], table.at(-1)];
      expect(first?.none, report).toBeLessThan(60);
      expect(last?.none, report).toBeLessThan(10);
      expect(last?.some ?? 99, report).toBeLessThan((first?.some ?? 0) - 10);
      const sum = (from: number): number =>
        table.slice(from, from + 4).reduce((all, { some }) => all + some, 0);
      expect(sum(4), report).toBeLessThan(sum(0) - 40);
    },
    PATIENCE,
  );

  it('let nobody lose the first two levels, and players without thought the third and fourth', () => {
    const wins = (level: number, skill: number): number => {
      let won = 0;
      for (let game = 0; game < 40; game += 1)
        won += Number(rules.status(played(level, skill, `first ${game}`)) === 'won');
      return won / 40;
    };
    expect(planOf(1).night).toBe(0);
    expect(planOf(2).night).toBe(0);
    const rates = [wins(1, 0.5), wins(3, 0), wins(4, 0), wins(4, 0.5)];
    const report = rates.join(' ');
    expect(rates[0], report).toBeGreaterThan(0.9);
    expect(rates[1], report).toBeLessThan(0.6);
    expect(rates[2], report).toBeLessThan(0.6);
    expect(rates[3], report).toBeGreaterThan(0.6);
  });
});
