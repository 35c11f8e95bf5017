import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureGames, type FixtureGames } from '../build-games/fixture.ts';
import { build, type BuildOptions } from './build.ts';
import { openCache } from '../cache.ts';
import { gameId } from '../catalogue.ts';
import config from '@playgrove/site-config/portal';
import { bareBundle } from '../../apps/portal/src/testing/parts.ts';
import type { BundlePortal } from './site.ts';

const portal: BundlePortal = (input) => {
  expect(process.env['NODE_ENV']).toBe('production');
  expect(input.thirdParties).toBe('without');
  return bareBundle();
};

let fixture: FixtureGames;
let options: Required<BuildOptions>;
let lines: string[];

beforeEach(() => {
  fixture = fixtureGames();
  lines = [];
  options = {
    out: join(fixture.root, 'dist'),
    games: fixture.games,
    library: join(fixture.root, 'library'),
    previews: join(fixture.root, 'previews'),
    cache: openCache(join(fixture.root, 'cache')),
    portal,
    forAnySettings: false,
    packed: true,
    config,
    log: (line) => lines.push(line),
  };
  fixture.add('first-game');
});
afterEach(() => rmSync(fixture.root, { recursive: true, force: true }));

const read = (path: string): Buffer => readFileSync(join(options.out, path));

describe('the build', () => {
  it('makes games, pictures and portal, with compressed copies of texts', async () => {
    const result = await build(options);
    expect(result).toEqual({
      out: options.out,
      unchanged: false,
      packed: true,
      built: ['first-game'],
    });
    const page = `allgame/${gameId('first-game')}/index.html`;
    expect(read(page).toString()).toContain('Title of first-game');
    expect(brotliDecompressSync(read(`${page}.br`)).equals(read(page))).toBe(true);
    expect(gunzipSync(read('index.html.gz')).equals(read('index.html'))).toBe(true);
    expect(existsSync(join(options.out, 'allgame/icon/default.png'))).toBe(true);
    expect(existsSync(join(options.out, 'allgame/icon/default.png.br'))).toBe(false);
    const [record] = JSON.parse(read('data/catalogue.json').toString()) as { icon_path: string }[];
    const picture = /^\/allgame\/icon\/[0-9a-f]{32}\.jpg$/.exec(record?.icon_path ?? '')?.[0] ?? '';
    expect(read(picture.slice(1)).length).toBeLessThan(40_000);
  });

  it('refuses third-party games below a path', async () => {
    mkdirSync(join(options.library, '_feeds'), { recursive: true });
    const far = {
      slug: 'far-game',
      title: 'Far Game',
      url: 'https://games.example/far',
      tags: ['a', 'b', 'c', 'd', 'e'],
    };
    writeFileSync(join(options.library, '_feeds/feed.json'), JSON.stringify([far]));
    const remote = { ...config, remoteGames: ['games.example'] };
    await expect(build({ ...options, config: { ...remote, base: '/games/' } })).rejects.toThrow(
      'base: must be "/"',
    );
  });

  it('does nothing if nothing changed', async () => {
    await build(options);
    lines.length = 0;
    const again = await build({
      ...options,
      portal: () => Promise.reject(new Error('the portal was built again')),
    });
    expect(again.unchanged).toBe(true);
    expect(lines).toEqual([]);
  });

  it('is there sooner without packed copies, and gets them from a build later', async () => {
    const soon = { ...options, packed: false };
    expect(await build(soon)).toMatchObject({ unchanged: false, packed: false });
    expect(existsSync(join(options.out, 'index.html.br'))).toBe(false);
    expect(await build(soon)).toMatchObject({ unchanged: true, packed: false });
    expect(await build(options)).toMatchObject({ unchanged: false, packed: true, built: [] });
    expect(existsSync(join(options.out, 'index.html.br'))).toBe(true);
    expect(await build(soon)).toMatchObject({ unchanged: true, packed: true });
  });

  it('builds again if an input changes or a file of the site is missing', async () => {
    await build(options);
    rmSync(join(options.out, 'index.html'));
    expect(await build(options)).toMatchObject({ unchanged: false, built: [] });
    expect(read('index.html').toString()).toContain('Title of first-game');
    fixture.add('second-game');
    expect(await build(options)).toMatchObject({ unchanged: false, built: ['second-game'] });
    rmSync(join(fixture.games, 'first-game'), { recursive: true });
    expect(await build(options)).toMatchObject({ unchanged: false, built: [] });
    expect(existsSync(join(options.out, 'allgame', gameId('first-game')))).toBe(false);
  });

  it('that fails leaves the site unchanged and nothing else behind', async () => {
    await build(options);
    fixture.write('first-game/view.ts', 'export default {');
    await expect(build(options)).rejects.toThrow('first-game/view.ts');
    expect(read('index.html').toString()).toContain('Title of first-game');
    expect(readdirSync(join(fixture.root, '.cache'))).toEqual([]);
  });

  it('names the file, the field and the reason of wrong facts', async () => {
    fixture.write('first-game/game.json', JSON.stringify({ title: 7 }));
    await expect(build(options)).rejects.toThrow(/first-game\/game\.json: title: must be text/);
    expect(existsSync(options.out)).toBe(false);
  });
});
