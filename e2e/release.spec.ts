import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { openDatabase } from '../apps/server/src/store/open.ts';
import { seedYear } from '../tools/bench/year.ts';
import { filesUnder } from '../tools/cache.ts';
import { ROOT } from '../tools/root.ts';
import { gameId } from '../tools/catalogue.ts';
import { machineHere } from '../tools/release/native.ts';
import { packRelease, sizeOf, stageRelease, stampRelease } from '../tools/release/stage.ts';
import { CATALOGUE } from './games.ts';
import { canIsolate, Isolated } from './release/isolated.ts';
import { killServers, serve, type Served } from './release/server.ts';
import { listen } from './visit.ts';

/** A release runs where there is no repository, no npm and no network. */

const DIST = join(ROOT, 'dist');
const VERSION = '9.8.7';
/** Plays of a headless browser, which names itself, count as those of machines. */
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
/** Space is enough to play it. */
const game = gameId('rooftop-relay');
const machine = machineHere();

let folder: string;
let isolated: Isolated;
let browser: Browser;

test.skip(!canIsolate, 'this machine cannot run processes apart from the network');
test.skip(machine === undefined, 'a release runs on Linux with glibc');
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  mkdirSync(join(folder, 'home'));
  const staged = join(folder, 'staged', `playgrove-${VERSION}`);
  mkdirSync(staged, { recursive: true });
  if (machine === undefined) return;
  await stageRelease({ folder: staged, site: DIST, version: VERSION, machines: [machine] });
  packRelease(staged, join(folder, 'release.tar.gz'));
  rmSync(staged, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, 'release.tar.gz'), '-C', folder]);
  isolated = await Isolated.open();
  browser = await isolated.browser(folder);
});
test.afterEach(killServers);
test.afterAll(async () => {
  await browser?.close();
  isolated?.close();
  rmSync(folder, { recursive: true, force: true });
});

const release = (): string => join(folder, `playgrove-${VERSION}`);

/** Nothing but Node and the system's own commands can be found; the home is empty. */
function environment(data: string): Record<string, string> {
  const PATH = `${dirname(process.execPath)}:/usr/bin:/bin`;
  return { PATH, HOME: join(folder, 'home'), PORT: '0', DATA_DIR: join(folder, data) };
}

/** The released server, as it starts in an empty folder. */
const serveRelease = (data: string): Promise<Served> =>
  serve([...isolated.prefix, join(release(), 'playgrove')], {
    cwd: folder,
    env: environment(data),
  });

/** The server of the repository, with the site that is built. */
const serveRepository = (data: string): Promise<Served> =>
  serve(
    [...isolated.prefix, process.execPath, join(ROOT, 'tools/run.mjs'), 'tools/commands/start.ts'],
    {
      cwd: ROOT,
      env: { ...environment(data), SITE_DIR: DIST },
    },
  );

/** All plays that a store has counted. */
async function playsOf(data: string): Promise<number> {
  const db = openDatabase({ data }, 'never');
  const [row] = await db.transaction('snapshot', (tx) =>
    tx.all<{ plays: number }>('SELECT SUM(starts) AS plays FROM plays'),
  );
  await db.close();
  return Number(row?.plays);
}

/** Plays a game with the first key. @returns the public figures once the play is counted */
async function play(address: string): Promise<unknown> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, userAgent: AGENT });
  const sent = listen(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.goto(`${address}/#/game/${game}`);
  await expect(page.frameLocator('iframe').locator('#game canvas')).toBeVisible();
  await expect(page.locator('iframe')).toBeFocused();
  // The game hears no input before it is there.
  await expect(async () => {
    await page.keyboard.press('Space');
    expect(sent.map(({ name }) => name)).toContain('play_start');
  }).toPass();
  const figures = (): Promise<Record<string, unknown>> =>
    page.evaluate(async () => {
      const reply = await fetch('/content/figures', { cache: 'no-store' });
      return ((await reply.json()) as { contents: Record<string, unknown> }).contents;
    });
  await expect.poll(figures).toEqual({ [game]: { players: '1' } });
  expect([...hosts].filter((host) => host !== new URL(address).host)).toEqual([]);
  const seen = await figures();
  await page.close();
  return seen;
}

