import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openSqlite } from '../store/sqlite.ts';
import type { FromWriter, ToWriter } from './messages.ts';
import { Writer } from './writer.ts';

/** The thread that owns the store, so that the main thread never waits for it. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const { data } = workerData as { data: string };
const MINUTE = 60_000;

const tell = (message: FromWriter): void => port.postMessage(message);
const writer = new Writer(join(data, 'spool'), openSqlite(join(data, 'counters.db')), tell);
// Keeps the days without visitors, and tries again what failed.
const tick = setInterval(() => void writer.fold(), MINUTE);
port.on('message', (message: ToWriter) => {
  if (message.kind === 'fold') void writer.fold();
  else void stop();
});
await writer.start();

async function stop(): Promise<void> {
  clearInterval(tick);
  await writer.stop();
  port?.close();
}
