import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { openDatabase } from '../store/open.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { messageOf } from '../base/thrown.ts';
import { countInto } from './count.ts';
import { Forwarder } from './forward.ts';
import type { FromWriter, ToWriter, WriterData } from './messages.ts';
import { RawLog } from './raw-log.ts';
import { Writer } from './writer.ts';

/** The thread that owns the store, so that the main thread never waits for the disk. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const started = workerData as WriterData;
const { data, role } = started;
const MINUTE = 60_000;
/** Milliseconds between folds. Every closed segment causes one more. */
const FOLD_MS = 1000;

const send = (message: FromWriter): void => port.postMessage(message);
const reportFailure = (why: string): void => send({ kind: 'failed', why });
const store = await openSqlStore(openDatabase(started, 'once'));
const count = countInto(store, Date.now, ({ name, events, bad, seconds }) => {
  writer.totalsChanged();
  send({ kind: 'stored', seconds, events });
  if (bad > 0) send({ kind: 'bad', where: name, lines: bad });
});
const countFromBus: typeof count = async (chunk) => {
  try {
    await count(chunk);
    writer.chunkDone();
  } catch (error) {
    writer.chunkDone(error);
    reportFailure(messageOf(error));
    throw error;
  }
};
const consumes = role !== 'intake';
const bus = started.bus ? await openBus(started.bus) : localBus(count);
const raw =
  started.raw === undefined || role === 'consumer'
    ? undefined
    : new RawLog(join(data, 'raw'), started.raw, (day) => send({ kind: 'raw-full', day }));
const writer = new Writer({
  store,
  bus,
  ...(role === 'consumer'
    ? {}
    : { forwarder: new Forwarder(join(data, 'spool'), bus, store, send, raw) }),
  ...(raw ? { raw } : {}),
  closesDays: consumes,
  shared: started.storeUrl !== undefined,
  send,
});

// Closes days without visitors, repeats what failed, and notices what other nodes counted.
const timers = [setInterval(() => writer.totalsChanged(), MINUTE)];
timers.push(setInterval(() => void writer.fold(), FOLD_MS));
port.on('message', (message: ToWriter) => {
  if (message.kind === 'fold') void writer.fold();
  else if (message.kind === 'check') void check(message.number);
  else void stop();
});
await writer.start();

/** Loads the NATS client only where brokers are configured. */
async function openBus(options: NonNullable<WriterData['bus']>): Promise<Bus> {
  const { openNats } = await import('../bus/nats.ts');
  return openNats({ ...options, log: reportFailure }, consumes ? countFromBus : undefined);
}

async function check(number: number): Promise<void> {
  send({ kind: 'checked', number, reach: await writer.reach() });
}

async function stop(): Promise<void> {
  for (const timer of timers) clearInterval(timer);
  await writer.stop();
  port?.close();
}
