import { CAGED_HEADERS, cagedPolicy, OWN_HOST_ONLY, ownPageSandbox } from '../policy.ts';
import type { Role } from './role.ts';

type Headers = Readonly<Record<string, string>>;

/** What a file's headers depend on, besides its role. */
export type Facts = {
  /** The policy of a page of ours. */
  readonly policy: string | undefined;
  /** It is served on the host of the game it belongs to. */
  readonly own: boolean;
  /** The host of the request, with its port. */
  readonly host: string | undefined;
  /** As `cagedPolicy` takes it. */
  readonly portal: string | undefined;
  /** The `Permissions-Policy` of a page that hands features to every origin. */
  readonly permissions: () => string;
};

/**
 * The header fields of a file with a role. They replace the site's own fields of the same name; a
 * file of a game gets no `X-Frame-Options`, which cannot name a frame without an origin.
 */
export function roleHeaders(
  role: Role,
  { policy, own, host, portal, permissions }: Facts,
): Headers {
  switch (role) {
    case 'game':
      // On its own host a game has an origin, and with it storage that nobody else can read.
      return { ...CAGED_HEADERS, 'content-security-policy': cagedPolicy(own, host, portal) };
    case 'page':
      return {
        ...(own && { 'content-security-policy': `${policy}; ${ownPageSandbox()}` }),
        'permissions-policy': permissions(),
      };
    case 'script':
      return {
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      };
  }
}

/** Pages of our own games, which lead nowhere else. */
export const ourGameHeaders: Headers = { 'connection-allowlist': OWN_HOST_ONLY };

/** A caged game that fetches a folder follows the redirect only if it may read it. */
export const redirectHeaders: Headers = CAGED_HEADERS;

/** A game reads the status of a file that it lacks; without these headers it would get a network error. */
export const missingFileHeaders: Headers = {
  ...CAGED_HEADERS,
  'content-security-policy': cagedPolicy(false),
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
};
