import { dayNumber } from '@playgrove/language/days';
import fc from 'fast-check';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { makeCode } from '../../screens/me/code.ts';
import { unpackSaves } from '../../services/saves/link.ts';
import { importSaves } from '../../services/saves/saves.ts';
import { device, dump, exported, take } from '../../services/saves/fake-device.ts';
import { LARGEST, readSaveFile } from './file.ts';
import { kindOf } from './keys.ts';

const [ONE, TWO] = ['a'.repeat(32), 'b'.repeat(32)];
const DAY = dayNumber('2026-11-20');

const PHONE = {
  portal: {
    muted: true,
    recent: [{ id: ONE, title: 'Pond', icon: 'x' }],
    favourites: [{ id: TWO, title: 'Hill', icon: 'y' }],
    best: { [ONE]: { score: 90, unit: 'points' }, [TWO]: { score: 30, unit: 'seconds' } },
    votes: { [ONE]: true },
  },
  'portal:today': { ticks: {}, runs: [[DAY - 4, DAY]], frozen: [], longest: 5 },
  'portal:progress': {
    [ONE]: { stars: 9, most: 30, levels: 3, of: 10, streak: 2 },
    [TWO]: { stars: 0, most: 0, levels: 1, of: 1, streak: 0, lower: true },
  },
  'game:pond': {
    version: 2,
    best: { a: 90, b: 5 },
    stars: { a: 3 },
    plays: 9,
    taught: true,
    lower: false,
  },
  'game:pond:daily': {
    version: 2,
    local: true,
    runs: [[DAY - 1, DAY]],
    longest: 4,
    days: { '2026-11-20': { won: true, score: 70, stars: 1 } },
  },
  'game:pond:career': { purse: 40 },
  'game:hill': { version: 1, best: { x: 30 }, stars: {}, plays: 1, taught: false, lower: true },
  [`cage:${ONE}`]: { local: { level: '4' }, cookies: '' },
};
const TABLET = {
  portal: {
    theme: 'dark',
    muted: false,
    recent: [{ id: TWO, title: 'Hill', icon: 'y' }],
    favourites: [],
    best: { [ONE]: { score: 120, unit: 'points' }, [TWO]: { score: 45, unit: 'seconds' } },
    votes: { [ONE]: false },
  },
  'portal:today': { ticks: {}, runs: [[DAY + 1, DAY + 2]], frozen: [], longest: 2 },
  'game:pond': {
    version: 2,
    best: { a: 70, c: 8 },
    stars: { a: 1, c: 2 },
    plays: 3,
    taught: false,
    lower: false,
  },
  'game:pond:daily': {
    version: 2,
    local: true,
    runs: [[DAY + 1, DAY + 1]],
    longest: 1,
    days: { '2026-11-20': { won: false, score: 99, stars: 2 } },
  },
  'game:pond:career': { purse: 7 },
  'game:hill': { version: 1, best: { x: 45 }, stars: {}, plays: 4, taught: true, lower: true },
};

