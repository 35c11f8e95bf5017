import { expect, test } from 'vitest';
import { played } from './fixtures.ts';
import { rules } from './rules.ts';
import { ENDLESS, PACKED } from './rules/quests.ts';

const GAMES = 10;
const HOUR = 3_600_000;
/** What the better bot must win of each quest, and all skills of the first one. */
const MIN = 0.7;

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
    for (const { id, planner } of table) expect(planner, id).toBeGreaterThanOrEqual(MIN);
    expect(table[0]?.beginner).toBeGreaterThanOrEqual(MIN);
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
