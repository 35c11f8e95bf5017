import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { statisticAddress, type StatisticEvent } from '@playgrove/events';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { runServer } from '../testing/process.ts';
import { GAMES, scratch, writeSite } from '../testing/site.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Events sent at once. */
const AT_ONCE = 40;

/** Every event is one of its own: a row of clicks that no other event adds to. */
function* clicks(): Generator<{ key: string; event: StatisticEvent }> {
  for (const { id: game } of GAMES) {
    for (const layout of ['scroll', 'puzzle', 'list'] as const) {
      for (let position = 0; position < 99; position += 1) {
        const event = { name: 'gameClick', game, layout, category: 'Hot', position } as const;
        yield { key: `${game} ${layout} ${position}`, event };
      }
    }
  }
}

/** Sends events until so many were taken, then until the server is gone. @returns which were taken */
async function sendTo(
  address: string,
  events: Iterator<{ key: string; event: StatisticEvent }>,
  enough: number,
  then: () => void,
) {
  const taken: string[] = [];
  const one = async (): Promise<void> => {
    for (let next = events.next(); !next.done; next = events.next()) {
      const { key, event } = next.value;
      try {
        const url = `${address}${statisticAddress({ event, at: 0 })}`;
        const reply = await fetch(url, { headers: { 'user-agent': AGENT } });
        await reply.arrayBuffer();
        // A closing server turns late requests away with 503: that answers for nothing.
        if (reply.status === 200 && reply.headers.get('x-refused') === null) taken.push(key);
      } catch {
        return;
      }
      if (taken.length === enough) then();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return taken;
}

function counted(data: string): Map<string, number> {
  const db = new Database(join(data, 'counters.db'));
  const rows = db.prepare('SELECT game, layout, position, clicks FROM clicks').all() as {
    game: string;
    layout: string;
    position: number;
    clicks: number;
  }[];
  db.close();
  return new Map(rows.map((row) => [`${row.game} ${row.layout} ${row.position}`, row.clicks]));
}

describe('a server that is killed again and again', () => {
  it(
    'has counted every event that it answered for, exactly once',
    { timeout: 60_000 },
    async () => {
      const env = { PORT: '0', DATA_DIR: scratch(), SITE_DIR: writeSite() };
      const events = clicks();
      const taken: string[] = [];
      for (const enough of [150, 700, 1500]) {
        const { child, ready, ended } = runServer(env);
        taken.push(...(await sendTo(await ready, events, enough, () => child.kill('SIGKILL'))));
        await ended;
      }
      expect(taken.length).toBeGreaterThanOrEqual(2350);

      const { child, ready, ended } = runServer(env);
      await ready;
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      const counts = counted(env.DATA_DIR);
      expect(taken.filter((key) => counts.get(key) !== 1)).toEqual([]);
      expect([...counts.values()].filter((count) => count !== 1)).toEqual([]);
      // What was written but never answered for may be counted; nothing else may.
      expect(counts.size - taken.length).toBeLessThanOrEqual(3 * AT_ONCE);
      expect(readdirSync(join(env.DATA_DIR, 'spool'))).toEqual([]);
    },
  );

  it('counts what was taken when it is stopped in order', async () => {
    const env = { PORT: '0', DATA_DIR: scratch() };
    const { child, ready, ended } = runServer(env);
    const address = await ready;
    const taken = await sendTo(address, clicks(), 500, () => child.kill('SIGTERM'));
    expect(await ended).toBe(0);
    const counts = counted(env.DATA_DIR);
    expect(taken.length).toBeGreaterThanOrEqual(500);
    expect(taken.filter((key) => counts.get(key) !== 1)).toEqual([]);
    expect(counts.size - taken.length).toBeLessThanOrEqual(AT_ONCE);
  });
});
