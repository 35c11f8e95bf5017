import type { StatisticEvent } from '@playgrove/events';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTERS } from '../store/tables.ts';
import { knownOf, withinBounds } from './bounds.ts';
import { dayOf } from './day.ts';
import { readEntry, writeEntry, type Entry } from './entry.ts';
import { errorPath, placeOf, rollUp } from './rollup.ts';
import { GAME, GAMES } from '../testing/site.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 20261121;

function roll(what: Entry['what'], more: Partial<Entry> = {}) {
  return rollUp([{ at: NOON, what, ...more }]).map(({ table, key, add }) => [table, key, add]);
}

describe('rolling up', () => {
  it.each<[Entry['what'], unknown[]]>([
    [{ name: 'page_view', path: `/detail/${GAME}` }, ['views', [DAY, 'detail', GAME], [1]]],
    [{ name: 'moreClick', category: 'Hot' }, ['more', [DAY, 'Hot'], [1]]],
    [{ name: 'homeClick', route: 'game', path: '/game/x' }, ['home_clicks', [DAY, 'game'], [1]]],
    [
      { name: 'httpError', code: 500, url: '/content/vote' },
      ['errors', [DAY, 500, '/content/vote'], [1]],
    ],
    [{ name: 'play_start', game: GAME }, ['plays', [DAY, GAME], [1, 0, 0]]],
    [{ name: 'play_end', game: GAME, seconds: 12.5 }, ['plays', [DAY, GAME], [0, 1, 12.5]]],
    [{ name: 'vote', game: GAME, up: true }, ['votes', [DAY, GAME], [1, 0]]],
    [{ name: 'vote', game: GAME, up: false }, ['votes', [DAY, GAME], [0, 1]]],
    [{ name: 'report', game: GAME, reason: 'stuck' }, ['reports', [DAY, GAME, 'stuck'], [1]]],
    [{ name: 'ad', slot: 'a', kind: 'viewed', ms: 900 }, ['ads', [DAY, 'viewed', 'a'], [1, 900]]],
  ])('counts %j', (what, delta) => {
    expect(roll(what)).toEqual([delta]);
  });

  it('counts a click by all its keys, and by each alone', () => {
    const click = { game: GAME, layout: 'list', category: 'Hot', position: 5000 } as const;
    expect(roll({ name: 'gameClick', ...click })).toEqual([
      ['click_sums', [DAY, 'category', 'Hot'], [1]],
      ['click_sums', [DAY, 'game', GAME], [1]],
      ['click_sums', [DAY, 'layout', 'list'], [1]],
      ['click_sums', [DAY, 'position', '99'], [1]],
      ['clicks', [DAY, GAME, 'list', 'Hot', 99], [1]],
    ]);
  });

  it('counts the visitor and the campaign of a page view', () => {
    expect(roll({ name: 'page_view', path: '/' }, { visitor: 'v', campaign: 'c' })).toEqual([
      ['campaigns', [DAY, 'c'], [1]],
      ['views', [DAY, 'home', ''], [1]],
      ['visitors', [DAY, 'v'], []],
    ]);
  });

  it('counts machines apart from everything else', () => {
    expect(roll({ name: 'play_start', game: GAME }, { bot: true })).toEqual([['bots', [DAY], [1]]]);
  });

  it('takes the day from the moment in UTC', () => {
    expect([Date.UTC(2026, 11, 31, 23, 59, 59, 999), Date.UTC(2027, 0, 1)].map(dayOf)).toEqual([
      20261231, 20270101,
    ]);
  });

  const what = fc.oneof(
    fc.record({ name: fc.constant('play_start' as const), game: fc.constantFrom('a', 'b') }),
    fc.record({
      name: fc.constant('vote' as const),
      game: fc.constantFrom('a', 'b'),
      up: fc.boolean(),
    }),
    fc.record({ name: fc.constant('moreClick' as const), category: fc.constantFrom('x', 'y') }),
  );
  const entries = fc.array(
    fc.record({ at: fc.integer({ min: NOON, max: NOON + 2 * 86_400_000 }), what }),
  );

  it('adds up to the same however entries are split and ordered, one delta a row, in order', () => {
    fc.assert(
      fc.property(entries, fc.nat(), (all, cut) => {
        const whole = rollUp(all);
        const at = all.length === 0 ? 0 : cut % all.length;
        const parts = [...rollUp(all.slice(at)), ...rollUp(all.slice(0, at))];
        const sum = new Map<string, number[]>();
        for (const { table, key, add } of parts) {
          const id = JSON.stringify([table, ...key]);
          sum.set(
            id,
            add.map((amount, index) => amount + (sum.get(id)?.[index] ?? 0)),
          );
        }
        const ids = whole.map(({ table, key }) => JSON.stringify([table, ...key]));
        expect(new Set(ids).size).toBe(ids.length);
        expect([...ids].sort()).toEqual(ids);
        expect(new Map(whole.map(({ add }, index) => [ids[index], add]))).toEqual(sum);
        for (const { table, key, add } of whole) {
          expect([key.length, add.length]).toEqual([
            COUNTERS[table].keys.length,
            COUNTERS[table].values.length,
          ]);
        }
      }),
    );
  });
});

