import { expect, it } from 'vitest';
import { memory } from '../../testing/memory.ts';
import { bringStars, noteMonth, starsIn } from './month.ts';
import { noteProgress } from './progress.ts';

const GAME = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);

it('stars of a month are those that came after it began here', () => {
  const storage = memory();
  const win = (month: string, game: string, stars: number): void => {
    noteMonth(storage, month);
    noteProgress(storage, game, { stars });
  };
  expect(starsIn(storage, '2026-11')).toBeUndefined();
  win('2026-11', GAME, 2);
  win('2026-11', GAME, 5);
  expect(starsIn(storage, '2026-11')).toBe(5);
  expect(starsIn(storage, '2026-12')).toBeUndefined();
  win('2026-12', GAME, 5);
  win('2026-12', OTHER, 3);
  expect(starsIn(storage, '2026-12')).toBe(3);
});

it('stars from another device are not won this month, and undoing it takes none away', () => {
  const storage = memory();
  noteMonth(storage, '2026-11');
  noteProgress(storage, GAME, { stars: 4 });
  bringStars(storage, () => noteProgress(storage, OTHER, { stars: 30 }));
  expect(starsIn(storage, '2026-11')).toBe(4);
  bringStars(storage, () => noteProgress(storage, OTHER, { stars: 0 }));
  expect(starsIn(storage, '2026-11')).toBe(4);
});

it('nothing is counted from what is malformed, or where storage is forbidden', () => {
  for (const text of ['{', '7', 'null', '{"month":"2026-11","stars":"4"}']) {
    const storage = memory();
    storage().setItem('portal:month', text);
    expect(starsIn(storage, '2026-11')).toBeUndefined();
  }
  const forbidden = (): Storage => {
    throw new Error('denied');
  };
  noteMonth(forbidden, '2026-11');
  expect(starsIn(forbidden, '2026-11')).toBeUndefined();
});
