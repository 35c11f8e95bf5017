import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { GAME, scratch } from '../testing/site.ts';
import { writeEntry } from './entry.ts';
import { closedSegments, foldSegment } from './fold.ts';
import type { FromWriter } from './messages.ts';
import { Spool, type SpoolOptions } from './spool.ts';
import { Writer } from './writer.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const START = writeEntry({ at: NOON, what: { name: 'play_start', game: GAME } });

async function openSpool(folder: string, options: Partial<SpoolOptions> = {}) {
  const closed: string[] = [];
  const failures: unknown[] = [];
  const spool = await Spool.open(folder, {
    segmentBytes: 1 << 20,
    syncEach: false,
    onClosed: (segment) => closed.push(segment),
    onFailure: (error) => failures.push(error),
    ...options,
  });
  return { spool, closed, failures };
}

/** A store that can be told to fail after so many commits. */
function openStore() {
  const store = openSqlite(join(scratch(), 'counters.db'));
  let left = Number.POSITIVE_INFINITY;
  const failing: Store = {
    commit: async (...chunk) => {
      if ((left -= 1) < 0) throw new Error('the disk is full');
      return store.commit(...chunk);
    },
    salt: (day) => store.salt(day),
    closeDays: (open, forget) => store.closeDays(open, forget),
    totals: () => store.totals(),
    close: () => store.close(),
  };
  const plays = async () => (await store.totals())[0]?.plays ?? 0;
  return { store: failing, plays, failAfter: (commits: number) => void (left = commits) };
}

describe('the spool', () => {
  it('has a line in its file once the append is done', async () => {
    const folder = scratch();
    const { spool } = await openSpool(folder);
    await Promise.all([spool.append('a\n'), spool.append('b\n')]);
    await spool.append('c\n');
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/\.open$/);
    expect(readFileSync(join(folder, name), 'utf8')).toBe('a\nb\nc\n');
    await spool.close();
  });

  it('writes what came in one turn in one write', async () => {
    const { spool } = await openSpool(scratch());
    const appends = Array.from({ length: 50 }, () => spool.append('x\n'));
    expect(spool.waiting).toBe(50);
    await appends[0];
    expect(spool.waiting).toBe(0);
    await spool.close();
  });

  it('closes a segment when it is large, when it is told to, and at the end, but none that is empty', async () => {
    const folder = scratch();
    const { spool, closed } = await openSpool(folder, { segmentBytes: 4 });
    await spool.rotate();
    expect(closed).toHaveLength(0);
    await spool.append('abcd\n');
    await spool.rotate();
    expect(closed).toHaveLength(1);
    await spool.append('e\n');
    await spool.rotate();
    await spool.append('f\n');
    await spool.close();
    expect(closed.map((path) => readFileSync(path, 'utf8'))).toEqual(['abcd\n', 'e\n', 'f\n']);
    expect(await closedSegments(folder)).toEqual(closed);
  });

  it('writes what still waits when it closes', async () => {
    const folder = scratch();
    const { spool, closed } = await openSpool(folder, { syncEach: true });
    const last = spool.append('last\n');
    await spool.close();
    await last;
    expect(closed.map((path) => readFileSync(path, 'utf8'))).toEqual(['last\n']);
  });

  it('closes what an earlier run left open', async () => {
    const folder = scratch();
    writeFileSync(join(folder, '1-00000001.open'), 'left\n');
    await openSpool(folder);
    expect(await closedSegments(folder)).toEqual([join(folder, '1-00000001.segment')]);
  });

  it('says so when it cannot write, and writes again when it can', async () => {
    const folder = join(scratch(), 'spool');
    const { spool, failures } = await openSpool(folder);
    rmSync(folder, { recursive: true });
    await expect(spool.append('a\n')).rejects.toThrow('ENOENT');
    expect(failures).toHaveLength(1);
    const { spool: other } = await openSpool(folder);
    await other.close();
    await spool.append('b\n');
    await spool.close();
    expect((await closedSegments(folder)).map((path) => readFileSync(path, 'utf8'))).toEqual([
      'b\n',
    ]);
  });
});

