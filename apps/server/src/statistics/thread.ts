import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { openDatabase } from '../store/open.ts';
import { openSqlStore } from '../store/sql-store.ts';
import { countInto } from './count.ts';
import { Forwarder } from './forward.ts';
import type { FromWriter, ToWriter, WriterData } from './messages.ts';
import { RawLog } from './raw-log.ts';
import { Writer } from './writer.ts';

/** The thread that owns the store, so that the main thread never waits for it. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const started = workerData as WriterData;
const { data, role } = started;
const MINUTE = 60_000;
/** Milliseconds between looks at what waits: events of visitors bring more of their own. */
const LOOK = 1000;

const tell = (message: FromWriter): void => port.postMessage(message);
const failed = (why: string): void => tell({ kind: 'failed', why });
const store = await openSqlStore(openDatabase(started));
const count = countInto(store, Date.now, ({ name, events, bad, seconds }) => {
  writer.changed();
  tell({ kind: 'stored', seconds, events });
  if (bad > 0) tell({ kind: 'bad', where: name, lines: bad });
});
const take: typeof count = async (chunk) => {
  try {
    await count(chunk);
  } catch (error) {
    failed(error instanceof Error ? error.message : String(error));
    throw error;
  }
};
const consumes = role !== 'intake';
const bus = started.bus ? await busOf(started.bus) : localBus(count);
const raw =
  started.rawDays === undefined || role === 'consumer'
    ? undefined
    : new RawLog(join(data, 'raw'), started.rawDays);
const writer = new Writer({
  store,
  bus,
  ...(role === 'consumer'
    ? {}
    : { forwarder: new Forwarder(join(data, 'spool'), bus, store, tell, raw) }),
  ...(raw ? { raw } : {}),
  keepsDays: consumes,
  tell,
});

// Keeps the days without visitors, tries again what failed, and sees what other nodes have counted.
const ticks = [setInterval(() => writer.changed(), MINUTE)];
ticks.push(setInterval(() => void writer.fold(), LOOK));
port.on('message', (message: ToWriter) => {
  if (message.kind === 'fold') void writer.fold();
  else if (message.kind === 'check') void check(message.number);
  else void stop();
});
await writer.start();

/** Most servers have no brokers: what talks to them is loaded where there are some. */
async function busOf(options: NonNullable<WriterData['bus']>): Promise<Bus> {
  const { openNats } = await import('../bus/nats.ts');
  return openNats({ ...options, log: failed }, consumes ? take : undefined);
}

async function check(number: number): Promise<void> {
  tell({ kind: 'checked', number, reach: await writer.reach() });
}

async function stop(): Promise<void> {
  for (const tick of ticks) clearInterval(tick);
  await writer.stop();
  port?.close();
}
