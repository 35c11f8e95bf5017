import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newKey } from '@playgrove/protocol/runs';
import { packText } from '@playgrove/protocol/packed-text';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../store/open.ts';
import { runServer } from '../testing/process.ts';
import { GAME, scratch, writeSite } from '../testing/site.ts';

const KILLS = 6;
/** Entries that are under way at a time, each from its own network. */
const AT_ONCE = 8;

/** Takes any text as a run; the length is its score. */
const RULES = `export const judge = (text) => ({
  ok: true, text, length: 1, rank: -text.length, tooFast: false, result: { score: text.length },
});`;

function siteWithRules(): string {
  const site = writeSite();
  mkdirSync(join(site, '.judges'));
  writeFileSync(join(site, '.judges', `${GAME}.pond.mjs`), RULES);
  return site;
}

/** The id of a run; see the worker. */
const idOf = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, 12).toString('base64url');

/** What stands on boards, a player each, and the runs that are stored. */
async function stored(data: string) {
  const db = openDatabase({ data });
  const rows = await db.transaction('snapshot', async (tx) => ({
    boards: await tx.all<{ run: string; n: number }>(
      'SELECT run, COUNT(*) AS n FROM boards GROUP BY run',
    ),
    runs: await tx.all<{ id: string }>('SELECT id FROM runs'),
  }));
  await db.close();
  return rows;
}

describe('a server that is killed while entries come in', () => {
  it('has each accepted entry once, with its run', async () => {
    const env = {
      PORT: '0',
      DATA_DIR: scratch(),
      SITE_DIR: siteWithRules(),
      TRUSTED_PROXIES: '1',
    };
    const today = new Date().toISOString().slice(0, 10);
    const accepted = new Set<string>();
    let sent = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, ready, ended } = runServer(env);
      const address = await ready;
      const enough = accepted.size + 10 + ((kill * 37) % 50);
      const send = async (): Promise<void> => {
        for (;;) {
          const number = (sent += 1);
          const text = `[1,"pond","${number}"]`;
          const run = await packText(text);
          const player = newKey();
          try {
            const reply = await fetch(`${address}/content/boards/${today}/${GAME}`, {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                'x-forwarded-for': `10.${number >> 8}.${number % 256}.1`,
              },
              body: JSON.stringify({ run, name: [0, 0], player }),
            });
            expect((await reply.json()).code).toBe(200);
          } catch (error) {
            if (!child.killed) throw error;
            return;
          }
          accepted.add(idOf(text));
          if (accepted.size >= enough) child.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, send));
      child.kill('SIGKILL');
      await ended;
    }
    const { boards, runs } = await stored(env.DATA_DIR);
    const proven = new Set(boards.map(({ run }) => run));
    const ids = new Set(runs.map(({ id }) => id));
    const lost = [...accepted].filter((id) => !proven.has(id) || !ids.has(id)).length;
    process.stdout.write(`${KILLS} kills: ${accepted.size} entries, lost ${lost}\n`);
    expect(lost).toBe(0);
    expect(boards.filter(({ n, run }) => Number(n) !== 1 || !ids.has(run))).toEqual([]);
    expect(boards.length).toBeGreaterThanOrEqual(accepted.size);
    expect(boards.length).toBeLessThanOrEqual(accepted.size + KILLS * AT_ONCE);
  });
});
