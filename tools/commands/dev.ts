/** Serves the site, or one game, with live reload. */
import { join } from 'node:path';
import { gameUrl } from '@playgrove/catalogue';
import { gameId, gameSlugs } from '../catalogue.ts';
import { devServer } from '../dev/server.ts';
import { ROOT } from '../root.ts';

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

try {
  await serve(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
