import { createRng } from '@playgrove/kit/core';
import { playing, type Playing } from '@playgrove/kit/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { PACKS, PER_PACK, PLACES } from './levels.ts';
import { rules, toolsOf, type Input, type State } from './rules.ts';
import { plansFor } from './rules/planner.ts';
import { HEARTS } from './rules/state.ts';

/** `CURVE=full` plays more games. The tables are printed when a curve fails, too. */
const full = process.env['CURVE'] === 'full';
const GAMES = full ? 8 : 3;
const SKILLS = [0, 0.5, 0.8, 1] as const;
const OPENINGS = 3;
const LONGEST = 30 * 60 * 14;
const PATIENCE = 1_200_000;

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
    PATIENCE,
  );
});

const tables: Record<string, string | number>[][] = [];
afterAll(() => {
  if (full) for (const table of tables) console.table(table);
});

test(
  'hands that plan more win more, in every pack; a beginner wins the first place and no last one',
  () => {
    const rows = PACKS.map((pack, at) => {
      const places = PLACES.slice(at * PER_PACK, (at + 1) * PER_PACK);
      const wins = SKILLS.map((skill) => {
        const games = places.flatMap(({ id }) =>
          Array.from({ length: skill === 1 ? 1 : GAMES }, (_, seed) => play(id, skill, seed)),
        );
        return games.filter(({ session }) => session.status === 'won').length / games.length;
      });
      return { pack, wins };
    });
    const table = rows.map(({ pack, wins }) =>
      Object.fromEntries([
        ['pack', pack],
        ...SKILLS.map((skill, at) => [`skill ${skill}`, `${Math.round((wins[at] ?? 0) * 100)} %`]),
      ]),
    );
    tables.push(table);
    const shown = JSON.stringify(table);
    for (const { pack, wins } of rows) {
      const [weak = 0, fair = 0, , best = 0] = wins;
      expect(best, `${pack} ${shown}`).toBe(1);
      expect(fair, `${pack} ${shown}`).toBeGreaterThan(weak);
      expect(fair, `${pack} ${shown}`).toBeLessThan(1);
    }
    expect(rows.at(-1)?.wins[0], shown).toBeLessThan(0.1);
    for (const seed of [1, 2, 3, 4]) {
      expect(play('lane-1', 0, seed).session.status).toBe('won');
      expect(play('peak-6', 0, seed).session.status).toBe('lost');
    }
  },
  PATIENCE,
);

test(
  'in the endless night hands that plan more hold more waves',
  () => {
    const rows = [0, 0.5, 1].map((skill) => {
      const waves = Array.from({ length: full ? 9 : 5 }, (_, seed) => {
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
    tables.push(rows);
    const shown = JSON.stringify(rows);
    const [weak, fair, best] = rows;
    expect(fair?.median, shown).toBeGreaterThan(weak?.median ?? 0);
    expect(best?.median, shown).toBeGreaterThan(fair?.median ?? 0);
    expect(best?.least, shown).toBeGreaterThanOrEqual(8);
  },
  PATIENCE,
);
