import { createRng } from '@playgrove/kit/core';
import { expect, test } from 'vitest';
import { CREW } from '../rules/crew.ts';
import { FRESH, type Career } from '../rules/state.ts';
import { rules } from '../rules.ts';
import strings from '../strings/en.json' with { type: 'json' };
import { aboutOf, cellsOf, WARES } from './ready.ts';

const dealt = (career: Career = FRESH) =>
  rules.deal({ mode: 'endless' }, createRng('about'), career);
const about = (id: string, career?: Career) => aboutOf(dealt(career), id);

test('before a run the first runner is described', () => {
  expect(about('')).toEqual([{ key: 'about.pia' }]);
});

test('a runner who has not joined yet says what is missing', () => {
  expect(about('zuri')).toEqual([
    { key: 'about.zuri' },
    { key: 'about.missions', values: { value: 2 } },
  ]);
});

test('a ware says what it is, and how many coins are missing', () => {
  expect(about('hearts')).toEqual([
    { key: 'about.hearts' },
    { key: 'about.coins', values: { value: 250 } },
  ]);
  const rich = { ...FRESH, purse: { ...FRESH.purse, coins: 900 } };
  expect(about('hearts', rich)).toEqual([{ key: 'about.hearts' }]);
});

test('all of it has words', () => {
  for (const id of ['', ...CREW, ...WARES]) {
    for (const { key } of about(id)) expect(Object.keys(strings)).toContain(key);
  }
});

test('crew and shop are shown when they can be used', () => {
  const shown = (career: Career, newcomer: boolean) => {
    const { crew, wares } = cellsOf(dealt(career), newcomer, { width: 760, height: 1430 });
    return [...crew, ...wares].map(({ id }) => id);
  };
  const rich = { ...FRESH, purse: { ...FRESH.purse, coins: 80 } };
  expect(shown(FRESH, true)).toEqual([]);
  expect(shown(FRESH, false)).toEqual(CREW);
  expect(shown(rich, false)).toEqual([...CREW, ...WARES]);
  const bought = { ...FRESH, purse: { coins: 0, levels: { ...FRESH.purse.levels, pull: 1 } } };
  expect(shown(bought, false)).toEqual([...CREW, ...WARES]);
});
