import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, expect, test } from '@playwright/test';
import { findChromium, LAUNCH_ARGS } from '../tools/browser.ts';
import { gameId } from '../tools/catalogue.ts';
import { siteFiles } from '../tools/dress/files.ts';
import { machineHere } from '../tools/release/native.ts';
import { killServers, serve } from './release/server.ts';
import { unpackRelease } from './release/unpacked.ts';

/** An operator makes a downloaded release their own: one file of settings beside it, nothing built. */

const HIDDEN = ['owl-roost', 'tide-reversi'] as const;
const SETTINGS = {
  siteName: 'Pine Arcade',
  publicAddress: 'https://pine.example',
  contact: 'hello@pine.example',
  securityContact: 'security@pine.example',
  company: 'Pine Arcade Ltd',
  legal: { residence: 'Norway', age: 15, copyFee: '20 NOK' },
  games: { hidden: HIDDEN, featured: ['sunrise-sudoku'] },
  look: {
    logo: 'logo.svg',
    colors: { 'page-light': '#eef7ec', 'deep-purple': '#1d6b3a', 'button-top': '#4fae73' },
  },
};
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M20 2 36 37H4Z" fill="#1d6b3a"/></svg>';
/** Only Credits may say where the portal comes from. */
const OLD_NAME = /playgrove(?!["'`:./_-])/i;

const machine = machineHere();
let folder: string;
let release: string;

test.skip(machine === undefined, 'a release runs on Linux with glibc');
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-portal-'));
  if (machine === undefined) return;
  release = await unpackRelease(folder, machine);
  write(SETTINGS);
  writeFileSync(join(folder, 'logo.svg'), LOGO);
});
test.afterEach(killServers);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (settings: object | string): void =>
  writeFileSync(
    join(folder, 'portal.json'),
    typeof settings === 'string' ? settings : JSON.stringify(settings, null, 2),
  );
const program = (): string => release;
const sites = (): string => join(folder, 'data/sites');
const current = (): string => readlinkSync(join(sites(), 'current'));
const environment = (): Record<string, string> => ({
  PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
  HOME: folder,
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
});
const run = (...args: readonly string[]) =>
  spawnSync(program(), args, { cwd: folder, env: environment(), encoding: 'utf8' });
const serveOwn = () => serve([program()], { cwd: folder, env: environment() });
const textOf = async (address: string, path: string): Promise<string> =>
  (await fetch(address + path)).text();

test('every byte is the operator’s own, and hidden games are gone', async () => {
  const server = await serveOwn();
  expect(server.said()).toContain('Pine Arcade is at ');
  const site = join(sites(), current());
  const packed = /\.(?:br|gz)$/;
  const paths = [...siteFiles(site)].filter((path) => !packed.test(path) && !path.startsWith('.'));
  expect(paths.length).toBeGreaterThan(500);
  for (const path of paths.filter((each) =>
    /\.(?:html|json|webmanifest|txt|xml|svg|js|css)$/.test(each),
  )) {
    const text =
      path === '404.html'
        ? readFileSync(join(site, path), 'utf8')
        : await textOf(server.address, `/${path}`);
    if (path !== 'data/text/credits.json') expect(OLD_NAME.exec(text)?.[0], path).toBeUndefined();
    for (const slug of HIDDEN) expect(text.includes(gameId(slug)), path).toBe(false);
  }
  for (const slug of HIDDEN) {
    for (const path of [`/games/${slug}/`, `/allgame/${gameId(slug)}/index.html`])
      expect((await fetch(server.address + path)).status, path).toBe(404);
  }
  const page = await textOf(server.address, '/');
  expect(page).toContain('<title>Pine Arcade</title>');
  expect(page).toContain('content="#eef7ec"');
  expect(await textOf(server.address, '/icon.svg')).toBe(LOGO);
  expect(await textOf(server.address, '/.well-known/security.txt')).toContain(
    'security@pine.example',
  );
  expect(await textOf(server.address, '/sitemap.xml')).toContain('https://pine.example/games/');
  const terms = readFileSync(join(site, 'data/text/term.json'), 'utf8');
  expect(terms).toContain('15 or older and live in Norway');
  expect(await server.stop()).toBe(0);
});