/** Every file of the site, and addresses that are none. */
function writePaths(): string {
  const files = filesUnder(DIST, /\.(?:br|gz)$/).map((name) => `/${name}`);
  const others = ['/', '/nothing', '/health', '/ready', '/content/games', '/content/figures'];
  const list = join(folder, 'paths.json');
  writeFileSync(list, JSON.stringify([...others, ...files]));
  return list;
}

async function observe(serving: (data: string) => Promise<Served>, data: string) {
  const server = await serving(data);
  const figures = await play(server.address);
  const script = join(ROOT, 'e2e/release/observe.ts');
  const answers = JSON.parse(isolated.run(script, [server.address, writePaths()], ROOT)) as object;
  return { figures, answers, code: await server.stop(), said: server.said().split('\n').length };
}

test('the released server counts plays and answers each file as npm start does', async () => {
  const released = await observe(serveRelease, 'data-release');
  const source = await observe(serveRepository, 'data-repository');
  expect(Object.keys(source.answers).length).toBeGreaterThan(1000);
  expect(released).toEqual(source);
  expect(released.code).toBe(0);
});

test('a release is small, whole, and lists what it contains', () => {
  const size = sizeOf(release()) / 1_000_000;
  const games = CATALOGUE.games.length;
  process.stdout.write(`${games} games: ${size.toFixed(1)} MB unpacked\n`);
  // Half of it for other machines and for as many games again.
  expect(size).toBeLessThan(75);
  execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: release() });
  const bom = JSON.parse(readFileSync(join(release(), 'sbom.cdx.json'), 'utf8')) as {
    readonly components: readonly { readonly purl: string }[];
  };
  const parts = bom.components.map(({ purl }) => purl.replace(/@[^@]*$/, ''));
  for (const name of ['fastify', 'react', 'three', 'workbox-core', 'libsql'])
    expect(parts).toContain(`pkg:npm/${name}`);
  for (const name of ['vite', 'tsx', 'typescript', 'vitest'])
    expect(parts).not.toContain(`pkg:npm/${name}`);
  const notices = readFileSync(join(release(), 'LICENSES.md'), 'utf8');
  expect(notices).toMatch(/^## fastify \S+ \(MIT\)$/m);
});

test('a release takes over a year of data from the one before it, and gives it back', async () => {
  const home = join(folder, 'portal');
  const data = join(folder, 'year');
  await seedYear(data);
  const counted = await playsOf(data);
  const env = environment('year');
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
  const current = join(home, 'current/playgrove');
  const serveCurrent = () => serve([...isolated.prefix, current], { cwd: folder, env });

  expect(run(join(release(), 'playgrove'), 'install', home).status).toBe(0);
  const first = await serveCurrent();
  const next = join(folder, 'playgrove-9.9.0');
  cpSync(release(), next, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(next, 'site/new.txt'), 'new');
  stampRelease(next, '9.9.0');
  expect(run(join(next, 'playgrove'), 'install', home).stdout).toMatch(
    /Backed up .* to .*before-9\.9\.0\.gz/,
  );
  expect(await first.stop()).toBe(0);
  const second = await serveCurrent();
  expect(await second.stop()).toBe(0);
  expect(await playsOf(data)).toBe(counted);

  // A later release changed the tables.
  const db = openDatabase({ data });
  await db.transaction('write', async (tx) => {
    await tx.run('CREATE TABLE later (day INTEGER)');
    await tx.run("INSERT INTO migrations (number, name) VALUES (99, '2099-01-01 later')");
  });
  await db.close();
  const refused = run(current, 'rollback');
  expect(refused.status).toBe(1);
  const words = refused.stderr.split('\n').filter((line) => line.startsWith('  '));
  expect(words).toHaveLength(2);
  for (const line of words) expect(run('sh', '-c', line).status).toBe(0);
  const third = await serveCurrent();
  expect(await third.stop()).toBe(0);
  expect(await playsOf(data)).toBe(counted);
  expect(run(current, 'version').stdout).toBe(`${VERSION}\n`);
});
