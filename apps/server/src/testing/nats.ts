import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect as connectNats } from '@nats-io/transport-node';
import { STREAM } from '../bus/nats.ts';
import { freePort, pause } from './postgres.ts';

/** One broker of a cluster on loopback. */
export interface RunningBroker {
  readonly name: string;
  readonly address: string;
  start(): Promise<void>;
  /** Kills it, as if its machine had died. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Finds an installed broker. */
export function findNats(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, 'nats-server')).find((path) => existsSync(path));
}

/** A port was free when it was looked for, and somebody else's when the broker came to it. */
class PortTaken extends Error {}

/**
 * Starts a cluster of brokers.
 * @param more arguments for each broker, such as those for TLS
 * @throws Error with what a broker said, if one ends at once
 */
export async function startBrokers(
  program: string,
  count: number,
  more: readonly string[] = [],
): Promise<RunningBroker[]> {
  for (;;) {
    const brokers = await makeBrokers(program, count, more);
    try {
      await Promise.all(brokers.map((broker) => broker.start()));
      return brokers;
    } catch (error) {
      await Promise.all(brokers.map((broker) => broker.stop()));
      if (!(error instanceof PortTaken)) throw error;
    }
  }
}

async function makeBrokers(
  program: string,
  count: number,
  more: readonly string[],
): Promise<Broker[]> {
  const ports: { client: number; cluster: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    ports.push({ client: await freePort(), cluster: await freePort() });
  }
  const routes = ports.map(({ cluster }) => `nats://127.0.0.1:${cluster}`).join(',');
  return ports.map(({ client, cluster }, index) => {
    const args = ['-a', '127.0.0.1', '-p', String(client), '-n', `broker${index}`, '-js', ...more];
    const joined = [
      '--cluster_name',
      'test',
      '--cluster',
      `nats://127.0.0.1:${cluster}`,
      '--routes',
      routes,
    ];
    return new Broker(program, `broker${index}`, client, count > 1 ? [...args, ...joined] : args);
  });
}

/** Brokers that elect a leader answer late. */
const DELETE_MS = 30_000;

/** Deletes the stream, as if the brokers had lost their disks. */
export async function loseStream(brokers: readonly RunningBroker[]): Promise<void> {
  const connection = await connectNats({ servers: brokers.map(({ address }) => address) });
  await (await jetstreamManager(connection, { timeout: DELETE_MS })).streams.delete(STREAM);
  await connection.close();
}

/** Characters of what a broker says that an error repeats. */
const MAX_SAID = 2000;

class Broker implements RunningBroker {
  readonly name: string;
  readonly address: string;
  readonly #program: string;
  readonly #port: number;
  readonly #args: readonly string[];
  readonly #folder = mkdtempSync(join(tmpdir(), 'nats-'));
  #child: ChildProcess | undefined;

  constructor(program: string, name: string, port: number, args: readonly string[]) {
    this.name = name;
    this.#program = program;
    this.#port = port;
    this.#args = args;
    this.address = `127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const child = spawn(this.#program, [...this.#args, '-sd', this.#folder], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    let said = '';
    let isReady = false;
    child.stderr.setEncoding('utf8').on('data', (more: string) => {
      said = (said + more).slice(-MAX_SAID);
      isReady ||= said.includes('Server is ready');
    });
    const closed = once(child, 'close');
    for (let tries = 0; tries < 400; tries += 1) {
      if (child.exitCode !== null) {
        await closed;
        const Kind = said.includes('address already in use') ? PortTaken : Error;
        throw new Kind(`The broker at ${this.address} ended: ${said}`);
      }
      // Where a port was taken, it is somebody else who answers.
      if (isReady && (await answers(this.#port))) return;
      await pause();
    }
    throw new Error(`The broker at ${this.address} does not start: ${said}`);
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const open = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  return open;
}
