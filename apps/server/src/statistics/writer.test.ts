import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME, scratch } from '../testing/site.ts';
import { NOON, openForwarder, openStore, START } from '../testing/spooling.ts';
import { dayOf, daysLater } from '../base/day.ts';
import { writeEntry } from './entry.ts';
import { Writer } from './writer.ts';

describe('the writer', () => {
  async function open(now = { at: NOON }, shared = false) {
    const folder = scratch();
    const opened = await openStore();
    const { forwarder, bus, sent } = openForwarder(folder, opened.store);
    const writer = new Writer({
      store: opened.store,
      bus,
      forwarder,
      closesDays: true,
      shared,
      send: (message) => sent.push(message),
      now: () => now.at,
    });
    const kinds = () => sent.splice(0).map(({ kind }) => kind);
    return { folder, sent, writer, now, kinds, bus, ...opened };
  }

  it('counts what an earlier run left before it is ready', async () => {
    const { folder, writer, sent, plays } = await open();
    writeFileSync(join(folder, 'a.segment'), START.repeat(3));
    await writer.start();
    expect(await plays()).toBe(3);
    expect(sent.at(-2)).toEqual({
      kind: 'totals',
      totals: [{ game: GAME, plays: 3, up: 0, down: 0 }],
    });
    expect(sent.at(-1)).toEqual({ kind: 'ready' });
    await writer.stop();
  });

  it('reports a failure, leaves the segment, and counts it the next time', async () => {
    const { folder, writer, kinds, plays, failAfter } = await open();
    await writer.start();
    kinds();
    writeFileSync(join(folder, 'a.segment'), START.repeat(1500));
    failAfter(1);
    await writer.fold();
    expect(kinds()).toEqual(['failed']);
    expect(readdirSync(folder)).toEqual(['a.segment']);
    failAfter(Number.POSITIVE_INFINITY);
    writer.totalsChanged();
    await writer.fold();
    expect(kinds()).toEqual(['counted', 'totals']);
    expect(await plays()).toBe(1500);
    await writer.stop();
  });

  it('sends the secrets of nearby days, again when the day turns, and closes a day ten minutes late', async () => {
    const { writer, sent, now, store } = await open();
    const days = () =>
      sent
        .splice(0)
        .flatMap((message) =>
          message.kind === 'salts' ? [message.salts.map(([day]) => day)] : [],
        );
    const saved = await store.salt(20261121);
    await writer.start();
    expect(days()).toEqual([[20261121, 20261122]]);
    await writer.fold();
    expect(days()).toEqual([]);
    now.at = Date.UTC(2026, 10, 22, 0, 5);
    await writer.fold();
    expect(days()).toEqual([[20261121, 20261122, 20261123]]);
    expect(await store.salt(20261121)).toBe(saved);
    now.at = Date.UTC(2026, 10, 22, 0, 11);
    await writer.fold();
    expect(await store.salt(20261121)).not.toBe(saved);
    await writer.stop();
  });

  it.each([
    ['alone', false, 7],
    ['with other nodes', true, 30],
  ])('%s remembers the chunks of so many days of use', async (_what, shared, most) => {
    const { writer, now, store, bus } = await open({ at: NOON }, shared);
    await writer.start();
    const names = Array.from({ length: 35 }, (_, day) => `day ${day}/0`);
    for (const [day, name] of names.entries()) {
      now.at = daysLater(NOON, day);
      await store.commit(name, dayOf(now.at), []);
      await writer.fold();
    }
    expect([...(await store.holds(names))].sort()).toEqual(names.slice(-most).sort());
    // A year without chunks expires nothing.
    now.at = daysLater(NOON, 400);
    await writer.fold();
    expect((await store.holds(names)).size).toBe(most);
    await bus.close();
    await writer.stop();
  });

  it('counts everything once while the clock jumps back and forth', async () => {
    const { folder, writer, now, store, bus } = await open();
    await writer.start();
    const saved: string[] = [];
    for (const days of [0, 40, 0, -3, 1]) {
      now.at = daysLater(NOON, days);
      const name = `${saved.length}.segment`;
      const view = { name: 'page_view', path: '/' } as const;
      const text = writeEntry({ at: now.at, what: view, visitor: 'v' }) + START;
      writeFileSync(join(folder, name), text);
      saved.push(text);
      await writer.fold();
    }
    // A repeated chunk, as after a crash, is known at any time of the clock.
    for (const [number, text] of saved.entries()) {
      await bus.publish({ name: `${number}/0`, lines: Buffer.from(text) });
    }
    expect(await store.totals()).toEqual([{ game: GAME, plays: saved.length, up: 0, down: 0 }]);
    expect(readdirSync(folder)).toEqual([]);
    await writer.stop();
  });
});
