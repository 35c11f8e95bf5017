import type { Rules } from '@playgrove/kit/contract';
import { Session } from '@playgrove/kit/session';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { rules, type State } from './rules.ts';
import { CHALLENGES } from './rules/modes.ts';

/** `BOTS=full` plays more games and prints the table. */
/** Milliseconds until a run is taken for hung; the long ones are long. */
const TIMEOUT = 900_000;
const full = process.env['BOTS'] === 'full';
const SEEDS = full ? 4 : 1;
const LONGEST = 60 * 150;

function play(at: number, seed: number, skill: number): Session {
  const level = `challenge-${at}`;
  const params = { mode: 'challenge', at };
  const session = new Session(rules as unknown as Rules, { level, params, seed: `${seed}` });
  const rng = createRng(`${seed} ${skill}`);
  while (session.status === 'playing' && session.time < LONGEST) {
    const input = bot(session.state as State, rng, skill);
    if (input) session.apply(input);
    if (session.status === 'playing') session.advance();
  }
  return session;
}

/** Parts of games won. */
function won(at: number, skill: number, seeds: number): number {
  const games = Array.from({ length: seeds }, (_, seed) => play(at, seed, skill));
  return games.filter(({ status }) => status === 'won').length / seeds;
}

describe('challenges', () => {
  it(
    'are each won by a good player',
    () => {
      const table = CHALLENGES.map((_, index) => {
        const good = won(index + 1, 1, SEEDS);
        return full
          ? {
              challenge: index + 1,
              beginner: won(index + 1, 0, SEEDS),
              fair: won(index + 1, 0.5, SEEDS),
              good,
            }
          : { challenge: index + 1, good };
      });
      if (full) console.table(table);
      expect(table.filter(({ good }) => good < 0.7)).toEqual([]);
    },
    TIMEOUT,
  );

  it('are won by beginners at the start and rarely at the end', () => {
    const early = [1, 2].map((at) => won(at, 0, 4));
    const late = [36, 38].map((at) => won(at, 0, 4));
    expect(Math.min(...early)).toBeGreaterThan(0.7);
    expect(Math.max(...late)).toBeLessThan(0.8);
  });
});
