import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Bus, Chunk, Take } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { openSqlite } from '../store/sqlite.ts';
import { openSqlStore } from '../store/sql-store.ts';
import type { Store } from '../store/store.ts';
import { GAME, scratch } from '../testing/site.ts';
import { writeEntry } from './entry.ts';
import { countInto } from './count.ts';
import { chunksOf, closedSegments, Forwarder } from './forward.ts';
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
async function openStore() {
  const store = await openSqlStore(openSqlite(join(scratch(), 'counters.db')));
  let left = Number.POSITIVE_INFINITY;
  const failing: Store = {
    commit: async (...chunk) => {
      if ((left -= 1) < 0) throw new Error('the disk is full');
      return store.commit(...chunk);
    },
    holds: (chunks) => store.holds(chunks),
    salt: (day) => store.salt(day),
    closeDays: (open, forget) => store.closeDays(open, forget),
    totals: () => store.totals(),
    check: () => store.check(),
    close: () => store.close(),
  };
  const plays = async () => (await store.totals())[0]?.plays ?? 0;
  return { store: failing, plays, failAfter: (commits: number) => void (left = commits) };
}

/** Brings the spool of a folder to a store in the same process, as a single server does. */
function openForwarder(folder: string, store: Store, told: FromWriter[] = []) {
  const counted = { events: 0, bad: 0, chunks: 0 };
  const take = countInto(
    store,
    () => NOON,
    ({ events, bad }) => {
      counted.events += events;
      counted.bad += bad;
      counted.chunks += 1;
    },
  );
  const bus = localBus(take);
  const forwarder = new Forwarder(folder, bus, store, (news) => told.push(news));
  return { forwarder, bus, counted, told };
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

describe('the forwarder of a single server', () => {
  it('counts every line of a segment and removes it', async () => {
    const folder = scratch();
    const { store, plays } = await openStore();
    const path = join(folder, 's.segment');
    writeFileSync(path, START.repeat(2500));
    const { forwarder, counted, told } = openForwarder(folder, store);
    await forwarder.forward();
    expect(counted).toEqual({ events: 2500, bad: 0, chunks: 3 });
    expect(await plays()).toBe(2500);
    expect(readdirSync(folder)).toEqual([]);
    expect(told).toEqual([{ kind: 'folded', segment: path }]);
    await store.close();
  });

  it('counts every line once, wherever it was stopped before', async () => {
    for (const commits of [0, 1, 2, 3]) {
      const folder = scratch();
      const { store, plays, failAfter } = await openStore();
      const path = join(folder, 's.segment');
      writeFileSync(path, START.repeat(2500));
      failAfter(commits);
      await openForwarder(folder, store)
        .forwarder.forward()
        .catch(() => undefined);
      // Stopped after the last commit, before the segment was removed.
      writeFileSync(path, START.repeat(2500));
      failAfter(Number.POSITIVE_INFINITY);
      const { forwarder, counted } = openForwarder(folder, store);
      await forwarder.forward();
      expect(counted.events).toBe(2500 - Math.min(commits * 1000, 2500));
      expect(await plays()).toBe(2500);
      await store.close();
    }
  });

  it('drops a torn last line and lines that cannot be read, and reports them', async () => {
    const folder = scratch();
    const { store, plays } = await openStore();
    const path = join(folder, 's.segment');
    writeFileSync(path, `${START}what\n${START}${START}`);
    truncateSync(path, Buffer.byteLength(`${START}what\n${START}${START}`) - 5);
    const { forwarder, counted, told } = openForwarder(folder, store);
    await forwarder.forward();
    expect(counted).toEqual({ events: 2, bad: 1, chunks: 1 });
    expect(told[0]).toEqual({ kind: 'bad', where: path, lines: 1 });
    expect(await plays()).toBe(2);
    await store.close();
  });

  it('counts what is whole before a tail of zeroes and noise, as a power cut leaves it', async () => {
    const folder = scratch();
    const { store, plays } = await openStore();
    const noise = Buffer.from([0, 0, 0, 0, 10, 0xff, 0xfe, 0x7b, 10, 0xc3, 0x28]);
    writeFileSync(join(folder, 's.segment'), Buffer.concat([Buffer.from(START.repeat(7)), noise]));
    const { forwarder, counted, told } = openForwarder(folder, store);
    await forwarder.forward();
    expect([counted.events, counted.bad, await plays()]).toEqual([7, 2, 7]);
    expect(told.map(({ kind }) => kind)).toEqual(['bad', 'folded']);
    await store.close();
  });
});

describe('a chunk', () => {
  it('ends after a thousand lines or half a megabyte, and always between lines', () => {
    const line = (bytes: number) => `${'x'.repeat(bytes - 1)}\n`;
    const text = line(10).repeat(1001) + line(300_000).repeat(3) + 'torn';
    const { chunks, torn } = chunksOf('s', Buffer.from(text));
    expect(chunks.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['s/0', 10_000],
      ['s/1', 300_010],
      ['s/2', 300_000],
      ['s/3', 300_000],
    ]);
    expect(torn).toBe(true);
    expect(Buffer.concat(chunks.map(({ lines }) => lines)).toString() + 'torn').toBe(text);
  });
});

