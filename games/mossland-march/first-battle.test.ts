import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { ARRIVED } from './rules/waiting.ts';
import { HZ } from './rules/kinds.ts';

test('the first battle stands still until the first order, so that reading costs no star', () => {
  const game = playing(rules, 'hollow-1');
  game.tick(60 * HZ);
  expect(game.state.tick).toBe(ARRIVED);
  // Home is mound 1; a sleeper next to it is mound 0.
  game.give({ kind: 'send', from: [1], to: 0, all: false });
  game.tick(HZ);
  expect(game.state.tick).toBe(ARRIVED + HZ);
});

test('later battles begin at once', () => {
  const game = playing(rules, 'hollow-2');
  game.tick(HZ);
  expect(game.state.tick).toBe(HZ);
});
