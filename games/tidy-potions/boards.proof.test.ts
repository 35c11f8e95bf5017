import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BudgetSpent, createRng } from '@playgrove/kit/core';
import { sealPack } from '@playgrove/kit/logic/solving';
import { dailySeed, Session } from '@playgrove/kit/session';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import {
  boardOf,
  DAILIES,
  EACH,
  fill,
  LEVEL_COUNT,
  MAKER,
  numberOf,
  PACKS,
  specOf,
  tableOf,
  type Sealed,
} from './rules/boards.ts';
import { poursOf } from './rules/bottles.ts';
import { solution } from './rules/search.ts';
import { isSpent, isStuck, isWon, type State } from './rules/state.ts';
import { BUDGET, WEIGHT } from './solver.ts';

/*
 * Boards are chosen offline, from the root of the repository:
 *
 *   UPDATE_BOARDS=1 npx vitest run -c tools/proofs/vitest.config.ts games/tidy-potions
 *
 * For each level it fills bottles by chance, keeps boards that the search solves, lets two kinds of
 * players play them without taking anything back, and seals the one that is about as hard as the
 * level should be.
 */
const UPDATE = process.env['UPDATE_BOARDS'] !== undefined;
/** `BOARDS=full` plays more games and prints the table. */
const full = process.env['BOARDS'] === 'full';
const TIMEOUT = 3_600_000;
const CANDIDATES = 16;
/** How many games careful players win, from the first level of a pack to its last. */
const TARGETS: readonly (readonly [number, number])[] = [
  [0.7, 0.5],
  [0.6, 0.35],
  [0.5, 0.3],
  [0.45, 0.2],
  [0.35, 0.15],
  [0.25, 0],
];
const DAYS = 400;
const FIRST_DAY = Date.UTC(2026, 10, 26);

const levels = Array.from({ length: LEVEL_COUNT }, (_, at) => at + 1);

function dealt({ level, par, seed }: Sealed): State {
  const { slack } = specOf(level);
  const { sizes, bottles } = tableOf({ level, par, seed });
  return {
    level,
    sizes,
    deal: bottles,
    bottles: bottles.map((layers) => [...layers]),
    poured: [],
    brewed: [],
    par,
    most: slack < 0 ? 0 : par + slack,
  };
}

/** The length of a solution; undefined if none was found, or the deal would take too long. */
function parOf(level: number, seed: number): number | undefined {
  try {
    const table = fill(specOf(level), seed);
    return table && solution(table, BUDGET, WEIGHT)?.length;
  } catch (error) {
    if (error instanceof BudgetSpent) return undefined;
    throw error;
  }
}

/** Plays without taking anything back. */
function played(board: Sealed, skill: number, seed: number): State {
  const state = dealt(board);
  const rng = createRng(`${skill} ${seed}`);
  // Boards without a limit can be poured for ever.
  for (let pours = 0; pours < 90 && poursOf(state).length > 0; pours += 1) {
    const input = bot(state, rng, skill);
    if (!input) break;
    const why = rules.step(state, input, { rng, cue: () => undefined });
    if (typeof why === 'string') throw new Error(why);
  }
  return state;
}

function easeOf(board: Sealed, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game += 1) won += Number(isWon(played(board, 0.5, game)));
  return won / games;
}

