import { expect, test } from 'vitest';
import { fakeDrawer } from '../../testing/fake-drawer.ts';
import { BestRuns } from './best-runs.ts';

const RULES = { slug: 'pond', version: 3 };
const RACED = { rules: RULES, view: { ghosts: true } } as const;

test('stores the run behind the best of each level', () => {
  const stored = new Map<string, string>();
  const bests = new BestRuns(RACED, fakeDrawer(stored));
  bests.put('one', 'first', 1);
  bests.put('two', 'other', 2);
  bests.put('one', 'better', 3);
  const again = new BestRuns(RACED, fakeDrawer(stored));
  expect([again.of('one'), again.of('two'), again.of('three')]).toEqual([
    'better',
    'other',
    undefined,
  ]);
});

test('forgets the oldest where they need too much room, and never takes one that needs it all', () => {
  const bests = new BestRuns(RACED, fakeDrawer());
  for (const [at, level] of ['one', 'two', 'three', 'four'].entries())
    bests.put(level, 'x'.repeat(10_000), at);
  expect(['one', 'two', 'three', 'four'].map((level) => bests.of(level)?.length)).toEqual([
    undefined,
    10_000,
    10_000,
    10_000,
  ]);
  bests.put('five', 'x'.repeat(40_000), 9);
  expect([bests.of('five'), bests.of('four')?.length]).toEqual([undefined, 10_000]);
});

test('has less room where nobody races them', () => {
  const bests = new BestRuns({ rules: RULES, view: {} }, fakeDrawer());
  for (const [at, level] of ['one', 'two'].entries()) bests.put(level, 'x'.repeat(3000), at);
  bests.put('three', 'x'.repeat(5000), 3);
  expect(['one', 'two', 'three'].map((level) => bests.of(level)?.length)).toEqual([
    undefined,
    3000,
    undefined,
  ]);
});

test('has no run of earlier rules, and none where the storage holds something else', () => {
  const stored = new Map<string, string>();
  new BestRuns(RACED, fakeDrawer(stored)).put('one', 'first', 1);
  expect(
    new BestRuns({ ...RACED, rules: { ...RULES, version: 4 } }, fakeDrawer(stored)).of('one'),
  ).toBeUndefined();
  for (const text of ['{', '[]', '{"one":7}', '{"one":{"run":7,"version":3}}'])
    expect(
      new BestRuns(RACED, fakeDrawer(new Map([['game:pond:bests', text]]))).of('one'),
    ).toBeUndefined();
});
