import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statisticAddress } from '@playgrove/events';
import { describe, expect, it } from 'vitest';
import { runServer } from '../testing/process.ts';
import { GAME, scratch } from '../testing/site.ts';
import { NOON, START } from '../testing/spooling.ts';
import { dayOf } from './day.ts';
import { writeEntry } from './entry.ts';
import { RawLog } from './raw-log.ts';

const DAY = 86_400_000;
const VIEW = { name: 'page_view', path: '/' } as const;
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('the raw log', () => {
  it('has the events of a segment by day, without what tells visitors apart', async () => {
    const folder = scratch();
    const segment = join(folder, 'a.segment');
    const view = { at: NOON, what: VIEW, visitor: '0123456789abcdef', campaign: 'c' };
    writeFileSync(
      segment,
      START + writeEntry(view) + writeEntry({ ...view, at: NOON + DAY }) + '{"at":1',
    );
    const raw = join(folder, 'raw');
    await new RawLog(raw, 30).keep(segment);
    expect(readFileSync(join(raw, '20261121.jsonl'), 'utf8')).toBe(
      `${START}{"at":${NOON},"what":{"name":"page_view","path":"/"},"campaign":"c"}\n`,
    );
    expect(readdirSync(raw)).toEqual(['20261121.jsonl', '20261122.jsonl']);
    expect(statSync(join(raw, '20261121.jsonl')).mode & 0o077).toBe(0);
  });

  it('keeps so many days, and nothing else is deleted', async () => {
    const folder = scratch();
    for (let back = 0; back < 40; back += 1) {
      writeFileSync(join(folder, `${dayOf(NOON - back * DAY)}.jsonl`), START);
    }
    writeFileSync(join(folder, 'notes.txt'), '');
    const log = new RawLog(folder, 30);
    await log.forget(NOON);
    const left = readdirSync(folder).sort();
    expect(left).toHaveLength(31);
    expect(left[0]).toBe(`${dayOf(NOON - 29 * DAY)}.jsonl`);
    expect(left.at(-1)).toBe('notes.txt');
  });

  it('has nothing to forget where there is none', async () => {
    await expect(new RawLog(join(scratch(), 'none'), 30).forget(NOON)).resolves.toBeUndefined();
  });

  it.each([
    ['is off unless it is asked for', {}, []],
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
