import { defineConfig } from '@playwright/test';
import { webServer } from '../playwright.config.ts';
import type { EngineName } from './fixtures.ts';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** Every browser but the one of `../playwright.config.ts`. */
export default defineConfig<object, { name: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A machine that others work on too may be many times slower; only what hangs reaches this.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000, intervals: [20, 50, 100] } },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as ['json', object]] : [])],
  projects: [{ name: 'Firefox', use: { name: 'firefox' } }],
  ...webServer,
});
