import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, type StorePlace } from '../store/open.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { messageOf } from '../base/thrown.ts';
import type { InsightPart } from '@playgrove/protocol/insights';
import { runQuery, type Query, type Results } from './queries.ts';

export type Request = { readonly number: number; readonly query: Query } | 'stop';
export type Reply =
  | { readonly number: number; readonly result: Results[InsightPart] }
  | { readonly number: number; readonly error: string };

/** The thread that reads counters for the operator's page, so that neither visitors nor counting wait. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
// A page that only reads must not create a store in the wrong place.
const db = openDatabase(workerData as StorePlace, 'never');
// Migrates the tables if the server has not yet.
const store = await openSqlStore(db);

port.on('message', (request: Request) => {
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
