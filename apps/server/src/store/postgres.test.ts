import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres, type RunningPostgres } from '../testing/postgres.ts';
import { Unreachable, type Database } from './database.ts';
import { addressesOf } from './addresses.ts';
import { openPostgres } from './postgres.ts';
import { openSqlStore } from './sql-store.ts';

const DAY = 20261121;
const one = (db: Database) => db.transaction('snapshot', (tx) => tx.all('SELECT 1 AS one'));

describe('the address of PostgreSQL', () => {
  it('may list several hosts', () => {
    expect(addressesOf('postgres://me:s@a:1,b:2/play?sslmode=require')).toEqual([
      'postgres://me:s@a:1/play?sslmode=require',
      'postgres://me:s@b:2/play?sslmode=require',
    ]);
    expect(addressesOf('postgresql://a/play')).toEqual(['postgresql://a/play']);
  });

  it.each(['', 'postgres://', 'mysql://a/b', 'a:5432', 'postgres://a:x/b'])(
    '%j is invalid',
    (url) => {
      expect(() => addressesOf(url)).toThrow('must be postgres://user:password@host:port/database');
    },
  );
});

describe('a PostgreSQL that does not respond', () => {
  it('times out, and is tried again the next time', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const db = openPostgres(`postgres://me@127.0.0.1:${port}/play`, {
      connectMs: 20,
      answerMs: 20,
    });
    for (let times = 1; times <= 2; times += 1) {
      await expect(one(db)).rejects.toThrow(Unreachable);
      expect(sockets).toHaveLength(times);
    }
    for (const socket of sockets) socket.destroy();
    await db.close();
  });

  it('is named without its password', async () => {
    const db = openPostgres('postgres://me:secret@127.0.0.1:1/play');
    expect(db.name).toBe('PostgreSQL at 127.0.0.1:1/play');
    await expect(one(db)).rejects.toThrow(
      /^PostgreSQL cannot be reached: 127\.0\.0\.1:1\/play: .*REFUSED/,
    );
  });
});

const found = findPostgres();
describe.skipIf(!found)('an unreliable PostgreSQL', () => {
  let running: RunningPostgres;
  beforeAll(async () => {
    if (found) running = await startPostgres(found, ['fsync=off']);
  });
  afterAll(() => running.stop());

  it('is used again once it is back, even if it was away at the start', async () => {
    await running.kill('SIGINT');
    const store = await openSqlStore(openPostgres(running.url()));
    onTestFinished(() => store.close());
    await expect(store.check()).rejects.toThrow(Unreachable);
    await running.start();
    expect(await store.commit('a', DAY, [])).toBe(true);
    await running.kill('SIGKILL');
    await expect(store.commit('b', DAY, [])).rejects.toThrow(/./);
    await running.start();
    expect(await store.commit('b', DAY, [])).toBe(true);
    expect(await store.commit('a', DAY, [])).toBe(false);
  });

  it('is replaced by the host that is not a standby', async () => {
    const standby = await running.addStandby();
    onTestFinished(() => standby.stop());
    const hosts = `127.0.0.1:${standby.port},127.0.0.1:${running.port}`;
    const db = openPostgres(`postgres://playgrove@${hosts}/postgres`);
    onTestFinished(() => db.close());
    const port = async () => {
      const [row] = await db.transaction('write', (tx) =>
        tx.all('SELECT inet_server_port() AS port'),
      );
      return row?.['port'];
    };
    expect(await port()).toBe(running.port);
    await running.kill('SIGKILL');
    const nobody = `${standby.port}/postgres: is a standby; 127.0.0.1:${running.port}/postgres: .*REFUSED`;
    await expect(one(db)).rejects.toThrow(/./);
    await expect(one(db)).rejects.toThrow(
      new RegExp(`${nobody}|REFUSED.*${standby.port}/postgres: is a standby`),
    );
    standby.promote();
    expect(await port()).toBe(standby.port);
    await running.start();
  });
});
