import { afterEach, describe, expect, it } from 'vitest';
import { dateOf, dayNumber, isDay, localDate, untilTomorrow } from './days.ts';

const HOUR = 3_600_000;
const before = process.env['TZ'];

afterEach(() => {
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

/** What holds in a time zone. */
function inZone<T>(zone: string, act: () => T): T {
  process.env['TZ'] = zone;
  return act();
}

const at = (moment: string): Date => new Date(moment);

describe('the date', () => {
  it.each([
    ['Pacific/Auckland', '2026-03-10'],
    ['Asia/Tokyo', '2026-03-10'],
    ['UTC', '2026-03-09'],
    ['America/Los_Angeles', '2026-03-09'],
  ])('is the one on the calendar in %s', (zone, date) => {
    inZone(zone, () => expect(localDate(at('2026-03-09T16:30:00Z'))).toBe(date));
  });

  it('changes at the visitor’s own midnight', () => {
    inZone('America/New_York', () => {
      expect(localDate(at('2026-11-23T04:59:59Z'))).toBe('2026-11-22');
      expect(localDate(at('2026-11-23T05:00:00Z'))).toBe('2026-11-23');
    });
  });

  it('goes back for a traveler who flies west over the date line', () => {
    const moment = at('2026-03-09T12:00:00Z');
    expect(inZone('Pacific/Auckland', () => localDate(moment))).toBe('2026-03-10');
    expect(inZone('Pacific/Honolulu', () => localDate(moment))).toBe('2026-03-09');
  });

  it('is counted through leap days, ends of years and daylight saving', () => {
    expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2);
    expect(dateOf(dayNumber('2026-12-31') + 1)).toBe('2027-01-01');
    inZone('Europe/Berlin', () => {
      expect(localDate(at('2026-03-29T00:30:00Z'))).toBe('2026-03-29');
      expect(localDate(at('2026-03-29T21:59:59Z'))).toBe('2026-03-29');
      expect(localDate(at('2026-03-29T22:00:00Z'))).toBe('2026-03-30');
    });
  });

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', 'tomorrow', '', 20260309, null])(
    'is not %j',
    (value) => {
      expect(isDay(value)).toBe(false);
    },
  );
});

describe('the time until the next day', () => {
  it('is 23 or 25 hours long where the clocks change', () => {
    inZone('America/New_York', () => {
      expect(untilTomorrow(at('2026-03-08T05:00:00Z'))).toBe(23 * HOUR);
      expect(untilTomorrow(at('2026-11-01T04:00:00Z'))).toBe(25 * HOUR);
      expect(untilTomorrow(at('2026-11-23T00:48:00Z'))).toBe(4 * HOUR + 12 * 60_000);
    });
  });

  it('is a whole day at midnight, and never nothing', () => {
    inZone('UTC', () => {
      expect(untilTomorrow(at('2026-03-09T00:00:00Z'))).toBe(24 * HOUR);
      expect(untilTomorrow(at('2026-03-09T23:59:59.999Z'))).toBe(1);
    });
  });
});
