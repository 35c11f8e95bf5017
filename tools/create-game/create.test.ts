import { execFile, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import config from '@playgrove/site-config/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareBundle } from '../../apps/portal/src/testing/parts.ts';
import { addGame } from '../../packages/third-party/src/import/add.ts';
import { fixtureGames } from '../build-games/fixture.ts';
import { openCache } from '../cache.ts';
import { gameId } from '../catalogue.ts';
import { build } from '../site/build.ts';
import { openRegistry } from './registry.ts';
import { packCreate } from './stage.ts';

/** Outside of the repository, so that nothing of it is found by chance. */
let home: string;
let project: string;
let registry: Awaited<ReturnType<typeof openRegistry>>;
let archive: string;

/** What a shell of an author knows: nothing of this test, and no other registry. */
function environment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|vitest|node_env$|test$|prod$|dev$|mode$|ssr$)/i.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    HOME: home,
    npm_config_registry: registry.url,
    npm_config_cache: join(home, 'cache'),
    npm_config_audit: 'false',
    npm_config_update_notifier: 'false',
  };
}

async function npm(cwd: string, ...args: readonly string[]): Promise<string> {
  const options = { cwd, env: environment(), maxBuffer: 64 * 1024 * 1024 };
  const { stdout, stderr } = await promisify(execFile)('npm', args, options).catch(
    (error: Error & { stdout?: string; stderr?: string }) => {
      throw new Error(`npm ${args.join(' ')}:\n${error.stdout}\n${error.stderr}`);
    },
  );
  return stdout + stderr;
}

const create = (...args: readonly string[]): Promise<string> =>
  npm(home, 'exec', '--yes', `--package=${archive}`, '--', 'create-playgrove-game', ...args);

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'playgrove-author-'));
  registry = await openRegistry();
  mkdirSync(join(home, 'work'));
  archive = await packCreate(join(home, 'work'), home);
  project = join(home, 'river-hop');
  await create('river-hop', 'River Hop');
  await npm(project, 'install');
});
afterAll(() => {
  registry.server.close();
  rmSync(home, { recursive: true, force: true });
});

describe('a game made outside of the repository', () => {
  it('is refused a wrong name or a folder in use, and leaves nothing', async () => {
    await expect(create('River Hop')).rejects.toThrow('is not a slug');
    expect(existsSync(join(home, 'River Hop'))).toBe(false);
    await expect(create('river-hop')).rejects.toThrow('is not empty');
    expect(existsSync(join(project, 'package.json'))).toBe(true);
    await expect(create()).rejects.toThrow('Usage: npm create playgrove-game');
  });

  it('passes its check, which finds a wrong type and a broken rule', async () => {
    expect(await npm(project, 'run', 'check')).toMatch(/conformance\.test\.ts[\s\S]*2 passed/);
    const rules = join(project, 'games/river-hop/rules.ts');
    const text = readFileSync(rules, 'utf8');
    const wrong = `${text}\nexport const wrong: number = '';\n`;
    writeFileSync(rules, wrong);
    await expect(npm(project, 'run', 'check')).rejects.toThrow(/rules\.ts.*TS2322/);
    writeFileSync(rules, text);
  });

  it('is served from its sources, and says what is wrong with them', async () => {
    const child = spawn('npm', ['run', 'dev'], {
      cwd: project,
      env: { ...environment(), PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    try {
      let url: string | undefined;
      for await (const line of createInterface(child.stdout)) {
        url = /river-hop: (http\S+)/.exec(line)?.[1];
        if (url !== undefined) break;
      }
      const get = async (path: string): Promise<string> => (await fetch(new URL(path, url))).text();
      const page = await get('/');
      expect(page).toContain('<title>River Hop</title>');
      const script = await get(/src="(\/@id\/[^"]+virtual:game)"/.exec(page)?.[1] ?? 'none');
      expect(script).toContain('/games/river-hop/view.ts');
      expect(await get(/href="(\/stage[^"]+)"/.exec(page)?.[1] ?? 'none')).toContain('Lilita One');
      const facts = join(project, 'games/river-hop/game.json');
      const text = readFileSync(facts, 'utf8');
      writeFileSync(facts, text.replace('"River Hop"', '""'));
      expect(await get('/')).toContain('game.json: title: must not be empty');
      writeFileSync(facts, text);
    } finally {
      if (child.pid !== undefined) process.kill(-child.pid);
    }
  });

  it('is a zip, the same each time, that a portal takes', async () => {
    await npm(project, 'run', 'zip');
    const file = join(project, 'river-hop.zip');
    const bytes = readFileSync(file);
    await npm(project, 'run', 'zip');
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(bytes.length).toBeLessThan(200_000);

    const fixture = fixtureGames();
    try {
      const library = join(fixture.root, 'library');
      const options = { license: 'MIT' };
      const added = await addGame({ from: file, options, library, own: new Set(), config });
      expect(added).toMatchObject({ refused: [], warnings: [] });
      expect(added.facts).toMatchObject({ slug: 'river-hop', title: 'River Hop' });
      expect(added.facts.tags).toEqual(['lights', 'logic', 'tap', 'levels', 'brain']);
      const out = join(fixture.root, 'dist');
      const cache = openCache(join(fixture.root, 'cache'));
      fixture.add('first-game');
      const { games } = fixture;
      const log = (): void => undefined;
      const previews = join(fixture.root, 'previews');
      await build({ out, games, library, cache, previews, log, portal: () => bareBundle() });
      const placed = join(out, 'allgame', gameId('river-hop'));
      expect(readFileSync(join(placed, 'index.html'), 'utf8')).toContain('River Hop');
      // It speaks to the portal: the empty file that it brings gave way.
      const page = readFileSync(join(placed, 'files/index.html'), 'utf8');
      expect(page).not.toContain('src="playgrove.js"');
      expect(page).toMatch(/src="[^"]*\/sdk-playgrove-[^"]+\.js"/);
      const scripts = readdirSync(join(placed, 'files/game')).filter((name) =>
        name.endsWith('.js'),
      );
      const code = scripts.map((name) => readFileSync(join(placed, 'files/game', name), 'utf8'));
      expect(code.join('')).toContain('.firstFrame()');
      expect(scripts.some((name) => name.startsWith('mind'))).toBe(true);
    } finally {
      rmSync(fixture.root, { recursive: true, force: true });
    }
  });
});
