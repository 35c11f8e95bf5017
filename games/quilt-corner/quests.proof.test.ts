import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRng } from '@playgrove/kit/core';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { ENDLESS, PACK_SIZE, PACKED } from './rules/quests.ts';
import type { State } from './rules/state.ts';

/*
 * How many patches a quest gives is measured. From the root of the repository:
 *
 *   TUNE_QUESTS=40 npx vitest run --config=tools/proofs/vitest.config.ts games/quilt-corner/quests.proof.test.ts   plays every quest so often, writes rules/counts.ts
 *   npm run prove -- quilt-corner                                          plays every quest, prints who wins how often
 */
const TUNE = Number(process.env['TUNE_QUESTS'] ?? 0);
const GAMES = 10;
const HOUR = 3_600_000;
const MANY = 240;
/** The part of its games in which the better bot needs at most what a quest gives, before the extra. */
const PART = 0.8;
const EXTRA = 1.3;
/** The first quests give more: nobody should lose while looking around. */
const WELCOME = [2.2, 1.8, 1.5];
/** What the better bot must win of each quest, and all skills of the first one. */
const LEAST = 0.7;

type Played = { readonly won: boolean; readonly placed: number; readonly end: State };

function played(quest: number, patches: number, skill: number, seed: string): Played {
  const rng = createRng(seed);
  const state = rules.deal({ quest, patches }, rng, { quest: 0, losses: 0 });
  const hand = createRng(`hand ${seed}`);
  while (rules.status(state) === 'playing' && state.placed < MANY) {
    const input = bot(state, hand, skill);
    if (input === undefined) throw new Error(`${seed}: the bot gives up`);
    expect(rules.step(state, input, { rng, cue: () => {} })).toBeUndefined();
  }
  return { won: rules.status(state) === 'won', placed: state.placed, end: state };
}

function tuned(quest: number): number {
  const needed = Array.from({ length: TUNE }, (_, seed) => {
    const { won, placed } = played(quest, MANY, 1, `tune ${quest} ${seed}`);
    return won ? placed : MANY;
  }).toSorted((one, other) => one - other);
  const most = needed[Math.floor(TUNE * PART)] ?? MANY;
  return Math.ceil((most * (WELCOME[quest] ?? EXTRA)) / 3) * 3;
}

test.runIf(TUNE > 0)(
  'quests give what the better bot needs, and a little more',
  () => {
    const counts = Array.from({ length: ENDLESS }, (_, quest) => tuned(quest));
    const rows = Array.from({ length: Math.ceil(counts.length / PACK_SIZE) }, (_, pack) =>
      counts.slice(pack * PACK_SIZE, (pack + 1) * PACK_SIZE).join(', '),
    );
    expect(Math.max(...counts)).toBeLessThan(MANY);
    writeFileSync(
      fileURLToPath(new URL('rules/counts.ts', import.meta.url)),
      `/** Patches that a quest gives, a pack a row: measured with the better bot, see \`quests.proof.test.ts\`. */\n// oxfmt-ignore\nexport const COUNTS: readonly number[] = [\n  ${rows.join(',\n  ')},\n];\n`,
    );
  },
  HOUR,
);

const rate = (quest: number, patches: number, skill: number): number => {
  const games = Array.from({ length: GAMES }, (_, seed) =>
    played(quest, patches, skill, `prove ${quest} ${seed}`),
  );
  return games.filter(({ won }) => won).length / GAMES;
};

test(
  'every quest is won by planning, and less without',
  () => {
    const quests = rules.levels.filter(({ params }) => params.quest !== ENDLESS);
    const table = quests.map(({ id, params: { quest, patches } }) => ({
      id,
      patches,
      beginner: rate(quest, patches, 0),
      fair: rate(quest, patches, 0.7),
      planner: rate(quest, patches, 1),
    }));
    console.table(table);
    for (const { id, planner } of table) expect(planner, id).toBeGreaterThanOrEqual(LEAST);
    expect(table[0]?.beginner).toBeGreaterThanOrEqual(LEAST);
    const mean = (of: 'beginner' | 'planner'): number =>
      table.slice(0, PACKED).reduce((sum, row) => sum + row[of], 0) / PACKED;
    expect(mean('beginner')).toBeLessThan(mean('planner') - 0.3);
  },
  HOUR,
);

test(
  'the endless quilt lasts as long as one plans',
  () => {
    const placed = (skill: number): number[] =>
      Array.from({ length: GAMES }, (_, seed) => played(ENDLESS, 0, skill, `on ${seed}`).placed);
    const [beginner, fair, planner] = [placed(0), placed(0.7), placed(1)];
    console.table({ beginner, fair, planner });
    const middle = (of: readonly number[]): number =>
      of.toSorted((one, other) => one - other)[GAMES / 2] ?? 0;
    expect(middle(beginner)).toBeLessThan(middle(planner) / 2);
  },
  HOUR,
);
