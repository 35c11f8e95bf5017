import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, expect, test, type Browser } from '@playwright/test';
import { zipOf, type Part } from '../packages/third-party/src/import/testing/zip.ts';
import { findChromium, LAUNCH_ARGS } from '../tools/browser.ts';
import { gameId } from '../tools/catalogue.ts';
import { machineHere } from '../tools/release/native.ts';
import { ROOT } from '../tools/root.ts';
import { killServers, serve, type Served } from './release/server.ts';
import { unpackRelease } from './release/unpacked.ts';

/** An operator adds games to a downloaded release: without npm, a browser or the repository. */

const PAGE = `<!doctype html><title>Space Miner</title><meta name="author" content="A. Person">
<link rel="stylesheet" href="/style.css"><p id="said">waits</p>
<script src="https://other.example/lib.js"></script><script src="game.js"></script>`;
const GAME: readonly Part[] = [
  { name: 'index.html', content: PAGE },
  { name: 'style.css', content: 'p { background: url(/dot.svg) }' },
  { name: 'dot.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  {
    name: 'game.js',
    content:
      "said.textContent = window.top === window.self ? 'caged' : 'not caged';\n" +
      "try { localStorage.setItem('a', '1'); } catch {}",
  },
];
const ID = gameId('space-miner');

const machine = machineHere();
let folder: string;
let program: string;

test.skip(machine === undefined, 'a release runs on Linux with glibc');
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'added-games-'));
  if (machine === undefined) return;
  program = await unpackRelease(folder, machine);
  // Node and the system's own commands, and no npm.
  mkdirSync(join(folder, 'bin'));
  symlinkSync(process.execPath, join(folder, 'bin/node'));
  zip('space-miner.zip', GAME);
  mkdirSync(join(folder, 'data'));
});
test.afterEach(killServers);
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const zip = (name: string, parts: readonly Part[]): string => {
  writeFileSync(join(folder, name), zipOf(parts));
  return join(folder, name);
};
const library = (): string => join(folder, 'data/library');
const games = (): string[] => readdirSync(library()).filter((name) => !name.startsWith('.'));
const asides = (): string[] =>
  readdirSync(library()).filter((name) => name.startsWith('.') && name !== '.cache');
const settings = (): string => join(folder, 'portal.json');
const environment = () => ({
  PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
  HOME: folder,
  PORT: '0',
  DATA_DIR: join(folder, 'data'),
});
const run = (...args: readonly string[]) =>
  spawnSync(program, args, { cwd: folder, env: environment(), encoding: 'utf8' });
const start = (...args: readonly string[]) =>
  spawn(program, args, { cwd: folder, env: environment(), stdio: 'ignore' });
const codeOf = async (child: ReturnType<typeof start>): Promise<unknown> =>
  child.exitCode ?? (await once(child, 'exit'))[0];
const serveIt = (...args: readonly string[]): Promise<Served> =>
  serve([program, ...args], { cwd: folder, env: environment() });
const statusOf = async (server: Served, path: string): Promise<number> =>
  (await fetch(server.address + path)).status;
const PATH = `/allgame/${ID}/index.html`;

async function see(server: Served, browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${server.address}/#/game/${ID}`);
  const game = page.frameLocator('iframe').frameLocator('iframe');
  await expect(game.locator('#said')).toHaveText('caged');
  await page.close();
}

