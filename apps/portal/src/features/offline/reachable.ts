import { BASE } from '../../data/base.ts';
import { PASS_HEADER } from './offline-cache.ts';
import { within } from '../../services/within.ts';

/** How long the site may take to say a word, in milliseconds. */
const PROBE_MS = 4000;

export type ConnectionDeps = {
  readonly isOnLine: () => boolean;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
};

const BROWSER: ConnectionDeps = {
  isOnLine: () => navigator.onLine,
  fetch: (...call) => fetch(...call),
};

/** Whether the site answers now. Caches do not count. */
export async function isReachable({ isOnLine, fetch }: ConnectionDeps = BROWSER): Promise<boolean> {
  if (!isOnLine()) return false;
  const init = { cache: 'no-store', headers: { [PASS_HEADER]: '1' } } as const;
  try {
    return await within(
      PROBE_MS,
      async (signal) => (await fetch(`${BASE}data/release.json`, { ...init, signal })).ok,
    );
  } catch {
    return false;
  }
}
