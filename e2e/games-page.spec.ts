import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { zipOf, type Part } from '../packages/third-party/src/import/testing/zip.ts';
import { findChromium, LAUNCH_ARGS } from '../tools/browser.ts';
import { gameId } from '../tools/catalogue.ts';
import { machineHere } from '../tools/release/native.ts';
import { faults } from './axe.ts';
import { killServers, serve, type Served } from './release/server.ts';
import { unpackRelease } from './release/unpacked.ts';

/** An operator changes the games of a running release in the browser. */

const TOKEN = '0123456789abcdef0123456789abcdef';
const GAME: readonly Part[] = [
  {
    name: 'index.html',
    content:
      '<!doctype html><title>Space Miner</title><p id="said">waits</p><script src="game.js"></script>',
  },
  {
    name: 'game.js',
    content: "said.textContent = window.top === window.self ? 'caged' : 'not caged';",
  },
  // What cannot be packed, so that the zip is sent in two parts.
  { name: 'noise.bin', content: randomBytes(90_000) },
];
const ID = gameId('space-miner');

const seen = expect.configure({ timeout: 120_000 });
const machine = machineHere();
let folder: string;
let server: Served;
let browser: Browser;
let page: Page;

test.skip(machine === undefined, 'a release runs on Linux with glibc');
// Each change makes the whole site again.
test.describe.configure({ mode: 'serial', timeout: 360_000 });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'games-page-'));
  if (machine === undefined) return;
  const program = await unpackRelease(folder, machine);
  mkdirSync(join(folder, 'bin'));
  symlinkSync(process.execPath, join(folder, 'bin/node'));
  server = await serve([program], {
    cwd: folder,
    env: {
      PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
      HOME: folder,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      OPERATOR_TOKEN: TOKEN,
    },
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: [...LAUNCH_ARGS] });
  page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    httpCredentials: { username: 'operator', password: TOKEN },
  });
  await page.goto(`${server.address}/insights/#games`);
});
test.afterAll(async () => {
  await browser?.close();
  killServers();
  rmSync(folder, { recursive: true, force: true });
});

const zip = (name: string, parts: readonly Part[]): string => {
  writeFileSync(join(folder, name), zipOf(parts));
  return join(folder, name);
};
const statusOf = async (path: string): Promise<number> =>
  (await fetch(server.address + path)).status;
const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
const status = () => page.getByRole('status');
const add = async (file: string): Promise<void> => {
  await page.getByLabel('Zip of a game').setInputFiles(file);
  await page.getByRole('button', { name: 'Add game' }).press('Enter');
};
const libraryNow = (): string[] => {
  try {
    return readdirSync(join(folder, 'data/library')).filter((name) => name !== '.cache');
  } catch {
    return [];
  }
};

test('a zip is added, served in its cage, hidden, shown, featured and removed', async () => {
  expect(await statusOf(`/allgame/${ID}/index.html`)).toBe(404);
  await page.getByLabel('License').fill('MIT');
  await page.getByLabel('Category').fill('Arcade');
  await page.getByLabel('Tags').fill('rocks, space');
  await add(zip('space-miner.zip', GAME));
  await seen(status()).toContainText('Done. The site shows it now.');
  await expect(status()).toContainText('Added: Space Miner');
  // In the words of the page, which has no flags.
  await expect(status()).toContainText('unknown (“Author”)');
  await expect(status()).not.toContainText('--');
  await expect(status()).toContainText('Look at it: /games/space-miner/');
  await expect(status()).toBeFocused();
  expect(page.url()).not.toContain(TOKEN);
  expect(await statusOf(`/allgame/${ID}/index.html`)).toBe(200);
  const player = await browser.newPage();
  await player.goto(`${server.address}/#/game/${ID}`);
  await expect(player.frameLocator('iframe').frameLocator('iframe').locator('#said')).toHaveText(
    'caged',
  );
  await player.close();

  await expect(row('Space Miner')).toContainText('added');
  for (const [name, words, found] of [
    ['Hide Space Miner', 'hidden', 404],
    ['Show Space Miner', 'added', 200],
    ['Feature Space Miner', 'featured', 200],
    ['Unfeature Space Miner', 'added', 200],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await seen(row('Space Miner')).toContainText(words);
    await seen(status()).toContainText('Done.');
    expect(await statusOf(`/allgame/${ID}/index.html`), name).toBe(found);
  }
  expect(JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8'))).toEqual({
    games: { hidden: [], featured: [] },
  });
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Remove Space Miner' }).click();
  await seen(row('Space Miner')).toHaveCount(0);
  expect(await statusOf(`/allgame/${ID}/index.html`)).toBe(404);
  const log = page.getByRole('table', { name: 'Changes' }).locator('tbody tr');
  await expect(log).toHaveCount(6);
  await expect(log.first()).toContainText('remove');
  await expect(page.locator('body')).not.toContainText(TOKEN);
});