/** A bus that keeps what is published until it is told to count or to lose it. */
function openSlowBus(take: Take) {
  const kept: Chunk[] = [];
  const state = { away: false, published: 0, floor: 0 };
  const bus: Bus = {
    publish: async (chunk) => {
      if (state.away) throw new Error('no broker can be reached');
      kept.push(chunk);
      state.published += 1;
      return { kind: 'kept', sequence: state.published };
    },
    settled: async () => state.floor,
    check: async () => undefined,
    close: async () => undefined,
  };
  const count = async () => {
    for (const chunk of kept.splice(0)) await take(chunk);
    state.floor = state.published;
  };
  const lose = () => {
    kept.splice(0);
    state.floor = state.published;
  };
  return { bus, state, count, lose };
}

describe('the forwarder to a bus', () => {
  async function open() {
    const folder = scratch();
    const { store, plays } = await openStore();
    onTestFinished(() => store.close());
    const slow = openSlowBus(
      countInto(
        store,
        () => NOON,
        () => undefined,
      ),
    );
    const forwarder = new Forwarder(folder, slow.bus, store, () => undefined);
    writeFileSync(join(folder, 'a.segment'), START.repeat(2500));
    const left = () => readdirSync(folder);
    return { folder, store, plays, forwarder, left, ...slow };
  }

  it('keeps a segment until all of it is counted, and publishes it once', async () => {
    const { forwarder, state, count, left, plays } = await open();
    for (let times = 0; times < 2; times += 1) {
      await forwarder.forward();
      await forwarder.settle();
    }
    expect([state.published, left(), await plays()]).toEqual([3, ['a.segment'], 0]);
    await count();
    await forwarder.settle();
    expect([left(), await plays()]).toEqual([[], 2500]);
  });

  it('publishes again what the stream has lost', async () => {
    const { forwarder, lose, count, left, plays } = await open();
    await forwarder.forward();
    lose();
    await forwarder.settle();
    await forwarder.forward();
    await count();
    await forwarder.settle();
    expect([left(), await plays()]).toEqual([[], 2500]);
  });

  it('keeps everything while the bus is away, and brings it when it is back', async () => {
    const { forwarder, state, count, left, plays, folder } = await open();
    state.away = true;
    await expect(forwarder.forward()).rejects.toThrow('no broker');
    writeFileSync(join(folder, 'b.segment'), START);
    state.away = false;
    await forwarder.forward();
    await count();
    await forwarder.settle();
    expect([left(), await plays()]).toEqual([[], 2501]);
  });

  it('counts once what was published by a run that was killed', async () => {
    const { forwarder, store, bus, folder, count, left, plays } = await open();
    await forwarder.forward();
    await count();
    const next = new Forwarder(folder, bus, store, () => undefined);
    await next.forward();
    await count();
    await next.settle();
    expect([left(), await plays()]).toEqual([[], 2500]);
  });
});

describe('the writer', () => {
  async function open(now = { at: NOON }) {
    const folder = scratch();
    const opened = await openStore();
    const { forwarder, bus, told } = openForwarder(folder, opened.store);
    const writer = new Writer({
      store: opened.store,
      bus,
      forwarder,
      keepsDays: true,
      tell: (message) => told.push(message),
      now: () => now.at,
    });
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
    writer.changed();
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