test('a game starts in the colors of the portal, and its page refuses nothing of it', async () => {
  const server = await serveOwn();
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...LAUNCH_ARGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const wrong: string[] = [];
    page.on('console', (line) => void (line.type() === 'error' && wrong.push(line.text())));
    page.on('response', (reply) => void (reply.status() >= 400 && wrong.push(reply.url())));
    await page.goto(`${server.address}/#/game/${gameId('sunrise-sudoku')}`);
    const game = page.frameLocator('iframe');
    await expect(game.locator('#game canvas')).toBeVisible();
    await game.getByRole('button', { name: 'Pause' }).click();
    // Its style comes with code that loads now.
    const button = game.getByRole('button', { name: 'New puzzle' }).last();
    await expect(button).toHaveCSS('background-image', /rgb\(79, 174, 115\)/);
    expect(wrong).toEqual([]);
  } finally {
    await browser.close();
  }
  expect(await server.stop()).toBe(0);
});

test('a running portal takes new settings over, and keeps the old ones if they are wrong', async () => {
  const server = await serveOwn();
  const before = current();
  write({ ...SETTINGS, theme: 'pink' });
  server.child.kill('SIGHUP');
  await expect.poll(() => server.said()).toContain('portal.json:');
  expect(server.said()).toContain('theme must be \\"system\\"');
  expect(await textOf(server.address, '/')).toContain('<title>Pine Arcade</title>');
  expect(current()).toBe(before);
  write({ ...SETTINGS, siteName: 'Oak Arcade' });
  server.child.kill('SIGHUP');
  await expect.poll(() => textOf(server.address, '/')).toContain('<title>Oak Arcade</title>');
  expect(await server.stop()).toBe(0);
});

test('settings that are wrong at a start leave the portal as it was', async () => {
  write({ ...SETTINGS, siteName: 7 });
  const server = await serveOwn();
  expect(server.said()).toContain('siteName must be text');
  expect(await textOf(server.address, '/')).toContain('<title>Oak Arcade</title>');
  expect(await server.stop()).toBe(0);
});

test('two at once, one that is killed, and a full disk change nothing that is served', async () => {
  write(SETTINGS);
  expect(run('dress').status).toBe(0);
  const before = current();
  write({ ...SETTINGS, siteName: 'Elm Arcade' });
  const killed = spawn(program(), ['dress'], { cwd: folder, env: environment(), stdio: 'ignore' });
  await expect
    .poll(() => readdirSync(sites()).some((name) => name.startsWith('.next-')))
    .toBe(true);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(current()).toBe(before);

  const full = spawnSync(
    'unshare',
    [
      '-rm',
      'sh',
      '-c',
      `mount -t tmpfs -o size=3m none '${sites()}' && exec "$0" dress`,
      program(),
    ],
    { cwd: folder, env: environment(), encoding: 'utf8' },
  );
  expect(full.stderr).toContain('There is no room to write');
  expect(full.status).toBe(1);
  expect(current()).toBe(before);

  const both = [1, 2].map(() =>
    spawn(program(), ['dress'], { cwd: folder, env: environment(), stdio: 'ignore' }),
  );
  const codes = await Promise.all(
    both.map(async (child) => (await once(child, 'exit'))[0] as number),
  );
  expect(codes).toEqual([0, 0]);
  expect(readFileSync(join(sites(), current(), 'index.html'), 'utf8')).toContain('Elm Arcade');
  expect(readdirSync(sites()).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(existsSync(join(sites(), before))).toBe(true);
});

test('dressing changes no file of the release', () => {
  execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: dirname(program()) });
});
