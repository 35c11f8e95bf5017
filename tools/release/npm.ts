import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';

/** Runs npm in the repository. @returns what it printed. @throws Error with what it complained about */
export function runNpm(args: readonly string[]): string {
  const npm = process.env['npm_execpath'] ?? '';
  const [command, before] = npm.endsWith('npm-cli.js') ? [process.execPath, [npm]] : ['npm', []];
  const { status, stdout, stderr, error } = spawnSync(command, [...before, ...args], {
    cwd: ROOT,
    // A build before this one in the same process sets it, and npm would leave out development packages.
    env: { ...process.env, NODE_ENV: undefined },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  throw new Error(`npm ${args.join(' ')} failed: ${error?.message ?? stderr}`);
}
