import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, type StorePlace } from '../store/open.ts';
import { openSqlStore } from '../store/sql-store.ts';
import type { Numbered, Reply } from '../base/request-thread.ts';
import { messageOf } from '../base/thrown.ts';
import { runQuery, type Query } from './queries.ts';

/** The thread that reads counters for the operator's page, so that neither visitors nor counting wait. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
// A page that only reads must not create a store in the wrong place.
const db = openDatabase(workerData as StorePlace, 'never');
// Migrates the tables if the server has not yet.
const store = await openSqlStore(db);

port.on('message', (request: Numbered<{ readonly query: Query }>) => {
  if (request === 'stop') void store.close().finally(() => port.close());
  else void answer(request.number, request.query).then((reply) => port.postMessage(reply));
});

async function answer(number: number, query: Query): Promise<Reply> {
  try {
    return { number, result: await runQuery(db, query) };
  } catch (error) {
    return { number, error: messageOf(error) };
  }
}
