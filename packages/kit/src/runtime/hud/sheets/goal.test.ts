import { expect, test } from 'vitest';
import type { Finish } from '../../stage/finish.ts';
import { nextGoal } from './goal.ts';

const RULES = {
  levels: [
    { id: 'a', params: {} },
    { id: 'b', params: {} },
    { id: 'c', params: {}, needs: 5 },
  ],
  scoring: { better: 'higher', unit: 'points' },
  stars: () => 3,
} as const;
const LOST: Finish = {
  won: false,
  ending: undefined,
  score: 30,
  best: 50,
  newBest: false,
  stars: undefined,
  next: undefined,
};
const WON: Finish = { ...LOST, won: true, score: 50, stars: 2 };

test('after a loss the goal is the best score, unless it was just beaten', () => {
  expect(nextGoal(LOST, RULES, 'a', {})).toEqual({ key: 'kit.to-beat', value: 20 });
  expect(nextGoal({ ...LOST, score: 50, newBest: true }, RULES, 'a', {})).toBeUndefined();
  const golf = { ...RULES, scoring: { better: 'lower', unit: 'moves' } } as const;
  expect(nextGoal(LOST, golf, 'a', {})).toBeUndefined();
});

test('after a win the goal is the next lock, if it is still closed', () => {
  expect(nextGoal(WON, RULES, 'b', { a: 1, b: 2 })).toEqual({
    key: 'kit.to-unlock',
    value: 2,
    level: 'c',
  });
});

test('else the stars that are left in this level, and finally nothing', () => {
  expect(nextGoal(WON, RULES, 'b', { a: 3, b: 2 })).toEqual({ key: 'kit.to-star', value: 1 });
  expect(nextGoal(WON, RULES, 'b', { a: 3, b: 3 })).toBeUndefined();
  const plain = { levels: RULES.levels.slice(0, 1) as never, scoring: RULES.scoring };
  expect(nextGoal(WON, plain, 'a', {})).toBeUndefined();
});

test("a day's challenge leads to no lock and no star", () => {
  const daily = {
    day: '2026-03-09',
    own: true,
    met: true,
    streak: { now: 1, longest: 1, today: true },
    counted: true,
  };
  expect(nextGoal({ ...WON, daily }, RULES, 'b', {})).toBeUndefined();
});

test('a level that gives no stars asks for none', () => {
  const levels = [{ id: 'two', params: {}, starless: true }] as const;
  expect(nextGoal(WON, { ...RULES, levels }, 'two', {})).toBeUndefined();
  expect(nextGoal(WON, RULES, 'a', {})).toMatchObject({ key: 'kit.to-star' });
});
