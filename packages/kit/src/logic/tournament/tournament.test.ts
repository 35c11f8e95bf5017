import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { championOf, drawCup, oddsOf, opponentOf, pairsOf, playRound, roundOf } from './index.ts';

const even = (): number => 0.5;

describe('a cup', () => {
  it('draws every entrant once, the same for the same seed', () => {
    const cup = drawCup(16, 0, createRng('a'));
    expect((cup.rounds[0] ?? []).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, at) => at),
    );
    expect(drawCup(16, 0, createRng('a'))).toEqual(cup);
    expect(drawCup(16, 0, createRng('b'))).not.toEqual(cup);
    expect(() => drawCup(12, 0, createRng('a'))).toThrow('power of two');
  });

  it('the strong half of the seeds never meets the spared entrant in round one', () => {
    const seeds = [15, 14, 13, 12, 11, 10, 9, 8];
    for (let seed = 0; seed < 60; seed += 1) {
      const met = opponentOf(drawCup(16, 0, createRng(seed), seeds), 0);
      expect(met).toBeDefined();
      expect([15, 14, 13, 12]).not.toContain(met);
    }
  });

  it('is won by winning every round, and lost to the opponent of a lost round', () => {
    const rng = createRng('win');
    let cup = drawCup(8, 3, rng);
    for (let round = 0; round < 3; round += 1) {
      expect(roundOf(cup)).toBe(round);
      expect(pairsOf(cup, round).some((pair) => pair.includes(3))).toBe(true);
      expect(championOf(cup)).toBeUndefined();
      cup = playRound(cup, 3, true, even, rng);
    }
    expect(championOf(cup)).toBe(3);
    expect(opponentOf(cup, 3)).toBeUndefined();

    const drawn = drawCup(8, 3, rng);
    const rival = opponentOf(drawn, 3);
    const after = playRound(drawn, 3, false, even, rng);
    expect(after.rounds[1]).toContain(rival);
    expect(after.rounds[1]).not.toContain(3);
    expect(() => playRound(after, 3, true, even, rng)).toThrow('entrant 3 has no game in round 1');
  });

  it('decides the other games by their odds', () => {
    const rng = createRng('odds');
    let strong = 0;
    for (let game = 0; game < 200; game += 1) {
      const cup = playRound({ rounds: [[0, 1, 2, 3]] }, 0, true, (a, b) => oddsOf(a, b * 3), rng);
      if (cup.rounds[1]?.[1] === 3) strong += 1;
    }
    // 2 against 9 strengths: the second wins nine of eleven.
    expect(strong / 200).toBeGreaterThan(0.72);
    expect(strong / 200).toBeLessThan(0.91);
    expect(oddsOf(0, 0)).toBe(0.5);
  });
});
