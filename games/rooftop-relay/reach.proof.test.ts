import { describe, expect, test } from 'vitest';
import { reach } from './reach.ts';
import { CHUNKS, EXCHANGE, planOf } from './rules/chunks.ts';
import { CREW } from './rules/crew.ts';
import { SPEEDS } from './rules/layout.ts';

/** All of them with `ALL_PAIRS=1`; else a few, spread so that every chunk comes first and second. */
const ALL = process.env.ALL_PAIRS === '1';
const COUNT = EXCHANGE + 1;
const name = (at: number): string => CHUNKS[at]?.id ?? 'exchange';

function pairs(salt: number): (readonly [number, number])[] {
  const every = Array.from(
    { length: COUNT * COUNT },
    (_, at) => [Math.floor(at / COUNT), at % COUNT] as const,
  );
  return ALL ? every : every.filter(([a, b]) => (a + b * 3 + salt * 7) % 47 === 0);
}

describe.each(SPEEDS.map((_, tier) => tier))('at speed tier %i', (tier) => {
  test.each(CREW.map((who, at) => [who, at] as const))(
    '%s gets through every chunk after every other',
    (who, at) => {
      const stuck = pairs(tier * 5 + at)
        .filter(([a, b]) => reach(planOf(a), planOf(b), tier, who) === undefined)
        .map(([a, b]) => `${name(a)} then ${name(b)}`);
      expect(stuck).toEqual([]);
    },
    600_000,
  );
});

describe('the search finds no way', () => {
  test.each([
    ['over a gap that is too wide', 'R40 G90 R40'],
    ['up a wall that is too high', 'R40 +6 R40'],
    ['past a sign that hangs too low to jump and too long to slide', 'R60 @14b @22C @30b R40'],
  ])('%s', (_, plan) => {
    expect(reach('R40', plan, 0, 'mateo')).toBeUndefined();
  });

  test('without a kite where a kite finds one', () => {
    expect(reach('R40', 'R30 G74 R60', 0, 'koa')).toBeDefined();
    expect(reach('R40', 'R30 G74 R60', 0, 'mateo')).toBeUndefined();
  });
});
