import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statisticAddress, type StatisticEvent } from '@playgrove/protocol';
import { findNats, startBrokers } from '../../apps/server/src/testing/nats.ts';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { prepareServices, TEST_SERVICES } from '../services.ts';
import { table, type Row } from './numbers.ts';
import { accepted, AGENT, counted, end, metric, startServer, TOKEN, WRK } from './running.ts';

export type DayBench = {
  /** The built site. */
  readonly site: string;
  /** For data; deleted afterward. */
  readonly folder: string;
  /** Plays of the simulated day. */
  readonly plays: number;
  /** Seconds that each of its hours takes here. */
  readonly seconds: number;
};

/** Share of a day's visits in each hour of the visitors' time: quiet at night, busiest at nine. */
const CURVE = [
  20, 13, 9, 7, 7, 10, 18, 28, 36, 42, 46, 49, 52, 52, 51, 53, 57, 60, 64, 70, 76, 75, 62, 43,
];
const WHOLE = CURVE.reduce((sum, share) => sum + share, 0);
/** Reports of a play of four minutes: one every 30 seconds. */
const ENDS = 8;
/** A visitor plays two or three games a day. */
const PLAYS_A_VISITOR = 2.5;
const MAX_CONNECTIONS = 60;

/** Everything that one play sends, from home to its end. */
function eventsOf(game: string, at: number): readonly StatisticEvent[] {
  const category = at % 2 === 0 ? 'Recommend' : 'Hot';
  const part = { name: 'play_end', game, seconds: 30, from: category } as const;
  return [
    { name: 'page_view', path: '/' },
    { name: 'seen', category, games: [game] },
    { name: 'seen', category: 'Maybe you like', games: [game] },
    { name: 'gameClick', game, layout: 'scroll', category, position: at % 12 },
    { name: 'page_view', path: `/detail/${game}` },
    { name: 'page_view', path: `/game/${game}` },
    { name: 'play_start', game, from: category },
    part,
    ...Array.from({ length: ENDS - 1 }, () => ({ ...part, more: true }) as const),
  ];
}

/** Runs a day's traffic, its hours as seconds, against one node and then against three. */
export async function benchDay(bench: DayBench, say: (text: string) => void): Promise<void> {
  const missing = prepareServices([
    ...TEST_SERVICES,
    { name: 'wrk', package: 'wrk', isInstalled: () => existsSync(WRK) },
  ]);
  if (missing !== undefined) throw new Error(missing);
  const games = JSON.parse(readFileSync(join(bench.site, 'data/catalogue.json'), 'utf8')) as {
    id: string;
  }[];
  const paths = games
    .flatMap(({ id }, at) => eventsOf(id, at))
    .flatMap((event) => statisticAddress({ event, at: 0 }) ?? []);
  const day = { ...bench, paths, each: paths.length / games.length };
  const data = join(bench.folder, 'one');
  const node = await startServer(bench.site, data, { TRUSTED_PROXIES: '1', OPERATOR_TOKEN: TOKEN });
  try {
    const size = () => sizeOf(data, /^counters\.db/);
    say(await runDay('one node, SQLite', day, [node], size));
  } finally {
    await end(node.child);
  }
  const cluster = await startCluster(bench);
  try {
    say(await runDay('three nodes, NATS, PostgreSQL', day, cluster.nodes, cluster.size));
  } finally {
    await cluster.stop();
  }
}

type Node = { readonly child: ChildProcess; readonly address: string };

async function startCluster({ site, folder }: DayBench) {
  const [nats, found] = [findNats(), findPostgres()];
  if (nats === undefined || !found) throw new Error('NATS or PostgreSQL is missing.');
  const brokers = await startBrokers(nats, 3);
  const primary = await startPostgres(found);
  const standby = await primary.addStandby();
  // From now on every commit waits for the standby.
  primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
  primary.sql('SELECT pg_reload_conf()');
  const env = {
    TRUSTED_PROXIES: '1',
    OPERATOR_TOKEN: TOKEN,
    STORE_URL: `postgres://playgrove@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`,
    BUS_URL: `nats://${brokers.map(({ address }) => address).join(',')}`,
  };
  const nodes: Node[] = [];
  for (const name of ['a', 'b', 'c']) {
    const data = join(folder, name);
    mkdirSync(data);
    nodes.push(await startServer(site, data, env));
  }
  return {
    nodes,
    size: () => Number(primary.sql('SELECT pg_database_size(current_database())')),
    async stop() {
      for (const { child } of nodes) await end(child);
      await Promise.all(brokers.map((broker) => broker.stop()));
      await Promise.all([standby, primary].map((server) => server.stop()));
    },
  };
}

type Day = DayBench & {
  readonly paths: readonly string[];
  /** Events of one play. */
  readonly each: number;
};

