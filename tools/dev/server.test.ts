import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixtureGames, type FixtureGames } from '../build-games/fixture.ts';
import { openCache } from '../cache.ts';
import { gameId, readCatalogue } from '../catalogue.ts';
import { devServer } from './server.ts';

let fixture: FixtureGames;
let server: ViteDevServer;
let base: string;

beforeAll(async () => {
  fixture = fixtureGames();
  fixture.add('first-game');
  const { games, root } = fixture;
  server = await devServer({ games, port: 0, cache: openCache(join(root, 'cache')) });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  base = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  await server.close();
  rmSync(fixture.root, { recursive: true, force: true });
});

async function get(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(base + path);
  return { status: response.status, text: await response.text() };
}

const page = `/allgame/${gameId('first-game')}/index.html`;

it('serves a game page from source, with its script and style', async () => {
  const { status, text } = await get(page);
  expect(status).toBe(200);
  expect(text).toContain('Title of first-game');
  const script = /src="(\/@id\/[^"]+)"/.exec(text)?.[1] ?? 'no script';
  const entry = await get(script);
  expect(entry.status).toBe(200);
  expect(entry.text).toContain('/view.ts');
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(text)?.[1] ?? 'no style';
  expect((await get(style)).text).toContain('Lilita One');
  const look = await get('/look.config.ts');
  expect(look.status).toBe(200);
  expect(look.text).toContain('PALETTE');
});

it('bakes the atlas that the script names', async () => {
  const { text } = await get(`/@id/__x00__virtual:game/first-game`);
  const url = /\/allgame\/[0-9a-f]{32}\/atlas\.webp\?\d+/.exec(text)?.[0] ?? 'no atlas';
  const bytes = Buffer.from(await (await fetch(base + url)).arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('webp');
});

it('draws the card pictures that the catalogue names', async () => {
  expect(readCatalogue(fixture.games).games).toHaveLength(1);
  expect((await fetch(`${base}/allgame/icon/default.png`)).headers.get('content-type')).toBe(
    'image/png',
  );
  expect((await get('/allgame/icon/no-such.jpg')).status).toBe(404);
});

it('serves the portal with the games in it', async () => {
  const { status, text } = await get('/');
  expect(status).toBe(200);
  expect(text).toContain('Title of first-game');
  expect(text).toContain('src="/@vite/client"');
  expect((await get('/no-such-page')).status).toBe(404);
});

it('rebuilds the page if a game’s facts, words or pictures change', async () => {
  const entry = '/@id/__x00__virtual:game/first-game';
  expect((await get(entry)).text).toContain('"hello":"Hello"');
  fixture.write('first-game/strings/en.json', '{"hello":"Hello again"}');
  server.watcher.emit('all', 'change', join(fixture.games, 'first-game/strings/en.json'));
  expect((await get(entry)).text).toContain('"hello":"Hello again"');
});

it('shows a game’s error on its page', async () => {
  fixture.write('first-game/game.json', '{"title":""}');
  const { status, text } = await get(page);
  expect(status).toBe(500);
  expect(text).toContain('first-game/game.json: title: must not be empty');
});
