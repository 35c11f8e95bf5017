import { spawnSync } from 'node:child_process';
import { ROOT } from './cache.ts';
import { BROWSERS } from './browsers/find.ts';
import { CHROME_109, CHROME_111, prepareOldChrome } from './browsers/old-chrome.ts';
import { prepareServices } from './services.ts';
import { commandOf } from './steps.ts';

const [all, args] = process.argv.includes('--all')
  ? [true, process.argv.slice(2).filter((arg) => arg !== '--all')]
  : [false, process.argv.slice(2)];

// A developer who runs this command wants the browsers installed.
const missing = [
  prepareServices(BROWSERS, { ...process.env, PLAYGROVE_INSTALL: '1' }),
  ...[CHROME_111, ...(all ? [CHROME_109] : [])].map((chrome) => prepareOldChrome(chrome)),
].filter((line) => line !== undefined);
const { status } = spawnSync(
  process.execPath,
  [
    commandOf('@playwright/test', 'playwright'),
    'test',
    '--config',
    'e2e/browsers/playwright.config.ts',
    ...args,
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...(all && { BROWSERS: 'all' }) } },
);
for (const line of missing) process.stdout.write(`${line}\n`);
process.exitCode = status ?? 1;
