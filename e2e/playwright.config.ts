import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, LAUNCH_ARGS } from '../tools/browser.ts';
import { ROOT } from '../tools/root.ts';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** Somebody who starts a server may name it; otherwise the tests have their own. */
export const webServer = process.env['PORTAL_ADDRESS']
  ? {}
  : {
      webServer: {
        command: 'node tools/run.mjs tools/commands/start.ts',
        cwd: ROOT,
        env: {
          HOST: '127.0.0.1',
          PORT: '0',
          LOG_LEVEL: 'warn',
          // A fresh one for each run: votes are counted and limited.
          DATA_DIR: join(ROOT, 'test-results/data', String(process.pid)),
        },
        wait: { stdout: / is at (?<portal_address>http:\/\/\S+)/ },
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
        timeout: 300_000,
      },
    };

export default defineConfig({
  testDir: '.',
  // Other browsers have a configuration of their own.
  testIgnore: '**/e2e/browsers/**',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // One browser leaves half of two cores idle while it waits for its server and its clock.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A machine that others work on too may be many times slower; only what hangs reaches this.
  timeout: 180_000,
  // The same machine may give a page no frame for many seconds. A clock that is held goes on only
  // with each try, so tries follow at once.
  expect: { timeout: 60_000, toPass: { intervals: [1] } },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as ['json', object]] : [])],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: [...LAUNCH_ARGS] },
  },
  ...webServer,
});
