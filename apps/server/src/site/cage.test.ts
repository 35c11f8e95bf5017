import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { GAME, siteApp, writeSite } from '../testing/site.ts';

const FILES = `allgame/${GAME}/files`;
const SITE = {
  [`allgame/${GAME}/index.html`]: '<!doctype html><main id="game" data-caged></main>',
  [`${FILES}/index.html`]: '<script>top.x</script>',
  [`${FILES}/a/evil.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  [`${FILES}/evil.xhtml`]: '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  [`${FILES}/game.wasm.br`]: 'wasm, unpacked by the build',
  [`${FILES}/a.js`]: 'one',
  [`${FILES}/a.js.br`]: 'another file of the game',
  [`allgame/_v/cage-shim-12345678.js`]: 'shim',
};

const ask = async (path: string, headers: Record<string, string> = {}, site = SITE) =>
  siteApp({}, writeSite(site)).inject({ url: path, headers });

it.each(['index.html', 'a/evil.svg', 'evil.xhtml', 'a.js', 'game.wasm.br'])(
  'cages %s wherever it is opened',
  async (name) => {
    const { headers, statusCode } = await ask(`/${FILES}/${name}`);
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-scripts /);
    expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|allow-popups/);
    expect(policy).toMatch(/default-src 'self' http:\/\/[\w:]+ data: blob: /);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toContain('camera=()');
  },
);

it.each([
  ['play.example', "'self' http://play.example"],
  ['play.example:8443', "'self' http://play.example:8443"],
  // The policy must say nothing that a request wrote.
  ['a.example; script-src *', "'self'"],
  ['a.example https://b.example', "'self'"],
  ['*', "'self'"],
  ['[::1]:8080', "'self'"],
])(
  'names the host %s in a cage’s policy as %s: Safari knows no “self” there',
  async (host, self) => {
    const { headers } = await ask(`/${FILES}/index.html`, { host });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`default-src ${self} data:`);
    expect(policy).toContain(`frame-src ${self};`);
  },
);

it('allows only the portal to frame the cage, and only its own host inside it', async () => {
  const { headers } = await ask(`/allgame/${GAME}/index.html`);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-src 'self'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['permissions-policy']).toContain('gamepad=*');
  expect(headers['permissions-policy']).toContain('gyroscope=*');
  expect(headers['permissions-policy']).toContain('camera=()');
});

it('lets a frame without an origin load our script', async () => {
  const { headers } = await ask('/allgame/_v/cage-shim-12345678.js');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

it('keeps a game’s compressed files apart from the server’s compressed copies', async () => {
  const packed = brotliCompressSync('one');
  const site = { ...SITE, [`allgame/${GAME}/packed/a.js.br`]: packed.toString('latin1') };
  const app = siteApp({}, writeSite(site));
  const headers = { 'accept-encoding': 'br' };
  const script = await app.inject({ url: `/${FILES}/a.js`, headers });
  expect(script.headers['content-encoding']).toBe('br');
  const theirs = await app.inject({ url: `/${FILES}/a.js.br`, headers });
  expect(theirs.headers['content-encoding']).toBeUndefined();
  expect(theirs.body).toBe('another file of the game');
  const ours = await app.inject({ url: `/allgame/${GAME}/packed/a.js.br` });
  expect(ours.statusCode).toBe(404);
});

it('names an engine’s uncompressed file by its content', async () => {
  const { headers } = await ask(`/${FILES}/game.wasm.br`);
  expect(headers['content-type']).toBe('application/wasm');
  expect(headers['content-encoding']).toBeUndefined();
});

it('tells a frame without an origin that a file of its game is missing', async () => {
  for (const path of [`/${FILES}/missing.json`, `/${FILES}/missing/`]) {
    const { statusCode, headers } = await ask(path);
    expect(statusCode).toBe(404);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['content-security-policy']).toMatch(/^sandbox /);
  }
  expect((await ask('/missing.json')).headers).not.toHaveProperty('access-control-allow-origin');
});

it.each([
  ['script', 'text/javascript; charset=utf-8'],
  ['empty', 'application/octet-stream'],
])('sends a game’s file without a name as what it is wanted for: %s', async (use, type) => {
  const { headers } = await ask(`/${FILES}/engine`, { 'sec-fetch-dest': use }, {
    [`${FILES}/engine`]: 'var a;',
  } as unknown as typeof SITE);
  expect(headers['content-type']).toBe(type);
  expect(headers['vary']).toContain('Sec-Fetch-Dest');
});

it('leaves a game without files unchanged', async () => {
  const { headers } = await ask(`/allgame/${GAME}/index.html`, {}, {
    [`allgame/${GAME}/index.html`]: '<!doctype html>',
  } as typeof SITE);
  expect(headers['content-security-policy']).toContain("frame-src 'none'");
});
