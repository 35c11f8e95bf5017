import { createRng } from '@playgrove/kit/core';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { GARDENS, STEPS } from './rules/levels.ts';
import { HZ } from './rules/types.ts';

/** Hands that see 260, 156, 104 and 0 milliseconds late. */
const SKILLS = [0, 0.4, 0.6, 1] as const;
const GAMES = 3;

type Row = {
  readonly won: number;
  readonly stars: number;
  readonly seconds: number;
  readonly falls: number;
};

function row(ids: readonly string[], skill: number): Row {
  let [won, stars, ticks, falls, games] = [0, 0, 0, 0, 0];
  for (const id of ids) {
    for (let seed = 0; seed < GAMES; seed += 1) {
      const game = playing(rules, id, { seed: `curve ${seed}` });
      const rng = createRng(`${id} ${seed} ${skill}`);
      game.finish((state) => bot(state, rng, skill), 200 * HZ);
      games += 1;
      falls += game.state.falls;
      if (game.session.status !== 'won') continue;
      won += 1;
      ticks += game.state.clock;
      stars += rules.stars?.(game.state) ?? 0;
    }
  }
  return {
    won: won / games,
    stars: stars / games,
    seconds: ticks / HZ / Math.max(1, won),
    falls: falls / games,
  };
}

const idsOf = (garden: string, from = 1, to = STEPS): string[] =>
  Array.from({ length: to - from + 1 }, (_, step) => `${garden}-${from + step}`);

test('hands of four skills get as far as they should, garden by garden', () => {
  const table = GARDENS.map((garden) => ({
    garden,
    rows: SKILLS.map((skill) => row(idsOf(garden), skill)),
  }));
  const first = row(['stone-1', 'stone-2'], 0);
  const third = row(['stone-3', 'stone-4'], 0);
  const show = table.map(
    ({ garden, rows }) =>
      `${garden}: ${rows.map(({ won, stars, seconds, falls }) => `${Math.round(won * 100)} % ${stars.toFixed(1)} stars ${seconds.toFixed(1)} s ${falls.toFixed(1)} falls`).join(' | ')}`,
  );
  const shown = [`first ${first.won}, third ${third.won}`, ...show].join('\n');
  if (process.env['CURVE']) process.stdout.write(`${shown}\n`);
  // Who does not brake wins the first two levels, and not the next two.
  expect(first.won, shown).toBeGreaterThan(0.9);
  expect(third.won, shown).toBeLessThan(0.4);
  for (const { rows } of table) {
    const [weak, fair, good, best] = rows;
    expect(best?.won, shown).toBeGreaterThan(0.95);
    expect(good?.won, shown).toBeGreaterThan(0.4);
    expect(fair?.won, shown).toBeLessThan(good?.won ?? 0);
    expect(weak?.won, shown).toBeLessThan(0.6);
  }
  // The last garden asks more than the first.
  expect(table[5]?.rows[0]?.won, shown).toBeLessThan(table[0]?.rows[0]?.won ?? 0);
  expect(table[5]?.rows[3]?.seconds, shown).toBeGreaterThan(
    (table[0]?.rows[3]?.seconds ?? 99) * 1.5,
  );
});
