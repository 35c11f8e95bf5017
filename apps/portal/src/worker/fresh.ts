import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

/** How long the network may take where a file is stored, in seconds. */
export const NETWORK_SECONDS = 3;
/** For how long a network that did not answer is not waited for again, in milliseconds. */
export const LOST_MS = 30_000;

/**
 * What serves fresh files from the network, and stored ones if it does not answer in time. Once it
 * has not, stored files are served at once for a while: a visitor waits for a server that hangs only
 * once, whatever is requested.
 * @param onLost called each time the network failed or took too long
 * @returns a handler that stores in the cache of that name
 */
export function openFresh(
  onLost: () => void,
): (cacheName: string, plugins?: readonly WorkboxPlugin[]) => RouteHandlerCallback {
  let lostAt = -Infinity;
  const lose = (): void => {
    lostAt = Date.now();
    onLost();
  };
  const heard: WorkboxPlugin = {
    fetchDidFail: () => Promise.resolve(lose()),
    fetchDidSucceed: ({ response }) => {
      lostAt = -Infinity;
      return Promise.resolve(response);
    },
  };
  return (cacheName, plugins = []) => {
    const options = {
      cacheName,
      plugins: [heard, ...plugins],
      matchOptions: { ignoreSearch: true },
    };
    const patient = new NetworkFirst({ ...options, networkTimeoutSeconds: NETWORK_SECONDS });
    const hurried = new StaleWhileRevalidate(options);
    return async (given) => {
      if (Date.now() - lostAt < LOST_MS) return hurried.handle(given);
      const timer = setTimeout(lose, NETWORK_SECONDS * 1000);
      try {
        return await patient.handle(given);
      } finally {
        clearTimeout(timer);
      }
    };
  };
}
