import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { deal } from './rules/deal.ts';
import type { Params, State } from './rules/state.ts';

/*
 * How many sweets a level gives is measured, not guessed. Offline, from the root of the repository:
 *
 *   TUNE_LEVELS=40 npx vitest run games/sherbet-bubbles/levels.test.ts   plays every level so often, writes rules/shots.ts
 *   PROVE_LEVELS=60 npx vitest run games/sherbet-bubbles/levels.test.ts  plays every level so often with three skills, prints the table
 */
const TUNE = Number(process.env.TUNE_LEVELS ?? 0);
const PROVE = Number(process.env.PROVE_LEVELS ?? 0);
const HOUR = 3_600_000;
const MAX = 70;
/** The part of its games that the better bot shall win, by place in the pack: up, a breath, and up again. */
const TARGETS = [0.95, 0.92, 0.88, 0.84, 0.9, 0.84, 0.8, 0.76];
/** The part of its games that a fair bot would win with what it needs. */
const FAIR = 0.4;
/** Nobody sees as much as a bot: this many times what was measured. */
const KIND = 1.2;
/** Sweets more in the first pack: nobody shall lose there who is still looking around. */
const WELCOME = [8, 6, 12, 12, 10, 10, 8, 10];
/** By level number: sweets more where a fair bot hardly ever won. */
const CORRECTED: Readonly<Record<number, number>> = { 11: 6, 14: 6, 38: 10, 39: 8 };
const LEVELS = rules.levels.filter(({ params }) => params.mode === 'level');
const DAILIES = rules.levels.filter(({ daily }) => daily);
const EVERY = 6;
const SAMPLE = 2;

function play(params: Params, skill: number, seed: string): State {
  const state = deal(params, createRng(`deal ${seed}`), { level: 0, losses: 0 });
  const rng = createRng(`play ${seed}`);
  for (let move = 0; rules.status(state) === 'playing' && move < 900; move += 1) {
    const input = bot(state, rng, skill);
    if (input === undefined) throw new Error(`${seed}: the bot gives up`);
    const refused = rules.step(state, input, { rng, cue: () => {} });
    if (refused !== undefined) throw new Error(`${seed}: ${JSON.stringify(input)} ${refused}`);
  }
  return state;
}

function rate(params: Params, skill: number, name: string, seeds: number): number {
  let won = 0;
  for (let seed = 0; seed < seeds; seed += 1) {
    if (rules.status(play(params, skill, `${name} ${seed}`)) === 'won') won += 1;
  }
  return won / seeds;
}

function needed(params: Params, name: string, skill: number, seeds: number): number[] {
  return Array.from({ length: seeds }, (_, seed) => {
    const state = play({ ...params, shots: MAX }, skill, `tune ${name} ${seed}`);
    return rules.status(state) === 'won' ? state.shot : MAX;
  }).toSorted((one, other) => one - other);
}

/** Between what the better bot needs in this many of its games and what a fair one does, never less than the first. */
function measure(params: Params, id: string, target: number): [number, (string | number)[]] {
  const good = needed(params, id, 1, TUNE);
  const fair = needed(params, id, 0.5, TUNE);
  const at = (counts: readonly number[], part: number): number =>
    counts[Math.min(counts.length - 1, Math.floor(part * counts.length))] ?? MAX;
  const most = at(good, target);
  const measured = Math.max(most, Math.round((most + at(fair, FAIR)) / 2));
  return [measured, [id, at(good, 0), at(good, 0.5), most, at(fair, FAIR), at(fair, 0.5)]];
}

describe('levels', () => {
  it.runIf(TUNE > 0)(
    'give as many sweets as their place in the pack asks for',
    () => {
      const table: (number | string)[][] = [];
      const shots = LEVELS.map(({ id, params }, index) => {
        const [measured, row] = measure(params, id, TARGETS[index % TARGETS.length] ?? 0.8);
        table.push(row);
        return Math.round(measured * KIND) + (WELCOME[index] ?? 0) + (CORRECTED[index + 1] ?? 0);
      });
      const daily = DAILIES.map(({ id, params }) =>
        Math.round(measure(params, id, 0.85)[0] * KIND),
      );
      console.log(table.map((row) => row.join('\t')).join('\n'), '\ndaily', daily.join(' '));
      const rows = Array.from({ length: Math.ceil(shots.length / 8) }, (_, pack) =>
        shots.slice(pack * 8, pack * 8 + 8).join(', '),
      );
      const text = `/** Sweets a level gives, a pack a row: measured with the better bot, see \`levels.test.ts\`. */\n// oxfmt-ignore\nexport const SHOTS: readonly number[] = [\n  ${rows.join(',\n  ')},\n];\n`;
      writeFileSync(fileURLToPath(new URL('rules/shots.ts', import.meta.url)), text);
      expect(shots.every((count) => count < MAX)).toBe(true);
    },
    HOUR,
  );

  it.runIf(PROVE > 0)(
    'are won by the better bot in seven of ten games, and clearly less by others',
    () => {
      const table = [...LEVELS, ...DAILIES].map(({ id, params }) => ({
        level: id,
        shots: params.shots,
        beginner: rate(params, 0, `prove ${id}`, PROVE),
        fair: rate(params, 0.5, `prove ${id}`, PROVE),
        good: rate(params, 1, `prove ${id}`, PROVE),
      }));
      console.table(table);
      for (const row of table) expect(row.good, row.level).toBeGreaterThanOrEqual(0.7);
    },
    HOUR,
  );

  it('are mostly won by the better bot, and less by the beginner', () => {
    const sample = LEVELS.filter((_, index) => index % EVERY === 3);
    const mean = (skill: number): number =>
      sample.reduce((sum, { id, params }) => sum + rate(params, skill, `sample ${id}`, SAMPLE), 0) /
      sample.length;
    expect(sample).toHaveLength(LEVELS.length / EVERY);
    const good = mean(1);
    expect(good).toBeGreaterThan(0.6);
    expect(mean(0)).toBeLessThan(good - 0.25);
  });
});
