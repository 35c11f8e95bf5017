import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import {
  BLEND,
  BONUS_AT,
  KETTLE,
  LONG,
  run,
  SHORT,
  TEA,
  total,
  type Scoring,
} from './rules/boxes.ts';
import { packed, unpacked } from './rules/packed.ts';
import { EXPECTED, SEALED } from './rules/sealed.ts';
import { Table } from './rules/table.ts';
import { rules, totalOf, type State } from './rules.ts';

/** The set of boxes that the literature knows the value of: three and four alike, full house, no extras. */
const STANDARD: Scoring = {
  points(box, faces) {
    const most = Math.max(...faces);
    if (box < 6) return (faces[box] ?? 0) * (box + 1);
    if (box === 6) return most >= 3 ? total(faces) : 0;
    if (box === 7) return most >= 4 ? total(faces) : 0;
    if (box === 8) return faces.includes(3) && faces.includes(2) ? 25 : 0;
    if (box === SHORT) return run(faces) >= 4 ? 30 : 0;
    if (box === LONG) return run(faces) === 5 ? 40 : 0;
    if (box === KETTLE) return most === 5 ? 50 : 0;
    return box === BLEND ? total(faces) : 0;
  },
  bonusAt: 63,
  bonus: 35,
};

describe('the exact table', { timeout: 1e6 }, () => {
  it('finds the published 245.87 for the standard set of boxes', () => {
    expect(new Table(STANDARD).value(0, 0)).toBeCloseTo(245.87, 2);
  });

  it('is what the stored layer says, to a hundredth of a point', () => {
    const table = new Table(TEA);
    expect(table.value(0, 0)).toBeCloseTo(EXPECTED, 6);
    expect(packed(table)).toBe(SEALED);
    const stored = unpacked(SEALED);
    expect(Math.abs(stored.value(0, 0) - EXPECTED)).toBeLessThan(0.01);
    for (const [filled, numbers] of [
      [0b1111, 24],
      [0b1_0101_0000_0001, 3],
      [0b111_1111, BONUS_AT],
    ] as const) {
      expect(stored.value(filled, numbers)).toBeCloseTo(table.value(filled, numbers), 1);
    }
  });

  it('promises what play by it brings: the mean of 1,500 games is within three standard errors', () => {
    const games = 1500;
    const scores = Array.from({ length: games }, (_, game) => {
      const rng = createRng(`table ${game}`);
      const { params } = rules.levels.find(({ id }) => id === 'endless') ?? rules.levels[0];
      const state: State = rules.deal(params, rng, { rounds: 0 });
      while (rules.status(state) === 'playing') {
        rules.step(state, bot(state, rng, 1) ?? 0, { rng, cue: () => undefined });
      }
      return totalOf(state, 0);
    });
    const mean = scores.reduce((sum, score) => sum + score, 0) / games;
    const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / games);
    expect(Math.abs(mean - EXPECTED)).toBeLessThan((3 * spread) / Math.sqrt(games));
  });
});
