import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameUrl } from '@playgrove/catalogue';
import { createServer, type ViteDevServer } from 'vite';
import { openCache, type Cache } from './cache.ts';
import { ROOT } from './root.ts';
import { gameId, gameSlugs } from './catalogue.ts';
import { gamePages } from './dev/game-pages.ts';
import { portalPages } from './dev/portal-pages.ts';
import { readPortalConfig } from './site/site.ts';

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
    server: { host, port, watch: { ignored: MADE } },
  });
}

async function serve(slug: string | undefined): Promise<void> {
  const slugs = gameSlugs(join(ROOT, 'games'));
  if (slug !== undefined && !slugs.includes(slug)) {
    throw new Error(`No game named "${slug}". Games: ${slugs.join(', ') || 'none yet'}`);
  }
  const port = Number(process.env['PORT'] ?? 5173);
  const server = await devServer({ host: process.env['HOST'] ?? '127.0.0.1', port });
  await server.listen();
  const base = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  const game = slug === undefined ? '' : `  ${slug}: ${base}${gameUrl(gameId(slug))}\n`;
  process.stdout.write(`  portal: ${base}/\n${game}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await serve(process.argv[2]);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
