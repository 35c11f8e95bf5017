import { createRng } from '@playgrove/kit/core';
import { dailySeed, Session } from '@playgrove/kit/session';
import { testCurve, testSeal } from '@playgrove/kit/testing';
import { describe, expect, it, test } from 'vitest';
import { bot } from './bot.ts';
import { curve } from './curve.ts';
import { rules } from './rules.ts';
import { HZ, type Params, type State } from './rules/state.ts';
import { LEVEL_COUNT, planOf } from './rules/towns.ts';
import { routesOf } from './rules/unique.ts';
import { seal } from './seal.ts';
import { BUDGET } from './solver.ts';

const TIMEOUT = 3_600_000;
const DAYS = 400;
const FIRST_DAY = Date.UTC(2026, 10, 26);

const levels = Array.from({ length: LEVEL_COUNT }, (_, at) => at + 1);

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

const rows = testCurve(import.meta.dirname, curve);
testSeal(import.meta.dirname, seal, rows);

test('the last four towns are won far less by who sees dead ends than the first four', () => {
  const won = rows().map(({ cells }) => cells[1]?.won ?? Number.NaN);
  const sum = (from: number): number => won.slice(from, from + 4).reduce((all, one) => all + one);
  expect(sum(4), won.join(' ')).toBeLessThan(sum(0) - 0.4);
});

describe('boards', () => {
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
    TIMEOUT,
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
    TIMEOUT,
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
