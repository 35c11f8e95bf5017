import { dateOf, dayNumber } from '@playgrove/language/days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flameOn,
  mergeFlames,
  NO_FLAME,
  readFlame,
  weekOn,
  withTick,
  type FlameRecord,
} from './flame.ts';
import { bestDay, monthOn } from './month.ts';

const MONDAY = 0;
const GAME = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
/** November 2026: the 2nd, 9th, 16th and 23rd are Mondays. */
const november = (day: number): string => `2026-11-${String(day).padStart(2, '0')}`;
const after = (...days: readonly number[]): FlameRecord =>
  days.reduce((record, day) => withTick(record, november(day), GAME, MONDAY), NO_FLAME);
const on = (record: FlameRecord, day: number) => flameOn(record, november(day), MONDAY);

describe('the flame', () => {
  it('burns once any challenge of the day is completed, and waits for today until tomorrow', () => {
    const record = after(9, 10, 11);
    expect(on(record, 11)).toEqual({ now: 3, longest: 3, today: true, freeze: true });
    expect(on(record, 12)).toEqual({ now: 3, longest: 3, today: false, freeze: true });
  });

  it('counts a day once, whatever is completed on it', () => {
    const record = withTick(after(9, 9), november(9), OTHER, MONDAY);
    expect(on(record, 9).now).toBe(1);
    expect(record.ticks[november(9)]).toEqual([GAME, OTHER]);
  });

  it('is saved by one freeze a week, by itself', () => {
    const record = after(9, 10);
    expect(on(record, 12)).toEqual({ now: 2, longest: 2, today: false, freeze: false });
    const again = withTick(record, november(12), GAME, MONDAY);
    expect(on(again, 12)).toEqual({ now: 3, longest: 3, today: true, freeze: false });
    // The frozen day stays frozen in the weeks to come.
    expect(on(withTick(again, november(13), GAME, MONDAY), 13).now).toBe(4);
  });

  it('goes out with a second day in a row missed in one week', () => {
    expect(on(after(9, 10), 13).now).toBe(0);
    expect(on(after(9, 11), 12).now).toBe(2);
  });

  it('begins after the first of two days missed in one week', () => {
    const record = after(9, 11);
    expect(on(record, 13)).toMatchObject({ now: 1, longest: 2, freeze: false });
    const looks = weekOn(record, november(13), MONDAY).map(({ look }) => look);
    expect(looks.slice(0, 4)).toEqual(['done', 'missed', 'done', 'frozen']);
  });

  it('has another freeze in the next week', () => {
    const record = after(13, 15, 17);
    expect(record.frozen.map(dateOf)).toEqual([november(14), november(16)]);
    expect(on(record, 17).now).toBe(3);
    expect(on(after(14), 17).now).toBe(1);
  });

  it('counts weeks as the locale does', () => {
    // Saturday 14 and Sunday 15: one week from Monday on, two from Sunday on.
    const record = withTick(NO_FLAME, november(13), GAME, MONDAY);
    expect(flameOn(record, november(16), MONDAY).now).toBe(0);
    expect(flameOn(record, november(16), 6).now).toBe(1);
  });

  it('spends no freeze on a streak that is lost anyway', () => {
    expect(after(9, 10, 20).frozen).toEqual([]);
  });

  it('survives a clock that leaps ahead and is put right', () => {
    const leapt = withTick(after(9, 10, 11), '2031-01-01', GAME, MONDAY);
    expect(on(leapt, 12).now).toBe(3);
    expect(on(withTick(leapt, november(12), GAME, MONDAY), 12).now).toBe(4);
  });

  it('survives a clock that is set back, and a flight to the west', () => {
    const record = after(9, 10, 11);
    expect(on(record, 5)).toMatchObject({ now: 3, today: false });
    expect(on(withTick(record, '2020-01-01', GAME, MONDAY), 11).now).toBe(3);
    expect(on(record, 10)).toMatchObject({ now: 3, today: true });
  });

  it('shows the week with what came of each day', () => {
    const looks = weekOn(after(9, 11), november(12), MONDAY).map(({ look }) => look);
    expect(looks).toEqual(['done', 'frozen', 'done', 'today', 'ahead', 'ahead', 'ahead']);
    const missed = weekOn(after(9), november(12), MONDAY).map(({ look }) => look);
    expect(missed.slice(0, 3)).toEqual(['done', 'missed', 'missed']);
  });
});

const someRecord = fc
  .array(fc.integer({ min: 20_000, max: 20_060 }), { maxLength: 40 })
  .map((days) =>
    days.reduce((record, day) => withTick(record, dateOf(day), GAME, MONDAY), NO_FLAME),
  );

