import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statisticAddress } from '@playgrove/events';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findPostgres, pause, startPostgres, type RunningPostgres } from '../testing/postgres.ts';
import { runServer } from '../testing/process.ts';
import { GAME, scratch } from '../testing/site.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { openDatabase, sqliteFile, type StorePlace } from '../store/open.ts';
import { openSqlStore } from '../store/sql-store.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Sends one play. @returns why it was refused, or nothing */
async function play(address: string): Promise<string | null> {
  const url = statisticAddress({ event: { name: 'play_start', game: GAME }, at: 0 });
  const reply = await fetch(`${address}${url}`, { headers: { 'user-agent': AGENT } });
  await reply.arrayBuffer();
  expect(reply.status).toBe(200);
  return reply.headers.get('x-refused');
}

async function readiness(address: string): Promise<Record<string, string>> {
  return (await (await fetch(`${address}/ready`)).json()).contents;
}

/** Looks again and again, but not for ever. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 400; looks += 1) {
    if (await holds()) return;
    await pause();
  }
  throw new Error('It never came about.');
}

async function starts(place: StorePlace): Promise<unknown> {
  const db = openDatabase(place);
  const [row] = await db.transaction('snapshot', (tx) =>
    tx.all('SELECT SUM(starts) AS n FROM plays'),
  );
  await db.close();
  return row?.['n'];
}

/** Whether this machine lets us have a small disk of our own. */
function mount(folder: string, options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
}

const canMount = ((): boolean => {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!canMount)('a server on a disk of its own', () => {
  function disk(options: string): string {
    const folder = scratch();
    expect(mount(folder, options)).toBe(true);
    onTestFinished(() => unmount(folder));
    return folder;
  }

  it('refuses events while the disk is full, serves the site, and counts again when there is room', async () => {
    const data = disk('size=4m');
    const { ready, child, ended } = runServer({ PORT: '0', DATA_DIR: data });
    const address = await ready;
    let taken = 0;
    const send = async () => {
      const refused = await play(address);
      if (refused === null) taken += 1;
      return refused;
    };
    expect(await send()).toBeNull();
    const filler = join(data, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(8 << 20))).toThrow('ENOSPC');
    await until(async () => (await send()) === 'busy');
    expect((await fetch(`${address}/`)).status).toBe(200);
    expect(await readiness(address)).toMatchObject({ spool: 'cannot be written' });
    rmSync(filler);
    await until(async () => (await send()) === null);
    await until(async () => (await fetch(`${address}/ready`)).status === 200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await starts({ data })).toBe(taken);
  });

  it('says that its data folder cannot be written', async () => {
    const data = disk('ro');
    const { said, ended } = runServer({ PORT: '0', DATA_DIR: data });
    expect(await ended).toBe(1);
    expect(said.error).toBe(
      `The data folder ${data} cannot be written (EROFS): give the server's user the right to, or choose another with DATA_DIR.\n`,
    );
  });
});

describe('a server', () => {
  it('says that its data folder cannot be made', async () => {
    const file = join(scratch(), 'file');
    writeFileSync(file, '');
    const { said, ended } = runServer({ PORT: '0', DATA_DIR: join(file, 'data') });
    expect(await ended).toBe(1);
    expect(said.error).toContain(
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR)`,
    );
  });

  it('stops at a store of a newer release, naming both versions', async () => {
    const place = { data: scratch() };
    const store = await openSqlStore(openDatabase(place), [
      ...MIGRATIONS,
      { name: '2027-01-01 later', statements: ['CREATE TABLE later (a INTEGER)'] },
    ]);
    await store.close();
    const { said, ended } = runServer({ PORT: '0', DATA_DIR: place.data });
    expect(await ended).toBe(1);
    expect(said.error).toContain(
      `${sqliteFile(place.data)} is of version "2027-01-01 later", which this release does not know: it goes up to "${MIGRATIONS.at(-1)?.name}"`,
    );
  });

  it('takes events while neither bus nor store is there only once it knows the secret of the day, and stops in order', async () => {
    const { ready, child, ended } = runServer({
      PORT: '0',
      STORE_URL: 'postgres://me@127.0.0.1:1/play',
      BUS_URL: 'nats://127.0.0.1:1',
    });
    const address = await ready;
    expect((await fetch(`${address}/`)).status).toBe(200);
    expect(await play(address)).toBe('busy');
    const { store, bus, spool } = await readiness(address);
    expect([store, bus, spool]).toEqual([
      expect.stringContaining('PostgreSQL cannot be reached'),
      expect.stringMatching(/refused/i),
      'ok',
    ]);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('that only counts what others take in needs a bus', async () => {
    const { said, ended } = runServer({ PORT: '0', ROLE: 'consumer' });
    expect(await ended).toBe(1);
    expect(said.error).toContain('BUS_URL: is needed with ROLE=consumer');
  });
});

const found = findPostgres();
describe.skipIf(!found)('a server with PostgreSQL', () => {
  let running: RunningPostgres;
  beforeAll(async () => {
    if (found) running = await startPostgres(found, ['fsync=off']);
  });
  afterAll(() => running.stop());

  it('takes events while PostgreSQL is away and counts each once when it is back', async () => {
    const place = { data: scratch(), storeUrl: running.url() };
    const { ready, child, ended } = runServer({
      PORT: '0',
      DATA_DIR: place.data,
      STORE_URL: place.storeUrl,
    });
    const address = await ready;
    expect(await readiness(address)).toEqual({ store: 'ok', spool: 'ok' });
    for (let number = 0; number < 50; number += 1) expect(await play(address)).toBeNull();
    await running.kill('SIGKILL');
    for (let number = 0; number < 50; number += 1) expect(await play(address)).toBeNull();
    expect((await fetch(`${address}/ready`)).status).toBe(503);
    expect((await readiness(address))['store']).toContain('PostgreSQL');
    await running.start();
    await until(async () => (await starts(place)) === 100);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await starts(place)).toBe(100);
  });

  it('that starts while PostgreSQL is away serves the site, and takes events once it is back', async () => {
    const storeUrl = running.url();
    await running.kill('SIGINT');
    const { ready } = runServer({ PORT: '0', STORE_URL: storeUrl });
    const address = await ready;
    expect((await fetch(`${address}/`)).status).toBe(200);
    expect(await play(address)).toBe('busy');
    expect((await fetch(`${address}/ready`)).status).toBe(503);
    await running.start();
    await until(async () => (await play(address)) === null);
    expect((await fetch(`${address}/ready`)).status).toBe(200);
  });
});
