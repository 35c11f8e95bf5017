import { expect, it } from 'vitest';
import { newsOf } from './news.ts';

const NOON = Date.parse('2026-11-30T12:00:00Z');
const DAY = 24 * 60 * 60_000;

it.each([
  [{}, undefined],
  [{ released: '2026-11-30' }, 'new'],
  [{ released: '2026-11-10' }, 'new'],
  [{ released: '2026-11-09' }, undefined],
  [{ updated: '2026-11-10' }, 'updated'],
  [{ updated: '2026-11-09' }, undefined],
  [{ released: '2026-11-20', updated: '2026-11-29' }, 'new'],
  [{ released: '2026-01-01', updated: '2026-11-29' }, 'updated'],
  // A day that has begun elsewhere already, and one that nobody lives in.
  [{ released: '2026-12-01' }, 'new'],
  [{ released: '2026-12-02' }, undefined],
  [{ released: 'soon' }, undefined],
] as const)('%j is %s', (days, news) => {
  expect(newsOf(days, NOON)).toBe(news);
});

it('ends after 21 days', () => {
  const start = Date.parse('2026-11-21T00:00:00Z');
  const days = Array.from({ length: 40 }, (_, day) =>
    newsOf({ released: '2026-11-21' }, start + day * DAY),
  );
  expect(days.lastIndexOf('new')).toBe(20);
});
