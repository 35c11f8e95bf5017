import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { DESIGNS } from './rules/designs.ts';
import { verdictOf } from './rules/judge.ts';
import { HZ } from './rules/types.ts';
import { rules } from './rules.ts';

const LIMIT = 120 * HZ;

function bake(level: string, skill: number, seed: number) {
  const game = playing(rules, level, { seed: `bake ${seed}` });
  const rng = createRng(`${level} ${skill} ${seed}`);
  game.finish((state) => bot(state, rng, skill), LIMIT);
  return { state: game.state, status: rules.status(game.state) };
}

test('the ideal timeline matches at least 95 percent of every design, with a turn to spare', () => {
  for (const { id, turns } of DESIGNS) {
    const game = playing(rules, id);
    const rng = createRng(id);
    let used = 0;
    for (let tick = 0; tick < LIMIT && rules.status(game.state) === 'playing'; tick += 1) {
      const input = bot(game.state, rng, 1);
      if (input) game.give(input);
      if (game.state.phase === 'pipe') used = game.state.turned;
      game.tick();
    }
    expect.soft(verdictOf(game.state).match, id).toBeGreaterThanOrEqual(95);
    expect.soft(rules.stars?.(game.state), id).toBe(3);
    expect.soft(turns - used / 6144, id).toBeGreaterThanOrEqual(1);
  }
});

test('a careless hand loses some of the first five cakes, but not the first', () => {
  const lost = DESIGNS.slice(0, 5).map(
    ({ id }) =>
      Array.from({ length: 16 }, (_, seed) => bake(id, 0, seed)).filter(
        ({ status }) => status !== 'won',
      ).length,
  );
  expect(lost[0], lost.join(' ')).toBeLessThan(3);
  expect(Math.max(...lost), lost.join(' ')).toBeGreaterThan(4);
});
