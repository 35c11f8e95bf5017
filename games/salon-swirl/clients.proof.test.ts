import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, verdictOf } from './rules.ts';
import { PACK_SIZE, PACKS, PEOPLE } from './rules/people.ts';

/** `CLIENTS=full` prints the table of every client. */
const full = process.env['CLIENTS'] === 'full';
const SEEDS = full ? 6 : 2;
const TIMEOUT = 600_000;

type Job = {
  readonly total: number;
  readonly stars: number;
  readonly strokes: number;
  readonly parts: string;
};

function job(level: string, seed: number, skill: number): Job {
  const game = playing(rules, level, { seed: `job ${seed}` });
  const rng = createRng(`${level} ${seed} ${skill}`);
  game.finish((state) => bot(state, rng, skill), 20_000);
  const verdict = verdictOf(game.state);
  return {
    total: verdict.total,
    stars: game.session.status === 'won' ? (rules.stars?.(game.state) ?? 0) : 0,
    strokes: game.state.strokes,
    parts: verdict.requested
      .map((aspect) => `${aspect} ${Math.round(verdict.parts[aspect] * 100)}`)
      .join(' '),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test(
  'a steady hand scores 95 or more with every client',
  () => {
    for (const { id } of PEOPLE) {
      const { total, strokes, parts } = job(id, 0, 1);
      if (full) console.log(id, total, strokes, parts);
      expect.soft(total, id).toBeGreaterThanOrEqual(95);
    }
  },
  TIMEOUT,
);

test(
  'a steadier hand does better in every pack',
  () => {
    const table = PACKS.map((pack, at) => {
      const ids = PEOPLE.slice(at * PACK_SIZE, (at + 1) * PACK_SIZE).map(({ id }) => id);
      const [weak = 0, fair = 0, good = 0] = [0, 0.6, 1].map((skill) =>
        Math.round(
          mean(
            ids.flatMap((id) =>
              Array.from({ length: SEEDS }, (_, seed) => job(id, seed, skill).total),
            ),
          ),
        ),
      );
      return { pack, weak, fair, good };
    });
    if (full) console.table(table);
    for (const { pack, weak, fair, good } of table) {
      expect(fair, pack).toBeGreaterThan(weak);
      expect(good, pack).toBeGreaterThan(fair);
    }
  },
  TIMEOUT,
);