async function runDay(
  title: string,
  day: Day,
  nodes: readonly Node[],
  size: () => number,
): Promise<string> {
  const all = async (read: (address: string) => Promise<number>): Promise<number> =>
    (await Promise.all(nodes.map(({ address }) => read(address)))).reduce((sum, n) => sum + n, 0);
  const empty = size();
  const before = processorTimes();
  const hours: string[] = [];
  let [sent, slowest, waiting] = [0, 0, 0];
  for (const [hour, share] of CURVE.entries()) {
    const rate = ((day.plays * day.each) / 3600) * (share / WHOLE);
    const loads = await Promise.all(
      nodes.map((node) => send(node.address, rate / nodes.length, day)),
    );
    const [taken, done] = [await all(accepted), await all(counted)];
    const p99 = Math.max(...loads.map((load) => load.p99));
    const now = loads.reduce((sum, { requests }) => sum + requests, 0);
    hours.push(
      `${String(hour).padStart(2, '0')}:00  wanted ${rate.toFixed(0)}/s  sent ${(now / day.seconds).toFixed(0)}/s  p99 ${p99.toFixed(0)} ms  waiting to be counted ${taken - done}${loads.flatMap(({ errors }) => errors.map((error) => `  ${error}`)).join('')}`,
    );
    sent += now;
    [slowest, waiting] = [Math.max(slowest, p99), Math.max(waiting, taken - done)];
  }
  const began = performance.now();
  const taken = await all(accepted);
  while ((await all(counted)) < taken) {
    if (performance.now() - began > 120_000) throw new Error('Events are not in the store.');
  }
  const settled = performance.now() - began;
  const after = processorTimes();
  const refused = await all((address) =>
    metric(address, /^portal_events_total\{(?!.*outcome="accepted")/),
  );
  const rows: Row[] = [
    { what: 'events sent', value: sent, unit: '' },
    { what: 'events in flight when an hour ended', value: taken - sent, unit: '' },
    { what: 'refused', value: refused, unit: '' },
    { what: 'not counted', value: taken - (await all(counted)), limit: 0, unit: '' },
    { what: 'most that waited to be counted', value: waiting, unit: '' },
    { what: 'slowest hour, p99', value: slowest, unit: 'ms' },
    { what: 'day ended to all in the store', value: settled, unit: 'ms' },
    ...[...after].flatMap(([name, time]): Row[] => {
      const each = (time - (before.get(name) ?? 0)) / taken;
      return each < 0.1 || name === 'wrk'
        ? []
        : [{ what: `${name}, processor time an event`, value: each, unit: 'µs' }];
    }),
    { what: 'store, grown by', value: (size() - empty) / 1024, unit: 'KB' },
  ];
  return `${hours.join('\n')}\n\n${table(title, rows)}`;
}

/** Sends events to one node at a rate for the length of an hour. */
async function send(address: string, rate: number, day: Day) {
  const visitors = Math.max(1, Math.round(day.plays / PLAYS_A_VISITOR));
  const script = join(day.folder, 'events.lua');
  const connections = Math.min(MAX_CONNECTIONS, Math.max(1, Math.round(rate / 10)));
  // Each connection waits at random, twice its share of the rate at most.
  const most = Math.max(1, Math.round((2 * connections * 1000) / rate));
  writeFileSync(
    script,
    `local paths = {${day.paths.map((path) => JSON.stringify(path)).join(',')}}
math.randomseed(${Math.round(rate)})
function request()
  local who = math.random(${visitors})
  local ip = string.format("%d.%d.%d.%d", 11 + who % 89, who / 89 % 250, who / 22250 % 250, 7)
  return wrk.format("GET", paths[math.random(#paths)],
    { ["User-Agent"] = "${AGENT}", ["X-Forwarded-For"] = ip })
end
function delay() return math.random(0, ${most}) end
`,
  );
  const args = ['-t1', `-c${connections}`, `-d${day.seconds}s`, '--latency', '-s', script, address];
  const wrk = spawn(WRK, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  wrk.stdout.on('data', (part: Buffer) => (said += part.toString()));
  await once(wrk, 'close');
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  const errors = said.match(/Non-2xx[^\n]*|Socket errors[^\n]*/g) ?? [];
  return {
    errors,
    requests: Number(/(\d+) requests in/.exec(said)?.[1]),
    p99: Number(p99) * scale,
  };
}

function sizeOf(folder: string, names: RegExp): number {
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** Processor time so far of everything that this process has started, by program, in microseconds. */
function processorTimes(): Map<string, number> {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/stat`))
    .map((name) => {
      const [head = '', rest = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(/\) (?=\S )/);
      const fields = rest.split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      const program = head.slice(head.indexOf('(') + 1).replace(/:.*/, '');
      return { id: Number(name), parent: Number(fields[1]), program, ticks };
    });
  const mine = new Set([process.pid]);
  for (const id of mine) for (const one of found) if (one.parent === id) mine.add(one.id);
  mine.delete(process.pid);
  const times = new Map<string, number>();
  for (const { id, program, ticks } of found) {
    if (mine.has(id)) times.set(program, (times.get(program) ?? 0) + ticks * 10_000);
  }
  return times;
}