describe('a file', () => {
  it('brings everything to a new device', () => {
    const fresh = device();
    expect(take(fresh, exported(device(PHONE)))).toMatchObject({ ok: true });
    expect(dump(fresh)).toEqual(PHONE);
  });

  it('merges into a device that was played on: the better of each', () => {
    const tablet = device(TABLET);
    expect(take(tablet, exported(device(PHONE)))).toMatchObject({ ok: true });
    const merged = dump(tablet) as typeof PHONE & typeof TABLET;
    expect(merged['game:pond']).toMatchObject({
      best: { a: 90, b: 5, c: 8 },
      stars: { a: 3, c: 2 },
      plays: 9,
      taught: true,
    });
    expect(merged['game:hill']).toMatchObject({ best: { x: 30 } });
    expect(merged['portal:today']).toMatchObject({ runs: [[DAY - 4, DAY + 2]], longest: 7 });
    expect(merged['game:pond:daily']).toMatchObject({
      runs: [[DAY - 1, DAY + 1]],
      longest: 4,
      days: { '2026-11-20': { won: true, score: 70, stars: 1 } },
    });
    expect(merged.portal.best).toMatchObject({ [ONE]: { score: 120 }, [TWO]: { score: 30 } });
    expect(merged.portal.recent.map(({ id }) => id)).toEqual([TWO, ONE]);
    expect(merged.portal.votes).toEqual({ [ONE]: false });
    expect(merged.portal.theme).toBe('dark');
    // It was played more on the phone.
    expect(merged['game:pond:career']).toEqual({ purse: 40 });
  });

  it('says in which games the career of one device was chosen', () => {
    const careers = (here: object, there: object) => {
      const result = take(device({ ...here }), exported(device({ ...there })));
      return result.ok && result.careers;
    };
    expect(careers(TABLET, PHONE)).toEqual({ taken: ['pond'], left: [] });
    expect(careers(PHONE, TABLET)).toEqual({ taken: [], left: ['pond'] });
    expect(careers(PHONE, PHONE)).toEqual({ taken: [], left: [] });
    expect(careers({}, PHONE)).toEqual({ taken: [], left: [] });
  });

  it('that is taken in twice changes nothing the second time', () => {
    const tablet = device(TABLET);
    const file = exported(device(PHONE));
    take(tablet, file);
    const once = dump(tablet);
    expect(take(tablet, file)).toMatchObject({ ok: true, changed: 0 });
    expect(dump(tablet)).toEqual(once);
  });

  it('can be undone', () => {
    const tablet = device(TABLET);
    const result = take(tablet, exported(device(PHONE)));
    if (result.ok) result.undo();
    expect(dump(tablet)).toEqual(TABLET);
  });

  it('brings a clean name and leaves what is not progress where it is', () => {
    const fresh = device({ 'portal:name': 'Ann' });
    expect(
      exported(device({ 'portal:figures': '{}', other: '1', 'portal:name': 'Bo' })),
    ).not.toContain('figures');
    take(fresh, exported(device({ 'portal:name': 'Bo' })));
    expect(dump(fresh)).toEqual({ 'portal:name': 'Ann' });
    const empty = device();
    take(empty, exported(device({ 'portal:name': 'B<o>7' })));
    expect(dump(empty)).toEqual({ 'portal:name': 'Bo' });
  });

  it('never makes anything worse, whatever two devices hold', () => {
    const numbers = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 99 }));
    const game = (lower: boolean) =>
      fc.record({
        version: fc.constant(1),
        best: numbers,
        stars: fc.dictionary(fc.constantFrom('a', 'b'), fc.integer({ min: 0, max: 3 })),
        plays: fc.nat(50),
        taught: fc.boolean(),
        lower: fc.constant(lower),
      });
    const runs = fc
      .array(fc.integer({ min: DAY, max: DAY + 30 }), { maxLength: 12 })
      .map((days) => ({ runs: days.map((day) => [day, day]), longest: 0, frozen: [], ticks: {} }));
    const whole = fc.record({
      'game:pond': game(false),
      'game:hill': game(true),
      'portal:today': runs,
    });
    fc.assert(
      fc.property(whole, whole, (here, there) => {
        const storage = device(here);
        expect(take(storage, exported(device(there)))).toMatchObject({ ok: true });
        const after = dump(storage) as typeof here;
        for (const from of [here, there]) {
          for (const [level, score] of Object.entries(from['game:pond'].best))
            expect(after['game:pond'].best[level]).toBeGreaterThanOrEqual(score);
          for (const [level, time] of Object.entries(from['game:hill'].best))
            expect(after['game:hill'].best[level]).toBeLessThanOrEqual(time);
          for (const [level, stars] of Object.entries(from['game:pond'].stars))
            expect(after['game:pond'].stars[level]).toBeGreaterThanOrEqual(stars);
          for (const [day] of from['portal:today'].runs)
            expect(
              after['portal:today'].runs.some(
                ([first = 0, last = 0]) => first <= (day ?? 0) && (day ?? 0) <= last,
              ),
            ).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});

const good = JSON.parse(exported(device(PHONE))) as { data: Record<string, unknown> };
const withData = (data: unknown): string => JSON.stringify({ ...good, data });
const withKey = (key: string, value: unknown): string => withData({ ...good.data, [key]: value });

const BROKEN: readonly (readonly [what: string, text: string, why: string])[] = [
  ['an empty file', ' \n', 'empty'],
  ['a file that is too large', `"${'x'.repeat(LARGEST)}"`, 'large'],
  ['a text', 'hello', 'unreadable'],
  ['bytes', '\u0000\u0001PNG\uFFFD', 'unreadable'],
  ['a file that was cut off', JSON.stringify(good).slice(0, -40), 'unreadable'],
  ['a list', '[1,2]', 'foreign'],
  ['another app’s file', '{"kind":"other/saves","version":1,"data":{}}', 'foreign'],
  ['a file of a newer release', JSON.stringify({ ...good, version: 2 }), 'newer'],
  ['a file without a version', JSON.stringify({ ...good, version: 'x' }), 'damaged'],
  ['a file without data', withData(null), 'damaged'],
  ['a file with nothing in it', withData({}), 'nothing'],
  ['a key that is not ours', withKey('token', 'x'), 'stranger'],
  ['a key that would reach other storage', withKey('game:../portal', {}), 'stranger'],
  ['a key of every object', `${JSON.stringify(good).slice(0, -2)},"__proto__":{}}}`, 'stranger'],
  ['a record of another shape', withKey('game:pond', 'x'), 'damaged'],
  ['a score that is a text', withKey('game:pond', { version: 1, best: { a: '9' } }), 'damaged'],
  [
    'a score without end',
    withKey('game:pond', { version: 1 }).replace('"version":1}', '"version":1,"best":{"a":1e999}}'),
    'damaged',
  ],
  ['days that are no days', withKey('portal:today', { runs: [[1]] }), 'damaged'],
  ['a game that is none', withKey('portal', { recent: [{ id: 'x' }] }), 'damaged'],
  [
    'a nest without end',
    withKey('game:pond:career', JSON.parse('['.repeat(99) + ']'.repeat(99))),
    'damaged',
  ],
];

describe('a broken file', () => {
  it.each(BROKEN)('is refused with its reason, and nothing changes: %s', (_, text, why) => {
    const tablet = device(TABLET);
    expect(take(tablet, text)).toMatchObject({ ok: false, why });
    expect(dump(tablet)).toEqual(TABLET);
  });

  it('is refused where the device has no room for it, and nothing changes', () => {
    const tablet = device(TABLET, JSON.stringify(TABLET).length + 20);
    expect(take(tablet, exported(device(PHONE)))).toEqual({ ok: false, why: 'full' });
    expect(dump(tablet)).toEqual(TABLET);
  });

  it('is refused where storage is blocked', () => {
    const blocked = (): Storage => {
      throw new Error('blocked');
    };
    expect(importSaves(blocked, exported(device(PHONE)))).toEqual({ ok: false, why: 'full' });
  });

  it('of any content never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(readSaveFile(text).ok).toBe(false);
      }),
    );
  });
});