test('the commands of the manual add a game, show it first and then serve it', async () => {
  const text = readFileSync(join(ROOT, 'docs/operate/add-games.md'), 'utf8');
  const block = /```sh\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...LAUNCH_ARGS] });
  const server = await serveIt();
  try {
    expect(await statusOf(server, PATH)).toBe(404);
    let commands = 0;
    for (const line of lines) {
      const command = line
        .replace('/srv/playgrove/current/playgrove', `'${program}'`)
        .replace('/root/', `${folder}/`);
      if (line.startsWith('systemctl reload')) {
        server.child.kill('SIGHUP');
        await expect.poll(() => statusOf(server, PATH)).toBe(200);
        await see(server, browser);
      } else if (line.includes(' preview')) {
        expect(await statusOf(server, PATH)).toBe(404);
        const preview = await serveIt('preview', '--port', '0');
        await see(preview, browser);
        await preview.stop();
      } else {
        const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
          cwd: folder,
          env: environment(),
          encoding: 'utf8',
        });
        expect(status, `${command}: ${stderr}`).toBe(0);
        if (line.includes('add-game ')) {
          expect(stdout).toContain('Added: Space Miner');
          expect(stdout).toMatch(/Trial +none: whether it starts, draws, answers input/);
          expect(stdout).toContain('https://other.example/lib.js');
        }
      }
      commands += 1;
    }
    expect(commands).toBeGreaterThanOrEqual(8);
    // The last command removed it again.
    expect(games()).toEqual([]);
    server.child.kill('SIGHUP');
    await expect.poll(() => statusOf(server, PATH)).toBe(404);
  } finally {
    await browser.close();
  }
  expect(await server.stop()).toBe(0);
});

test('a file that is not a game, or is made to do harm, is refused and leaves nothing behind', () => {
  writeFileSync(settings(), '{}');
  const before = readdirSync(join(folder, 'data/sites'));
  const refused: readonly (readonly [string, readonly Part[] | string, RegExp])[] = [
    ['text.zip', 'no zip', /zip/i],
    ['empty.zip', [{ name: 'a.txt', content: 'a' }], /no HTML page/],
    ['out.zip', [...GAME, { name: '../../out.html', content: 'x' }], /\.\.|outside|name/i],
    ['link.zip', [...GAME, { name: 'link', content: '/etc/passwd', mode: 0o120777 }], /link/i],
    [
      'bomb.zip',
      [...GAME, { name: 'big.bin', content: Buffer.alloc(64_000_000), claims: 10 }],
      /./,
    ],
    ['owl-roost.zip', GAME.map((part) => part), /our own/],
  ];
  for (const [name, parts, words] of refused) {
    if (typeof parts === 'string') writeFileSync(join(folder, name), parts);
    else zip(name, parts);
    const flags = name.startsWith('owl') ? ['--slug', 'owl-roost'] : [];
    const { status, stderr } = run('add-game', name, ...flags);
    expect(status, name).toBe(1);
    expect(stderr, name).toMatch(words);
    expect(stderr, name).toContain('Nothing was changed.');
  }
  for (const args of [['add-game'], ['add-game', 'space-miner.zip', '--icon', 'a'], ['hide']])
    expect(run(...args).status).toBe(1);
  expect(games()).toEqual([]);
  expect(asides()).toEqual([]);
  expect(readdirSync(join(folder, 'data/sites'))).toEqual(before);
  expect(existsSync(join(folder, 'out.html'))).toBe(false);
});

test('a command that is killed, and two at once, leave a whole library', async () => {
  expect(run('add-game', 'space-miner.zip').status).toBe(0);
  const large = zip('space-miner.zip', [
    ...GAME,
    ...Array.from({ length: 300 }, (_, at) => ({ name: `part-${at}.js`, content: `a(${at});` })),
  ]);
  const record = (): string => readFileSync(join(library(), 'space-miner/game.json'), 'utf8');
  const before = record();
  const killed = start('add-game', large);
  await expect.poll(() => asides().length).toBeGreaterThan(0);
  killed.kill('SIGKILL');
  await codeOf(killed);
  expect(record()).toBe(before);

  const both = [1, 2].map(() => start('add-game', large));
  const codes = await Promise.all(both.map(codeOf));
  expect(codes).toContain(0);
  expect(JSON.parse(record())).toMatchObject({ page: { files: 304 } });
  expect(games()).toEqual(['space-miner']);
  expect(run('remove-game', 'space-miner').status).toBe(0);
  expect(asides()).toEqual([]);
});

test('hiding and featuring change nothing else in the settings', async () => {
  const text = `{
  // The town's portal.
  "siteName": "Pine Arcade",
  "games": { "order": ["ring-roost"] }, // and more
}
`.replace('ring-roost', 'tide-reversi');
  writeFileSync(settings(), text);
  expect(run('hide', 'owl-roost').status).toBe(0);
  expect(run('feature', 'sunrise-sudoku', 'tide-reversi').status).toBe(0);
  const both = readFileSync(settings(), 'utf8');
  expect(both).toContain("// The town's portal.");
  expect(both).toContain('// and more');
  expect(both.replaceAll(/\s+/g, '')).toContain('"hidden":["owl-roost"]');
  const wrong = run('hide', 'owl-rost');
  expect(wrong.stderr).toContain('names no game: "owl-rost"');
  expect(wrong.status).toBe(1);
  expect(readFileSync(settings(), 'utf8')).toBe(both);

  const server = await serveIt();
  expect(await statusOf(server, '/games/owl-roost/')).toBe(404);
  expect(run('show', 'owl-roost').status).toBe(0);
  expect(run('unfeature', 'sunrise-sudoku').status).toBe(0);
  server.child.kill('SIGHUP');
  await expect.poll(() => statusOf(server, '/games/owl-roost/')).toBe(200);
  expect(await server.stop()).toBe(0);
  expect(readFileSync(settings(), 'utf8').replaceAll(/\s+/g, '')).toContain(
    '"featured":["tide-reversi"]',
  );

  writeFileSync(`${settings()}.next`, '');
  const locked = run('hide', 'owl-roost');
  expect(locked.stderr).toContain('Another command is changing');
  rmSync(`${settings()}.next`);
});

test('a feed brings its games, and a game that settings name is not removed', () => {
  writeFileSync(settings(), '{}');
  writeFileSync(
    join(folder, 'feed.json'),
    JSON.stringify([
      { title: 'Space Miner', url: 'space-miner.zip', tags: ['space'], license: 'MIT' },
      { title: 'Elsewhere', url: 'https://other.example/game/', tags: ['space'] },
    ]),
  );
  const added = run('add-games', 'feed.json');
  expect(added.stderr).toBe('');
  expect(added.stdout).toContain('2 records: ');
  expect(added.stdout).toContain('name the host in remoteGames');
  expect(games()).toEqual(['space-miner']);
  expect(run('feature', 'space-miner').status).toBe(0);
  const refused = run('remove-game', 'space-miner');
  expect(refused.stderr).toContain('names no game: "space-miner"');
  expect(games()).toEqual(['space-miner']);
  expect(run('unfeature', 'space-miner').status).toBe(0);
  expect(run('remove-game', 'space-miner').status).toBe(0);
});

test('root leaves files that the server’s user may replace', () => {
  test.skip(process.getuid?.() !== 0, 'only root can act for another user');
  const NOBODY = 65_534;
  chmodSync(folder, 0o755);
  execFileSync('chown', ['-R', String(NOBODY), join(folder, 'data')]);
  chownSync(join(folder, 'data'), NOBODY, NOBODY);
  expect(run('add-game', 'space-miner.zip').status).toBe(0);
  expect(statSync(join(library(), 'space-miner/game.json')).uid).toBe(NOBODY);
  expect(run('dress').status).toBe(0);
  const site = readlinkSync(join(folder, 'data/sites/current'));
  expect(statSync(join(folder, 'data/sites', site, 'index.html')).uid).toBe(NOBODY);
});

test('adding games changes no file of the release', () => {
  expect(existsSync(join(dirname(program), 'portal.schema.json'))).toBe(true);
  execFileSync('sha256sum', ['-c', '--quiet', 'SHA256SUMS'], { cwd: dirname(program) });
});
