/**
 * Tries the portal and the games in every browser but the one of `npm test`.
 *
 *   npm run browsers                        every game in Firefox, what matters most in the others
 *   npm run browsers -- --all               everything in every browser
 *   npm run browsers -- --project=WebKit    one browser
 *   npm run browsers -- --gate              as a step of `npm test`: one game in eight, installs nothing
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';
import { BROWSERS } from '../browsers/find.ts';
import { CHROME_109, CHROME_111, prepareOldChrome } from '../browsers/old-chrome.ts';
import { prepareServices } from '../services.ts';
import { commandOf } from '../steps.ts';

const OPTIONS = ['--all', '--gate'];
const given = process.argv.slice(2);
const all = given.includes('--all');
const gate = given.includes('--gate');
const args = given.filter((arg) => !OPTIONS.includes(arg));
const projects = args.flatMap((arg) => /^--project=(.*)/.exec(arg)?.[1] ?? []);
const isChosen = ({ name }: { readonly name: string }): boolean =>
  projects.length === 0 || projects.includes(name);

// A developer who runs this command wants the browsers installed, unless they say no.
const install = gate ? '0' : (process.env['PLAYGROVE_INSTALL'] ?? '1');
const env = { ...process.env, PLAYGROVE_INSTALL: install };
const chromes = [CHROME_111, ...(all ? [CHROME_109] : [])].filter(isChosen);
const missing = [
  prepareServices(BROWSERS.filter(isChosen), env),
  ...chromes.map((chrome) => prepareOldChrome(chrome, { env })),
].filter((line) => line !== undefined);
const scope = all ? 'all' : gate ? 'gate' : undefined;
const { status } = spawnSync(
  process.execPath,
  [
    commandOf('@playwright/test', 'playwright'),
    'test',
    '--config',
    'e2e/browsers/playwright.config.ts',
    ...args,
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...(scope && { BROWSERS: scope }) } },
);
for (const line of missing) process.stdout.write(`${line}\n`);
process.exitCode = status ?? 1;
