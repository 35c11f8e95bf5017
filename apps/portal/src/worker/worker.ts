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
import { CacheFirst } from 'workbox-strategies';
import { BASE } from '../data/base.ts';
import { offlineIcon, iconHash } from '../data/icons.ts';
import { OFFLINE_CACHE, PASS_HEADER } from '../features/offline/offline-cache.ts';
import { openFresh } from './fresh.ts';

/** The release's own files, written in by the build. */
declare const RELEASE_FILES: readonly PrecacheEntry[];

const MAX_PICTURES = 1200;
const MAX_GAME_FILES = 1500;
const MAX_DATA_FILES = 400;

/** Bounds a cache, least recently used first out. The cast is for a type that exact optional properties refuse. */
function atMost(maxEntries: number): WorkboxPlugin {
  return new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;
}

clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute([...RELEASE_FILES]);

// Every route of the portal is the one page; games, data and counters are not.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL(`${BASE}index.html`), {
    allowlist: [new RegExp(`^${BASE}(?:index\\.html)?(?:\\?.*)?$`)],
  }),
);

/** Not third-party games: there a name that looks hashed need not change with its content. */
const game = new RegExp(`^${BASE}allgame/(?!(?:icon|preview|[^/]+/files)/)`);

const played = new CacheFirst({ cacheName: 'games', plugins: [atMost(MAX_GAME_FILES)] });

/** Lets every page know that the network does not answer. */
function tellPages(): void {
  const { clients } = self as unknown as WorkerScope;
  void clients.matchAll({ type: 'window' }).then((pages) => {
    for (const page of pages) page.postMessage('offline', []);
  });
}

const fresh = openFresh(tellPages);

/** What is used of a service worker's own scope. */
type WorkerScope = {
  readonly clients: {
    readonly matchAll: (options: {
      readonly type: 'window';
    }) => Promise<readonly { readonly postMessage: (message: string, transfer: []) => void }[]>;
  };
};

// What the visitor saved is there for good; other games' files come and go with use.
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    game.test(url.pathname) &&
    /-[\w-]{6,}\.\w+$/.test(url.pathname) &&
    !request.headers.has(PASS_HEADER),
  async (options) => (await fromSaved(options.request)) ?? played.handle(options),
);

// A saved game starts from what was saved, whatever the network does; a new release of it is saved in
// the background. The page reads its query parameters (level, seed): the file is the same.
const gamePages = fresh('game-pages');
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && game.test(url.pathname) && !request.headers.has(PASS_HEADER),
  async (options) => (await fromSaved(options.request)) ?? gamePages(options),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && iconHash(url.pathname) !== undefined,
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [atMost(MAX_PICTURES)],
  }),
);

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(`${BASE}data/`) && !request.headers.has(PASS_HEADER),
  fresh('data', [atMost(MAX_DATA_FILES)]),
);

// One size of each picture is saved in the background; offline it stands in for the others.
setCatchHandler(async ({ request }) => {
  const picture = iconHash(new URL(request.url).pathname);
  const saved = picture === undefined ? undefined : await caches.match(offlineIcon(picture));
  return saved ?? (await fromSaved(request)) ?? Response.error();
});

/** A file of a game that the visitor saved, whatever its query parameters. */
async function fromSaved(request: Request): Promise<Response | undefined> {
  if (!(await caches.has(OFFLINE_CACHE))) return undefined;
  return caches.match(request, { cacheName: OFFLINE_CACHE, ignoreSearch: true });
}
