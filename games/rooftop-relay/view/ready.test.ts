import { createRng } from '@playgrove/kit/rules';
import { expect, test } from 'vitest';
import { CREW } from '../rules/crew.ts';
import { FRESH, type Career } from '../rules/state.ts';
import { rules } from '../rules.ts';
import strings from '../strings/en.json' with { type: 'json' };
import { toldOf, WARES } from './ready.ts';

function told(at: number, career: Career = FRESH): readonly { key: string; value: number }[] {
  return [...toldOf(rules.deal({ mode: 'endless' }, createRng('told'), career), at)];
}

test('before a run it is said what the first runner can do', () => {
  expect(told(-1)).toEqual([{ key: 'about.pia', value: 0 }]);
});

test('who has not joined yet says what is still missing', () => {
  expect(told(CREW.indexOf('zuri'))).toEqual([
    { key: 'about.zuri', value: 0 },
    { key: 'about.missions', value: 2 },
  ]);
});

test('a ware says what it is, and how many coins are missing', () => {
  const hearts = CREW.length + WARES.indexOf('hearts');
  expect(told(hearts)).toEqual([
    { key: 'about.hearts', value: 0 },
    { key: 'about.coins', value: 250 },
  ]);
  const rich = { ...FRESH, purse: { ...FRESH.purse, coins: 900 } };
  expect(told(hearts, rich)).toEqual([{ key: 'about.hearts', value: 0 }]);
});

test('all of it has words', () => {
  for (let at = 0; at < CREW.length + WARES.length; at += 1) {
    for (const { key } of told(at)) expect(Object.keys(strings)).toContain(key);
  }
});