describe('boards', () => {
  it.runIf(UPDATE)(
    'are chosen and sealed again',
    () => {
      const sealed: Sealed[] = [];
      const choose = (level: number, target: number): void => {
        let best: { readonly board: Sealed; readonly off: number } | undefined;
        let found = 0;
        for (let seed = 1; found < CANDIDATES; seed += 1) {
          const par = parOf(level, seed);
          if (par === undefined) continue;
          const board = { level, par, seed };
          const off = Math.abs(easeOf(board, 10) - target);
          found += 1;
          if (!best || off < best.off) best = { board, off };
        }
        if (best) sealed.push(best.board);
      };
      for (const level of levels) {
        const [from, to] = TARGETS[Math.floor((level - 1) / EACH)] ?? [0, 0];
        choose(level, from + ((to - from) * ((level - 1) % EACH)) / (EACH - 1));
      }
      for (let day = 1; day <= DAILIES; day += 1) choose(LEVEL_COUNT + day, 0.45);
      const pack = sealPack(
        MAKER,
        sealed.map(({ level, par, seed }) => numberOf(level, par, seed)),
        (number) => {
          const [level, par] = [Math.floor(number / 1_000_000), Math.floor(number / 10_000) % 100];
          return parOf(level, number % 10_000) === par ? undefined : 'not solved';
        },
      );
      const path = fileURLToPath(new URL('rules/sealed.json', import.meta.url));
      writeFileSync(path, `${JSON.stringify(pack)}\n`);
      expect(sealed).toHaveLength(LEVEL_COUNT + DAILIES);
    },
    TIMEOUT,
  );

  it(
    'of every level are solved within their limit, and the rules accept the solution',
    () => {
      for (const level of levels) {
        const board = boardOf(level, createRng(level));
        expect(board.level).toBe(level);
        const state = dealt(board);
        const pours = solution(state, BUDGET, WEIGHT);
        expect(pours, `level ${level}`).toHaveLength(board.par);
        for (const [from, to] of pours ?? []) {
          const context = { rng: createRng(1), cue: () => undefined };
          expect(rules.step(state, { act: 'pour', from, to }, context)).toBeUndefined();
        }
        expect(rules.status(state)).toBe('won');
        expect(rules.stars?.(state)).toBe(3);
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
        expect(solution(state, BUDGET * 2, 2)?.length ?? 99, date).toBeLessThanOrEqual(state.most);
        seen.add(String(state.bottles));
      }
      expect(seen.size).toBe(DAYS);
    },
    TIMEOUT,
  );

  it(
    'ask more of players from pack to pack, and care helps',
    () => {
      const games = full ? 12 : 3;
      const table = PACKS.map(({ name }, pack) => {
        const rates = [0, 0.5].map((skill) => {
          const count = { won: 0, stuck: 0, spent: 0 };
          for (let at = 1; at <= EACH; at += 1)
            for (let game = 0; game < games; game += 1) {
              const state = played(boardOf(pack * EACH + at, createRng(at)), skill, game);
              count.won += Number(isWon(state));
              count.stuck += Number(isStuck(state));
              count.spent += Number(isSpent(state));
            }
          const part = (value: number): number => Math.round((value * 100) / (EACH * games));
          return { won: part(count.won), stuck: part(count.stuck), spent: part(count.spent) };
        });
        const [any, careful] = rates;
        return {
          name,
          any: any?.won ?? 0,
          careful: careful?.won ?? 0,
          stuck: careful?.stuck,
          spent: careful?.spent,
        };
      });
      if (full) console.table(table);
      const report = JSON.stringify(table);
      for (const { any, careful } of table) expect(careful, report).toBeGreaterThanOrEqual(any);
      const [first, last] = [table[0], table.at(-1)];
      expect(first?.careful ?? 0, report).toBeGreaterThan(40);
      expect(last?.careful ?? 99, report).toBeLessThan((first?.careful ?? 0) - 20);
      expect(last?.any, report).toBe(0);
    },
    TIMEOUT,
  );

  it('let nobody lose the first two, and a player without thought lose the fourth', () => {
    const wins = (level: number): number => {
      const board = boardOf(level, createRng(1));
      let won = 0;
      for (let game = 0; game < 40; game += 1) won += Number(isWon(played(board, 0, game)));
      return won / 40;
    };
    expect(specOf(1).slack).toBe(-1);
    expect(specOf(2).slack).toBe(-1);
    expect(wins(1)).toBeGreaterThan(0.9);
    expect(wins(3)).toBeLessThan(0.5);
    expect(wins(4)).toBeLessThan(0.5);
  });
});
