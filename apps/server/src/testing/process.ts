import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { scratch, writeSite } from './site.ts';

export const INSIGHTS = fileURLToPath(new URL('../insights.ts', import.meta.url));
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server in a process of its own. */
export type ServerProcess = ReturnType<typeof spawnServer>;

/** Runs the server as its own process, as an operator does; it ends with the test. */
export function runServer(env: Readonly<Record<string, string>>, file = MAIN): ServerProcess {
  const server = spawnServer({ SITE_DIR: writeSite(), DATA_DIR: scratch(), ...env }, file);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/** Runs the server as its own process until somebody ends it. */
export function spawnServer(env: Readonly<Record<string, string>>, file = MAIN) {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  /** The address it says it is at; what it logs may come before. */
  const ready = (async () => {
    for (;;) {
      const [, address] = /^[^{].* is at (http\S+)\n/m.exec(said.out) ?? [];
      if (address !== undefined) return address;
      await Promise.race([once(child.stdout, 'data'), ended]);
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The server ended: ${said.error}`);
    }
  })();
  ready.catch(() => undefined);
  return { child, said, ended, ready };
}
