/**
 * The service worker of a game's own host. It answers with what the visitor saved for offline, and
 * passes everything else to the network.
 */
import { clientsClaim } from 'workbox-core';
import { createPartialResponse } from 'workbox-range-requests';
import { registerRoute } from 'workbox-routing';
import { OFFLINE_CACHE, PASS_HEADER } from '../features/offline/offline-cache.ts';

clientsClaim();

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && !request.headers.has(PASS_HEADER),
  async ({ request }) => {
    const saved = await caches.match(request, { cacheName: OFFLINE_CACHE, ignoreSearch: true });
    if (!saved) return fetch(request);
    // Players of sound and video want the part that they asked for.
    return request.headers.has('range') ? createPartialResponse(request, saved) : saved;
  },
);
