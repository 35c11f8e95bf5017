import { createRng } from '@playgrove/kit/core';
import { playing, testCurve, type Playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { curve } from './curve.ts';
import { PLACES } from './levels.ts';
import { rules, toolsOf, type Input, type State } from './rules.ts';
import { plansFor } from './rules/planner.ts';
import { HEARTS } from './rules/state.ts';

const OPENINGS = 3;
const LONGEST = 30 * 60 * 14;
const TIMEOUT = 1_200_000;

type Game = Playing<State, Input>;

function play(id: string, skill: number, seed: number, first?: Input): Game {
  const game = playing(rules, id, { seed: `curve ${seed}` }) as Game;
  const rng = createRng(`${id} ${seed} ${skill}`);
  if (first) game.give(first);
  game.finish((state) => bot(state, rng, skill), LONGEST);
  return game;
}

/** The best first lanterns, each in another cell. */
function openingsOf(id: string): Input[] {
  const { state } = playing(rules, id) as Game;
  const found = new Map<number, Input>();
  for (const { inputs } of plansFor(state, toolsOf(state))) {
    const first = inputs.find((input) => input.act === 'build' && input.tool === 'lantern');
    if (first?.act === 'build' && !found.has(first.at)) found.set(first.at, first);
  }
  return [...found.values()].slice(0, OPENINGS);
}

describe.each(PLACES.map(({ id }) => id))('%s', (id) => {
  test(
    'is won with three different first lanterns, once with every heart',
    () => {
      const openings = openingsOf(id);
      expect(openings).toHaveLength(OPENINGS);
      const games = openings.map((first) => play(id, 1, 1, first));
      expect(games.map(({ session }) => session.status)).toEqual(openings.map(() => 'won'));
      expect(Math.max(...games.map(({ state }) => state.hearts))).toBe(HEARTS);
    },
    TIMEOUT,
  );
});

testCurve(import.meta.dirname, curve);

test('a beginner wins the first place and not the last', () => {
  for (const seed of [1, 2, 3, 4]) {
    expect(play('lane-1', 0, seed).session.status).toBe('won');
    expect(play('peak-6', 0, seed).session.status).toBe('lost');
  }
});

test(
  'in the endless night hands that plan more hold more waves',
  () => {
    const rows = [0, 0.5, 1].map((skill) => {
      const waves = Array.from({ length: 5 }, (_, seed) => {
        const { state, session } = play('endless', skill, seed);
        expect(session.status, `seed ${seed}`).toBe('over');
        return state.wave;
      }).toSorted((a, b) => a - b);
      return {
        skill,
        least: waves[0] ?? 0,
        median: waves[waves.length >> 1] ?? 0,
        most: waves.at(-1) ?? 0,
      };
    });
    const shown = JSON.stringify(rows);
    const [weak, fair, best] = rows;
    expect(fair?.median, shown).toBeGreaterThan(weak?.median ?? 0);
    expect(best?.median, shown).toBeGreaterThan(fair?.median ?? 0);
    expect(best?.least, shown).toBeGreaterThanOrEqual(8);
  },
  TIMEOUT,
);
