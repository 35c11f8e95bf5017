import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clicks, countedClicks, sendClicks } from '../testing/load.ts';
import { runServer } from '../testing/process.ts';
import { gameOf, GAMES, scratch, writeSite } from '../testing/site.ts';

const KILLS = 20;
/** Enough games for more events than twenty servers take, each event with its own row. */
const MANY = Array.from({ length: 900 }, (_, index) => gameOf(index));
/** Unanswered requests when a server is killed, which may have been taken. */
const UNDER_WAY = 4 * 24;

/** Calls back once when the store writes: its events are then in both the store and the spool. */
function onCommit(data: string, call: () => void): void {
  const watcher = watch(data, (_event, name) => {
    if (name !== 'counters.db-wal') return;
    watcher.close();
    call();
  });
}

describe('a server that is killed repeatedly', () => {
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
        // Alternate between a kill at some point and a kill during a commit.
        const enough = taken.size + 1 + ((kill * 577) % 1900);
        await sendClicks(await ready, events, (key) => {
          taken.add(key);
          if (taken.size === enough) {
            if (kill % 2 === 0) child.kill('SIGKILL');
            else onCommit(env.DATA_DIR, () => child.kill('SIGKILL'));
          }
          return true;
        });
        // It is still alive only if there was nothing left to send.
        child.kill('SIGKILL');
        await ended;
        expect(child.signalCode).toBe('SIGKILL');
      }
      const { child, ready, ended } = runServer(env);
      await ready;
      child.kill('SIGTERM');
      expect(await ended).toBe(0);

      const counts = countedClicks(env.DATA_DIR);
      const lost = [...taken].filter((key) => !counts.has(key)).length;
      const duplicated = [...counts.values()].filter((count) => count !== 1).length;
      process.stdout.write(
        `${KILLS} kills: ${taken.size} events answered for, lost ${lost}, duplicated ${duplicated}\n`,
      );
      expect({ lost, duplicated }).toEqual({ lost: 0, duplicated: 0 });
      expect(taken.size).toBeGreaterThan(KILLS * 500);
      // Events that were written but not answered may be counted; no others may.
      expect(counts.size - taken.size).toBeLessThanOrEqual(KILLS * UNDER_WAY);
      expect(readdirSync(join(env.DATA_DIR, 'spool'))).toEqual([]);
    },
  );

  it('counts everything after an orderly stop', async () => {
    const env = { PORT: '0', DATA_DIR: scratch() };
    const { child, ready, ended } = runServer(env);
    const taken = new Set<string>();
    await sendClicks(await ready, clicks(GAMES), (key) => {
      taken.add(key);
      if (taken.size === 500) child.kill('SIGTERM');
      return true;
    });
    expect(await ended).toBe(0);
    const counts = countedClicks(env.DATA_DIR);
    expect(taken.size).toBeGreaterThanOrEqual(500);
    expect([...taken].filter((key) => counts.get(key) !== 1)).toEqual([]);
    expect(counts.size - taken.size).toBeLessThanOrEqual(UNDER_WAY);
    expect(readdirSync(join(env.DATA_DIR, 'spool'))).toEqual([]);
  });
});
