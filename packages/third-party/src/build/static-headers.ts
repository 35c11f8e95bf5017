import { CAGED_HEADERS, cagedPolicy, cagePageHeaders } from '../policy.ts';
import type { PortalConfig } from '@playgrove/site-config/config';

/** Header fields of every path that a pattern names. */
export type Rule = readonly [path: string, headers: Readonly<Record<string, string>>];

/** What a static host should send with third-party games, as our server does. */
export function cagedRules(config: PortalConfig): readonly Rule[] {
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