describe('what a day came to', () => {
  it('is kept for the last day alone, the better of two tries', () => {
    const first = withTick(NO_FLAME, november(9), GAME, MONDAY, { score: 40, stars: 2 });
    const again = withTick(first, november(9), GAME, MONDAY, { score: 60, stars: 1 });
    expect(again.results).toEqual({ [november(9)]: { [GAME]: { score: 40, stars: 2 } } });
    const next = withTick(again, november(10), OTHER, MONDAY, { score: 7 });
    expect(next.results).toEqual({ [november(10)]: { [OTHER]: { score: 7 } } });
  });

  it('comes from both of two records', () => {
    const one = withTick(NO_FLAME, november(9), GAME, MONDAY, { stars: 2 });
    const other = withTick(NO_FLAME, november(9), OTHER, MONDAY, { score: 5 });
    expect(mergeFlames(one, other).results).toEqual({
      [november(9)]: { [GAME]: { stars: 2 }, [OTHER]: { score: 5 } },
    });
  });
});

describe('a month on the calendar', () => {
  it('shows what came of each day, and how many challenges were done', () => {
    const record = withTick(after(9, 11), november(11), OTHER, MONDAY);
    const days = monthOn(record, '2026-11', november(12), MONDAY);
    expect(days).toHaveLength(30);
    expect(days.slice(7, 13).map(({ look, done }) => [look, done])).toEqual([
      ['missed', 0],
      ['done', 1],
      ['frozen', 0],
      ['done', 2],
      ['today', 0],
      ['ahead', 0],
    ]);
    expect(monthOn(record, '2028-02', november(12), MONDAY)).toHaveLength(29);
  });

  it('has a best day, the latest of those with the most challenges', () => {
    expect(bestDay(NO_FLAME)).toBeUndefined();
    expect(bestDay(after(9, 11))).toEqual({ date: november(11), done: 1 });
    const record = withTick(after(9, 11), november(9), OTHER, MONDAY);
    expect(bestDay(record)).toEqual({ date: november(9), done: 2 });
  });
});

describe('two records', () => {
  it('add up although one of them has frozen another day of the week', () => {
    const [a, b] = [after(11), after(9, 11)];
    expect(on(a, 13).now).toBe(1);
    expect(on(mergeFlames(a, b), 13).now).toBe(1);
  });

  it('have no freeze left where joining them used the one of this week', () => {
    const both = mergeFlames(after(9, 10, 11), after(13));
    expect(on(both, 14)).toMatchObject({ now: 4, freeze: false });
  });

  it('add up across a gap that only both together close', () => {
    // Sunday 15 and Monday 16 are days of two weeks.
    const [a, b] = [after(12, 13, 14), after(16)];
    expect(on(a, 17).now).toBe(3);
    expect(on(mergeFlames(a, b), 17).now).toBe(4);
  });

  it('merge without a loss, in either order', () => {
    fc.assert(
      fc.property(someRecord, someRecord, fc.integer({ min: 20_000, max: 20_062 }), (a, b, at) => {
        const both = mergeFlames(a, b);
        const date = dateOf(at);
        for (const one of [a, b]) {
          expect(flameOn(both, date, MONDAY).now).toBeGreaterThanOrEqual(
            flameOn(one, date, MONDAY).now,
          );
          expect(both.longest).toBeGreaterThanOrEqual(one.longest);
        }
        expect(mergeFlames(b, a)).toEqual({ ...both, ticks: mergeFlames(b, a).ticks });
        expect(mergeFlames(both, a).runs).toEqual(both.runs);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a stored record', () => {
  it('comes back as it was', () => {
    const record = after(9, 11, 12);
    expect(readFlame(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it.each([undefined, null, 'x', [], { runs: 'x', frozen: 4, longest: -1, ticks: 7 }])(
    'that is none is an empty one: %j',
    (raw) => {
      expect(readFlame(raw)).toEqual(NO_FLAME);
    },
  );

  it('keeps what is well formed', () => {
    const day = dayNumber(november(9));
    const raw = {
      runs: [[day, day + 3], [5, 4], ['x', 3], [1], [1e12, 1e12]],
      frozen: [day + 1, day - 1, 'x'],
      longest: 1e99,
      ticks: { [november(9)]: [GAME, 'x', 7], someday: [GAME] },
      results: {
        [november(8)]: { [GAME]: { score: 7 } },
        [november(9)]: { [GAME]: { score: 'x', stars: 3 }, x: { stars: 1 }, [OTHER]: 4 },
        someday: { [GAME]: {} },
      },
    };
    expect(readFlame(raw)).toEqual({
      runs: [[day, day + 3]],
      frozen: [day - 1],
      longest: 4,
      ticks: { [november(9)]: [GAME] },
      results: { [november(9)]: { [GAME]: { stars: 3 } } },
    });
  });

  it('of an earlier release has no results, and keeps all it has', () => {
    const { results: _results, ...earlier } = after(9, 11, 12);
    expect(readFlame(earlier)).toEqual({ ...earlier, results: {} });
  });

  it('of years takes little room', () => {
    let record = NO_FLAME;
    for (let day = 20_000; day < 21_000; day += 1) {
      if (day % 7 !== 3) record = withTick(record, dateOf(day), GAME, MONDAY);
    }
    expect(JSON.stringify(record).length).toBeLessThan(8_000);
    expect(flameOn(record, dateOf(20_999), MONDAY).now).toBeGreaterThan(500);
  });
});
