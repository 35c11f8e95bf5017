import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statisticAddress } from '@playgrove/events';
import { dayNumber, INSIGHT_PARTS } from '@playgrove/events/insights';
import { ROOT } from '../cache.ts';
import { median, type Row } from './numbers.ts';
import { seedYear } from './year.ts';

export type ServerBench = {
  /** The built site. */
  readonly site: string;
  /** For data and configuration; goes away later. */
  readonly folder: string;
  readonly runs: number;
  /** Length of one load, in seconds. */
  readonly seconds: number;
  /** Events sent before memory is read. */
  readonly events: number;
};

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NGINX = '/usr/sbin/nginx';
const WRK = '/usr/bin/wrk';
const NGINX_PORT = 53_880;
/** nginx with an access log may be faster by this much: 1 ÷ 0.45 and 1 ÷ 0.4. */
const GIF_LIMIT = 1 / 0.45;
const FILE_LIMIT = 1 / 0.4;
const DAY = 86_400_000;

type Load = {
  readonly perSecond: number;
  readonly p99: number;
  /** Processor time of the server, in microseconds a request: what others do on the machine is not in it. */
  readonly cost: number;
};

/** What the server does under load, beside nginx on the same machine in the same minutes. */
export async function benchServer(bench: ServerBench): Promise<readonly Row[]> {
  const data = join(bench.folder, 'server-data');
  await seedYear(data);
  const server = await startServer(bench.site, data);
  const rows: Row[] = [
    {
      what: 'start to first answer, a year of data',
      value: server.startMs,
      limit: 2000,
      unit: 'ms',
    },
    { what: 'start until events are taken', value: server.takingMs, unit: 'ms' },
  ];
  try {
    rows.push(...(await insightRows(server.address, bench.runs)));
    if (install()) {
      const nginx = startNginx(bench.site, bench.folder);
      try {
        rows.push(...(await loadRows(server, nginx, bench)));
      } finally {
        await end(nginx);
      }
    } else {
      const how = 'not measured: needs nginx-light and wrk (apt-get install nginx-light wrk)';
      rows.push({ what: 'nginx ÷ this server', value: Number.NaN, unit: '×', how });
    }
  } finally {
    await end(server.child);
  }
  return rows;
}

/** Where it can be done without asking: as root on Debian. */
function install(): boolean {
  const here = () => existsSync(NGINX) && existsSync(WRK);
  if (here() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return here();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['-q', 'update'], { env, stdio: 'ignore' });
    const names = ['nginx-light', 'wrk'];
    execFileSync('apt-get', ['-q', 'install', '-y', '--no-install-recommends', ...names], {
      env,
      stdio: 'ignore',
    });
  } catch {
    return false;
  }
  return here();
}

async function startServer(site: string, data: string) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), SITE_DIR: site, DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = once(child.stdout, 'data');
  while (!(await answers(address))) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered.');
  }
  const startMs = performance.now() - began;
  // It says where it is once events are taken too.
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

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/`)).ok;
  } catch {
    return false;
  }
}

function startNginx(site: string, folder: string): ChildProcess {
  const own = join(folder, 'nginx');
  mkdirSync(own, { recursive: true });
  const config = join(own, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${own}/pid; error_log ${own}/error.log; worker_processes auto;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log ${own}/access.log combined; sendfile on; keepalive_requests 1000000;
  client_body_temp_path ${own}/body; proxy_temp_path ${own}/proxy; fastcgi_temp_path ${own}/fastcgi;
  uwsgi_temp_path ${own}/uwsgi; scgi_temp_path ${own}/scgi;
  server {
    listen 127.0.0.1:${NGINX_PORT}; root ${site}; gzip_static on;
    location = /statistic.gif { empty_gif; }
  }
}
`,
  );
  return spawn(NGINX, ['-p', own, '-c', config], { stdio: 'ignore' });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Ticks of the kernel's clock a second, as Linux shows them. */
const TICKS = 100;

