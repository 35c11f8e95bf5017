/**
 * The service worker: after one visit the site opens offline, and so does each game that was
 * played. A new release is fetched in the background and taken on the next visit, never in the
 * middle of a game: nothing here skips waiting.
 */
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { offlineIcon, pictureOf } from './icons.ts';
import { KEPT_CACHE, PASS_HEADER } from './kept.ts';

/** The release's own files, written in by the build. */
declare const RELEASE_FILES: readonly PrecacheEntry[];

const NETWORK_SECONDS = 3;
const MOST_PICTURES = 1200;
const MOST_GAME_FILES = 1500;
const MOST_DATA_FILES = 400;

/** Bounds a cache, least recently used first out. The cast is for a type that exact optional properties refuse. */
function atMost(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;
}

clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute([...RELEASE_FILES]);

// Every route of the portal is the one page; games, data and counters are not.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    allowlist: [/^\/(?:index\.html)?(?:\?.*)?$/],
  }),
);

const game = /^\/allgame\/(?!(?:icon|preview)\/)/;

const played = new CacheFirst({ cacheName: 'games', plugins: [atMost(MOST_GAME_FILES)] });

// What the visitor keeps is there for good; other games' files come and go with use.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    game.test(url.pathname) &&
    /-[\w-]{6,}\.\w+$/.test(url.pathname) &&
    !request.headers.has(PASS_HEADER),
  async (options) => (await fromKept(options.request)) ?? played.handle(options),
);

// The wish in a game's address (level, seed) is read by the page; the file is the same.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && game.test(url.pathname) && !request.headers.has(PASS_HEADER),
  new NetworkFirst({
    cacheName: 'game-pages',
    networkTimeoutSeconds: NETWORK_SECONDS,
    matchOptions: { ignoreSearch: true },
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && pictureOf(url.pathname) !== undefined,
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [atMost(MOST_PICTURES)],
  }),
);

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith('/data/') && !request.headers.has(PASS_HEADER),
  new NetworkFirst({
    cacheName: 'data',
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [atMost(MOST_DATA_FILES)],
  }),
);

// One size of each picture is kept in the background; offline it stands in for the others.
setCatchHandler(async ({ request }) => {
  const picture = pictureOf(new URL(request.url).pathname);
  const kept = picture === undefined ? undefined : await caches.match(offlineIcon(picture));
  return kept ?? (await fromKept(request)) ?? Response.error();
});

/** A file of a game that the visitor keeps; the wish in a page's address does not matter. */
async function fromKept(request: Request): Promise<Response | undefined> {
  if (!(await caches.has(KEPT_CACHE))) return undefined;
  return caches.match(request, { cacheName: KEPT_CACHE, ignoreSearch: true });
}
