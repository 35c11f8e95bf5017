import { mkdtempSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager, type ClusterInfo } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { STREAM } from '../src/bus/nats.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { clicks, keyOf, sendClicks } from '../src/testing/load.ts';
import { loseStream, startBrokers, type RunningBroker } from '../src/testing/nats.ts';
import {
  pause,
  startPostgres,
  type FoundPostgres,
  type RunningPostgres,
} from '../src/testing/postgres.ts';
import { spawnServer, type ServerProcess } from '../src/testing/process.ts';
import { gameOf, writeSite } from '../src/testing/site.ts';

/** Each game has 300 rows of clicks a day, and the scenario needs 200,000. */
const GAMES = Array.from({ length: 800 }, (_, index) => gameOf(index));

/** One server of the scenario. It gets the same folder after a restart. */
export type Node = {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  server: ServerProcess;
};

/** All processes of the scenario, and the events they took. */
export class Portal {
  readonly taken = new Set<string>();
  readonly folder = mkdtempSync(join(tmpdir(), 'portal-'));
  readonly brokers: readonly RunningBroker[];
  readonly primary: RunningPostgres;
  readonly standby: RunningPostgres;
  readonly intakes: Node[] = [];
  readonly consumers: Node[] = [];
  readonly #events = clicks(GAMES);

  private constructor(
    brokers: readonly RunningBroker[],
    primary: RunningPostgres,
    standby: RunningPostgres,
  ) {
    this.brokers = brokers;
    this.primary = primary;
    this.standby = standby;
  }

  static async start(nats: string, postgres: FoundPostgres): Promise<Portal> {
    const brokers = await startBrokers(nats, 3);
    const primary = await startPostgres(postgres);
    const standby = await primary.addStandby();
    // From now on every commit waits for the standby.
    primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    primary.sql('SELECT pg_reload_conf()');
    const portal = new Portal(brokers, primary, standby);
    const site = writeSite(
      { 'data/catalogue.json': JSON.stringify(GAMES) },
      join(portal.folder, 'site'),
    );
    const shared = {
      PORT: '0',
      SITE_DIR: site,
      STORE_URL: `postgres://playgrove@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`,
      BUS_URL: `nats://${brokers.map(({ address }) => address).join(',')}`,
      LOG_LEVEL: 'error',
    };
    for (const [role, list] of [
      ['intake', portal.intakes],
      ['consumer', portal.consumers],
    ] as const) {
      for (const name of ['a', 'b']) {
        const data = join(portal.folder, `${role}-${name}`);
        mkdirSync(data);
        const env = { ...shared, ROLE: role, DATA_DIR: data };
        list.push({ name: `${role} ${name}`, env, server: spawnServer(env) });
      }
    }
    for (const node of [...portal.intakes, ...portal.consumers]) await untilReady(node);
    return portal;
  }

  /**
   * Sends events to every running intake until they took a number of them.
   * @param at does something after a number of taken events, while sending continues
   */
  async send(
    count: number,
    at?: { readonly after: number; readonly act: () => Promise<void> },
  ): Promise<void> {
    const goal = this.taken.size + count;
    const trigger = this.taken.size + (at?.after ?? 0);
    let acting: Promise<void> | undefined;
    const taken = (key: string): boolean => {
      this.taken.add(key);
      if (at && !acting && this.taken.size >= trigger) acting = at.act();
      return this.taken.size < goal;
    };
    await Promise.all(
      this.intakes.map(async ({ server }) => sendClicks(await server.ready, this.#events, taken)),
    );
    await acting;
    if (this.taken.size < goal)
      throw new Error(`Only ${this.taken.size} of ${goal} events were taken.`);
  }

  /** Waits for a broker, other than the given one, to lead the stream. */
  async leader(than?: RunningBroker): Promise<RunningBroker> {
    const connection = await connect({ servers: this.brokers.map(({ address }) => address) });
    let leader: RunningBroker | undefined;
    try {
      await until('a broker leads', async () => {
        const name = (await clusterNow(connection))?.leader;
        leader = this.brokers.find((broker) => broker.name === name);
        return leader !== undefined && leader !== than;
      });
    } finally {
      await connection.close();
    }
    if (!leader) throw new Error('No broker leads.');
    return leader;
  }

  /** Waits until one broker leads the stream and all others have all of it. */
  async whole(): Promise<void> {
    const connection = await connect({ servers: this.brokers.map(({ address }) => address) });
    try {
      await until('every broker has the stream', async () => {
        const { leader, replicas = [] } = (await clusterNow(connection)) ?? {};
        const others = replicas.filter(({ current, offline }) => current && offline !== true);
        return leader !== undefined && others.length === this.brokers.length - 1;
      });
    } finally {
      await connection.close();
    }
  }

  /** Deletes the stream, as if the brokers had lost their disks. */
  loseStream(): Promise<void> {
    return loseStream(this.brokers);
  }

  async kill(node: Node): Promise<void> {
    node.server.child.kill('SIGKILL');
    await node.server.ended;
  }

  async restart(node: Node): Promise<void> {
    node.server = spawnServer(node.env);
    await untilReady(node);
  }

  /** How often each event was counted. */
  async counts(): Promise<Map<string, number>> {
    const db = openPostgres(this.intakes[0]?.env['STORE_URL'] ?? '');
    const found = new Map<string, number>();
    await db.transaction('snapshot', async (tx) => {
      for await (const rows of tx.parts('SELECT * FROM clicks')) {
        for (const row of rows) found.set(keyOf(row), Number(row['clicks']));
      }
    });
    await db.close();
    return found;
  }

  /** Number of segments that are not counted yet. */
  segments(): number {
    return this.intakes
      .map(({ env }) => readdirSync(join(env['DATA_DIR'] ?? '', 'spool')).length)
      .reduce((all, one) => all + one, 0);
  }

  /** The last output of every server, to explain a failure. */
  said(): string {
    return [...this.intakes, ...this.consumers]
      .map(
        ({ name, server }) => `--- ${name}\n${(server.said.out + server.said.error).slice(-3000)}`,
      )
      .join('\n');
  }

  async stop(): Promise<void> {
    for (const { server } of [...this.intakes, ...this.consumers]) server.child.kill('SIGKILL');
    await Promise.all(this.brokers.map((broker) => broker.stop()));
    await Promise.all([this.primary, this.standby].map((server) => server.stop()));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function clusterNow(connection: NatsConnection): Promise<ClusterInfo | undefined> {
  try {
    const manager = await jetstreamManager(connection, { timeout: 2000 });
    return (await manager.streams.info(STREAM)).cluster;
  } catch {
    // The brokers are electing a leader.
    return undefined;
  }
}

/** Polls a condition, up to a limit. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 1200; looks += 1) {
    if (await holds()) return;
    await pause();
  }
  throw new Error(`It never came about: ${what}`);
}

async function untilReady({ name, server }: Node): Promise<void> {
  const address = await server.ready;
  let said = '';
  const looks = until(`${name} is ready`, async () => {
    const { ready, words } = await readyAt(address);
    said = words;
    return ready;
  });
  await looks.catch((error: unknown) => {
    throw new Error(`${String(error)}: ${said}`, { cause: error });
  });
}

export async function answersReady(address: string): Promise<boolean> {
  return (await readyAt(address)).ready;
}

async function readyAt(address: string): Promise<{ ready: boolean; words: string }> {
  try {
    const answer = await fetch(`${address}/ready`);
    return { ready: answer.status === 200, words: await answer.text() };
  } catch (error) {
    return { ready: false, words: String(error) };
  }
}
