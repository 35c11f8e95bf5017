import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { GAME, siteApp, writeSite } from '../../../../apps/server/src/testing/site.ts';

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
    expect(headers['connection-allowlist']).toBe('(response-origin)');
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

it.each([
  ['', undefined],
  ['="no-frames"', `frame-ancestors 'self' http://play.example`],
])('says who may frame a game’s files where its page is marked %j', async (mark, expected) => {
  const page = `<!doctype html><main id="game" data-caged${mark}></main>`;
  const site = { ...SITE, [`allgame/${GAME}/index.html`]: page };
  const ancestors = async (path: string): Promise<string | undefined> => {
    const { headers } = await ask(path, { host: 'play.example' }, site);
    return /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0];
  };
  expect(await ancestors(`/${FILES}/index.html`)).toBe(expected);
  expect(await ancestors(`/${FILES}/a.js`)).toBe(expected);
  expect(await ancestors(`/allgame/${GAME}/index.html`)).toBe("frame-ancestors 'self'");
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

const NAMED = {
  [`${FILES}/Plum_files/css2`]: 'a{}',
  [`${FILES}/Plum_files/frame`]: '<!DOCTYPE html><p>',
  [`${FILES}/Plum_files/logo`]: '<?xml version="1.0"?><svg/>',
  [`${FILES}/Plum_files/game.js.download`]: 'go()',
  [`${FILES}/level.data`]: 'data',
  [`${FILES}/style.css?ver=2`]: 'b{}',
  [`${FILES}/Img/Gr\u00fcn Hero+.PNG`]: 'png',
  [`${FILES}/sub/INDEX.HTM`]: 'sub',
  [`${FILES}/index.html`]: 'first',
  [`allgame/${'f'.repeat(32)}/files/other.js`]: 'another game',
} as unknown as typeof SITE;

it.each([
  ['Plum_files/css2', 'style', 'text/css; charset=utf-8'],
  ['Plum_files/css2', 'script', 'text/javascript; charset=utf-8'],
  ['Plum_files/css2', 'worker', 'text/javascript; charset=utf-8'],
  ['Plum_files/css2', 'iframe', 'application/octet-stream'],
  ['Plum_files/frame', 'iframe', 'text/html; charset=utf-8'],
  ['Plum_files/logo', 'image', 'image/svg+xml; charset=utf-8'],
  ['Plum_files/game.js.download', '', 'text/javascript; charset=utf-8'],
  ['style.css%3Fver=2', '', 'text/css; charset=utf-8'],
  ['style.css?ver=2', 'style', 'text/css; charset=utf-8'],
  ['level.data', 'document', 'application/octet-stream'],
])('sends %s, wanted for "%s", as %s', async (path, use, type) => {
  const { headers, statusCode } = await ask(`/${FILES}/${path}`, { 'sec-fetch-dest': use }, NAMED);
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
});

it.each([
  'Img/Gr%C3%BCn%20Hero+.PNG',
  'img/gr%C3%BCn%20hero+.png',
  'Img/Gru%CC%88n%20Hero+.PNG',
  'Img/Gr%25C3%25BCn%2520Hero+.PNG',
  'Img/Gr%FCn%20Hero+.PNG',
  'Img%5CGr%C3%BCn%20Hero+.PNG',
  './/Img//Gr%C3%BCn%20Hero+.PNG?v=2',
  'Img/Gr%C3%BCn%20Hero%2B.PNG',
])('finds a file as other hosts and systems do: %s', async (path) => {
  const { statusCode, body } = await ask(`/${FILES}/${path}`, {}, NAMED);
  expect([statusCode, body]).toEqual([200, 'png']);
});

it('finds a name with a percent sign in it', async () => {
  const site = { [`${FILES}/100%.js`]: 'all' } as unknown as typeof SITE;
  for (const path of ['100%.js', '100%25.js', '100%2525.js'])
    expect((await ask(`/${FILES}/${path}`, {}, site)).body).toBe('all');
});

it('finds a space that is written as a plus', async () => {
  const site = { [`${FILES}/a b.js`]: 'spaced' } as unknown as typeof SITE;
  expect((await ask(`/${FILES}/a+b.js`, {}, site)).body).toBe('spaced');
});

it('shows the first page of a folder, and leads to its address', async () => {
  expect((await ask(`/${FILES}/sub/`, {}, NAMED)).body).toBe('sub');
  expect((await ask(`/${FILES}/`, {}, NAMED)).body).toBe('first');
  const { statusCode, headers } = await ask(`/${FILES}/Sub?level=2`, {}, NAMED);
  expect([statusCode, headers['location']]).toEqual([308, `/${FILES}/Sub/?level=2`]);
  // A caged game that fetches the folder may follow.
  expect(headers['access-control-allow-origin']).toBe('*');
});

it.each(['about', 'About', 'about/', 'about?from=menu', 'about.html'])(
  'shows a page whose address leaves its ending out: %s',
  async (path) => {
    const site = { [`${FILES}/about.html`]: 'about' } as unknown as typeof SITE;
    const { statusCode, body, headers } = await ask(`/${FILES}/${path}`, {}, site);
    expect([statusCode, body]).toEqual([200, 'about']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

it.each([
  'other.js',
  '%2e%2e%2f%2e%2e%2fallgame/',
  `..%2f..%2f${'f'.repeat(32)}%2ffiles%2fother.js`,
])('finds no file outside of the game: %s', async (path) => {
  expect((await ask(`/${FILES}/${path}`, {}, NAMED)).statusCode).toBe(404);
});

it.each([
  'images/shared-0-sheet0.png',
  'Build/game.data',
  'a/play-Bx3k9QaZ.js',
  'main.1a2b3c4d.wasm',
])('lets a browser use %s only after checking for changes', async (path) => {
  const site = { [`${FILES}/${path}`]: 'one' } as unknown as typeof SITE;
  const { headers } = await ask(`/${FILES}/${path}`, {}, site);
  expect(headers['cache-control']).toBe('no-cache');
  const again = await ask(`/${FILES}/${path}`, { 'if-none-match': String(headers['etag']) }, {
    [`${FILES}/${path}`]: 'two!',
  } as unknown as typeof SITE);
  expect([again.statusCode, again.body]).toEqual([200, 'two!']);
});

it('leaves a game without files unchanged', async () => {
  const { headers } = await ask(`/allgame/${GAME}/index.html`, {}, {
    [`allgame/${GAME}/index.html`]: '<!doctype html>',
  } as typeof SITE);
  expect(headers['content-security-policy']).toContain("frame-src 'none'");
  expect(headers['connection-allowlist']).toBe('(response-origin)');
});
