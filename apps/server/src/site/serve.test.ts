import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GAME, ICON, SCRIPT, siteApp, writeSite } from '../testing/site.ts';

const SCRIPT_PATH = '/assets/play-Bx3k9QaZ.js';
const ICON_PATH = `/allgame/icon/${ICON}.jpg`;

describe('a file of the site', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    [`/allgame/${GAME}/`, 'text/html; charset=utf-8', 'no-cache'],
    [`/allgame/${GAME}/index.html`, 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/data/catalogue.json', 'application/json; charset=utf-8', 'no-cache'],
    [SCRIPT_PATH, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    [ICON_PATH, 'image/jpeg', 'public, max-age=31536000, immutable'],
    ['/allgame/icon/default.png', 'image/png', 'public, max-age=3600'],
  ])('%s goes out as %s, cached %s', async (url, type, cache) => {
    const { statusCode, headers } = await siteApp().inject({ url });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(cache);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('answers HEAD with its length and no bytes', async () => {
    const { statusCode, headers, body } = await siteApp().inject({
      method: 'HEAD',
      url: SCRIPT_PATH,
    });
    expect(statusCode).toBe(200);
    expect(headers['content-length']).toBe(String(SCRIPT.length));
    expect(body).toBe('');
  });

  it('answers 304 to a matching tag, compressed or not', async () => {
    const app = siteApp();
    for (const encoding of ['br', 'identity']) {
      const first = await app.inject({
        url: SCRIPT_PATH,
        headers: { 'accept-encoding': encoding },
      });
      const tag = String(first.headers['etag']);
      const again = await app.inject({
        url: SCRIPT_PATH,
        headers: { 'accept-encoding': encoding, 'if-none-match': tag },
      });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers['etag']).toBe(tag);
      expect(again.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(again.headers['vary']).toBe('Accept-Encoding');
    }
  });

  it('has another tag with another encoding', async () => {
    const app = siteApp();
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const reply = await app.inject({
          url: SCRIPT_PATH,
          headers: { 'accept-encoding': encoding },
        });
        return reply.headers['etag'];
      }),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('is sent in part for a range request', async () => {
    const app = siteApp();
    const part = await app.inject({ url: ICON_PATH, headers: { range: 'bytes=0-3' } });
    expect([part.statusCode, part.body]).toEqual([206, 'jpeg']);
    expect(part.headers['content-range']).toBe('bytes 0-3/10');
    const beyond = await app.inject({ url: ICON_PATH, headers: { range: 'bytes=50-' } });
    expect(beyond.statusCode).toBe(416);
  });
});

describe('compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5, br;q=0.9', 'br'],
    ['identity, br;q=0.5', undefined],
    ['deflate', undefined],
    ['br;q=0', undefined],
    [undefined, undefined],
  ])('for Accept-Encoding %s is %s', async (accept, encoding) => {
    const headers = accept === undefined ? {} : { 'accept-encoding': accept };
    const reply = await siteApp().inject({ url: SCRIPT_PATH, headers });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers['vary']).toBe('Accept-Encoding');
    expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((unpack?.(reply.rawPayload) ?? reply.rawPayload).toString()).toBe(SCRIPT);
  });

  it('does not change uncompressed files', async () => {
    const reply = await siteApp().inject({ url: '/', headers: { 'accept-encoding': 'br' } });
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.headers['vary']).toBeUndefined();
  });

  it('cannot be requested by name', async () => {
    expect((await siteApp().inject({ url: `${SCRIPT_PATH}.br` })).statusCode).toBe(404);
  });
});

describe('a card picture', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'avif bytes'],
    ['image/webp,*/*;q=0.8', 'image/webp', 'webp bytes'],
    ['image/jpeg', 'image/jpeg', 'jpeg bytes'],
    ['image/avif;q=0, image/jpeg', 'image/jpeg', 'jpeg bytes'],
    ['*/*', 'image/jpeg', 'jpeg bytes'],
    [undefined, 'image/jpeg', 'jpeg bytes'],
  ])('for Accept %s is %s', async (accept, type, body) => {
    const headers = accept === undefined ? {} : { accept };
    const reply = await siteApp().inject({ url: ICON_PATH, headers });
    expect(reply.headers['content-type']).toBe(type);
    expect(reply.headers['vary']).toBe('Accept');
    expect(reply.body).toBe(body);
  });
});

describe('missing files', () => {
  it.each([
    '/nothing',
    '/assets/',
    '/allgame/icon/',
    '/data/',
    '/.secret',
    '/.git/config',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e%2foutside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/../../outside.txt',
    '/..%5coutside.txt',
    '/%252e%252e%252foutside.txt',
    '/....//outside.txt',
    '/index.html%00.js',
    '//index.html',
    '//outside.example/..',
    '/INDEX.HTML',
    '/constructor',
    '/__proto__',
    '/404.html',
  ])('%s is answered with the page that says so', async (url) => {
    const reply = await siteApp().inject({ url });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('<h1>Oops</h1>');
    expect(reply.body).not.toContain('outside');
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
  });

  it.each([
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    [undefined, undefined],
  ])('is answered packed for Accept-Encoding %s: %s', async (accept, encoding) => {
    const page = '<!doctype html><h1>Oops</h1>'.padEnd(3000);
    const folder = writeSite({ '404.html': page });
    writeFileSync(join(folder, '404.html.br'), brotliCompressSync(page));
    writeFileSync(join(folder, '404.html.gz'), gzipSync(page));
    const headers = accept === undefined ? {} : { 'accept-encoding': accept };
    const reply = await siteApp({}, folder).inject({ url: '/nothing', headers });
    expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([404, encoding]);
    expect(reply.headers['vary']).toBe('Accept-Encoding');
    expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((unpack?.(reply.rawPayload) ?? reply.rawPayload).toString()).toBe(page);
  });

  it('get a plain page if the build has none', async () => {
    const reply = await siteApp({}, writeSite({ '404.html': undefined })).inject({
      url: '/nothing',
    });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('Oops, Something Went Wrong...');
    expect(reply.body).toContain('Not Found !');
  });

  it('are redirected if only the slash is missing', async () => {
    const reply = await siteApp().inject({ url: `/allgame/${GAME}` });
    expect([reply.statusCode, reply.headers['location']]).toEqual([308, `/allgame/${GAME}/`]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('are not affected by %s', async (method) => {
    expect((await siteApp().inject({ method, url: '/index.html' })).statusCode).toBe(404);
  });

  it.each(['/%', '/%ff', '/assets/%zz'])(
    'with the malformed address %s are refused',
    async (url) => {
      const reply = await siteApp().inject({ url });
      expect([reply.statusCode, reply.body]).toEqual([400, 'This address isn’t valid.']);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('with too long an address are refused', async () => {
    expect((await siteApp().inject({ url: `/${'x'.repeat(5000)}` })).statusCode).toBe(414);
  });

  it('stop the start if the site is not built', () => {
    expect(() => siteApp({}, writeSite({ 'index.html': undefined }))).toThrow(/npm run build/);
  });
});
