import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statisticAddress } from '@playgrove/protocol';
import { describe, expect, it } from 'vitest';
import { runServer } from '../testing/process.ts';
import { GAME, scratch } from '../testing/site.ts';
import { NOON, START } from '../testing/spooling.ts';
import { dayOf } from '../base/day.ts';
import { writeEntry } from './entry.ts';
import { RawLog } from './raw-log.ts';

const DAY = 86_400_000;
const MONTH = { days: 30, bytes: 1024 * 1024 };
const unexpected = (day: number): never => {
  throw new Error(`${day} is full`);
};
const VIEW = { name: 'page_view', path: '/' } as const;
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the raw log', () => {
  it('has the events of a segment by day, without visitor data', async () => {
    const folder = scratch();
    const segment = join(folder, 'a.segment');
    const view = { at: NOON, what: VIEW, visitor: '0123456789abcdef', campaign: 'c' };
    writeFileSync(
      segment,
      START + writeEntry(view) + writeEntry({ ...view, at: NOON + DAY }) + '{"at":1',
    );
    const raw = join(folder, 'raw');
    await new RawLog(raw, MONTH, unexpected).append(segment);
    expect(readFileSync(join(raw, '20261121.jsonl'), 'utf8')).toBe(
      `${START}{"at":${NOON},"what":{"name":"page_view","path":"/"},"campaign":"c"}\n`,
    );
    expect(readdirSync(raw)).toEqual(['20261121.jsonl', '20261122.jsonl']);
    expect(statSync(join(raw, '20261121.jsonl')).mode & 0o077).toBe(0);
  });

  it('holds the given number of days, and deletes nothing else', async () => {
    const folder = scratch();
    for (let back = 0; back < 40; back += 1) {
      writeFileSync(join(folder, `${dayOf(NOON - back * DAY)}.jsonl`), START);
    }
    writeFileSync(join(folder, 'notes.txt'), '');
    const log = new RawLog(folder, MONTH, unexpected);
    await log.deleteOld(NOON);
    const left = readdirSync(folder).sort();
    expect(left).toHaveLength(31);
    expect(left[0]).toBe(`${dayOf(NOON - 29 * DAY)}.jsonl`);
    expect(left.at(-1)).toBe('notes.txt');
  });

  it('holds a day’s share of the space, in whole lines, and reports once that it is full', async () => {
    const folder = scratch();
    const segment = join(folder, 'a.segment');
    const raw = join(folder, 'raw');
    const tomorrow = writeEntry({ at: NOON + DAY, what: VIEW });
    writeFileSync(segment, START.repeat(7) + tomorrow);
    const limits = { days: 2, bytes: 2 * (20 * START.length + 5) };
    const full: number[] = [];
    const log = new RawLog(raw, limits, (day) => void full.push(day));
    const lines = (day: number) =>
      readFileSync(join(raw, `${day}.jsonl`), 'utf8').split('\n').length - 1;
    for (let times = 1; times <= 2; times += 1) await log.append(segment);
    expect([lines(20261121), lines(20261122), full]).toEqual([14, 2, []]);
    for (let times = 1; times <= 10; times += 1) await log.append(segment);
    expect([lines(20261121), lines(20261122), full]).toEqual([20, 12, [20261121]]);
    // After a restart the room is still used up.
    const again = new RawLog(raw, limits, (day) => void full.push(day));
    await again.append(segment);
    expect([lines(20261121), lines(20261122), full]).toEqual([20, 13, [20261121, 20261121]]);
  });

  it('has nothing to delete if it does not exist', async () => {
    await expect(
      new RawLog(join(scratch(), 'none'), MONTH, unexpected).deleteOld(NOON),
    ).resolves.toBeUndefined();
  });

  it.each([
    ['is off by default', {}, []],
    ['holds neither address nor agent of who sent something', { RAW_LOG_DAYS: '30' }, ['jsonl']],
  ])('%s', async (_what, env, endings) => {
    const DATA_DIR = scratch();
    const { child, ready, ended } = runServer({
      PORT: '0',
      DATA_DIR,
      TRUSTED_PROXIES: '1',
      ...env,
    });
    const address = await ready;
    const headers = { 'user-agent': AGENT, 'x-forwarded-for': '203.0.113.9' };
    for (const event of [VIEW, { name: 'play_start', game: GAME } as const]) {
      const url = `${address}${statisticAddress({ event, at: 0 })}`;
      await (await fetch(url, { headers })).arrayBuffer();
    }
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const folder = join(DATA_DIR, 'raw');
    const files = existsSync(folder) ? readdirSync(folder) : [];
    expect(files.map((name) => name.split('.')[1])).toEqual(endings);
    const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
    expect(text.split('\n').filter((line) => line !== '')).toHaveLength(endings.length * 2);
    expect(text).not.toMatch(/203\.0|Mozilla|visitor/);
  });
});
