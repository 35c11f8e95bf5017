import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, type StorePlace } from '../store/open.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { ask, type Question } from './queries.ts';

/** The thread that reads counters for the operator's page: neither visitors nor counting wait for it. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const db = openDatabase(workerData as StorePlace);
// Brings the tables up to date, where nobody has yet.
const store = await openSqlStore(db);

port.on('message', (asked: { number: number; question: Question } | 'stop') => {
  if (asked === 'stop') void store.close().finally(() => port.close());
  else void answer(asked.number, asked.question);
});

async function answer(number: number, question: Question): Promise<void> {
  try {
    port?.postMessage({ number, found: await ask(db, question) });
  } catch (error) {
    port?.postMessage({ number, why: error instanceof Error ? error.message : String(error) });
  }
}
