import { defineConfig } from '@playwright/test';
import { webServer } from '../playwright.config.ts';
import type { EngineName } from './fixtures.ts';

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** Whether the slow engines take every test, and the too old one is tried. */
const all = process.env['BROWSERS'] === 'all';
/** Tests that stand for others, or for browsers that are not served. */
const SPECIAL = /@start|@too-old/;
const part = all ? { grepInvert: SPECIAL } : { grep: /@smoke/ };

/**
 * Every browser but the one of `../playwright.config.ts`, which only takes what is compared with
 * the others.
 */
export default defineConfig<object, { name: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A machine that others work on too may be many times slower; only what hangs reaches this.
  timeout: 300_000,
  expect: { timeout: 120_000, toPass: { timeout: 120_000, intervals: [20, 50, 100] } },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as ['json', object]] : [])],
  projects: [
    { name: 'Chromium', use: { name: 'chromium' }, grep: /@compared/ },
    { name: 'Firefox', use: { name: 'firefox' }, grepInvert: SPECIAL },
    { name: 'Chrome 111', use: { name: 'chrome111' }, ...part },
    // Two of them at once are slower than one after the other.
    { name: 'WebKit', use: { name: 'webkit' }, workers: 1, ...part },
    ...(all ? [{ name: 'Chrome 109', use: { name: 'chrome109' as const }, grep: /@too-old/ }] : []),
  ],
  ...webServer,
});
