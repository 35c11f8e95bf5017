import { isGameId } from '@playgrove/catalogue/ids';
import { expect, it } from 'vitest';
import { readGameMessage, readPageMessage, seal } from './messages.ts';

const offer = (id: string) =>
  readPageMessage(seal({ kind: 'others', games: [{ id, title: 'One', picture: '/a.webp' }] }));

it.each(['0'.repeat(32), 'Zz'.repeat(16), 'f'.repeat(31), `${'f'.repeat(31)}-`, ''])(
  'a game that is offered has an id by the rule of the catalog: %j',
  (id) => {
    expect(offer(id) !== undefined).toBe(isGameId(id));
  },
);

const DAILY = { kind: 'daily', date: '2026-03-09', won: true, score: 1240, stars: 3 } as const;

it('a day that was won is read with its score and stars, or without them', () => {
  expect(readGameMessage(seal(DAILY))).toEqual(DAILY);
  const { score: _score, stars: _stars, ...bare } = DAILY;
  expect(readGameMessage(seal(bare))).toEqual(bare);
  expect(readGameMessage(seal({ ...DAILY, more: 1 } as never))).toEqual(DAILY);
});

it.each([
  { date: '2026-02-30' },
  { date: 'today' },
  { date: undefined },
  { won: 1 },
  { won: undefined },
  { score: Number.NaN },
  { score: 1e10 },
  { score: '7' },
  { stars: 4 },
  { stars: -1 },
  { stars: 1.5 },
])('a day that does not fit is ignored: %j', (wrong) => {
  expect(readGameMessage(seal({ ...DAILY, ...wrong } as never))).toBeUndefined();
});

it('a message of another version is ignored', () => {
  expect(readGameMessage({ ...DAILY, mark: 'play/2' })).toBeUndefined();
});

const PROGRESS = { kind: 'progress', stars: 12, most: 90, levels: 5, of: 30, streak: 3 } as const;

it('progress is counted in whole numbers within bounds', () => {
  expect(readGameMessage(seal(PROGRESS))).toEqual(PROGRESS);
  for (const wrong of [{ stars: -1 }, { most: 1e6 }, { levels: 0.5 }, { streak: undefined }]) {
    expect(readGameMessage(seal({ ...PROGRESS, ...wrong } as never))).toBeUndefined();
  }
});

it('progress names the next look and the stars that it takes', () => {
  const next = { ...PROGRESS, keepsake: { name: 'Copper van', missing: 2 } };
  expect(readGameMessage(seal(next))).toEqual(next);
  for (const keepsake of [
    'Copper van',
    null,
    { name: 7, missing: 2 },
    { name: 'Copper van' },
    { name: 'Copper van', missing: -1 },
    { name: 'x'.repeat(81), missing: 2 },
  ]) {
    expect(readGameMessage(seal({ ...PROGRESS, keepsake } as never))).toBeUndefined();
  }
});

it('a name has at most twelve letters', () => {
  const name = (letters: string) => readPageMessage(seal({ kind: 'player', name: letters }));
  expect(name('Ann')).toEqual({ kind: 'player', name: 'Ann' });
  expect(name('A'.repeat(13))).toBeUndefined();
});