describe('places', () => {
  it.each([
    ['/', 'home', ''],
    ['/#/', 'home', ''],
    ['/?cid=5', 'home', ''],
    [`/detail/${GAME}`, 'detail', GAME],
    [`/#/game/${GAME}?x=1`, 'game', GAME],
    ['/detail/short', 'detail', ''],
    ['/category/Sports%26Racing', 'category', ''],
    ['/term', 'term', ''],
    ['/what/ever', 'error', ''],
  ])('%s is %s', (path, route, game) => {
    expect(placeOf(path)).toEqual([route, game]);
  });

  it.each([
    ['/content/figures?x=1', '/content/figures'],
    ['https://a.example/content/vote', '/content/vote'],
    ['/content/figures/../x', '/content'],
    [`/allgame/${GAME}/index.html`, '/allgame'],
    ['/assets/a-12345678.js', '/assets'],
    ['/assets', 'other'],
    ['/private/name@example', 'other'],
    ['', 'other'],
  ])('of the error at %s is %s', (url, path) => {
    expect(errorPath(url)).toBe(path);
  });
});

describe('bounds', () => {
  const known = knownOf(GAMES, false);

  it.each<[StatisticEvent, unknown]>([
    [
      { name: 'play_start', game: GAME },
      { name: 'play_start', game: GAME },
    ],
    [{ name: 'play_start', game: 'f'.repeat(32) }, 'game: is not in the catalogue'],
    [
      { name: 'moreClick', category: 'Sports&Racing' },
      { name: 'moreClick', category: 'Sports&Racing' },
    ],
    [
      { name: 'moreClick', category: 'Hot' },
      { name: 'moreClick', category: 'Hot' },
    ],
    [
      { name: 'moreClick', category: 'made up' },
      { name: 'moreClick', category: 'other' },
    ],
    [
      { name: 'page_view', path: `/detail/${GAME}` },
      { name: 'page_view', path: `/detail/${GAME}` },
    ],
    [
      { name: 'page_view', path: `/detail/${'f'.repeat(32)}` },
      { name: 'page_view', path: '/unknown-game' },
    ],
    [{ name: 'ad', slot: 'a', kind: 'shown' }, 'ads are off'],
  ])('keep %j as %j', (event, kept) => {
    expect(withinBounds(event, known)).toEqual(kept);
  });

  it('let ads through while they are on', () => {
    const event = { name: 'ad', slot: 'a', kind: 'shown' } as const;
    expect(withinBounds(event, knownOf(GAMES, true))).toEqual(event);
  });
});

describe('a spool line', () => {
  it.each<Entry>([
    { at: 5, what: { name: 'moreClick', category: 'Ho\nt "x"' }, campaign: 'c', visitor: 'v' },
    { at: 5, what: { name: 'report', game: GAME, reason: 'sound' }, bot: true },
  ])('is read as it was written', (entry) => {
    const line = writeEntry(entry);
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(readEntry(line.slice(0, -1))).toEqual(entry);
  });

  it.each([
    '',
    '{',
    'null',
    '{"at":5}',
    '{"at":"5","what":{"name":"moreClick","category":"x"}}',
    '{"at":5,"what":{"name":"buy"}}',
  ])('%s is not read', (line) => {
    expect(readEntry(line)).toBeUndefined();
  });
});
