import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Bus, Chunk, Take } from '../bus/bus.ts';
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
  const state = { away: false, published: 0, floor: 0, again: 0 };
  const bus: Bus = {
    publish: async (chunk, again = 0) => {
      if (state.away) throw new Error('no broker can be reached');
      state.again = again;
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

  it('publishes again what the stream has lost, saying so', async () => {
    const { forwarder, state, lose, count, left, plays } = await open();
    await forwarder.forward();
    for (const times of [1, 2]) {
      lose();
      await forwarder.settle();
      await forwarder.forward();
      expect(state.again).toBe(times);
    }
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
