import { expect, test } from 'vitest';
import { fakeDrawer } from '../../testing/fake-drawer.ts';
import { BestRuns } from './best-runs.ts';

const RULES = { slug: 'pond', version: 3 };

test('stores the run behind the best of each level', () => {
  const stored = new Map<string, string>();
  const bests = new BestRuns(RULES, fakeDrawer(stored));
  bests.put('one', 'first', 1);
  bests.put('two', 'other', 2);
  bests.put('one', 'better', 3);
  const again = new BestRuns(RULES, fakeDrawer(stored));
  expect([again.of('one'), again.of('two'), again.of('three')]).toEqual([
    'better',
    'other',
    undefined,
  ]);
});

test('forgets the oldest where they need too much room, and never takes one that needs it all', () => {
  const bests = new BestRuns(RULES, fakeDrawer());
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

test('has no run of earlier rules, and none where the storage holds something else', () => {
  const stored = new Map<string, string>();
  new BestRuns(RULES, fakeDrawer(stored)).put('one', 'first', 1);
  expect(new BestRuns({ ...RULES, version: 4 }, fakeDrawer(stored)).of('one')).toBeUndefined();
  for (const text of ['{', '[]', '{"one":7}', '{"one":{"run":7,"version":3}}'])
    expect(
      new BestRuns(RULES, fakeDrawer(new Map([['game:pond:bests', text]]))).of('one'),
    ).toBeUndefined();
});
