import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** PostgreSQL's programs, and the user to run them as, because they refuse to run as root. */
export type FoundPostgres = {
  readonly bin: string;
  readonly user?: { readonly uid: number; readonly gid: number };
};

/** One PostgreSQL server on loopback. */
export interface RunningPostgres {
  readonly port: number;
  url(database?: string): string;
  createDatabase(name: string): void;
  /** Starts a standby. Commits wait for it once `synchronous_standby_names` names it. */
  addStandby(): Promise<RunningPostgres>;
  /** Starts it again after `kill`, with more settings. */
  start(settings?: readonly string[]): Promise<void>;
  /** Ends it: `SIGKILL` as if the machine had died, `SIGINT` in order. */
  kill(signal: 'SIGKILL' | 'SIGINT'): Promise<void>;
  promote(): void;
  sql(statement: string): string;
  stop(): Promise<void>;
}

/** Finds the newest PostgreSQL of Debian, or one on the PATH. */
export function findPostgres(): FoundPostgres | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const bin = [
    ...versions.map((version) => join(root, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].find((folder) =>
    ['initdb', 'postgres', 'pg_basebackup', 'psql'].every((name) => existsSync(join(folder, name))),
  );
  if (bin === undefined) return undefined;
  if (process.getuid?.() !== 0) return { bin };
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  try {
    return { bin, user: { uid: id('-u'), gid: id('-g') } };
  } catch {
    return undefined;
  }
}

/**
 * Below the ports that systems give to outgoing connections: one of those could take the port while
 * its server is stopped.
 */
const PORTS = { first: 15_000, count: 15_000 };

/** Finds an unused port of loopback that stays free for a server that is started again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + randomInt(PORTS.count);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Creates a server in a new folder and starts it. */
export async function startPostgres(
  found: FoundPostgres,
  settings: readonly string[] = [],
): Promise<RunningPostgres> {
  const folder = newFolder(found);
  run(found, 'initdb', [
    '-D',
    join(folder, 'data'),
    '-U',
    'playgrove',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  const server = new Server(found, folder, await freePort());
  await server.start(settings);
  return server;
}

function newFolder({ user }: FoundPostgres): string {
  const folder = mkdtempSync(join(tmpdir(), 'pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

function run({ bin, user }: FoundPostgres, program: string, args: readonly string[]): string {
  return execFileSync(join(bin, program), args, {
    ...user,
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Most attempts to connect, 50 ms apart. */
const TRIES = 600;

class Server implements RunningPostgres {
  readonly port: number;
  readonly #found: FoundPostgres;
  readonly #folder: string;
  #child: ChildProcess | undefined;

  constructor(found: FoundPostgres, folder: string, port: number) {
    this.#found = found;
    this.#folder = folder;
    this.port = port;
  }

  url(database = 'postgres'): string {
    return `postgres://playgrove@127.0.0.1:${this.port}/${database}`;
  }

  createDatabase(name: string): void {
    this.sql(`CREATE DATABASE ${name}`);
  }

  sql(statement: string): string {
    const { port } = this;
    const args = ['-h', '127.0.0.1', '-p', String(port), '-U', 'playgrove', '-d', 'postgres'];
    return run(this.#found, 'psql', [
      ...args,
      '-X',
      '-A',
      '-t',
      '-q',
      '-v',
      'ON_ERROR_STOP=1',
      '-c',
      statement,
    ]).trim();
  }

  async addStandby(): Promise<RunningPostgres> {
    const folder = newFolder(this.#found);
    run(this.#found, 'pg_basebackup', [
      '-h',
      '127.0.0.1',
      '-p',
      String(this.port),
      '-U',
      'playgrove',
      '-D',
      join(folder, 'data'),
      '-c',
      'fast',
      '--no-sync',
      '-X',
      'stream',
    ]);
    const from = `host=127.0.0.1 port=${this.port} user=playgrove application_name=standby`;
    writeFileSync(join(folder, 'data', 'standby.signal'), '');
    const standby = new Server(this.#found, folder, await freePort());
    await standby.start([`primary_conninfo=${from}`]);
    return standby;
  }

  async start(settings: readonly string[] = []): Promise<void> {
    const { bin, user } = this.#found;
    const own = [
      'listen_addresses=127.0.0.1',
      `port=${this.port}`,
      `unix_socket_directories=${this.#folder}`,
      'max_connections=40',
      'shared_buffers=64MB',
      'wal_keep_size=256MB',
      'logging_collector=off',
    ];
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', join(this.#folder, 'data'), ...[...own, ...settings].flatMap((one) => ['-c', one])],
      {
        ...user,
        cwd: '/',
        env: { PATH: process.env['PATH'], LC_ALL: 'C' },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    this.#child = child;
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4000)));
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (child.exitCode !== null) break;
      try {
        this.sql('SELECT 1');
        return;
      } catch {
        await pause();
      }
    }
    throw new Error(`PostgreSQL does not start: ${said}`);
  }

  async kill(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  promote(): void {
    this.sql('SELECT pg_promote(true, 60)');
  }

  async stop(): Promise<void> {
    await this.kill('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Waits between two polls of something in another process. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
}
