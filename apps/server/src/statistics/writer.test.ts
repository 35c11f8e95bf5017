import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME, scratch } from '../testing/site.ts';
import { NOON, openForwarder, openStore, START } from '../testing/spooling.ts';
import { daysLater } from './day.ts';
import { writeEntry } from './entry.ts';
import { Writer } from './writer.ts';

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
    return { folder, told, writer, now, kinds, bus, ...opened };
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

  it('counts everything once while the clock jumps to and fro', async () => {
    const { folder, writer, now, store, bus } = await open();
    await writer.start();
    const kept: string[] = [];
    for (const days of [0, 40, 0, -3, 1]) {
      now.at = daysLater(NOON, days);
      const name = `${kept.length}.segment`;
      const view = { name: 'page_view', path: '/' } as const;
      const text = writeEntry({ at: now.at, what: view, visitor: 'v' }) + START;
      writeFileSync(join(folder, name), text);
      kept.push(text);
      await writer.fold();
    }
    // What comes a second time, as after a crash, is known whatever the clock says.
    for (const [number, text] of kept.entries()) {
      await bus.publish({ name: `${number}/0`, lines: Buffer.from(text) });
    }
    expect(await store.totals()).toEqual([{ game: GAME, plays: kept.length, up: 0, down: 0 }]);
    expect(readdirSync(folder)).toEqual([]);
    await writer.stop();
  });
});
