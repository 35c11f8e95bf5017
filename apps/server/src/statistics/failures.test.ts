import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { play, readiness, starts, until } from '../testing/plays.ts';
import { findPostgres, startPostgres, type RunningPostgres } from '../testing/postgres.ts';
import { runServer } from '../testing/process.ts';
import { GAME, GAMES, scratch } from '../testing/site.ts';
import { problemLog } from '../problem-log.ts';
import { START } from '../testing/spooling.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { openDatabase, sqliteFile } from '../store/open.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { knownOf } from './bounds.ts';
import { openStatistics } from './statistics.ts';

/** Mounts a small disk. @returns whether that is allowed here */
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

describe.skipIf(!canMount)('a server on a separate disk', () => {
  function disk(options: string): string {
    const folder = scratch();
    expect(mount(folder, options)).toBe(true);
    onTestFinished(() => unmount(folder));
    return folder;
  }

  it('refuses events while the disk is full, serves the site, and counts again when there is space', async () => {
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
    expect((await fetch(`${address}/ready`)).status).toBe(503);
    expect(await readiness(address)).toMatchObject({ spool: 'disk-full' });
    rmSync(filler);
    await until(async () => (await send()) === null);
    await until(async () => (await fetch(`${address}/ready`)).status === 200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await starts({ data })).toBe(taken);
  });

  it('that starts on a full disk is not ready, serves the site, and loses no accepted event', async () => {
    const data = disk('size=4m');
    const first = runServer({ PORT: '0', DATA_DIR: data });
    expect(await play(await first.ready)).toBeNull();
    first.child.kill('SIGKILL');
    await first.ended;
    expect(() => writeFileSync(join(data, 'filler'), Buffer.alloc(8 << 20))).toThrow('ENOSPC');
    const { ready, child, ended } = runServer({ PORT: '0', DATA_DIR: data });
    const address = await ready;
    const reply = await fetch(`${address}/ready`);
    expect([reply.status, (await reply.json()).contents]).toEqual([
      503,
      expect.objectContaining({ spool: 'disk-full' }),
    ]);
    expect((await fetch(`${address}/`)).status).toBe(200);
    rmSync(join(data, 'filler'));
    await until(async () => (await fetch(`${address}/ready`)).status === 200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await starts({ data })).toBe(1);
  });

  it('reports a read-only data folder', async () => {
    const data = disk('ro');
    const { said, ended } = runServer({ PORT: '0', DATA_DIR: data });
    expect(await ended).toBe(1);
    expect(said.error).toBe(
      `The data folder ${data} cannot be written (EROFS): give the server's user the right to, or choose another with DATA_DIR.\n`,
    );
  });
});

