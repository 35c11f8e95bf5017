import { describe, expect, it } from 'vitest';
import { GAME, siteApp } from '../testing/site.ts';

/**
 * The OWASP Secure Headers Project's list of headers to send (`headers_add.json`, 2024-09-02, the
 * newest we could compare with on 2026-11-21): what we answer with, or why we do not.
 */
const SENT: Readonly<Record<string, RegExp>> = {
  // Stricter than the list: only what a page uses, scripts by hash.
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  // The list says no-referrer. Addresses of the site hold nothing private, and other sites get no referrer.
  'referrer-policy': /^same-origin$/,
  // Without includeSubDomains, because other hosts of the operator's domain may not use HTTPS.
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'x-permitted-cross-domain-policies': /^none$/,
};
const LEFT_OUT: Readonly<Record<string, string>> = {
  'clear-site-data':
    'it is for signing out, and would delete what a visitor keeps: favorites and best scores',
  'cross-origin-embedder-policy':
    'nothing here uses what it unlocks (shared memory), and it would stop ads in frames where an operator turns them on',
};
/** All of the list of headers not to send (`headers_remove.json`, 2024-09-02), in lower case. */
const NEVER = `
  $wsep host-header k-proxy-request liferay-portal oraclecommercecloud-version pega-host
  powered-by product server sourcemap x-aspnet-version x-aspnetmvc-version x-atmosphere-error
  x-atmosphere-first-request x-atmosphere-tracking-id x-b3-parentspanid x-b3-sampled
  x-b3-spanid x-b3-traceid x-beserver x-cf-powered-by x-cms x-calculatedbetarget x-cocoon-
  version x-content-encoded-by x-diaginfo x-envoy-attempt-count x-envoy-external-address
  x-envoy-internal x-envoy-original-dst-host x-envoy-upstream-service-time x-feserver
  x-framework x-generated-by x-generator x-jitsi-release x-joomla-version x-kubernetes-pf-
  flowschema-ui x-kubernetes-pf-prioritylevel-uid x-litespeed-cache x-litespeed-purge
  x-litespeed-tag x-litespeed-vary x-litespeed-cache-control x-mod-pagespeed x-nextjs-cache
  x-nextjs-matched-path x-nextjs-page x-nextjs-redirect x-owa-version x-old-content-length
  x-oneagent-js-injection x-page-speed x-php-version x-powered-by x-powered-by-plesk
  x-powered-cms x-redirect-by x-server-powered-by x-sourcefiles x-sourcemap x-turbo-charged-by
  x-umbraco-version x-varnish-backend x-varnish-server x-dtagentid x-dthealthcheck
  x-dtinjectedservlet x-ruxit-js-agent
`
  .trim()
  .split(/\s+/);

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
    for (const name of [...Object.keys(LEFT_OUT), ...NEVER]) {
      expect(headers[name], name).toBeUndefined();
    }
    // The list says no-store everywhere. Browsers may cache files of the site, but never data.
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
