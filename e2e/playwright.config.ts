import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, LAUNCH_ARGS } from '../tools/browser.ts';
import { ROOT } from '../tools/cache.ts';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  // Pages draw in software here: a second browser at once slows both.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // A machine that others work on too may be many times slower; only what hangs reaches this.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as ['json', object]] : [])],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: [...LAUNCH_ARGS] },
  },
  webServer: {
    command: 'node tools/run.mjs start',
    cwd: ROOT,
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      // A fresh one for each run: votes are counted and limited.
      DATA_DIR: join(ROOT, 'test-results/data', String(process.pid)),
    },
    wait: { stdout: / is at (?<portal_address>http:\/\/\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 300_000,
  },
});
