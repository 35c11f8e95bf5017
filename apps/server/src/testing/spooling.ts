import { join } from 'node:path';
import { localBus } from '../bus/local.ts';
import { countInto } from '../statistics/count.ts';
import { writeEntry } from '../statistics/entry.ts';
import { Forwarder } from '../statistics/forward.ts';
import type { FromWriter } from '../statistics/messages.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { GAME, scratch } from './site.ts';

export const NOON = Date.UTC(2026, 10, 21, 12);
/** A line of the spool that counts one play of `GAME`. */
export const START = writeEntry({ at: NOON, what: { name: 'play_start', game: GAME } });

/** A store that tests can make fail after a number of commits. */
export async function openStore() {
  const store = await openSqlStore(openSqlite(join(scratch(), 'counters.db')));
  let left = Number.POSITIVE_INFINITY;
  const failing: Store = {
    commit: async (...chunk) => {
      if ((left -= 1) < 0) throw new Error('the disk is full');
      return store.commit(...chunk);
    },
    holds: (chunks) => store.holds(chunks),
    salt: (day) => store.salt(day),
    closeDays: (open) => store.closeDays(open),
    forgetChunks: (keep) => store.forgetChunks(keep),
    totals: () => store.totals(),
    check: () => store.check(),
    close: () => store.close(),
  };
  const plays = async () => (await store.totals())[0]?.plays ?? 0;
  return { store: failing, plays, failAfter: (commits: number) => void (left = commits) };
}

/** Counts the spool of a folder into a store in the same process, as a single server does. */
export function openForwarder(folder: string, store: Store) {
  const sent: FromWriter[] = [];
  const counted = { events: 0, bad: 0, chunks: 0 };
  const handler = countInto(
    store,
    () => NOON,
    ({ events, bad }) => {
      counted.events += events;
      counted.bad += bad;
      counted.chunks += 1;
    },
  );
  const bus = localBus(handler);
  const forwarder = new Forwarder(folder, bus, store, (event) => sent.push(event));
  return { forwarder, bus, counted, sent };
}
