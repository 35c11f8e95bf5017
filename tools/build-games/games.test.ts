import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { circle, drawing, type SpriteSheet } from '@playgrove/kit/build';
import { gameId, readCatalogue } from '../catalogue.ts';
import { openCache, type Cache } from '../cache.ts';
import { openIcons } from '../sprites/icons.ts';
import { readPortalConfig } from '../site/portal-config.ts';
import { fixtureGames, type FixtureGames } from './fixture.ts';
import { buildGames, type GamesBuilt } from './games.ts';
import { KIT_LIMIT, measureGame, overBudget, OWN_LIMIT } from './measure.ts';
import { neededBy } from './needed.ts';
import { buildVendors, type Vendors } from './vendors.ts';

const SHEET: SpriteSheet = {
  size: 64,
  icons: {},
  own: { dot: drawing(64, 64, circle(32, 32, 28, '#ff4b55')) },
};

let fixture: FixtureGames;
let cache: Cache;
let vendors: Vendors;

beforeAll(async () => {
  fixture = fixtureGames();
  cache = openCache(join(fixture.root, 'cache'));
  vendors = await buildVendors();
}, 60_000);
afterAll(() => rmSync(fixture.root, { recursive: true, force: true }));

async function buildAll(): Promise<GamesBuilt> {
  const { facts } = readCatalogue(fixture.games);
  const icons = openIcons(cache);
  const load = async () => ({ sprites: SHEET });
  const config = await readPortalConfig();
  return buildGames(fixture.games, facts, {}, { config, vendors, load, icons, cache });
}

function textOf({ files }: GamesBuilt, path: string): string {
  const bytes = files.get(path);
  if (!bytes) throw new Error(`no file ${path}; there are ${[...files.keys()].join(', ')}`);
  return bytes.toString();
}

function ownFiles({ files }: GamesBuilt, slug: string): string[] {
  return [...files.keys()].filter((path) => path.startsWith(`allgame/${gameId(slug)}/`)).sort();
}

describe('games', () => {
  it('load messages of another language on demand, each a file of the page', async () => {
    fixture.add('spoken-game');
    fixture.write('spoken-game/strings/qx.json', '{"hello":"Hallaqx"}');
    const made = await buildAll();
    const page = `allgame/${gameId('spoken-game')}/index.html`;
    const html = textOf(made, page);
    const files = neededBy(page, made.files);
    const spoken = files.filter((path) => made.files.get(path)?.includes('Hallaqx'));
    expect(spoken).toHaveLength(1);
    expect(html).not.toContain(spoken[0]);
    fixture.write('spoken-game/strings/qx.json', '{"hallo":"Hallaqx"}');
    await expect(buildAll()).rejects.toThrow(
      'games/spoken-game/strings/qx.json: hallo: is not in en.json',
    );
    rmSync(join(fixture.games, 'spoken-game'), { recursive: true });
  }, 60_000);

  it('are built once, and again only if their own folder changes', async () => {
    fixture.add('first-game');
    fixture.add('second-game');
    expect((await buildAll()).built).toEqual(['first-game', 'second-game']);
    expect((await buildAll()).built).toEqual([]);
    fixture.write('second-game/strings/en.json', '{"hello":"Hello again"}');
    expect((await buildAll()).built).toEqual(['second-game']);
    fixture.write('second-game/README.md', 'Not part of the page.');
    fixture.write('second-game/proof.json', '{}');
    fixture.write('second-game/visit.json', '{}');
    expect((await buildAll()).built).toEqual([]);
  }, 60_000);

  it('leave the shared code and each other unchanged if one is added', async () => {
    const before = await buildAll();
    fixture.add('third-game');
    const after = await buildAll();
    expect(after.built).toEqual(['third-game']);
    for (const [path, bytes] of before.files) {
      expect([path, after.files.get(path)?.equals(bytes)]).toEqual([path, true]);
    }
    const again = await buildVendors();
    expect([...again.files.keys()]).toEqual([...vendors.files.keys()]);
  }, 60_000);

  it('have a page that names the game, its script and the shared code', async () => {
    const built = await buildAll();
    const id = gameId('first-game');
    expect(ownFiles(built, 'first-game')).toEqual([
      expect.stringMatching(/\/atlas-[0-9a-f]{8}\.webp$/),
      expect.stringMatching(/\/game-[\w-]{8}\.js$/),
      `allgame/${id}/index.html`,
    ]);
    const html = textOf(built, `allgame/${id}/index.html`);
    expect(html).toMatch(
      /^<!doctype html>\n<html lang="en" data-site="Playgrove" data-portal="" data-runs>\n<head>/,
    );
    expect(html).toContain('<title>Title of first-game · Playgrove</title>');
    expect(html).toContain('with &quot;quotes&quot; &amp; &lt;marks&gt; in its words.');
    expect(html).toContain('viewport-fit=cover');
    expect(html).not.toContain('user-scalable');
    const kit = vendors.byModule.get('@playgrove/kit/runtime')?.url ?? 'no kit';
    expect(html).toContain(`<link rel="modulepreload" href="${kit}">`);
    const script = ownFiles(built, 'first-game').find((path) => path.endsWith('.js')) ?? '';
    expect(html).toContain(`<script type="module" src="/${script}"></script>`);
    expect(textOf(built, script)).toContain(`from"${kit}"`);
    // Compiled during the download, not on the first call.
    expect(textOf(built, script)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(vendors.files.get(kit.slice(1))?.toString()).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
  }, 60_000);

  it('have their mind as a separate file without imports', async () => {
    fixture.add('minded-game');
    fixture.write(
      'minded-game/mind.ts',
      `import { createRng } from '@playgrove/kit/core';
       export const mind = { hint: (state) => ({ say: String(createRng(state).int(9)) }) };`,
    );
    const site = await buildAll();
    const named = (start: string): string =>
      ownFiles(site, 'minded-game').find((path) => path.includes(`/${start}-`)) ?? '';
    expect(textOf(site, named('mind'))).not.toMatch(/\bimport\b/);
    expect(textOf(site, named('game'))).toContain(`/${named('mind')}`);
    rmSync(join(fixture.games, 'minded-game'), { recursive: true });
  }, 60_000);

  it('run no inline scripts and none from elsewhere', async () => {
    const html = textOf(await buildAll(), `allgame/${gameId('first-game')}/index.html`);
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)</g)];
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.[1]).toMatch(/ src="\/allgame\//);
    expect(scripts[0]?.[2]).toBe('');
    expect(html).not.toMatch(/ on\w+=|javascript:|<style| style=/);
  }, 60_000);

  it('name the requester and the file if something is missing or wrong', async () => {
    const wrongs: readonly (readonly [string, string, RegExp])[] = [
      [
        'view.ts',
        `import '../first-game/rules.ts';`,
        /imports .*first-game\/rules\.ts, which is not its own/,
      ],
      [
        'view.ts',
        `import { noSuch } from '@playgrove/kit/core'; noSuch();`,
        /"noSuch" is not exported by ".*kit\/core"[^]*wrong-game\/view\.ts/,
      ],
      [
        'view.ts',
        `import '@playgrove/kit/testing';`,
        /"@playgrove\/kit\/testing" is not for game pages/,
      ],
      [
        'strings/en.json',
        '{"hello":1}',
        /games\/wrong-game\/strings\/en\.json: hello: must be text/,
      ],
      ['strings/en.json', '{', /games\/wrong-game\/strings\/en\.json: .*JSON/],
    ];
    for (const [file, content, message] of wrongs) {
      fixture.add('wrong-game');
      const end = file === 'view.ts' ? '\nexport default {};' : '';
      fixture.write(`wrong-game/${file}`, content + end);
      await expect(buildAll()).rejects.toThrow(message);
    }
    rmSync(join(fixture.games, 'wrong-game'), { recursive: true });
  }, 60_000);

  it('with wrong facts stop the build with file, field and reason', () => {
    fixture.add('wrong-game');
    fixture.write('wrong-game/game.json', '{"title":""}');
    expect(() => readCatalogue(fixture.games)).toThrow(
      /wrong-game\/game\.json: title: must not be empty/,
    );
    rmSync(join(fixture.games, 'wrong-game'), { recursive: true });
  });
});

