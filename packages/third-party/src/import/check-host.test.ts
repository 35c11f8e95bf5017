import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CAGED_HEADERS } from '../policy.ts';
import { expect, it, onTestFinished } from 'vitest';
import portal from '@playgrove/site-config/portal';
import type { LibraryFacts } from '@playgrove/catalogue';
import { cagePage } from '../build/cage-page.ts';
import { checkHost } from './check-host.ts';
import { serveFolder } from '../build/serving.ts';

const ID = '0123456789abcdef0123456789abcdef';
const GAME = {
  id: ID,
  title: 'Space Miner',
  icon_path: '/allgame/icon/default.png',
  players: '1K+',
  score: '4.0',
  cate: 'Arcade',
  game_url: `/allgame/${ID}/index.html`,
  tags: ['a', 'b', 'c', 'd', 'e'],
};

const FACTS = {
  slug: 'game',
  title: 'Game',
  tags: GAME.tags,
  orientation: 'any',
  page: { entry: 'index.html', files: 1, bytes: 1 },
} as unknown as LibraryFacts;
const RUNTIME = { page: '/allgame/_v/a.js', pageExtras: '/allgame/_v/b.js', start: '', style: '' };

function site(): string {
  const folder = mkdtempSync(join(tmpdir(), 'check-host-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = {
    'index.html': '<!doctype html>',
    'data/catalogue.json': JSON.stringify([GAME]),
    [`allgame/${ID}/index.html`]: cagePage(FACTS, ID, { ...portal, gamesOrigin: '' }, RUNTIME),
    [`allgame/${ID}/files/index.html`]: '<p>play</p>',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

it('finds nothing missing on our own server', async () => {
  const serving = await serveFolder(site());
  onTestFinished(() => serving.close());
  expect(await checkHost(serving.address)).toEqual([]);
});

it('names every header that a plain host leaves out', async () => {
  const folder = site();
  const server = createServer((request, response) => {
    response.end(readFileSync(join(folder, request.url ?? '')));
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  onTestFinished(() => void server.close());
  const found = await checkHost(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(found[0]).toMatch(/^Missing: content-security-policy: sandbox allow-scripts/);
  for (const [name, value] of Object.entries(CAGED_HEADERS))
    expect(found).toContain(`Missing: ${name}: ${value}`);
});

it('says when there is no site', async () => {
  const server = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  onTestFinished(() => void server.close());
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await checkHost(host)).toEqual([expect.stringContaining('is the site there?')]);
});
