import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { openCache, type Cache } from '../cache.ts';
import { ROOT } from '../root.ts';
import { gamePages } from './game-pages.ts';
import { portalPages } from './portal-pages.ts';
import { readPortalConfig } from '../site/portal-config.ts';

export type DevOptions = {
  readonly host?: string;
  readonly port?: number;
  readonly games?: string;
  readonly cache?: Cache;
};

/** Output of builds and runs, not source. */
const MADE = ['dist', '.cache', 'data', 'test-results'].map((name) => `${ROOT}/${name}/**`);

/** The portal and every game page from their sources, with live reload; not listening yet. */
export async function devServer(options: DevOptions = {}): Promise<ViteDevServer> {
  const { host = '127.0.0.1', port = 5173, games = join(ROOT, 'games') } = options;
  const { cache = openCache() } = options;
  // Sources are served from the host's root.
  const config = { ...(await readPortalConfig()), base: '/' };
  return createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    cacheDir: join(cache.folder, 'vite'),
    plugins: [gamePages(games, config, cache), portalPages(games, config, cache)],
    // Not every page in the repository: those of tests import what is nowhere.
    optimizeDeps: { entries: ['apps/portal/src/app/main.tsx', 'games/*/view.ts'] },
    server: { host, port, watch: { ignored: MADE } },
  });
}
