import { dayNumber } from '@playgrove/language/days';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameSummary } from '../../data/game-summary.ts';
import { completeDay, FLAME_KEY, openDay, readDays, type DailyDeps } from './daily.ts';

const [ONE, TWO] = ['a'.repeat(32), 'b'.repeat(32)];
const games = [ONE, TWO].map((id): GameSummary => ({ id, title: id, icon: id }));
const site = { daily: [[ONE, 2, 400] as const, [TWO, 5] as const] };
const zone = process.env['TZ'];

let stored: Map<string, string>;
let now: string;

const deps = (): DailyDeps => ({
  storage: () =>
    ({
      get length() {
        return stored.size;
      },
      key: (at: number) => [...stored.keys()][at] ?? null,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }) as unknown as Storage,
  now: () => new Date(now),
  locale: 'en-GB',
});
const day = () => openDay(deps(), site, { pool: games });

beforeEach(() => {
  process.env['TZ'] = 'America/New_York';
  stored = new Map();
  now = '2026-11-23T17:00:00Z';
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('a challenge that is completed', () => {
  it('is ticked, lights the flame and stays after a reload', () => {
    expect(day()).toMatchObject({ date: '2026-11-23', flame: { now: 0, today: false } });
    completeDay(deps(), '2026-11-23', ONE);
    expect(day().flame).toMatchObject({ now: 1, today: true });
    expect(day().five.map(({ done }) => done)).toEqual([true, false]);
  });

  it('counts for the day it was begun on though midnight has passed', () => {
    now = '2026-11-24T05:10:00Z';
    completeDay(deps(), '2026-11-23', ONE);
    expect(day()).toMatchObject({ date: '2026-11-24', flame: { now: 1, today: false } });
    expect(day().five.every(({ done }) => !done)).toBe(true);
  });

  it('is no longer ticked after the visitor’s own midnight, not before', () => {
    completeDay(deps(), '2026-11-23', ONE);
    now = '2026-11-24T04:59:59Z';
    expect(day()).toMatchObject({ flame: { today: true }, minutesLeft: 1 });
    now = '2026-11-24T05:00:00Z';
    expect(day()).toMatchObject({ flame: { now: 1, today: false }, minutesLeft: 24 * 60 });
  });

  it('stays with its date in another time zone', () => {
    completeDay(deps(), '2026-11-23', ONE);
    process.env['TZ'] = 'Asia/Tokyo';
    expect(day()).toMatchObject({ date: '2026-11-24', flame: { now: 1, today: false } });
    completeDay(deps(), '2026-11-24', TWO);
    process.env['TZ'] = 'America/New_York';
    expect(day()).toMatchObject({ date: '2026-11-23', flame: { now: 2, today: true } });
  });

  it('of another time is refused: a game cannot fill the calendar', () => {
    for (const date of ['2026-11-21', '2026-11-25', '2031-01-01'])
      expect(completeDay(deps(), date, ONE)).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it('counts on the day of 23 hours and on the one of 25', () => {
    now = '2027-03-14T04:30:00Z';
    completeDay(deps(), '2027-03-13', ONE);
    now = '2027-03-14T23:30:00Z';
    completeDay(deps(), '2027-03-14', ONE);
    expect(day().flame.now).toBe(2);
    expect(day().minutesLeft).toBe(4 * 60 + 30);
  });

  it('is shown where nothing can be stored', () => {
    const blocked: DailyDeps = {
      ...deps(),
      storage: () => {
        throw new Error('blocked');
      },
    };
    const record = completeDay(blocked, '2026-11-23', ONE);
    expect(openDay(blocked, site, { pool: games }, record).flame.today).toBe(true);
  });
});

describe('streaks of single games from before', () => {
  const put = (slug: string, last: string, length: number, more = {}): void => {
    const end = dayNumber(last);
    const runs = [[end - length + 1, end]];
    stored.set(
      `game:${slug}:daily`,
      JSON.stringify({ version: 1, runs, longest: length, ...more }),
    );
  };

  it('become the flame, days of all games together', () => {
    put('pond', '2026-11-22', 3);
    put('hill', '2026-11-19', 2, { local: true });
    expect(day().flame).toMatchObject({ now: 5, longest: 5, today: false });
  });

  it('survive where the calendar is ahead of UTC', () => {
    process.env['TZ'] = 'Asia/Tokyo';
    // The 24th already; the 23rd in UTC could still be played.
    put('pond', '2026-11-22', 4);
    expect(day()).toMatchObject({ date: '2026-11-24', flame: { now: 4 } });
  });

  it('are read once: then the portal has its own record', () => {
    put('pond', '2026-11-22', 3);
    completeDay(deps(), '2026-11-23', ONE);
    stored.delete('game:pond:daily');
    expect(day().flame.now).toBe(4);
  });

  it('that are broken are left out', () => {
    stored.set('game:pond:daily', '{');
    put('hill', '2026-11-22', 2);
    expect(day().flame.now).toBe(2);
    stored.set('game:sea:daily', '{"runs":7}');
    expect(readDays(deps()).runs).toHaveLength(1);
    stored.set(FLAME_KEY, 'null');
    expect(day().flame.now).toBe(0);
  });
});
