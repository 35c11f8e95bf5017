import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_EVENT, statisticAddress } from './statistic-address.ts';
import { parseEvent, readStatistic, type StatisticEvent } from './statistics.ts';

const GAME = '0123456789abcdef0123456789abcdef';
const EVENTS: readonly StatisticEvent[] = [
  { name: 'page_view', path: `/detail/${GAME}` },
  { name: 'gameClick', game: GAME, layout: 'puzzle', category: 'Sports&Racing', position: 0 },
  { name: 'moreClick', category: 'Maybe you like' },
  { name: 'homeClick', route: 'detail', path: '/detail/x' },
  { name: 'httpError', code: 500, url: '/content/figures' },
  { name: 'play_start', game: GAME },
  { name: 'play_end', game: GAME, seconds: 61.5 },
  { name: 'play_end', game: GAME, seconds: 0, score: -3 },
  { name: 'ad', slot: 'home-1', kind: 'requested' },
  { name: 'ad', slot: 'home-1', kind: 'viewed', ms: 1200 },
];

/** The query fields of an address, as a server sees them. */
function queryOf(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address, 'http://site.example').searchParams);
}

describe('statistics events', () => {
  it.each(EVENTS)('travel there and back: $name @spec:event-travel', (event) => {
    const address = statisticAddress({ event, campaign: 'b_1', at: 1234 }) ?? '';
    expect(address).toMatch(/^\/statistic\.gif\?tp=event&c=%7B/);
    expect(readStatistic(queryOf(address))).toEqual({
      ok: true,
      value: { event, campaign: 'b_1', at: 1234 },
    });
  });

  it('carry an empty g without a campaign @spec:event-no-campaign', () => {
    const event: StatisticEvent = { name: 'moreClick', category: 'Hot' };
    const query = queryOf(statisticAddress({ event, at: 5 }) ?? '');
    expect(query).toEqual({ tp: 'event', c: JSON.stringify(event), g: '', _t: '5' });
    expect(readStatistic(query)).toEqual({ ok: true, value: { event, at: 5 } });
  });

  it.each([
    [{ name: 'purchase' }, 'name: is not a known event'],
    [{}, 'name: is not a known event'],
    ['page_view', 'event: is not a known event'],
    [null, 'event: is not a known event'],
    [{ name: 'page_view' }, 'path: is missing'],
    [{ name: 'page_view', path: 'home' }, 'path: must begin with a slash'],
    [{ name: 'page_view', path: `/${'x'.repeat(300)}` }, 'path: must have at most 300 characters'],
    [{ name: 'page_view', path: '/', user: 'me' }, 'user: is not a known field'],
    [{ name: 'play_start', game: '../x' }, 'game: is not a game id'],
    [{ name: 'play_end', game: GAME, seconds: -1 }, 'seconds: must not be negative'],
    [{ name: 'play_end', game: GAME, seconds: 90_000 }, 'seconds: must be at most a day'],
    [{ name: 'play_end', game: GAME, seconds: '5' }, 'seconds: must be a number'],
    [{ ...EVENTS[1], position: 1.5 }, 'position: must be a whole number'],
    [{ ...EVENTS[1], layout: 'grid' }, 'layout: must be one of scroll, puzzle, list'],
    [{ name: 'vote', game: GAME, up: true }, 'name: is not a known event'],
    [{ name: 'moreClick', category: '' }, 'category: must not be empty'],
    [{ name: 'ad', slot: 'a b', kind: 'shown' }, 'slot: is not a slot'],
  ])('refuse %j, saying %s', (raw, error) => {
    expect(parseEvent(raw)).toEqual({ ok: false, error });
  });

  it('that are longer than the server takes are not sent', () => {
    const event: StatisticEvent = { name: 'httpError', code: 0, url: 'x'.repeat(LONGEST_EVENT) };
    expect(statisticAddress({ event, at: 0 })).toBeUndefined();
  });

  it.each([
    [{ c: '{}' }, 'tp: must be "event"'],
    [{ tp: 'event' }, 'c: must be given once'],
    [{ tp: 'event', c: ['{}', '{}'] }, 'c: must be given once'],
    [{ tp: 'event', c: '{' }, 'c: is not JSON'],
    [{ tp: 'event', c: ' '.repeat(LONGEST_EVENT + 1) }, 'c: must have at most 1000 characters'],
    [{ tp: 'event', c: '{"name":"page_view"}' }, 'c.path: is missing'],
    [
      { tp: 'event', c: `{"name":"vote","game":"${GAME}","up":true}` },
      'c.name: send votes with POST /content/vote',
    ],
  ])('in the query %j are refused: %s', (query, error) => {
    expect(readStatistic(query)).toEqual({ ok: false, error });
  });

  it('carry a campaign of 64 characters with its letter in front', () => {
    const [event] = EVENTS;
    const campaign = `v_${'x'.repeat(64)}`;
    const query = event ? queryOf(statisticAddress({ event, campaign, at: 5 }) ?? '') : {};
    expect(readStatistic(query)).toEqual({ ok: true, value: { event, campaign, at: 5 } });
  });

  it.each(['', 'a b', 'x'.repeat(65), `b_${'x'.repeat(65)}`, 'é'])(
    'take the campaign %j as none',
    (g) => {
      const c = JSON.stringify(EVENTS[0]);
      expect(readStatistic({ tp: 'event', c, g, _t: 'soon' })).toEqual({
        ok: true,
        value: { event: EVENTS[0], at: 0 },
      });
    },
  );

  it('never throw, and never let through what would not be read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (raw) => {
        const read = readStatistic({ tp: 'event', c: raw });
        const parsed = parseEvent(raw);
        for (const each of [read.ok ? read.value.event : undefined, parsed.ok && parsed.value]) {
          expect(!each || parseEvent(each).ok).toBe(true);
        }
      }),
    );
  });
});
