import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { ROOT } from '../root.ts';

export const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
export const WRK = '/usr/bin/wrk';
/** Admits the bench to the metrics of a server behind a proxy. */
export const TOKEN = 'bench'.repeat(8);

/**
 * Starts the server on a free port and waits until it takes events.
 * @param env more settings
 */
export async function startServer(
  site: string,
  data: string,
  env: Readonly<Record<string, string>> = {},
) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_DIR: site,
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = once(child.stdout, 'data');
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered.');
  }
  const startMs = performance.now() - began;
  // The server prints its address once events are accepted too.
  await started;
  return { child, address, startMs, takingMs: performance.now() - began };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/`)).ok;
  } catch {
    return false;
  }
}

/** Ends a program in order. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Ticks of the kernel's clock a second, as Linux shows them. */
const TICKS = 100;

/**
 * Processor time of a process and its children so far, in microseconds; undefined without `/proc`.
 */
export function processorTime(pid: number | undefined): number {
  const mine = `/proc/${pid}`;
  if (pid === undefined || !existsSync(mine)) return Number.NaN;
  const children = readFileSync(`${mine}/task/${pid}/children`, 'utf8').trim().split(/\s+/);
  return [mine, ...children.filter((child) => child !== '').map((child) => `/proc/${child}`)]
    .map((folder) => readFileSync(`${folder}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [])
    .reduce((sum, fields) => sum + ((Number(fields[11]) + Number(fields[12])) * 1e6) / TICKS, 0);
}

/** One number of the server's own metrics; several with these labels are added up. */
export async function metric(address: string, pattern: RegExp): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  return text
    .split('\n')
    .reduce((sum, line) => (pattern.test(line) ? sum + Number(line.split(' ').at(-1)) : sum), 0);
}

export const accepted = (address: string) =>
  metric(address, /^portal_events_total\{.*outcome="accepted"\}/);
export const counted = (address: string) => metric(address, /^portal_events_counted_total /);

/** Milliseconds until every accepted event is in the store. */
export async function settled(address: string): Promise<number> {
  const began = performance.now();
  const all = await accepted(address);
  while ((await counted(address)) < all) {
    if (performance.now() - began > 60_000)
      throw new Error('Events are not in the store a minute after the load.');
  }
  return performance.now() - began;
}
