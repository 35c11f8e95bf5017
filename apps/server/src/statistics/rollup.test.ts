import type { StatisticEvent } from '@playgrove/protocol';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp } from '../store/sums.ts';
import { COUNTERS, type Delta } from '../store/tables.ts';
import { knownOf, withinBounds } from './bounds.ts';
import { dayOf } from '../base/day.ts';
import { readEntry, writeEntry, type Entry } from './entry.ts';
import { errorCode, errorPath, placeOf, rollUp } from './rollup.ts';
import { GAME, GAMES } from '../testing/site.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 20261121;

/** The sums that the store makes of entries. */
function summed(entries: readonly Entry[]): Delta[] {
  return addUp(rollUp(entries), ({ table, key }) => JSON.stringify([table, ...key]));
}

function roll(what: Entry['what'], more: Partial<Entry> = {}) {
  return summed([{ at: NOON, what, ...more }]).map(({ table, key, add }) => [table, key, add]);
}

describe('rolling up', () => {
  it.each<[Entry['what'], unknown[]]>([
    [{ name: 'page_view', path: `/detail/${GAME}` }, ['views', [DAY, 'detail', GAME], [1]]],
    [{ name: 'run', game: GAME, what: 'watched' }, ['run_counts', [DAY, GAME, 'watched'], [1]]],
    [
      { name: 'verdict', game: '', outcome: 'not-a-run' },
      ['run_counts', [DAY, '', 'not-a-run'], [1]],
    ],
    [{ name: 'moreClick', category: 'Hot' }, ['more', [DAY, 'Hot'], [1]]],
    [{ name: 'homeClick', route: 'game', path: '/game/x' }, ['home_clicks', [DAY, 'game'], [1]]],
    [
      { name: 'httpError', code: 500, url: '/content/vote' },
      ['errors', [DAY, 500, '/content/vote'], [1]],
    ],
    [{ name: 'play_end', game: GAME, seconds: 12.5 }, ['plays', [DAY, GAME], [0, 1, 12.5]]],
    [{ name: 'play_end', game: GAME, seconds: 30, more: true }, ['plays', [DAY, GAME], [0, 0, 30]]],
    [{ name: 'vote', game: GAME, up: true }, ['votes', [DAY, GAME], [1, 0]]],
    [{ name: 'vote', game: GAME, up: false }, ['votes', [DAY, GAME], [0, 1]]],
    [{ name: 'report', game: GAME, reason: 'stuck' }, ['reports', [DAY, GAME, 'stuck'], [1]]],
    [{ name: 'ad', slot: 'a', kind: 'viewed', ms: 900 }, ['ads', [DAY, 'viewed', 'a'], [1, 900]]],
  ])('counts %j', (what, delta) => {
    expect(roll(what)).toEqual([delta]);
  });

  it('keeps the note of a report with its count', () => {
    expect(roll({ name: 'report', game: GAME, reason: 'stuck', note: 'On level 3' })).toEqual([
      ['report_notes', [DAY, GAME, 'stuck', 'On level 3'], [1]],
      ['reports', [DAY, GAME, 'stuck'], [1]],
    ]);
  });

  it('counts the start of a play by the list that led to it, a day’s challenge, and who came back', () => {
    const start = { name: 'play_start', game: GAME } as const;
    const plays = ['plays', [DAY, GAME], [1, 0, 0]];
    expect(roll(start)).toEqual([['funnel', [DAY, 'play', 'list', 'none'], [1]], plays]);
    expect(roll({ ...start, from: 'hot', daily: true, back: true })).toEqual([
      ['funnel', [DAY, 'back', 'game', GAME], [1]],
      ['funnel', [DAY, 'back', 'list', 'hot'], [1]],
      ['funnel', [DAY, 'daily', 'game', GAME], [1]],
      ['funnel', [DAY, 'play', 'list', 'hot'], [1]],
      plays,
    ]);
  });

  it('counts what a device says of its days', () => {
    const start = { name: 'play_start', game: GAME } as const;
    const visit = {
      age: 'second',
      after: ['today', 'browse'],
      way: 'search',
      another: true,
    } as const;
    const steps = roll({ ...start, visit }).filter(([, key]) => (key as string[])[2] === 'device');
    expect(steps).toEqual([
      ['funnel', [DAY, 'after', 'device', 'browse'], [1]],
      ['funnel', [DAY, 'after', 'device', 'today'], [1]],
      ['funnel', [DAY, 'age', 'device', 'second'], [1]],
      ['funnel', [DAY, 'another', 'device', 'game'], [1]],
      ['funnel', [DAY, 'way', 'device', 'search'], [1]],
    ]);
  });

  it('counts a play of a minute or longer, and cards that were seen, by game and by list', () => {
    const end = { name: 'play_end', game: GAME, seconds: 61, minute: true } as const;
    expect(roll({ ...end, more: true, from: 'hot' })).toEqual([
      ['funnel', [DAY, 'minute', 'game', GAME], [1]],
      ['funnel', [DAY, 'minute', 'list', 'hot'], [1]],
      ['plays', [DAY, GAME], [0, 0, 61]],
    ]);
    const other = 'b'.repeat(32);
    expect(roll({ name: 'seen', category: 'hot', games: [GAME, other] })).toEqual(
      [
        ['funnel', [DAY, 'seen', 'game', GAME], [1]],
        ['funnel', [DAY, 'seen', 'game', other], [1]],
        ['funnel', [DAY, 'seen', 'list', 'hot'], [2]],
      ].sort(([, one], [, two]) => (String(one) < String(two) ? -1 : 1)),
    );
  });

  it('counts a click by all its keys, and by each key alone', () => {
    const click = { game: GAME, layout: 'list', category: 'Hot', position: 5000 } as const;
    expect(roll({ name: 'gameClick', ...click })).toEqual([
      ['click_sums', [DAY, 'category', 'Hot'], [1]],
      ['click_sums', [DAY, 'game', GAME], [1]],
      ['click_sums', [DAY, 'layout', 'list'], [1]],
      ['click_sums', [DAY, 'position', '99'], [1]],
      ['clicks', [DAY, GAME, 'list', 'Hot', 99], [1]],
    ]);
  });

  it('counts plays over the limit of their network separately', () => {
    const start = { name: 'play_start', game: GAME } as const;
    const end = { name: 'play_end', game: GAME, seconds: 30 } as const;
    expect(roll(start, { over: true })).toEqual([
      ['funnel', [DAY, 'play', 'list', 'none'], [1]],
      ['plays_over', [DAY, GAME], [1, 0, 0]],
    ]);
    expect(roll(end, { over: true })).toEqual([['plays_over', [DAY, GAME], [0, 1, 30]]]);
    expect(roll({ ...end, more: true }, { over: true })).toEqual([
      ['plays_over', [DAY, GAME], [0, 0, 30]],
    ]);
    for (const [overSeconds, counted, over] of [
      [20, 10, 20],
      [500, 0, 30],
    ] as const) {
      expect(roll(end, { overSeconds })).toEqual([
        ['plays', [DAY, GAME], [0, 1, counted]],
        ['plays_over', [DAY, GAME], [0, 0, over]],
      ]);
    }
  });

  it('counts the visitor and the campaign of a page view', () => {
    expect(roll({ name: 'page_view', path: '/' }, { visitor: 'v', campaign: 'c' })).toEqual([
      ['campaigns', [DAY, 'c'], [1]],
      ['views', [DAY, 'home', ''], [1]],
      ['visitors', [DAY, 'v'], []],
    ]);
  });

  it('counts bots separately', () => {
    expect(roll({ name: 'play_start', game: GAME }, { bot: true })).toEqual([['bots', [DAY], [1]]]);
  });

  it('uses the UTC day of the event', () => {
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

  it('gives the same sums for any split and order of entries, one delta per row, in order', () => {
    fc.assert(
      fc.property(entries, fc.nat(), (all, cut) => {
        const whole = summed(all);
        const at = all.length === 0 ? 0 : cut % all.length;
        const parts = [...summed(all.slice(at)), ...summed(all.slice(0, at))];
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

describe('addresses', () => {
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
    ['/content/runs', '/content/runs'],
    ['/content/runs/abcdefghijklmnop', '/content/runs'],
    ['/content/boards/2026-11-28/x', '/content/boards'],
    ['/content/boardsandmore', '/content'],
    [`/allgame/${GAME}/index.html`, '/allgame'],
    ['/assets/a-12345678.js', '/assets'],
    ['/assets', 'other'],
    ['/private/name@example', 'other'],
    ['', 'other'],
  ])('of the error at %s is %s', (url, path) => {
    expect(errorPath(url)).toBe(path);
  });

  it('of errors have a row for each HTTP status, and one of six classes for other codes', () => {
    const statuses = Array.from({ length: 500 }, (_, index) => 100 + index);
    expect(statuses.map(errorCode)).toEqual(statuses);
    const others = Array.from({ length: 10_000 }, (_, code) => code).filter(
      (code) => code < 100 || code >= 600,
    );
    expect(new Set(others.map(errorCode))).toEqual(new Set([0, 600, 700, 800, 900, 1000]));
    expect([0, 99, 600, 999, 1000, 9999].map(errorCode)).toEqual([0, 0, 600, 900, 1000, 1000]);
  });
});

describe('bounds', () => {
  const known = knownOf(GAMES, false);

  it.each<[StatisticEvent, unknown]>([
    [
      { name: 'play_start', game: GAME },
      { name: 'play_start', game: GAME },
    ],
    [{ name: 'play_start', game: 'f'.repeat(32) }, 'unknown_game'],
    [
      { name: 'moreClick', category: 'sports-racing' },
      { name: 'moreClick', category: 'sports-racing' },
    ],
    [
      { name: 'moreClick', category: 'maybe' },
      { name: 'moreClick', category: 'maybe' },
    ],
    // Earlier releases sent headings.
    [
      { name: 'moreClick', category: 'Sports&Racing' },
      { name: 'moreClick', category: 'sports-racing' },
    ],
    [
      { name: 'moreClick', category: 'Maybe you like' },
      { name: 'moreClick', category: 'maybe' },
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
    [{ name: 'ad', slot: 'a', kind: 'shown' }, 'ads_off'],
    [
      { name: 'seen', category: 'Hot', games: ['f'.repeat(32), GAME] },
      { name: 'seen', category: 'hot', games: [GAME] },
    ],
    [
      { name: 'seen', category: 'made up', games: [GAME] },
      { name: 'seen', category: 'other', games: [GAME] },
    ],
    [{ name: 'seen', category: 'hot', games: ['f'.repeat(32)] }, 'unknown_game'],
    [
      { name: 'play_end', game: GAME, seconds: 1, from: 'made up' },
      { name: 'play_end', game: GAME, seconds: 1, from: 'other' },
    ],
  ])('keep %j as %j', (event, bounded) => {
    expect(withinBounds(event, known)).toEqual(bounded);
  });

  it('let ads through while they are on', () => {
    const event = { name: 'ad', slot: 'a', kind: 'shown' } as const;
    expect(withinBounds(event, knownOf(GAMES, true))).toEqual(event);
  });
});

describe('a spool line', () => {
  it.each<Entry>([
    { at: NOON, what: { name: 'moreClick', category: 'Ho\nt "x"' }, campaign: 'c', visitor: 'v' },
    { at: NOON, what: { name: 'report', game: GAME, reason: 'sound' }, bot: true },
    { at: NOON, what: { name: 'vote', game: GAME, up: false } },
    { at: NOON, what: { name: 'play_start', game: GAME }, over: true },
    { at: NOON, what: { name: 'play_end', game: GAME, seconds: 5 }, overSeconds: 2.5 },
  ])('is read as it was written', (entry) => {
    const line = writeEntry(entry);
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(readEntry(line.slice(0, -1))).toEqual(entry);
  });

  it.each([
    '',
    '{',
    'null',
    `{"at":${NOON}}`,
    `{"at":"${NOON}","what":{"name":"moreClick","category":"x"}}`,
    `{"at":${NOON},"what":{"name":"buy"}}`,
    `{"at":${NOON},"what":{"name":"vote","game":"${GAME}"}}`,
    `{"at":${NOON},"what":{"name":"report","game":"${GAME}","reason":"dull"}}`,
    '{"at":5,"what":{"name":"moreClick","category":"x"}}',
    '{"at":1e300,"what":{"name":"moreClick","category":"x"}}',
    '{"at":-1e300,"what":{"name":"moreClick","category":"x"}}',
    '{"at":4102444800000,"what":{"name":"moreClick","category":"x"}}',
  ])('%s is not read', (line) => {
    expect(readEntry(line)).toBeUndefined();
  });
});
