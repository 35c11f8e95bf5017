import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Bus, Chunk, ChunkHandler } from '../bus/bus.ts';
import { Unreachable } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { scratch } from '../testing/site.ts';
import { NOON, openForwarder, openStore, START } from '../testing/spooling.ts';
import { countInto } from './count.ts';
import { chunksOf, Forwarder } from './forward.ts';

describe('the forwarder of a single server', () => {
  it('counts every line of a segment and removes it', async () => {
    const folder = scratch();
    const { store, plays } = await openStore();
    const path = join(folder, 's.segment');
    writeFileSync(path, START.repeat(2500));
    const { forwarder, counted, sent } = openForwarder(folder, store);
    await forwarder.forward();
    expect(counted).toEqual({ events: 2500, bad: 0, chunks: 3 });
    expect(await plays()).toBe(2500);
    expect(readdirSync(folder)).toEqual([]);
    expect(sent).toEqual([{ kind: 'counted', segment: path }]);
    await store.close();
  });

  it('counts every line once, wherever an earlier run stopped', async () => {
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
    const { forwarder, counted, sent } = openForwarder(folder, store);
    await forwarder.forward();
    expect(counted).toEqual({ events: 2, bad: 1, chunks: 1 });
    expect(sent[0]).toEqual({ kind: 'bad', where: path, lines: 1 });
    expect(await plays()).toBe(2);
    await store.close();
  });

  it('counts the intact lines before a tail of zeroes and noise, as after a power cut', async () => {
    const folder = scratch();
    const { store, plays } = await openStore();
    const noise = Buffer.from([0, 0, 0, 0, 10, 0xff, 0xfe, 0x7b, 10, 0xc3, 0x28]);
    writeFileSync(join(folder, 's.segment'), Buffer.concat([Buffer.from(START.repeat(7)), noise]));
    const { forwarder, counted, sent } = openForwarder(folder, store);
    await forwarder.forward();
    expect([counted.events, counted.bad, await plays()]).toEqual([7, 2, 7]);
    expect(sent.map(({ kind }) => kind)).toEqual(['bad', 'counted']);
    await store.close();
  });
});

describe('a segment that fails repeatedly', () => {
  /** Folds until it no longer fails. @returns how often it failed */
  async function failures(forwarder: Forwarder): Promise<number> {
    for (let times = 0; times < 50; times += 1) {
      const failed = await forwarder.forward().then(
        () => false,
        () => true,
      );
      if (!failed) return times;
    }
    throw new Error('It never stopped failing.');
  }

  it('because it is a folder is set aside, and the others are counted at once', async () => {
    const folder = scratch();
    const { store, plays } = await openStore();
    mkdirSync(join(folder, 'a.segment'));
    writeFileSync(join(folder, 'b.segment'), START.repeat(3));
    const { forwarder, sent } = openForwarder(folder, store);
    await expect(forwarder.forward()).rejects.toThrow('EISDIR');
    expect(await plays()).toBe(3);
    expect(await failures(forwarder)).toBe(3);
    expect(readdirSync(folder)).toEqual(['a.segment.bad']);
    expect(sent.at(-1)).toEqual({
      kind: 'set-aside',
      segment: join(folder, 'a.segment'),
      why: expect.stringContaining('EISDIR'),
    });
    await store.close();
  });

  it('because the store rejects one of its chunks is set aside once its other chunks are counted', async () => {
    const folder = scratch();
    const { store, plays } = await openStore();
    onTestFinished(() => store.close());
    // A damaged line can lead to a day that is no number.
    const spoilt: Store = {
      ...store,
      commit: (chunk, day, deltas) =>
        store.commit(chunk, chunk === 'a/1' ? Number.NaN : day, deltas),
    };
    writeFileSync(join(folder, 'a.segment'), START.repeat(2500));
    writeFileSync(join(folder, 'b.segment'), START.repeat(7));
    const { forwarder, sent } = openForwarder(folder, spoilt);
    await expect(forwarder.forward()).rejects.toThrow('NOT NULL');
    expect(await failures(forwarder)).toBe(3);
    expect(readdirSync(folder)).toEqual(['a.segment.bad']);
    expect(await plays()).toBe(1507);
    expect(sent.at(-1)).toEqual({
      kind: 'set-aside',
      segment: join(folder, 'a.segment'),
      why: expect.stringContaining('NOT NULL'),
    });
  });

  it('because the store is away stays in place, however often', async () => {
    const folder = scratch();
    const { store } = await openStore();
    const away: Bus = {
      publish: async () => {
        throw new Unreachable('the disk is full', { trouble: 'disk-full' });
      },
      settled: async () => 0,
      check: async () => undefined,
      close: async () => undefined,
    };
    writeFileSync(join(folder, 'a.segment'), START);
    const forwarder = new Forwarder(folder, away, store, () => undefined);
    for (let times = 0; times < 20; times += 1) {
      await expect(forwarder.forward()).rejects.toThrow('the disk is full');
    }
    expect(readdirSync(folder)).toEqual(['a.segment']);
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

/** A bus that stores chunks until the test has it count or lose them. */
function openSlowBus(handler: ChunkHandler) {
  const stored: Chunk[] = [];
  const state = { away: false, published: 0, floor: 0, timesLost: 0 };
  const bus: Bus = {
    publish: async (chunk, timesLost = 0) => {
      if (state.away) throw new Error('no broker can be reached');
      state.timesLost = timesLost;
      stored.push(chunk);
      state.published += 1;
      return { kind: 'stored', sequence: state.published };
    },
    settled: async () => state.floor,
    check: async () => undefined,
    close: async () => undefined,
  };
  const count = async () => {
    for (const chunk of stored.splice(0)) await handler(chunk);
    state.floor = state.published;
  };
  const lose = () => {
    stored.splice(0);
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

  it('publishes again what the stream has lost, and reports it', async () => {
    const { forwarder, state, lose, count, left, plays } = await open();
    await forwarder.forward();
    for (const times of [1, 2]) {
      lose();
      await forwarder.settle();
      await forwarder.forward();
      expect(state.timesLost).toBe(times);
    }
    await count();
    await forwarder.settle();
    expect([left(), await plays()]).toEqual([[], 2500]);
  });

  it('holds everything while the bus is away, and publishes it when it is back', async () => {
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

  it('counts once what a killed run had published', async () => {
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