describe('a server', () => {
  it('reports that it cannot create its data folder', async () => {
    const file = join(scratch(), 'file');
    writeFileSync(file, '');
    const { said, ended } = runServer({ PORT: '0', DATA_DIR: join(file, 'data') });
    expect(await ended).toBe(1);
    expect(said.error).toContain(
      `The data folder ${join(file, 'data')} cannot be written (ENOTDIR)`,
    );
  });

  it.skipIf(!existsSync('/proc/self'))(
    'says that its data folder cannot be made where the system makes none',
    async () => {
      const { said, ended } = runServer({ PORT: '0', DATA_DIR: '/proc/playgrove/data' });
      expect(await ended).toBe(1);
      expect(said.error).toBe(
        "The data folder /proc/playgrove/data cannot be written (ENOENT): give the server's user the right to, or choose another with DATA_DIR.\n",
      );
    },
  );

  it('reports a damaged lock file, and not another server', async () => {
    const data = scratch();
    const file = join(data, 'in-use.db');
    writeFileSync(file, 'garbage '.repeat(1000));
    const { said, ended } = runServer({ PORT: '0', DATA_DIR: data });
    expect(await ended).toBe(1);
    expect(said.error).toBe(
      `The lock file ${file} is damaged. It holds no data: delete it and start again.\n`,
    );
  });

  it('sets invalid segments aside, counts the rest, and is ready', async () => {
    const data = scratch();
    const spool = join(data, 'spool');
    mkdirSync(join(spool, '0.segment'), { recursive: true });
    writeFileSync(join(spool, '1.segment'), START.repeat(5));
    const { said, ready, child, ended } = runServer({
      PORT: '0',
      DATA_DIR: data,
      LOG_LEVEL: 'error',
    });
    const address = await ready;
    await until(async () => readdirSync(spool).includes('0.segment.bad'));
    await until(async () => (await fetch(`${address}/ready`)).status === 200);
    expect(await (await fetch(`${address}/metrics`)).text()).toContain(
      'portal_spool_bad_segments 1\n',
    );
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(said.out).toContain(`${join(spool, '0.segment')} cannot be counted and is now`);
    expect(await starts({ data })).toBe(5);
  });

  it('is not ready if events have waited for more than a minute', async () => {
    const data = scratch();
    const pipe = join(data, 'spool', '0.segment');
    mkdirSync(join(data, 'spool'));
    // Reading a pipe without a writer blocks, as with a disk that hangs.
    execFileSync('mkfifo', [pipe]);
    const before = Date.now() / 1000 - 120;
    utimesSync(pipe, before, before);
    const { said, child, ended, ready } = runServer({
      PORT: '0',
      DATA_DIR: data,
      LOG_LEVEL: 'info',
    });
    let address = '';
    await until(async () => {
      address = /Server listening at ([^"]+)"/.exec(said.out)?.[1] ?? '';
      return address !== '';
    });
    let parts: Record<string, string> = {};
    await until(async () => (parts = await readiness(address))['store'] === 'ok');
    expect(parts).toEqual({ store: 'ok', spool: 'ok', counting: 'late' });
    expect((await fetch(`${address}/ready`)).status).toBe(503);
    writeFileSync(pipe, START);
    await ready;
    await until(async () => (await fetch(`${address}/ready`)).status === 200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await starts({ data })).toBe(1);
  });

  it('whose counting thread ends accepts nothing, is not ready, and reports it', async () => {
    const data = scratch();
    const later = { name: '2027-01-01 later', statements: ['CREATE TABLE later (a INTEGER)'] };
    await (await openSqlStore(openDatabase({ data }), [...MIGRATIONS, later])).close();
    const logged: string[] = [];
    const statistics = await openStatistics({
      data,
      role: 'all',
      known: knownOf(GAMES, false),
      syncMs: 200,
      onProblem: problemLog((line) => logged.push(line)),
    });
    await expect(statistics.ready).rejects.toThrow('2027-01-01 later');
    expect(await statistics.readiness()).toEqual({
      ready: false,
      parts: { counting: 'stopped', spool: 'ok' },
    });
    const visitor = { address: '203.0.113.9', agent: 'a', optedOut: false, crossSite: false };
    expect(await statistics.intake?.vote({ game: GAME, up: true }, visitor)).toBe('busy');
    expect(logged).toEqual([expect.stringMatching(/^counting has stopped: .*2027-01-01 later/)]);
    await statistics.close();
  });

  it('whose data folder is removed reports it once, and continues serving the site', async () => {
    const data = join(scratch(), 'data');
    const { said, ready, child } = runServer({ PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error' });
    const address = await ready;
    rmSync(data, { recursive: true });
    for (let number = 0; number < 20; number += 1) expect(await play(address)).toBe('busy');
    expect((await fetch(`${address}/`)).status).toBe(200);
    const reply = await fetch(`${address}/ready`);
    expect([reply.status, (await reply.json()).contents]).toEqual([
      503,
      expect.objectContaining({ spool: 'not-writable' }),
    ]);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(said.out.match(/the spool cannot be written/g)).toHaveLength(1);
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

  it('without bus and store accepts events only once it knows the secret of the day, and stops in order', async () => {
    const { ready, child, ended } = runServer({
      PORT: '0',
      STORE_URL: 'postgres://me@127.0.0.1:1/play',
      BUS_URL: 'nats://127.0.0.1:1',
    });
    const address = await ready;
    expect((await fetch(`${address}/`)).status).toBe(200);
    expect(await play(address)).toBe('busy');
    expect(await readiness(address)).toEqual({
      store: 'unreachable',
      bus: 'unreachable',
      spool: 'ok',
      counting: 'failing',
    });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('that only counts needs a bus', async () => {
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

  it('accepts events while PostgreSQL is away and counts each once when it is back', async () => {
    const place = { data: scratch(), storeUrl: running.url() };
    const { ready, child, ended } = runServer({
      PORT: '0',
      DATA_DIR: place.data,
      STORE_URL: place.storeUrl,
    });
    const address = await ready;
    expect(await readiness(address)).toEqual({ store: 'ok', spool: 'ok', counting: 'ok' });
    for (let number = 0; number < 50; number += 1) expect(await play(address)).toBeNull();
    await running.kill('SIGKILL');
    for (let number = 0; number < 50; number += 1) expect(await play(address)).toBeNull();
    expect((await fetch(`${address}/ready`)).status).toBe(503);
    expect((await readiness(address))['store']).toBe('unreachable');
    await running.start();
    await until(async () => (await starts(place)) === 100);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await starts(place)).toBe(100);
  });

  it('that starts without PostgreSQL serves the site, and accepts events once it is back', async () => {
    const storeUrl = running.url();
    await running.kill('SIGINT');
    const { ready } = runServer({ PORT: '0', STORE_URL: storeUrl });
    const address = await ready;
    expect((await fetch(`${address}/`)).status).toBe(200);
    expect(await play(address)).toBe('busy');
    expect((await fetch(`${address}/ready`)).status).toBe(503);
    await running.start();
    await until(async () => (await play(address)) === null);
    // The fold that brought the secret of the day may still be running.
    await until(async () => (await fetch(`${address}/ready`)).status === 200);
  });
});