test('a bomb, a path that leads out and a zip of nothing change nothing', async () => {
  const before = readdirSync(join(folder, 'data/sites'));
  const lines = [
    ['bomb.zip', [...GAME, { name: 'big.bin', content: Buffer.alloc(64_000_000) }], /200 times/],
    [
      'liar.zip',
      [...GAME, { name: 'big.bin', content: Buffer.alloc(64_000_000), claims: 10 }],
      /damaged/,
    ],
    ['out.zip', [...GAME, { name: '../../../out.html', content: 'x' }], /leads out/],
    ['link.zip', [...GAME, { name: 'link', content: '/etc/passwd', mode: 0o120777 }], /is a link/],
    ['empty.zip', [{ name: 'a.txt', content: 'a' }], /no HTML page/],
  ] as const satisfies readonly (readonly [string, readonly Part[], RegExp])[];
  for (const [name, parts, words] of lines) {
    await add(zip(name, parts));
    await seen(status(), name).toContainText(words);
    await expect(status()).toContainText('Nothing was changed.');
  }
  expect(libraryNow()).toEqual([]);
  expect(readdirSync(join(folder, 'data/sites'))).toEqual(before);
  expect(readdirSync(join(folder, 'data')).filter((name) => /out|upload/.test(name))).toEqual([]);
  expect(await statusOf('/')).toBe(200);
});

test('a page of another site, and nobody without the token, can change games', async () => {
  const other = await browser.newPage({
    httpCredentials: { username: 'operator', password: TOKEN },
  });
  // The same server by another name: a browser takes it for another site, and knows the token.
  const evil = server.address.replace('127.0.0.1', 'localhost');
  await other.goto(`${evil}/insights/#games`);
  const change = { action: 'hide', slug: 'owl-roost' };
  const sent = await other.evaluate(
    ([address, body]) =>
      fetch(`${address}/insights/games/change`, {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'include',
        body,
      }).then(
        ({ type }) => type,
        () => 'refused',
      ),
    [server.address, JSON.stringify(change)] as const,
  );
  expect(['opaque', 'refused']).toContain(sent);
  await other.close();
  const statusFor = async (headers: Readonly<Record<string, string>>): Promise<number> => {
    const reply = await fetch(`${server.address}/insights/games/change`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(change),
    });
    return reply.status;
  };
  expect(await statusFor({ 'sec-fetch-site': 'same-origin' })).toBe(401);
  const authorization = `Bearer ${TOKEN}`;
  expect(await statusFor({ authorization, 'sec-fetch-site': 'cross-site' })).toBe(403);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Hide Owl Roost' })).toBeVisible();
  expect(await statusOf('/games/owl-roost/')).toBe(200);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page fits a phone and a desktop and has no faults that axe finds: ${colorScheme}`, async () => {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(row('Owl Roost')).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide, `${width}`).toBe(false);
      expect(await faults(page, colorScheme === 'light' ? 'all' : 'colors')).toEqual([]);
    }
  });
}
