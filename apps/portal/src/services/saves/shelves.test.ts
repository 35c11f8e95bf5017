import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { bringShelves, readShelves } from '@playgrove/third-party/portal';
import { readSaveFile } from '../../data/saves/file.ts';
import { device } from './fake-device.ts';
import { exportSaves, importSaves } from './saves.ts';

const ID = 'a'.repeat(32);
const NAME = `cage:${ID}`;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Opens the game's database as the cage does. */
function open(): Promise<IDBDatabase> {
  return new Promise((settle, refuse) => {
    const opening = indexedDB.open(NAME, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('saves'));
    opening.addEventListener('success', () => settle(opening.result));
    opening.addEventListener('error', () => refuse(opening.error));
  });
}

async function store(key: string, value: unknown): Promise<void> {
  const database = await open();
  const transaction = database.transaction('saves', 'readwrite');
  transaction.objectStore('saves').put(value, key);
  await new Promise((settle) => transaction.addEventListener('complete', settle));
  database.close();
}

async function stored(key: string): Promise<unknown> {
  const database = await open();
  const request = database.transaction('saves').objectStore('saves').get(key);
  await new Promise((settle) => request.addEventListener('success', settle));
  database.close();
  return request.result;
}

const CONTENT = [
  'files',
  { files: new Map([['/save', new Uint8Array([1, 2, 255])]]), at: new Date(5) },
];

it('brings a large save and databases to another device, as they were', async () => {
  const here = device({ [NAME]: '#' });
  await store('save', 'x'.repeat(100_000));
  await store('db:files', CONTENT);
  const { shelves, left } = await readShelves(here);
  expect(left).toBe(0);
  const text = exportSaves(() => here, new Date(0), shelves);

  globalThis.indexedDB = new IDBFactory();
  const there = device();
  const imported = importSaves(() => there, text);
  if (!imported.ok) throw new Error(imported.why);
  const { brought, undo } = await bringShelves(imported.shelves, there);
  expect(brought).toBe(1);
  expect(there.getItem(NAME)).toBe('#');
  expect(await stored('save')).toBe('x'.repeat(100_000));
  expect(await stored('db:files')).toEqual(CONTENT);
  await undo();
  expect(there.getItem(NAME)).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
});

it('leaves a game as it is that has something on this device', async () => {
  await store('save', 'theirs');
  const { shelves } = await readShelves(device({ [NAME]: '#' }));
  globalThis.indexedDB = new IDBFactory();
  await store('save', 'mine');
  expect((await bringShelves(shelves, device({ [NAME]: '#' }))).brought).toBe(0);
  expect(await stored('save')).toBe('mine');
});

it('refuses a file with a shelf that is none', () => {
  const file = (shelf: unknown): string =>
    JSON.stringify({
      kind: 'games-portal/saves',
      version: 1,
      data: { [`${NAME}:shelf`]: shelf },
    });
  expect(readSaveFile(file({ format: 1, entries: '[]' }))).toMatchObject({ ok: true });
  expect(readSaveFile(file({ format: 2, entries: '[]' }))).toMatchObject({ ok: false });
  expect(readSaveFile(file({ format: 1, entries: 7 }))).toMatchObject({ ok: false });
});
