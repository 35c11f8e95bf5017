import { isEmbeddable, type PortalConfig } from '@playgrove/site-config/config';
import type { Rule } from '@playgrove/third-party/build';
import { ourGameHeaders } from '@playgrove/third-party/server';
import { YEAR } from '../../apps/server/src/site/caching.ts';
import { commonHeaders, embedders, permissionsPolicy } from '../../apps/server/src/site/policy.ts';

type Headers = Readonly<Record<string, string>>;

/** Folders whose file names change with their content. A game's own folder has its page too. */
const HASHED = ['/assets/*', '/allgame/_v/*', '/allgame/icon/*', '/allgame/preview/*'];

/**
 * The `_headers` file for static hosts that read one: what our server sends with the files. Hosts join
 * the fields of all rules that a path matches, so no two of them name one path's policy or frames.
 * @param caged rules for third-party games, if there are any
 * @param pages of the portal, from the site's root; each has its policy in itself
 */
export function staticHeaders(
  config: PortalConfig,
  caged: readonly Rule[],
  pages: readonly string[] = [],
): string {
  const { base } = config;
  const rules = [...(config.server ? [] : ownRules(config, caged.length > 0, pages)), ...caged];
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

function ownRules(config: PortalConfig, caged: boolean, pages: readonly string[]): readonly Rule[] {
  const {
    'content-security-policy': _policy,
    'x-frame-options': _frame,
    // Third-party games load files without an origin.
    'cross-origin-resource-policy': _resource,
    ...common
  } = commonHeaders(config);
  const unframed: Headers = {
    'content-security-policy': "frame-ancestors 'none'",
    'x-frame-options': 'DENY',
  };
  // One rule for a folder: some hosts read a hundred and no more.
  const places = pages.flatMap((page) => {
    const [, top = '', ...rest] = page.split('/');
    if (rest.length > 0) return `/${top}/*`;
    return top === 'index.html' ? ['/', page] : page;
  });
  return [
    ['/*', { ...common, 'permissions-policy': permissionsPolicy(config, caged) }],
    ...[...new Set(places)].map((path): Rule => [path, unframed]),
    ...(caged
      ? []
      : [
          [
            '/allgame/:id/index.html',
            {
              'content-security-policy': "frame-ancestors 'self'",
              ...ourGameHeaders,
            },
          ] as const,
        ]),
    ...(isEmbeddable(config)
      ? [
          [
            '/embed/*',
            {
              'content-security-policy': `frame-ancestors ${embedders(config).join(' ')}`,
              ...ourGameHeaders,
            },
          ] as const,
        ]
      : []),
    ...HASHED.map((path): Rule => [path, { 'cache-control': YEAR }]),
    ['/sw.js', { 'cache-control': 'no-cache' }],
  ];
}