/** Processor time of a process and its children so far, in microseconds; none where there is no `/proc`. */
function processorTime(pid: number | undefined): number {
  const mine = `/proc/${pid}`;
  if (pid === undefined || !existsSync(mine)) return Number.NaN;
  const children = readFileSync(`${mine}/task/${pid}/children`, 'utf8').trim().split(/\s+/);
  return [mine, ...children.filter((child) => child !== '').map((child) => `/proc/${child}`)]
    .map((folder) => readFileSync(`${folder}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [])
    .reduce((sum, fields) => sum + ((Number(fields[11]) + Number(fields[12])) * 1e6) / TICKS, 0);
}

async function load(address: string, seconds: number, server: ChildProcess): Promise<Load> {
  const before = processorTime(server.pid);
  const wrk = spawn(
    WRK,
    [
      '-t1',
      '-c64',
      `-d${seconds}s`,
      '--latency',
      '-H',
      `User-Agent: ${AGENT}`,
      '-H',
      'Accept-Encoding: gzip',
      address,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let said = '';
  wrk.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await once(wrk, 'close');
  if (/Non-2xx|Socket errors/.test(said)) throw new Error(`${address} failed under load:\n${said}`);
  const requests = Number(/(\d+) requests in/.exec(said)?.[1]);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    p99: Number(p99) * scale,
    cost: (processorTime(server.pid) - before) / requests,
  };
}

/** One number of the server's own metrics; of several with these labels, their sum. */
async function metric(address: string, pattern: RegExp): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return text
    .split('\n')
    .reduce((sum, line) => (pattern.test(line) ? sum + Number(line.split(' ').at(-1)) : sum), 0);
}

const accepted = (address: string) =>
  metric(address, /^portal_events_total\{.*outcome="accepted"\}/);
const counted = (address: string) => metric(address, /^portal_events_counted_total /);

/** Milliseconds until every accepted event is in the store. */
async function settled(address: string): Promise<number> {
  const began = performance.now();
  const all = await accepted(address);
  while ((await counted(address)) < all) {
    if (performance.now() - began > 60_000)
      throw new Error('Events are not in the store a minute after the load.');
  }
  return performance.now() - began;
}

async function loadRows(
  { address, child }: { readonly address: string; readonly child: ChildProcess },
  other: ChildProcess,
  bench: ServerBench,
): Promise<Row[]> {
  const games = JSON.parse(readFileSync(join(bench.site, 'data/catalogue.json'), 'utf8')) as {
    id: string;
  }[];
  const event = { name: 'play_start', game: games[0]?.id ?? '' } as const;
  const gif = statisticAddress({ event, at: 0 }) ?? '';
  const nginx = `http://127.0.0.1:${NGINX_PORT}`;
  const found = {
    gif: [] as Load[],
    plainGif: [] as Load[],
    file: [] as Load[],
    plainFile: [] as Load[],
  };
  const waits: number[] = [];
  for (let run = 0; run < bench.runs; run += 1) {
    found.plainGif.push(await load(nginx + gif, bench.seconds, other));
    found.gif.push(await load(address + gif, bench.seconds, child));
    waits.push(await settled(address));
    found.plainFile.push(await load(`${nginx}/index.html`, bench.seconds, other));
    found.file.push(await load(`${address}/`, bench.seconds, child));
  }
  while ((await accepted(address)) < bench.events) await load(address + gif, bench.seconds, child);
  await settled(address);
  const sent = await accepted(address);
  const refused = await metric(address, /^portal_events_total\{(?!.*outcome="accepted")/);
  if (refused > 0) throw new Error(`${refused} events were refused under load.`);
  const speed = (loads: readonly Load[]) => median(loads.map((each) => each.perSecond));
  const cost = (loads: readonly Load[]) => median(loads.map((each) => each.cost));
  const p99 = (loads: readonly Load[]) => median(loads.map((each) => each.p99));
  const how = `median of ${bench.runs} × ${bench.seconds} s, in turn, 64 connections`;
  const bytes = await metric(address, /^process_resident_memory_bytes /);
  return [
    { what: 'statistic.gif, accepted a second', value: speed(found.gif), unit: '', how },
    {
      what: 'nginx empty_gif with access log, a second',
      value: speed(found.plainGif),
      unit: '',
      how,
    },
    {
      what: 'nginx ÷ statistic.gif',
      value: speed(found.plainGif) / speed(found.gif),
      limit: GIF_LIMIT,
      unit: '×',
      how,
    },
    { what: 'statistic.gif, p99', value: p99(found.gif), unit: 'ms', how },
    { what: 'nginx empty_gif, p99', value: p99(found.plainGif), unit: 'ms', how },
    { what: 'statistic.gif, processor time each', value: cost(found.gif), unit: 'µs', how },
    { what: 'nginx empty_gif, processor time each', value: cost(found.plainGif), unit: 'µs', how },
    {
      what: 'load ended to all in the store',
      value: Math.max(...waits),
      limit: 1000,
      unit: 'ms',
      how: 'longest',
    },
    { what: 'home page packed, a second', value: speed(found.file), unit: '', how },
    { what: 'home page packed, p99', value: p99(found.file), unit: 'ms', how },
    { what: 'nginx, the same file, p99', value: p99(found.plainFile), unit: 'ms', how },
    { what: 'nginx, the same file, a second', value: speed(found.plainFile), unit: '', how },
    { what: 'home page, processor time each', value: cost(found.file), unit: 'µs', how },
    {
      what: 'nginx, the same file, processor time each',
      value: cost(found.plainFile),
      unit: 'µs',
      how,
    },
    {
      what: 'nginx ÷ static file',
      value: speed(found.plainFile) / speed(found.file),
      limit: FILE_LIMIT,
      unit: '×',
      how,
    },
    {
      what: 'memory of the whole server',
      value: bytes / 1024,
      limit: 250 * 1024,
      unit: 'KB',
      how: `after ${sent} events`,
    },
  ];
}

async function insightRows(address: string, runs: number): Promise<Row[]> {
  const range = `from=${dayNumber(Date.now() - 364 * DAY)}&to=${dayNumber(Date.now())}`;
  const rows: Row[] = [];
  for (const part of INSIGHT_PARTS) {
    const times: number[] = [];
    for (let run = 0; run < runs + 1; run += 1) {
      const began = performance.now();
      const reply = (await (await fetch(`${address}/insights/data/${part}?${range}`)).json()) as {
        code: number;
      };
      if (reply.code !== 200) throw new Error(`insights ${part}: ${JSON.stringify(reply)}`);
      // The first one starts the thread that reads.
      if (run > 0) times.push(performance.now() - began);
    }
    rows.push({
      what: `insights: ${part}, a year of 100 games`,
      value: median(times),
      limit: 300,
      unit: 'ms',
    });
  }
  return rows;
}
