import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameUrl } from '@playgrove/catalogue';
import { createServer, type ViteDevServer } from 'vite';
import { openCache, ROOT, type Cache } from './cache.ts';
import { gameId, gameSlugs } from './catalogue.ts';
import { gamePages } from './dev/game-pages.ts';
import { readPortalConfig } from './site/site.ts';

export type DevOptions = {
  readonly host?: string;
  readonly port?: number;
  readonly games?: string;
  readonly cache?: Cache;
};

const PORTAL = join(ROOT, 'apps/portal');

/** The portal and every game page from their sources, with live reload; not yet listening. */
export async function devServer(options: DevOptions = {}): Promise<ViteDevServer> {
  const { host = '127.0.0.1', port = 5173, games = join(ROOT, 'games') } = options;
  const { cache = openCache() } = options;
  const config = join(PORTAL, 'vite.config.ts');
  return createServer({
    root: PORTAL,
    configFile: existsSync(config) ? config : false,
    cacheDir: join(cache.folder, 'vite'),
    plugins: [gamePages(games, await readPortalConfig(), cache)],
    server: { host, port, fs: { allow: [ROOT, games] } },
  });
}

async function serve(slug: string | undefined): Promise<void> {
  const slugs = gameSlugs(join(ROOT, 'games'));
  if (slug !== undefined && !slugs.includes(slug)) {
    throw new Error(`There is no game "${slug}". There are: ${slugs.join(', ') || 'none yet'}`);
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
