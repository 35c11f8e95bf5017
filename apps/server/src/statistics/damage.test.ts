import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backup, restore } from '../backup/commands.ts';
import { sqliteFile } from '../store/open.ts';
import { createdFile } from '../store/sqlite.ts';
import { play, readiness, starts, until } from '../testing/plays.ts';
import { runServer, spawnServer } from '../testing/process.ts';
import { scratch, writeSite } from '../testing/site.ts';

const PLAYS = 3;

/** The data of a server that was stopped in order, and a backup of it. */
const left = mkdtempSync(join(tmpdir(), 'server-'));
const leftData = join(left, 'data');
afterAll(() => rmSync(left, { recursive: true }));
beforeAll(async () => {
  const { child, ended, ready } = spawnServer({
    PORT: '0',
    DATA_DIR: leftData,
    SITE_DIR: writeSite({}, join(left, 'dist')),
  });
  try {
    const address = await ready;
    for (let number = 0; number < PLAYS; number += 1) await play(address);
    child.kill('SIGTERM');
    await ended;
  } finally {
    child.kill('SIGKILL');
  }
  const said = await backup({ settings: { data: leftData }, args: ['b.gz'], folder: left });
  if (!said.includes(`starts ${PLAYS}\n`)) throw new Error(said);
});

/** A data folder in which a server has counted. */
function counted() {
  const data = scratch();
  cpSync(leftData, data, { recursive: true });
  const bring = (...more: string[]) =>
    restore({ settings: { data }, args: ['b.gz', ...more], folder: left });
  return { data, file: sqliteFile(data), bring };
}

function overwrite(file: string, from: number, to: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(to - from, 0x5a), 0, to - from, from);
  closeSync(handle);
}

const size = (file: string) => statSync(file).size;

const DAMAGED = [
  ['has a spoilt header', (file: string) => overwrite(file, 0, 100)],
  ['is cut to half', (file: string) => truncateSync(file, size(file) / 2)],
  ['holds garbage from its third page on', (file: string) => overwrite(file, 8192, size(file))],
  ['is something else', (file: string) => writeFileSync(file, 'no database '.repeat(1000))],
] as const;
const GONE = [
  ['is empty', 'is empty', (file: string) => (rmSync(file), writeFileSync(file, ''))],
  ['is gone', 'is missing', (file: string) => rmSync(file)],
] as const;

/** Starts a server that cannot count, checks its answers, and stops it. @returns its log */
async function serveWithout(data: string, store: string): Promise<string> {
  const { child, ended, ready, said } = runServer({
    PORT: '0',
    DATA_DIR: data,
    LOG_LEVEL: 'error',
  });
  const address = await ready;
  expect((await fetch(`${address}/`)).status).toBe(200);
  expect(await play(address)).toBe('busy');
  const reply = await fetch(`${address}/ready`);
  expect([reply.status, (await reply.json()).contents]).toEqual([
    503,
    { store, spool: 'ok', counting: 'failing' },
  ]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(said.error).toBe('');
  expect(said.out).not.toContain('[object');
  return said.out;
}

/** Checks that a server counts again. */
async function serveAgain(data: string): Promise<void> {
  const { child, ended, ready } = runServer({ PORT: '0', DATA_DIR: data });
  const address = await ready;
  expect(await readiness(address)).toEqual({ store: 'ok', spool: 'ok', counting: 'ok' });
  expect(await play(address)).toBeNull();
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
}

describe('a server whose database', () => {
  it.each(DAMAGED)(
    '%s says so and what to do, serves the site, and can be restored',
    async (_, damage) => {
      const { data, file, bring } = counted();
      damage(file);
      expect(await serveWithout(data, 'damaged')).toMatch(
        new RegExp(
          `could not count events \\(they stay in the spool\\): ${file} is damaged \\([^()]+\\)\\. Stop the server and restore a backup: npm run restore -- <backup> --replace\\.`,
        ),
      );
      await expect(bring()).rejects.toThrow('Add --replace');
      expect(await bring('--replace')).toContain(`The old database is in ${file}.damaged`);
      expect(await starts({ data })).toBe(PLAYS);
    },
  );

  it.each(GONE)(
    '%s does not start from zero where it has counted before',
    async (_, words, damage) => {
      const { data, file, bring } = counted();
      damage(file);
      for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
      expect(await serveWithout(data, 'missing')).toContain(
        `could not count events (they stay in the spool): ${file} ${words}, but the server has counted into it before. Stop the server and restore a backup: npm run restore -- <backup>. To start from zero instead, delete ${createdFile(file)}.`,
      );
      await bring();
      expect(await starts({ data })).toBe(PLAYS);
    },
  );

  it('is missing starts from zero if the operator says so', async () => {
    const { data, file } = counted();
    rmSync(file);
    rmSync(createdFile(file));
    await serveAgain(data);
    expect(await starts({ data })).toBe(1);
  });

  it('is a folder reports it', async () => {
    const { data, file } = counted();
    rmSync(file);
    mkdirSync(join(file, 'x'), { recursive: true });
    expect(await serveWithout(data, 'unreachable')).toContain(
      `${file} cannot be opened: it is a folder.`,
    );
  });

  it('is damaged while it runs stores new events, is not ready, and counts them after a restore', async () => {
    const { data, file, bring } = counted();
    const { child, ended, ready, said } = runServer({
      PORT: '0',
      DATA_DIR: data,
      LOG_LEVEL: 'error',
    });
    const address = await ready;
    overwrite(file, 0, size(file));
    let taken = 0;
    await until(async () => {
      if ((await play(address)) === null) taken += 1;
      return (await readiness(address))['store'] === 'damaged';
    });
    expect((await fetch(`${address}/ready`)).status).toBe(503);
    expect((await fetch(`${address}/`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(said.out).toContain(`${file} is damaged`);
    await bring('--replace');
    await serveAgain(data);
    expect(await starts({ data })).toBe(PLAYS + taken + 1);
  });
});
