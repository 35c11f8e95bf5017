import { parentPort, workerData } from 'node:worker_threads';
import type { Reply } from '../base/request-thread.ts';
import { messageOf } from '../base/thrown.ts';
import { openDatabase } from '../store/open.ts';
import { RunStore } from './run-store.ts';
import type { StoreData, ToStore } from './store-thread.ts';

/** The thread that reads and writes runs, so that neither visitors nor counting wait for it. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const { maxBytes, ...place } = workerData as StoreData;
const store = new RunStore(openDatabase(place, 'once'), maxBytes);

port.on('message', (message: ToStore) => {
  if (message === 'stop') void store.close().finally(() => port.close());
  else void answer(message).then((reply) => port.postMessage(reply));
});

async function answer({ number, method, args }: Exclude<ToStore, 'stop'>): Promise<Reply> {
  try {
    const call = store[method] as (...values: readonly unknown[]) => Promise<unknown>;
    return { number, result: await call.apply(store, [...args]) };
  } catch (error) {
    return { number, error: messageOf(error) };
  }
}
