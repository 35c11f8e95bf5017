import { parseEvent } from '@playgrove/protocol';
import { memory } from '../testing/memory.ts';
import { expect, it } from 'vitest';
import { noteVisit } from './visits.ts';

const GAME = 'a'.repeat(32);

it('tells a week with a missed day apart in coarse words, each once a day', () => {
  const storage = memory();
  const play = (date: number, game: string, list?: string) => {
    const visit = noteVisit(storage, { game, list, today: `2026-11-${date}` });
    if (visit) {
      const event = { name: 'play_start', game: GAME, visit };
      expect(parseEvent(event)).toEqual({ ok: true, value: event });
    }
    return visit;
  };
  expect(play(21, 'one')).toEqual({ age: 'first', way: 'browse' });
  expect(play(21, 'one')).toBeUndefined();
  expect(play(21, 'two', 'similar')).toEqual({ way: 'suggested', another: true });
  expect(play(21, 'two', 'next')).toBeUndefined();
  expect(play(22, 'one', 'today')).toEqual({
    age: 'second',
    after: ['browse', 'suggested'],
    way: 'today',
  });
  expect(play(22, 'three', 'today')).toEqual({ another: true });
  // The 23rd was missed.
  expect(play(24, 'one', 'grove')).toEqual({ age: 'week', after: ['today'], way: 'grove' });
  expect(play(27, 'one', 'search')).toEqual({ age: 'week', after: ['grove'], way: 'search' });
  expect(play(28, 'one', 'search')).toEqual({ age: 'later', after: ['search'], way: 'search' });
});

it('does not say how a day was led that is longer ago than a week', () => {
  const storage = memory();
  noteVisit(storage, { game: 'one', list: 'today', today: '2026-11-01' });
  expect(noteVisit(storage, { game: 'one', today: '2026-11-09' })).toEqual({
    age: 'later',
    way: 'browse',
  });
});

it('begins again where the clock was set back or what is stored is broken, and says nothing without storage', () => {
  const storage = memory();
  noteVisit(storage, { game: 'one', today: '2026-11-21' });
  expect(noteVisit(storage, { game: 'one', today: '2026-11-01' })).toMatchObject({ age: 'first' });
  storage().setItem('portal:visits', '{"first":1,"last":"x"}');
  expect(noteVisit(storage, { game: 'one', today: '2026-11-02' })).toMatchObject({ age: 'first' });
  const forbidden = (): Storage => {
    throw new Error('denied');
  };
  expect(noteVisit(forbidden, { game: 'one', today: '2026-11-02' })).toBeUndefined();
});
