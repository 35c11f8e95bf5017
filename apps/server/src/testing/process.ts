import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { builtProgram } from './built.ts';
import { scratch, writeSite } from './site.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A server in its own process. */
export type ServerProcess = ReturnType<typeof spawnServer>;

/** A program of the server, or all arguments of Node. */
type Program = 'main' | 'insights' | readonly string[];

/** Runs the server in its own process. It is killed after the test. */
export function runServer(env: Readonly<Record<string, string>>, program?: Program): ServerProcess {
  const server = spawnServer({ SITE_DIR: writeSite(), DATA_DIR: scratch(), ...env }, program);
  onTestFinished(() => void server.child.kill('SIGKILL'));
  return server;
}

/** Runs the server in its own process until the caller ends it. */
export function spawnServer(env: Readonly<Record<string, string>>, program: Program = 'main') {
  const args = typeof program === 'string' ? [builtProgram(program)] : program;
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  /** The address that the server prints, maybe after lines of its log. */
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

/** Resolves once the server refuses connections. */
export async function refused(address: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${address}/health`);
    } catch {
      return;
    }
  }
}
