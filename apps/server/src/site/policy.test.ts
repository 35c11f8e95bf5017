import { describe, expect, it } from 'vitest';
import portal from '@playgrove/site-config/portal';
import { GAME, siteApp, writeSite } from '../testing/site.ts';
import { inlineHashes } from './policy.ts';

const GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

/** The directives of a policy by name. */
function directives(policy: unknown): Record<string, string> {
  const parts = String(policy).split('; ');
  return Object.fromEntries(
    parts.map((part) => [part.split(' ', 1)[0], part.slice(part.indexOf(' ') + 1)]),
  );
}

async function policyOf(url: string, config = portal) {
  const reply = await siteApp({ config }).inject({ url });
  return directives(reply.headers['content-security-policy']);
}
const GAME_PAGE = `/allgame/${GAME}/index.html`;

describe('inline hashes', () => {
  it.each([
    ['<script>go()</script>', [GO], []],
    ['<SCRIPT type="module" data-x="a>b">go()</SCRIPT >', [GO], []],
    ['<script>a()\r\nb()</script>', ["'sha256-ibDq25dfxIOXFsZCi7JYnQkIbM0rgaCZ1K4jOsB5hdI='"], []],
    [
      '<style media="print">b{}</style>',
      [],
      ["'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='"],
    ],
    ['<script src="/a.js"></script><script src=/a.js>go()</script>', [], []],
    ['<script type="application/json">{"a":1}</script>', [], []],
    ['<script>go()</script><script>go()</script>', [GO], []],
  ])('of %s are found', (html, scripts, styles) => {
    expect(inlineHashes(html)).toEqual({ scripts, styles });
  });
});

describe('the content policy', () => {
  it('lets a portal page run its own files and its inline script by hash, and forbids framing it', async () => {
    const policy = await policyOf('/');
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': `'self' ${GO}`,
      'frame-ancestors': "'none'",
      'frame-src': "'self'",
      'base-uri': "'none'",
    });
    expect(Object.entries(policy).filter(([, sources]) => sources.includes('unsafe'))).toEqual([
      ['style-src-attr', "'unsafe-inline'"],
    ]);
  });

  it('lets markup and scripts into a portal page only through its own two policies', async () => {
    const types = {
      'require-trusted-types-for': "'script'",
      'trusted-types': 'portal portal-first',
    };
    expect(await policyOf('/')).toMatchObject(types);
    expect(await policyOf(GAME_PAGE)).not.toHaveProperty('trusted-types');
    // Tags of other companies write markup in ways of their own.
    const tagged = { ...portal, analytics: { ...portal.analytics, on: true } };
    expect(await policyOf('/', tagged)).not.toHaveProperty('require-trusted-types-for');
  });

  it('lets only this origin frame a game page, which frames nothing', async () => {
    expect(await policyOf(GAME_PAGE)).toMatchObject({
      'script-src': `'self' ${GO}`,
      'frame-ancestors': "'self'",
      'frame-src': "'none'",
    });
  });

  it('lets other sites frame what is made for that, or those that are named', async () => {
    const page = writeSite({ 'embed/some-game/index.html': '<script>go()</script>' });
    const headersOf = async (config = portal) => {
      const { headers } = await siteApp({ config }, page).inject({ url: '/embed/some-game/' });
      return { ...directives(headers['content-security-policy']), old: headers['x-frame-options'] };
    };
    const anywhere = { 'frame-ancestors': '*', 'frame-src': "'self'", old: undefined };
    expect(await headersOf()).toMatchObject(anywhere);
    const school = 'https://school.example';
    expect(await headersOf({ ...portal, embeds: [school] })).toMatchObject({
      'frame-ancestors': `'self' ${school}`,
    });
    expect(await headersOf({ ...portal, embeds: [] })).toMatchObject({
      'frame-ancestors': "'none'",
    });
  });

  it('includes the origin of games if there is one', async () => {
    const config = { ...portal, gamesOrigin: 'https://games.example' };
    expect((await policyOf('/', config))['frame-src']).toBe("'self' https://games.example");
    expect((await policyOf(GAME_PAGE, config))['frame-ancestors']).toBe(
      `'self' ${portal.publicAddress}`,
    );
  });

  it('trusts no other host while ads and analytics are off, house ads included @spec:policy-ads-off', async () => {
    const house = { ...portal, ads: { ...portal.ads, on: true } };
    for (const config of [portal, house]) {
      expect(Object.values(await policyOf('/', config)).join(' ')).not.toMatch(/https?:/);
    }
    const google = { ...portal, ads: { on: true, provider: 'google' as const, network: '123' } };
    expect((await policyOf('/', google))['script-src']).toContain('https:');
    expect((await policyOf(GAME_PAGE, google))['script-src']).not.toContain('https:');
  });
});

describe('every response', () => {
  it.each(['/', '/nothing', '/health', '/content/x', '/statistic.gif', '/sw.js'])(
    'to %s carries the common headers and no cookie',
    async (url) => {
      const { headers } = await siteApp().inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  it('lets games copy and share, from any origin', async () => {
    const permissionsWith = async (gamesOrigin: string): Promise<string> => {
      const app = siteApp({ config: { ...portal, gamesOrigin } });
      const { headers } = await app.inject({ url: '/' });
      return String(headers['permissions-policy']);
    };
    const here = await permissionsWith('');
    expect(here).toContain('clipboard-write=(self)');
    // Left to the default, which allows the page and its own frames.
    expect(here).not.toContain('web-share');
    const apart = await permissionsWith('https://games.example');
    expect(apart).toContain('web-share=(self "https://games.example")');
    expect(apart).toContain('clipboard-write=(self "https://games.example")');
  });

  it('requires no https if the address has none', async () => {
    const config = { ...portal, publicAddress: 'http://play.example' };
    const { headers } = await siteApp({ config }).inject({ url: '/' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});
