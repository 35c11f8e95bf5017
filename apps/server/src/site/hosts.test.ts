import { expect, it } from 'vitest';
import portal from '@playgrove/site-config/portal';
import { GAME, siteApp, writeSite } from '../testing/site.ts';
import { gameOfHost } from './hosts.ts';

const OTHER = 'f'.repeat(32);
const FILES = `allgame/${GAME}/files`;
const SITE = {
  'index.html': '<!doctype html><title>Portal</title>',
  [`allgame/${GAME}/index.html`]: '<!doctype html><main id="game" data-caged></main>',
  [`${FILES}/index.html`]: '<p>play</p>',
  [`allgame/${OTHER}/index.html`]: '<!doctype html><main id="game" data-caged></main>',
  [`allgame/_v/cage-shim-12345678.js`]: 'shim',
  'allgame/keep.html': '<!doctype html><script src="/allgame/_v/keep-12345678.js"></script>',
  'allgame/worker.js': '',
};
const config = { ...portal, gamesOrigin: 'https://{id}.games.example' };
const HOST = `${GAME}.games.example`;
const ask = (path: string, host: string) =>
  siteApp({ config }, writeSite(SITE)).inject({ url: path, headers: { host } });

it.each([
  [HOST, GAME],
  [HOST.toUpperCase(), GAME],
  ['games.example', undefined],
  ['portal.games.example', undefined],
  [`${GAME}.games.example.evil.example`, undefined],
  [`evil.${HOST}`, undefined],
  [undefined, undefined],
])('takes %s for the host of %s', (host, game) => {
  expect(gameOfHost(config, host)).toBe(game);
});

it('serves a game with its own storage on its host, caged on every other host', async () => {
  const own = await ask(`/${FILES}/index.html`, HOST);
  expect(own.statusCode).toBe(200);
  expect(own.headers['content-security-policy']).toMatch(/^sandbox [^;]*allow-same-origin/);
  const shared = await ask(`/${FILES}/index.html`, 'play.example');
  expect(shared.headers['content-security-policy']).toMatch(/^sandbox /);
  expect(shared.headers['content-security-policy']).not.toContain('allow-same-origin');
  for (const { headers } of [own, shared])
    expect(headers['content-security-policy']).toContain(` ${portal.publicAddress}`);
  expect(own.headers['content-security-policy']).toContain("frame-ancestors 'self' ");
});

it('keeps the portal and other games off the host of a game', async () => {
  for (const path of ['/', '/index.html', `/allgame/${OTHER}/index.html`, '/content/games'])
    expect((await ask(path, HOST)).statusCode, path).toBe(404);
  expect((await ask(`/allgame/${GAME}/`, HOST)).statusCode).toBe(200);
  expect((await ask('/allgame/_v/cage-shim-12345678.js', HOST)).statusCode).toBe(200);
});

it('lets the portal alone frame a game host, and holds its page in a sandbox', async () => {
  const { headers } = await ask(`/allgame/${GAME}/index.html`, HOST);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors 'self' ${portal.publicAddress}`);
  // A game shares its origin with the page around it, which must not lead out of the frame.
  expect(policy).toMatch(/; sandbox allow-scripts [^;]*allow-same-origin/);
  expect(policy).not.toContain('allow-top-navigation');
  expect(headers['x-frame-options']).toBeUndefined();
});

it('lets the portal alone frame the page that saves a game, which shares an origin with the game', async () => {
  const { statusCode, headers } = await ask('/allgame/keep.html', HOST);
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors 'self' ${portal.publicAddress}`);
  expect(policy).toMatch(/; sandbox allow-scripts [^;]*allow-same-origin/);
  expect(policy).not.toContain('allow-top-navigation');
  expect(headers['x-frame-options']).toBeUndefined();
  const worker = await ask('/allgame/worker.js', HOST);
  expect(worker.statusCode).toBe(200);
  expect(worker.headers['cache-control']).toBe('no-cache');
});

it('names all game hosts by one pattern in the policies of the portal', async () => {
  const { headers } = await ask('/', 'play.example');
  expect(headers['content-security-policy']).toContain("frame-src 'self' https://*.games.example");
  expect(headers['permissions-policy']).toContain('fullscreen=(self "https://*.games.example")');
});
