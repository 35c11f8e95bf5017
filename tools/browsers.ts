import { spawnSync } from 'node:child_process';
import { ROOT } from './cache.ts';
import { BROWSERS } from './browsers/find.ts';
import { prepareServices } from './services.ts';
import { commandOf } from './steps.ts';

// A developer who runs this command wants the browsers installed.
const missing = prepareServices(BROWSERS, { ...process.env, PLAYGROVE_INSTALL: '1' });
const { status } = spawnSync(
  process.execPath,
  [
    commandOf('@playwright/test', 'playwright'),
    'test',
    '--config',
    'e2e/browsers/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
if (missing !== undefined) process.stdout.write(`${missing}\n`);
process.exitCode = status ?? 1;
