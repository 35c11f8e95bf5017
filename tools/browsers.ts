import { spawnSync } from 'node:child_process';
import { ROOT } from './cache.ts';
import { BROWSERS } from './browsers/find.ts';
import { CHROME_109, CHROME_111, prepareOldChrome } from './browsers/old-chrome.ts';
import { prepareServices } from './services.ts';
import { commandOf } from './steps.ts';

const given = process.argv.slice(2);
const all = given.includes('--all');
const args = given.filter((arg) => arg !== '--all');
const projects = args.flatMap((arg) => /^--project=(.*)/.exec(arg)?.[1] ?? []);
const isChosen = ({ name }: { readonly name: string }): boolean =>
  projects.length === 0 || projects.includes(name);

// A developer who runs this command wants the browsers installed, unless they say no.
const env = { ...process.env, PLAYGROVE_INSTALL: process.env['PLAYGROVE_INSTALL'] ?? '1' };
const chromes = [CHROME_111, ...(all ? [CHROME_109] : [])].filter(isChosen);
const missing = [
  prepareServices(BROWSERS.filter(isChosen), env),
  ...chromes.map((chrome) => prepareOldChrome(chrome, { env })),
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
