import { expect, test } from 'vitest';
import { sectionsOf } from './sections.ts';

const NONE = { stars: {}, best: {}, current: '', begun: [] };
const run = (count: number, pack?: string, needs = 0) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${pack ?? 'level'}-${at}`,
    params: {},
    ...(pack !== undefined && { pack }),
    needs: needs * at,
  }));

test('a few levels without a pack are modes, many are a path', () => {
  expect(sectionsOf(run(3), NONE)).toMatchObject([{ path: false, pack: undefined }]);
  expect(sectionsOf(run(40), NONE)).toMatchObject([{ path: true, pack: undefined, most: 120 }]);
});

test('modes and packs are separate, in order, each with its stars', () => {
  const levels = [...run(2), ...run(20, 'pond'), ...run(20, 'sea')];
  const stars = { 'pond-0': 3, 'pond-1': 2, 'sea-4': 1 };
  const sections = sectionsOf(levels, { ...NONE, stars });
  expect(sections.map(({ pack, marks, won, most }) => [pack, marks.length, won, most])).toEqual([
    [undefined, 2, 0, 6],
    ['pond', 20, 5, 60],
    ['sea', 20, 1, 60],
  ]);
  expect(sections[2]?.marks[0]?.number).toBe(21);
});

test('levels that give no stars promise none', () => {
  const duels = run(3, 'two').map((level) => ({ ...level, starless: true as const }));
  const [races, two] = sectionsOf([...run(2, 'races'), ...duels], NONE);
  expect([races?.most, two?.most]).toEqual([6, 0]);
  expect([races?.marks[0]?.stars, two?.marks[0]?.stars]).toEqual([0, undefined]);
});

test('an endless mode at the end of the list comes before the packs', () => {
  const sections = sectionsOf([...run(20, 'pond'), ...run(1)], NONE);
  expect(sections.map(({ pack }) => pack)).toEqual([undefined, 'pond']);
});

test('daily-challenge levels are not on the map', () => {
  const levels = [...run(2), { id: 'day', params: {}, daily: true as const }];
  expect(sectionsOf(levels, NONE).map(({ marks }) => marks.length)).toEqual([2]);
});

test('a level shows its best, its stars, whether it is current and what it needs', () => {
  const [section] = sectionsOf(run(12, 'pond', 2), {
    stars: { 'pond-0': 3 },
    best: { 'pond-0': 70 },
    current: 'pond-1',
    begun: ['pond-2', '@2026-11-28'],
  });
  expect(section?.marks.slice(0, 4)).toEqual([
    { id: 'pond-0', number: 1, stars: 3, best: 70, current: false, begun: false, missing: 0 },
    { id: 'pond-1', number: 2, stars: 0, best: undefined, current: true, begun: false, missing: 0 },
    { id: 'pond-2', number: 3, stars: 0, best: undefined, current: false, begun: true, missing: 1 },
    {
      id: 'pond-3',
      number: 4,
      stars: 0,
      best: undefined,
      current: false,
      begun: false,
      missing: 3,
    },
  ]);
});
