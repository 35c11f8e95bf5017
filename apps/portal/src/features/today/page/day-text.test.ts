import { expect, it } from 'vitest';
import { NO_FLAME } from '../../../data/daily/flame.ts';
import type { DayGame, DayView } from '../../../data/daily/view.ts';
import { dayText } from './day-text.ts';

const game = (title: string, cate: string, done: Partial<DayGame>): DayGame => ({
  game: { id: title, title, icon: '', cate },
  minutes: 2,
  done: false,
  ...done,
});
const day = (now: number, five: readonly DayGame[]): DayView => ({
  date: '2026-11-28',
  five,
  flame: { now, longest: now, today: now > 0, freeze: true },
  week: [],
  minutesLeft: 1,
  record: NO_FLAME,
  firstWeekday: 0,
});
const five = [
  game('Tidy Potions', 'Puzzle&Logic', { done: true, result: { score: 14, stars: 3 } }),
  game('Rim Rhapsody', 'Sports&Racing', { done: true, result: { score: 1240 } }),
  game('Moonlit Keys', 'Music', { done: true }),
  game('Owl Roost', 'Puzzle', {}),
];

it('what is shared names the day, the streak and each game with what it came to', () => {
  expect(dayText(day(3, five), 'Pine Arcade', 'https://pine.example/#/today').split('\n')).toEqual([
    'Pine Arcade Nov 28 🔥3',
    '🧩 Tidy Potions ⭐⭐⭐',
    '🏁 Rim Rhapsody 1,240',
    '🎮 Moonlit Keys ✅',
    '⬜ Owl Roost',
    'https://pine.example/#/today',
  ]);
});

it('without a streak there is no flame', () => {
  expect(dayText(day(0, []), 'Pine', 'x')).toBe('Pine Nov 28\nx');
});