describe('bytes', () => {
  it('of a game are those that its page loads at once, within the budgets', async () => {
    const dist = join(fixture.root, 'dist');
    const built = await buildAll();
    for (const [path, bytes] of built.files) {
      mkdirSync(dirname(join(dist, path)), { recursive: true });
      writeFileSync(join(dist, path), bytes);
    }
    const bytes = measureGame(dist, 'first-game');
    const { total, solid, ...parts } = bytes;
    expect(solid).toBe(false);
    expect(total).toBe(Object.values(parts).reduce((sum, part) => sum + part, 0));
    const atlas = ownFiles(built, 'first-game').find((path) => path.endsWith('.webp')) ?? '';
    expect(bytes.art).toBe(built.files.get(atlas)?.length);
    expect(bytes.kit).toBeGreaterThan(1000);
    expect(bytes.fonts).toBeGreaterThan(20_000);
    expect(overBudget('first-game', bytes)).toEqual([]);
  }, 60_000);

  it('that only one game of a site loads are its own, and those of several are shared', () => {
    const dist = join(fixture.root, 'two');
    const put = (path: string, text: string): void => {
      mkdirSync(dirname(join(dist, path)), { recursive: true });
      writeFileSync(join(dist, path), text);
    };
    const engine = '/allgame/_v/physics2d-1.js';
    const page = `<link rel="modulepreload" href="${engine}">`;
    put(engine, 'export const engine = 1;'.repeat(90));
    put(`allgame/${gameId('falling')}/index.html`, page);
    const alone = measureGame(dist, 'falling');
    put(`allgame/${gameId('rolling')}/index.html`, page);
    expect(measureGame(dist, 'falling')).toEqual({ ...alone, own: 0, shared: alone.own });
    expect(alone.own).toBeGreaterThan(20);
  });

  it('may be more in games that say why', () => {
    const none = { html: 0, style: 0, fonts: 0, kit: 0, shared: 0, art: 0, total: 0, solid: false };
    const own = OWN_LIMIT + 1;
    expect(overBudget('runway-remix', { ...none, own })).toEqual([]);
    expect(overBudget('other', { ...none, own })).toEqual([
      `other: its own scripts: ${own} bytes, at most ${OWN_LIMIT}`,
    ]);
  });

  it('over a budget are reported in words', () => {
    const size = { html: 0, style: 0, fonts: 0, shared: 0, art: 300_000, total: 300_000 };
    const bytes = { ...size, solid: false };
    expect(overBudget('big', { ...bytes, kit: KIT_LIMIT + 1, own: OWN_LIMIT })).toEqual([
      'big: the kit: 15361 bytes, at most 15360',
      'big: the first play: 300000 bytes, at most 256000',
    ]);
    expect(overBudget('solid', { ...bytes, kit: 0, own: 0, solid: true })).toEqual([]);
  });
});