it('what is taken along is named key by key', () => {
  expect(kindOf('portal')).toBe('portal');
  expect(kindOf('game:owl-roost:career')).toBe('career');
  for (const key of [
    'portal:figures',
    'portal:reloaded',
    'game:',
    'game:A',
    'cage:x',
    'constructor',
  ])
    expect(kindOf(key)).toBeUndefined();
});

describe('a code', () => {
  const ORIGIN = 'https://example.org';

  it('is read by a scanner, and brings streaks, stars and bests to another device', async () => {
    const code = await makeCode(device(PHONE), `${ORIGIN}/`);
    if (!code) throw new Error('there is no code');
    expect(code).toMatchObject({ games: 2, left: 0 });
    const link = scan(code.size, code.path);
    expect(link).toBe(code.link);
    const fresh = device();
    const taken = new URLSearchParams(link.split('?')[1]).get('take') ?? '';
    expect(take(fresh, await unpackSaves(taken))).toMatchObject({ ok: true });
    const after = dump(fresh) as typeof PHONE;
    expect(after['game:pond']).toEqual(PHONE['game:pond']);
    expect(after['game:hill'].best).toEqual({ x: 30 });
    expect(after['portal:today'].longest).toBe(5);
    expect(after['game:pond:daily'].runs).toEqual(PHONE['game:pond:daily'].runs);
    expect(after).not.toHaveProperty('game:pond:career');
  });

  it('carries the games played most where not all of them fit', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [
        `game:game-${at}`,
        {
          version: 1,
          best: Object.fromEntries(
            Array.from({ length: 30 }, (_entry, level) => [
              `level-${level}`,
              (at * 7919 + level * 104_729) % 99_991,
            ]),
          ),
          stars: {},
          plays: at,
          taught: true,
          lower: false,
        },
      ]),
    );
    const code = await makeCode(device(many), `${ORIGIN}/`);
    expect(code?.games).toBeGreaterThan(0);
    expect(code?.left).toBe(60 - (code?.games ?? 0));
    expect(code?.link.length).toBeLessThanOrEqual(1400);
    const file = await unpackSaves(code?.link.split('take=')[1] ?? '');
    expect(file).toContain('game:game-59');
    expect(file).not.toContain('"game:game-0"');
  });

  it('is none where nothing was played', async () => {
    expect(await makeCode(device({ portal: {} }), `${ORIGIN}/`)).toBeUndefined();
  });

  it.each(['', 'x', '%%%', 'AAAA', 'a'.repeat(5000)])(
    'that is broken is refused: %j',
    async (text) => {
      expect(take(device(TABLET), await unpackSaves(text)).ok).toBe(false);
    },
  );
});

/** Draws a code as a camera would see it, and reads it. */
function scan(size: number, path: string): string {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = '', y = ''] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < scale; dy += 1) {
      for (let dx = 0; dx < scale; dx += 1) {
        const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4;
        data.fill(0, at, at + 3);
      }
    }
  }
  return decodeQR({ width, height: width, data });
}
