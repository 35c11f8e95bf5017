import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, LAUNCH_ARGS } from '../../tools/browser.ts';
import { chromium, type Browser } from '@playwright/test';

const ENTER = ['-U', '-n', '--preserve-credentials'];

/** Whether this machine can run processes apart from every network. */
export const canIsolate =
  spawnSync('unshare', ['-rn', 'ip', 'link', 'set', 'lo', 'up']).status === 0;

/** Processes that reach each other at 127.0.0.1 and nothing else. */
export class Isolated {
  readonly #holder: ChildProcess;

  private constructor(holder: ChildProcess) {
    this.#holder = holder;
  }

  static async open(): Promise<Isolated> {
    const holder = spawn(
      'unshare',
      ['-rn', 'sh', '-c', 'ip link set lo up && echo up && exec cat'],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    await once(holder.stdout, 'data');
    return new Isolated(holder);
  }

  /** What to put before a command so that it runs in here. */
  get prefix(): readonly string[] {
    return ['nsenter', '-t', String(this.#holder.pid), ...ENTER, '--'];
  }

  /** Runs a program of ours in here. @returns what it prints */
  run(script: string, args: readonly string[], cwd: string): string {
    const [command = '', ...prefix] = this.prefix;
    const node = [process.execPath, '--import', 'tsx', script, ...args];
    return execFileSync(command, [...prefix, ...node], {
      cwd,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  }

  /** A browser in here; the test speaks to it through a pipe. @param folder for its start script */
  browser(folder: string): Promise<Browser> {
    const script = join(folder, 'chromium');
    writeFileSync(script, `#!/bin/sh\nexec ${this.prefix.join(' ')} '${findChromium()}' "$@"\n`);
    chmodSync(script, 0o755);
    return chromium.launch({ executablePath: script, args: [...LAUNCH_ARGS] });
  }

  close(): void {
    this.#holder.kill('SIGKILL');
  }
}
