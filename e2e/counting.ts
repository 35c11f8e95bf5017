import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../tools/root.ts';
import { test as base } from './fixtures.ts';

/** Each test gets its own server, so its counts are exact. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
  baseURL: async ({}, use) => {
    const data = mkdtempSync(join(tmpdir(), 'insights-'));
    const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', DATA_DIR: data, SITE_DIR: join(ROOT, 'dist') },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const address = /http:\/\/\S+/.exec(said.toString())?.[0] ?? '';
    await use(address);
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(data, { recursive: true });
  },
});
