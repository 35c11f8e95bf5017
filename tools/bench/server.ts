import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statisticAddress } from '@playgrove/protocol';
import { dayKey, INSIGHT_PARTS } from '@playgrove/protocol/insights';
import { prepareServices, type Service } from '../services.ts';
import { benchJudges } from './judges.ts';
import { median, type Row } from './numbers.ts';
import {
  accepted,
  AGENT,
  answers,
  end,
  metric,
  processorTime,
  settled,
  startServer,
  WRK,
} from './running.ts';
import { seedYear } from './year.ts';

export type ServerBench = {
  /** The built site. */
  readonly site: string;
  /** For data and configuration; deleted afterward. */
  readonly folder: string;
  readonly runs: number;
  /** Length of one load, in seconds. */
  readonly seconds: number;
  /** Events sent before memory is read. */
  readonly events: number;
};

const NGINX = '/usr/sbin/nginx';
const NGINX_PORT = 53_880;
const LOAD_SERVICES: readonly Service[] = [
  { name: 'nginx', package: 'nginx-light', isInstalled: () => existsSync(NGINX) },
  { name: 'wrk', package: 'wrk', isInstalled: () => existsSync(WRK) },
];
/** nginx with an access log may be faster by this much: docs/scale.md says how it was measured. */
const GIF_LIMIT = 1 / 0.28;
const FILE_LIMIT = 1 / 0.4;
const DAY = 86_400_000;

type Load = {
  readonly perSecond: number;
  readonly p99: number;
  /** Processor time of the server, in microseconds a request, without other work on the machine. */
  readonly cost: number;
};

/** The server under load, next to nginx on the same machine in the same minutes. */
export async function benchServer(bench: ServerBench): Promise<readonly Row[]> {
  const data = join(bench.folder, 'server-data');
  await seedYear(data);
  const server = await startServer(bench.site, data);
  const rows: Row[] = [
    ...(await benchJudges(bench.site)),
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
    const missing = prepareServices(LOAD_SERVICES);
    if (missing === undefined) {
      const nginx = await startNginx(bench.site, bench.folder);
      try {
        rows.push(...(await loadRows(server, nginx, bench)));
      } finally {
        await end(nginx);
      }
    } else {
      rows.push({ what: 'nginx ÷ this server', value: Number.NaN, unit: '×', how: missing });
    }
  } finally {
    await end(server.child);
  }
  return rows;
}

async function startNginx(site: string, folder: string): Promise<ChildProcess> {
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
  const child = spawn(NGINX, ['-p', own, '-c', config], { stdio: 'ignore' });
  while (!(await answers(`http://127.0.0.1:${NGINX_PORT}`))) {
    if (child.exitCode !== null) throw new Error('nginx ended before it answered.');
  }
  return child;
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
  if (!(requests > 0)) throw new Error(`wrk reported nothing for ${address}:\n${said}`);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    p99: Number(p99) * scale,
    cost: (processorTime(server.pid) - before) / requests,
  };
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
  /** nginx ÷ this server: the median, and the deviation of single runs. */
  const ratio = (plain: readonly Load[], own: readonly Load[]) => {
    const ratios = plain.map(({ perSecond }, run) => perSecond / (own[run]?.perSecond ?? 0));
    const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
    return { value: median(ratios), how: `${how}; ${least.toFixed(2)} to ${most.toFixed(2)}` };
  };
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
      limit: GIF_LIMIT,
      unit: '×',
      ...ratio(found.plainGif, found.gif),
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
      limit: FILE_LIMIT,
      unit: '×',
      ...ratio(found.plainFile, found.file),
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
  const range = `from=${dayKey(Date.now() - 364 * DAY)}&to=${dayKey(Date.now())}`;
  const rows: Row[] = [];
  for (const part of INSIGHT_PARTS) {
    const times: number[] = [];
    for (let run = 0; run < runs + 1; run += 1) {
      const began = performance.now();
      const reply = (await (await fetch(`${address}/insights/data/${part}?${range}`)).json()) as {
        code: number;
      };
      if (reply.code !== 200) throw new Error(`insights ${part}: ${JSON.stringify(reply)}`);
      // The first one starts the reader thread.
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