describe('folding', () => {
  it('counts every line of a segment and removes it', async () => {
    const folder = scratch();
    const { store, plays } = openStore();
    const path = join(folder, 's.segment');
    writeFileSync(path, START.repeat(2500));
    expect(await foldSegment(path, store, () => NOON)).toEqual({ events: 2500, known: 0, bad: 0 });
    expect(await plays()).toBe(2500);
    expect(readdirSync(folder)).toEqual([]);
    await store.close();
  });

  it('counts every line once, wherever it was stopped before', async () => {
    for (const commits of [0, 1, 2, 3]) {
      const folder = scratch();
      const { store, plays, failAfter } = openStore();
      const path = join(folder, 's.segment');
      writeFileSync(path, START.repeat(2500));
      failAfter(commits);
      await foldSegment(path, store, () => NOON).catch(() => undefined);
      // Stopped after the last commit, before the segment was removed.
      writeFileSync(path, START.repeat(2500));
      failAfter(Number.POSITIVE_INFINITY);
      const folded = await foldSegment(path, store, () => NOON);
      expect(folded.known).toBe(commits);
      expect(await plays()).toBe(2500);
      await store.close();
    }
  });

  it('drops a torn last line and lines that cannot be read, and reports them', async () => {
    const folder = scratch();
    const { store, plays } = openStore();
    const path = join(folder, 's.segment');
    writeFileSync(path, `${START}what\n${START}${START}`);
    truncateSync(path, Buffer.byteLength(`${START}what\n${START}${START}`) - 5);
    expect(await foldSegment(path, store, () => NOON)).toEqual({ events: 2, known: 0, bad: 2 });
    expect(await plays()).toBe(2);
    await store.close();
  });
});

describe('the writer', () => {
  async function open(now = { at: NOON }) {
    const folder = scratch();
    const told: FromWriter[] = [];
    const opened = openStore();
    const writer = new Writer(
      folder,
      opened.store,
      (message) => told.push(message),
      () => now.at,
    );
    const kinds = () => told.splice(0).map(({ kind }) => kind);
    return { folder, told, writer, now, kinds, ...opened };
  }

  it('counts what an earlier run left before it is ready', async () => {
    const { folder, writer, told, plays } = await open();
    writeFileSync(join(folder, 'a.segment'), START.repeat(3));
    await writer.start();
    expect(await plays()).toBe(3);
    expect(told.at(-2)).toEqual({
      kind: 'totals',
      totals: [{ game: GAME, plays: 3, up: 0, down: 0 }],
    });
    expect(told.at(-1)).toEqual({ kind: 'ready' });
    await writer.stop();
  });

  it('tells that it failed, keeps the segment, and counts it the next time', async () => {
    const { folder, writer, kinds, plays, failAfter } = await open();
    await writer.start();
    kinds();
    writeFileSync(join(folder, 'a.segment'), START.repeat(1500));
    failAfter(1);
    await writer.fold();
    expect(kinds()).toEqual(['failed']);
    expect(readdirSync(folder)).toEqual(['a.segment']);
    failAfter(Number.POSITIVE_INFINITY);
    await writer.fold();
    expect(kinds()).toEqual(['folded', 'totals']);
    expect(await plays()).toBe(1500);
    await writer.stop();
  });

  it('tells the secrets of the days around, anew when the day turns, and closes a day ten minutes late', async () => {
    const { writer, told, now, store } = await open();
    const days = () =>
      told
        .splice(0)
        .flatMap((message) =>
          message.kind === 'salts' ? [message.salts.map(([day]) => day)] : [],
        );
    const kept = await store.salt(20261121);
    await writer.start();
    expect(days()).toEqual([[20261121, 20261122]]);
    await writer.fold();
    expect(days()).toEqual([]);
    now.at = Date.UTC(2026, 10, 22, 0, 5);
    await writer.fold();
    expect(days()).toEqual([[20261121, 20261122, 20261123]]);
    expect(await store.salt(20261121)).toBe(kept);
    now.at = Date.UTC(2026, 10, 22, 0, 11);
    await writer.fold();
    expect(await store.salt(20261121)).not.toBe(kept);
    await writer.stop();
  });
});
