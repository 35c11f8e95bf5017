import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STORED_ELSEWHERE, MAX_SESSION, INLINE_LIMIT } from '../wire.ts';
import { readMarker } from './journal.ts';
import { changes, merge, parse, type Changes } from './merge.ts';
import type { PageExtras } from './extras.ts';
import { openSaves } from './saves.ts';

const KEY = 'cage:x';

/** A browser's storage that holds this many characters. */
class Room {
  readonly items = new Map<string, string>();
  most = Infinity;
  denied = false;
  getItem = (key: string): string | null => {
    if (this.denied) throw new DOMException('no', 'SecurityError');
    return this.items.get(key) ?? null;
  };
  setItem = (key: string, value: string): void => {
    if (this.denied || value.length > this.most) throw new DOMException('no', 'QuotaExceededError');
    this.items.set(key, value);
  };
}

let local: Room;
let session: Room;
/** What the database holds, and whether it takes more. */
let database: { save: string; takes: boolean; reports: number };

const loadExtras = (): Promise<PageExtras> =>
  Promise.resolve({
    fetchSave: async (marker: string) => merge(database.save, readMarker(marker), Infinity),
    async keep(
      stored: () => string,
      store: (value: string) => boolean | undefined,
      given: Changes | undefined,
    ) {
      await Promise.resolve();
      if (!database.takes) {
        database.reports += 1;
        return false;
      }
      const now = stored();
      database.save =
        now[0] === STORED_ELSEWHERE
          ? merge(merge(database.save, readMarker(now), Infinity), given, Infinity)
          : merge(now, given, Infinity);
      return store(STORED_ELSEWHERE) === true;
    },
  } as unknown as PageExtras);

const stored = (): string => local.items.get(KEY) ?? '';
const open = (text = stored(), load = loadExtras) => openSaves(KEY, text, load);
const settle = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  local = new Room();
  session = new Room();
  database = { save: '', takes: true, reports: 0 };
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('stores a small save where those of all games are', async () => {
  const saves = open();
  saves.write('save', false, [['a', '1']]);
  saves.write('cookies', false, [['c', { value: 'x' }]]);
  await settle();
  expect(JSON.parse(stored())).toEqual({
    local: { a: '1' },
    cookies: '[["c",{"value":"x"}]]',
  });
});

test('two tabs keep what the other has written', async () => {
  const [one, two] = [open(), open()];
  one.write('save', false, [['a', '1']]);
  await settle();
  two.write('save', false, [['b', '2']]);
  await settle();
  one.write('save', false, [['c', '3']]);
  await settle();
  two.write('save', false, [['a']]);
  await settle();
  expect(parse(stored())['local']).toEqual({ b: '2', c: '3' });
});

test('a large save goes to the database, and two tabs merge there', async () => {
  const [one, two] = [open(), open()];
  one.write('save', false, [['world', 'x'.repeat(INLINE_LIMIT)]]);
  await settle();
  expect(stored()).toBe(STORED_ELSEWHERE);
  two.write('save', false, [['b', '2']]);
  await settle();
  one.write('save', false, [['c', '3']]);
  await settle();
  expect(Object.keys(parse(database.save)['local'] ?? {})).toEqual(['world', 'b', 'c']);
});

test('what waits while a large save is on its way is written after it', async () => {
  const saves = open();
  saves.write('save', false, [['world', 'x'.repeat(INLINE_LIMIT)]]);
  await vi.advanceTimersByTimeAsync(1);
  saves.write('save', false, [['b', '2']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(database.save).not.toContain('"b"');
  await settle();
  expect(database.save).toContain('"b":"2"');
});

test('a page that closes writes what waits, however large', () => {
  const saves = open();
  saves.write('save', false, [['world', 'x'.repeat(600_000)]]);
  saves.finish();
  expect(stored().length).toBeGreaterThan(600_000);
});

test('a page that closes leaves changes to a large save next to its marker', async () => {
  const saves = open();
  saves.write('save', false, [['world', 'x'.repeat(INLINE_LIMIT)]]);
  await settle();
  saves.write('save', false, [['b', '2'], ['world']]);
  saves.finish();
  expect(readMarker(stored())).toEqual(changes(false, [['b', '2'], ['world']]));
  const next = open();
  await next.open();
  expect(parse(next.start({}))['local']).toEqual({ b: '2' });
  await settle();
  expect(stored()).toBe(STORED_ELSEWHERE);
  expect(parse(database.save)['local']).toEqual({ b: '2' });
});

test('so does one whose script for large saves has not come yet', async () => {
  const late = openSaves(KEY, '', () => new Promise(() => {}));
  const other = open();
  other.write('save', false, [['world', 'x'.repeat(INLINE_LIMIT)]]);
  await settle();
  late.write('save', false, [['b', '2']]);
  await settle();
  late.write('save', false, [['c', '3']]);
  late.finish();
  const next = open();
  await next.open();
  expect(parse(next.start({}))['local']).toMatchObject({ b: '2', c: '3' });
});

test('nothing that is stored goes when the database and the storage refuse', async () => {
  const saves = open();
  saves.write('save', false, [['a', '1']]);
  await settle();
  const before = stored();
  [database.takes, local.most] = [false, INLINE_LIMIT];
  saves.write('save', false, [['world', 'x'.repeat(600_000)]]);
  await settle();
  expect(stored()).toBe(before);
  expect(database.reports).toBe(1);
  // What was refused is tried again with what changes next.
  database.takes = true;
  saves.write('save', false, [['b', '2']]);
  await settle();
  expect(Object.keys(parse(database.save)['local'] ?? {})).toEqual(['a', 'world', 'b']);
});

test('a script that cannot be loaded costs nothing', async () => {
  const saves = open('', () => Promise.reject(new Error('offline')));
  saves.write('save', false, [['world', 'x'.repeat(INLINE_LIMIT)]]);
  await settle();
  expect(stored()).toBe('');
  saves.finish();
  expect(stored().length).toBeGreaterThan(INLINE_LIMIT);
});

test('where storage is turned off, the game goes on with what it has', async () => {
  local.denied = session.denied = true;
  database.takes = false;
  const saves = open('');
  await saves.open();
  saves.write('save', false, [['a', '1']]);
  saves.write('session', false, [['s', '1']]);
  await settle();
  saves.finish();
  expect(parse(saves.start({ muted: true }))).toMatchObject({ local: { a: '1' }, muted: true });
  expect(database.reports).toBeGreaterThan(0);
});

test('a session is the tab’s alone, survives its reload and has a bound', () => {
  const saves = open();
  saves.write('session', false, [
    ['a', '1'],
    ['b', '2'],
  ]);
  saves.write('session', false, [['b']]);
  expect(parse(open().start({}))).toMatchObject({ session: { a: '1' } });
  saves.write('session', false, [['big', 'x'.repeat(MAX_SESSION)]]);
  saves.write('session', true, [['c', '3']]);
  expect(session.items.get(KEY)).toBe('{"c":"3"}');
  expect(stored()).toBe('');
});

test('forged messages that are too long are left out', async () => {
  database.takes = false;
  const saves = open();
  saves.write('save', false, [['a', '1']]);
  saves.write('save', false, 7n);
  saves.write('save', false, [['b', '2']]);
  await settle();
  expect(parse(stored())['local']).toEqual({ a: '1' });
});
