import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { BRIEFS, PACK_SIZE, PACKS } from './rules/briefs.ts';
import { rules } from './rules.ts';

/** `BRIEFS=full` plays more and prints the table of every brief. */
const full = process.env['BRIEFS'] === 'full';
const SEEDS = full ? 12 : 4;
const TIMEOUT = 600_000;
/** Marks that are weighed up before each print: 1, 10, 61 and 240. */
const SKILLS = [0, 0.2, 0.5, 1] as const;

type Job = { readonly stars: number; readonly drops: number };

function job(level: string, seed: number, skill: number): Job {
  const game = playing(rules, level, { seed: `job ${seed}` });
  const rng = createRng(`${level} ${seed} ${skill}`);
  game.finish((state) => bot(state, rng, skill), 4000);
  const won = game.session.status === 'won';
  return { stars: won ? (rules.stars?.(game.state) ?? 0) : 0, drops: game.state.drops };
}

test(
  'hill climbing reaches three stars on every brief',
  () => {
    for (const { id } of BRIEFS) {
      let best = 0;
      for (let seed = 0; seed < 12 && best < 3; seed += 1)
        best = Math.max(best, job(id, seed, 1).stars);
      expect.soft(best, id).toBe(3);
    }
  },
  TIMEOUT,
);

test(
  'the first brief is never lost, and prints without a thought lose more in each later pack',
  () => {
    for (let seed = 0; seed < 30; seed += 1) expect(job('ada', seed, 0).stars).toBeGreaterThan(0);
    const table = PACKS.map((pack, at) => {
      const ids = BRIEFS.slice(at * PACK_SIZE, (at + 1) * PACK_SIZE).map(({ id }) => id);
      const cells = SKILLS.map((skill) => {
        const jobs = ids.flatMap((id) =>
          Array.from({ length: SEEDS }, (_, seed) => job(id, seed, skill)),
        );
        const won = jobs.filter(({ stars }) => stars > 0).length / jobs.length;
        const stars = jobs.reduce((sum, each) => sum + each.stars, 0) / jobs.length;
        return { won, stars };
      });
      return { pack, cells };
    });
    const printed = table.map(({ pack, cells }) =>
      [
        pack,
        ...cells.map(({ won, stars }) => `${(won * 100).toFixed(0)} % ${stars.toFixed(1)}`),
      ].join(' | '),
    );
    const message = `\n${printed.join('\n')}\n`;
    if (full) console.log(message);
    for (const { cells } of table) {
      const [none, few, some, many] = cells.map(({ stars }) => stars);
      expect(few, message).toBeGreaterThan(none ?? 3);
      expect(some, message).toBeGreaterThan(few ?? 3);
      expect(many, message).toBeGreaterThanOrEqual((some ?? 3) - 0.05);
    }
    const [first, ...others] = table;
    for (const { cells } of others) expect(cells[0]?.won, message).toBeLessThan(0.4);
    expect(table.at(-1)?.cells[0]?.won, message).toBeLessThan(0.15);
    expect(first?.cells[1]?.won, message).toBeGreaterThan(0.9);
    // The last pack asks more of those who look at a few marks than the middle ones do.
    expect(table.at(-1)?.cells[1]?.stars, message).toBeLessThan(table[2]?.cells[1]?.stars ?? 0);
  },
  TIMEOUT,
);

test(
  'a thoughtless print can lose from the third or fourth brief on',
  () => {
    const lost = BRIEFS.slice(2, 6).map(
      ({ id }) =>
        Array.from({ length: 20 }, (_, seed) => job(id, seed, 0)).filter(({ stars }) => stars === 0)
          .length,
    );
    expect(Math.max(...lost.slice(0, 2)), lost.join(' ')).toBeGreaterThan(2);
    expect(Math.max(...lost.slice(2)), lost.join(' ')).toBeGreaterThan(4);
  },
  TIMEOUT,
);
