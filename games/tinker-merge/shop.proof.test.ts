import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules } from './rules.ts';

const HOUR = 3_600_000;
const SEEDS = 200;
const MOVES = 1000;

function open(skill: number, seed: number) {
  const game = playing(rules, 'endless', { seed: `shop ${seed}` });
  const rng = createRng(`shop ${seed} ${skill}`);
  game.finish((state) => bot(state, rng, skill), MOVES);
  return { isOpen: game.session.status === 'playing', served: game.state.served };
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

test(
  'the open shop never jams for a careful player in 1,000 moves, and nearly always for a careless one',
  () => {
    const seeds = Array.from({ length: SEEDS }, (_, seed) => seed);
    const [careful, careless] = [1, 0].map((skill) => seeds.map((seed) => open(skill, seed)));
    const jams = (games: typeof careful = []): number =>
      games.filter(({ isOpen }) => !isOpen).length;
    const served = (games: typeof careful = []): number => middle(games.map((game) => game.served));
    console.table({
      careful: { jams: jams(careful), served: served(careful) },
      careless: { jams: jams(careless), served: served(careless) },
    });
    expect(jams(careful)).toBe(0);
    expect(jams(careless)).toBeGreaterThan(SEEDS * 0.9);
    expect(served(careless)).toBeLessThan(served(careful) / 2);
  },
  HOUR,
);

test(
  'nobody who does nothing wins, and every bench is won by care',
  () => {
    for (const { id } of rules.levels) {
      if (id === 'endless') continue;
      for (let seed = 0; seed < 10; seed += 1) {
        const game = playing(rules, id, { seed: `bench ${seed}` });
        const rng = createRng(`bench ${seed}`);
        expect(game.session.status).toBe('playing');
        game.finish((state) => bot(state, rng, 1), 400);
        expect(game.session.status, `${id} ${seed}`).toBe('won');
      }
    }
  },
  HOUR,
);
