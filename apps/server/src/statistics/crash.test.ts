import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { clicks, keyOf, sendClicks } from '../testing/load.ts';
import { runServer } from '../testing/process.ts';
import { gameOf, GAMES, scratch, writeSite } from '../testing/site.ts';

const KILLS = 20;
/** Enough for more events than twenty servers take before they are killed. */
const MANY = Array.from({ length: 500 }, (_, index) => gameOf(index));
/** Requests that may be under way when a server is killed: taken or not, nobody knows. */
const UNDER_WAY = 4 * 24;

function counted(data: string): Map<string, number> {
  const db = new Database(join(data, 'counters.db'));
  const rows = db.prepare('SELECT * FROM clicks').all() as Record<string, unknown>[];
  db.close();
  return new Map(rows.map((row) => [keyOf(row), Number(row['clicks'])]));
}

/** Calls once when the store writes: what it writes is in, and the spool still holds it. */
function onCommit(data: string, call: () => void): void {
  const watcher = watch(data, (_event, name) => {
    if (name !== 'counters.db-wal') return;
    watcher.close();
    call();
  });
}

describe('a server that is killed again and again', () => {
  it(
    'has counted every event that it answered for, exactly once',
    { timeout: 300_000 },
    async () => {
      const site = writeSite({ 'data/catalogue.json': JSON.stringify(MANY) });
      const env = { PORT: '0', DATA_DIR: scratch(), SITE_DIR: site };
      const events = clicks(MANY);
      const taken = new Set<string>();
      for (let kill = 0; kill < KILLS; kill += 1) {
        const { child, ready, ended } = runServer(env);
        // Every other time sooner or later, else while a commit is on its way to the disk.
        const enough = taken.size + 1 + ((kill * 577) % 1900);
        await sendClicks(await ready, events, (key) => {
          taken.add(key);
          if (taken.size === enough) {
            if (kill % 2 === 0) child.kill('SIGKILL');
            else onCommit(env.DATA_DIR, () => child.kill('SIGKILL'));
          }
          return true;
        });
        // It lives still only if there was nothing left to send.
        child.kill('SIGKILL');
        await ended;
        expect(child.signalCode).toBe('SIGKILL');
      }
      const { child, ready, ended } = runServer(env);
      await ready;
      child.kill('SIGTERM');
      expect(await ended).toBe(0);

      const counts = counted(env.DATA_DIR);
      const lost = [...taken].filter((key) => !counts.has(key)).length;
      const duplicated = [...counts.values()].filter((count) => count !== 1).length;
      process.stdout.write(
        `${KILLS} kills: ${taken.size} events answered for, lost ${lost}, duplicated ${duplicated}\n`,
      );
      expect({ lost, duplicated }).toEqual({ lost: 0, duplicated: 0 });
      expect(taken.size).toBeGreaterThan(KILLS * 500);
      // What was written but never answered for may be counted; nothing else may.
      expect(counts.size - taken.size).toBeLessThanOrEqual(KILLS * UNDER_WAY);
      expect(readdirSync(join(env.DATA_DIR, 'spool'))).toEqual([]);
    },
  );

  it('counts what was taken when it is stopped in order', async () => {
    const env = { PORT: '0', DATA_DIR: scratch() };
    const { child, ready, ended } = runServer(env);
    const taken = new Set<string>();
    await sendClicks(await ready, clicks(GAMES), (key) => {
      taken.add(key);
      if (taken.size === 500) child.kill('SIGTERM');
      return true;
    });
    expect(await ended).toBe(0);
    const counts = counted(env.DATA_DIR);
    expect(taken.size).toBeGreaterThanOrEqual(500);
    expect([...taken].filter((key) => counts.get(key) !== 1)).toEqual([]);
    expect(counts.size - taken.size).toBeLessThanOrEqual(UNDER_WAY);
    expect(readdirSync(join(env.DATA_DIR, 'spool'))).toEqual([]);
  });
});
