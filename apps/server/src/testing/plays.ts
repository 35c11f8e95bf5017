import { statisticAddress } from '@playgrove/protocol';
import { expect } from 'vitest';
import { openDatabase, type StorePlace } from '../store/open.ts';
import { pause } from './postgres.ts';
import { GAME } from './site.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Sends one play. @returns why it was refused, or null */
export async function play(address: string): Promise<string | null> {
  const url = statisticAddress({ event: { name: 'play_start', game: GAME }, at: 0 });
  const reply = await fetch(`${address}${url}`, { headers: { 'user-agent': AGENT } });
  await reply.arrayBuffer();
  expect(reply.status).toBe(200);
  return reply.headers.get('x-refused');
}

/** The state of each part in `/ready`. */
export async function readiness(address: string): Promise<Record<string, string>> {
  return (await (await fetch(`${address}/ready`)).json()).contents;
}

/** Polls a condition, up to a limit. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 400; looks += 1) {
    if (await holds()) return;
    await pause();
  }
  throw new Error('It never came about.');
}

/** Number of counted plays, including those over the limits of networks. */
export async function starts(place: StorePlace): Promise<number> {
  const db = openDatabase(place);
  const sum = (table: string) => `SELECT SUM(starts) AS n FROM ${table}`;
  const rows = await db.transaction('snapshot', (tx) =>
    tx.all(`${sum('plays')} UNION ALL ${sum('plays_over')}`),
  );
  await db.close();
  return rows.reduce((all, { n }) => all + (n ? Number(n) : 0), 0);
}
