import { expect, it } from 'vitest';
import { NO_FLAME, withTick } from '../../../data/daily/flame.ts';
import { dayView } from '../../../data/daily/view.ts';
import { stripDone } from './day-strip.tsx';
import { nextMessage } from './next-step.ts';

const NOW = new Date(2026, 10, 28, 12);
const DATE = '2026-11-28';
const games = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, title: id, icon: 'x' }));
const rows = games.slice(0, 5).map(({ id }) => [id, 2] as const);
const dayAfter = (id: string) =>
  dayView({ rows, games, record: withTick(NO_FLAME, DATE, id, 0), now: NOW, firstWeekday: 0 });
const [five = '', other = ''] = [games[0]?.id, games[5]?.id];

it('counts a challenge that is one of the five', () => {
  const day = dayAfter(five);
  expect(stripDone(day, five).text).toBe('Done! 1 of 5 today. 1-day streak.');
  expect(nextMessage(day, undefined)).toMatchObject({ done: '1 of 5' });
});

it('does not say "0 of 5" when another game’s challenge is done', () => {
  const day = dayAfter(other);
  expect(stripDone(day, other).text).toBe('Done! 1-day streak.');
  // The game still offers the way back to Today.
  expect(nextMessage(day, undefined)).toMatchObject({ done: '' });
});
