import { describe, expect, it } from 'vitest';
import { GAME, siteApp } from '../testing/site.ts';

/**
 * The OWASP Secure Headers Project's list of headers to send (`headers_add.json`, 2024-09-02): what
 * we answer with, or why we do not.
 */
const SENT: Readonly<Record<string, RegExp>> = {
  // Theirs allows more than ours: nothing but what a page uses, scripts by hash.
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  // Theirs is no-referrer. Our own addresses hold nothing private, and other sites get nothing.
  'referrer-policy': /^same-origin$/,
  // Without includeSubDomains: other names below the operator's domain are not ours to promise for.
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'x-permitted-cross-domain-policies': /^none$/,
};
const LEFT_OUT: Readonly<Record<string, string>> = {
  'clear-site-data':
    'it is for signing out, and would delete what a visitor keeps: favourites and best scores',
  'cross-origin-embedder-policy':
    'nothing here uses what it unlocks (shared memory), and it would stop ads in frames where an operator turns them on',
};
/** Of the list of headers not to send (`headers_remove.json`) those that Node libraries are known to send. */
const NEVER = [
  'server',
  'x-powered-by',
  'sourcemap',
  'x-sourcemap',
  'x-generator',
  'x-framework',
  'host-header',
  'powered-by',
];

const ADDRESSES = [
  '/',
  '/nothing',
  '/health',
  '/content/x',
  '/statistic.gif',
  '/metrics',
  '/insights/',
];

describe("OWASP's secure headers", () => {
  it.each(ADDRESSES)('are on %s, and none that tells what runs here', async (url) => {
    const { headers } = await siteApp().inject({ url });
    for (const [name, value] of Object.entries(SENT)) expect(headers[name], name).toMatch(value);
    for (const name of [...Object.keys(LEFT_OUT), ...NEVER]) expect(headers[name]).toBeUndefined();
    // Theirs is no-store everywhere; files of the site are kept on purpose, data never.
    if (url !== '/') expect(headers['cache-control']).toBe('no-store');
  });

  it('let this origin alone frame a game page', async () => {
    const { headers } = await siteApp().inject({ url: `/allgame/${GAME}/index.html` });
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  it.each([
    '/%0d%0aset-cookie:%20a=1',
    '/assets%0d%0ax-bad:%201',
    '/insights?x=%0d%0ax-bad:1',
    '//evil.example',
    '/\\evil.example',
  ])('cannot be added to, nor can a visitor be sent away, through %s', async (url) => {
    const { headers } = await siteApp().inject({ url });
    expect([headers['set-cookie'], headers['x-bad']]).toEqual([undefined, undefined]);
    expect(String(headers.location ?? '/')).toMatch(/^\/(?![/\\])/);
  });
});
