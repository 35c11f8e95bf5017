import { createRng } from '@playgrove/kit/core';
import { playing, testCurve } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { curve } from './curve.ts';
import { rules, type State } from './rules.ts';

testCurve(import.meta.dirname, curve);

const TIMEOUT = 600_000;

function endless(seed: number, skill: number): State {
  const game = playing(rules, 'endless', { seed: `ball time ${seed}` });
  const rng = createRng(`${seed}`);
  game.finish((state: State) => bot(state, rng, skill), 60 * 900);
  return game.state;
}

/** Mean seconds that a pearl stays in play, and missions of a game. */
function means(skill: number): { readonly seconds: number; readonly missions: number } {
  const games = Array.from({ length: 10 }, (_, seed) => endless(seed, skill));
  const sum = (of: (state: State) => number): number =>
    games.reduce((total, state) => total + of(state), 0);
  return {
    seconds: sum(({ alive }) => alive / 60) / sum(({ lost }) => Math.max(1, lost)),
    missions: sum(({ done }) => done) / games.length,
  };
}

test(
  'flipping when a pearl is near keeps it for a minute and completes five missions; a beginner does neither',
  () => {
    const [weak, near] = [means(0), means(0.5)];
    expect(near.seconds).toBeGreaterThan(60);
    expect(near.missions).toBeGreaterThan(5);
    expect(weak.seconds).toBeLessThan(near.seconds * 0.6);
    expect(weak.missions).toBeLessThan(5);
  },
  TIMEOUT,
);

/** Whether one of a few games of a hand that aims is won. */
function canBeWon(level: string): boolean {
  for (let seed = 0; seed < 12; seed += 1) {
    const game = playing(rules, level, { seed: `aim ${seed}` });
    const rng = createRng(`aim ${seed}`);
    game.finish((state: State) => bot(state, rng, seed % 3 === 0 ? 0.5 : 1), 60 * 480);
    if (game.session.status === 'won') return true;
  }
  return false;
}

test(
  'every mission can be completed with three pearls',
  () => {
    const missions = rules.levels.filter(({ params }) => params.mode === 'mission');
    expect(missions).toHaveLength(30);
    expect(missions.map(({ id }) => id).filter((id) => !canBeWon(id))).toEqual([]);
  },
  TIMEOUT,
);

test(
  'nobody completes a mission by launching alone, but for a stroke of luck',
  () => {
    let won = 0;
    for (const { id } of rules.levels) {
      for (let seed = 0; seed < 3; seed += 1) {
        const game = playing(rules, id, { seed: `off ${seed}` });
        game.finish(
          ({ phase, tick }: State) =>
            phase === 'ready' && tick % 30 === 29
              ? { kind: 'launch', power: 20 + seed * 30 }
              : undefined,
          60 * 300,
        );
        if (game.session.status === 'won') won += 1;
      }
    }
    expect(won).toBeLessThan(5);
  },
  TIMEOUT,
);
