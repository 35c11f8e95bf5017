import type { PortalConfig } from '@playgrove/catalogue/config';
import { YEAR } from '../../apps/server/src/site/caching.ts';
import { CAGED_HEADERS, cagedPolicy, cagePageHeaders } from '@playgrove/cage/headers';

type Rule = readonly [path: string, headers: Readonly<Record<string, string>>];

/** Folders whose file names change with their content. A game's own folder has its page too. */
const HASHED = ['/assets/*', '/allgame/_v/*', '/allgame/icon/*', '/allgame/preview/*'];

/**
 * The `_headers` file for static hosts that read one: what our server sends with the files.
 * @param caged whether there are games that others wrote
 */
export function staticHeaders(config: PortalConfig, caged: boolean): string {
  const { base } = config;
  const own: readonly Rule[] = [
    ['/*', { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' }],
    ...HASHED.map((path): Rule => [path, { 'cache-control': YEAR }]),
    ['/sw.js', { 'cache-control': 'no-cache' }],
  ];
  const rules = [...(config.server ? [] : own), ...(caged ? cagedRules(config) : [])];
  return rules
    .map(([path, headers]) =>
      [
        base + path.slice(1),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
      ].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}

function cagedRules(config: PortalConfig): readonly Rule[] {
  const { publicAddress } = config;
  const policy = cagedPolicy(false, publicAddress === '' ? '' : new URL(publicAddress).host);
  return [
    [
      '/allgame/:id/files/*',
      { ...CAGED_HEADERS, 'content-security-policy': policy, 'cache-control': 'no-cache' },
    ],
    // Nobody needs these here: hosts pack for themselves.
    ['/allgame/:id/packed/*', { 'content-security-policy': 'sandbox' }],
    [
      '/allgame/_v/*',
      { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    ],
    ['/allgame/:id/index.html', cagePageHeaders(config.remoteGames ?? [])],
  ];
}
