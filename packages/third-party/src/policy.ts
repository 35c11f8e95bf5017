/**
 * The header fields of a third-party game. The server sends them, the build writes them into
 * `_headers` for hosts that read that file, and `check-host` looks for them.
 */

/** Everything below this folder of a game's address came with the game and is not ours. */
export const CAGED = /^\/allgame\/[^/]+\/files\//;

/** What the game's frame may do. It never gets `allow-same-origin` while it shares the portal's host. */
export const SANDBOX =
  'allow-scripts allow-pointer-lock allow-modals allow-orientation-lock allow-downloads allow-forms';

/** Features that a game without an origin can use only if the page around it hands them to every origin. */
export const FRAME_PERMISSIONS =
  'accelerometer *; autoplay *; clipboard-write *; fullscreen *; gamepad *; gyroscope *; screen-wake-lock *';

const policyFrom = (self: string): Readonly<Record<string, string>> => ({
  'default-src': `${self} data: blob: 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'`,
  // Answers to forms would leave with the page's address; submit handlers still run.
  'form-action': "'none'",
  'frame-src': self,
  'object-src': "'none'",
});

/** A host and its port, and nothing that would be read as more of a policy. */
const HOST = /^[a-z0-9.-]+(?::\d+)?$/i;

/**
 * The policy of every file that came with a game. `sandbox` holds wherever the file is opened. Who
 * may frame it is left open for a game without an origin that has inner frames: no source names
 * the page around such a frame.
 * @param own the game has its own host, and with it storage that nobody else can read
 * @param host of the request, with its port: for a page without an origin, `'self'` names nothing
 * in some versions of Safari (WebKit bug 316847)
 * @param portal the portal's origin where that is another, if only this host and the portal may frame
 * the file
 */
export function cagedPolicy(own: boolean, host = '', portal?: string): string {
  const sandbox = own ? `${SANDBOX} allow-same-origin` : SANDBOX;
  // It stands for https too.
  const self = !own && HOST.test(host) ? `'self' http://${host}` : "'self'";
  const rest = Object.entries(policyFrom(self)).map(([name, sources]) => `${name} ${sources}`);
  const frames = portal === undefined ? [] : [`frame-ancestors ${self} ${portal}`.trim()];
  return [`sandbox ${sandbox}`, ...rest, ...frames].join('; ');
}

/**
 * On its own host a game shares its origin with our page around it, so that page is held in a
 * sandbox too. It alone may open the links that a visitor chose.
 */
export function ownPageSandbox(): string {
  return `sandbox ${SANDBOX} allow-same-origin allow-popups allow-popups-to-escape-sandbox`;
}

/**
 * Connections to no other host, by whatever means: also those that no policy reaches, such as names
 * looked up ahead and addresses that the page itself goes to. Chromium from 152 on enforces it.
 */
export const OWN_HOST_ONLY = '(response-origin)';

/** Header fields of every file that came with a game, all but the policy's. */
export const CAGED_HEADERS: Readonly<Record<string, string>> = {
  // A frame with an opaque origin is cross-origin to its own files.
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'connection-allowlist': OWN_HOST_ONLY,
  'referrer-policy': 'no-referrer',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=(), midi=(), browsing-topics=()',
};

/**
 * Header fields that a static host should send with pages of games: ours, and the cages of third-party games.
 * @param hosts that may serve games
 */
export function cagePageHeaders(hosts: readonly string[]): Readonly<Record<string, string>> {
  const frames = ["'self'", ...hosts.map((host) => `https://${host}`)].join(' ');
  return {
    'content-security-policy': `frame-src ${frames}; frame-ancestors 'self'; object-src 'none'; base-uri 'none'`,
    'x-content-type-options': 'nosniff',
  };
}
