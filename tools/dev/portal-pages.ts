import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { buildPortal } from '@playgrove/portal/build';
import type { PortalConfig } from '@playgrove/site-config/config';
import type { Plugin, ViteDevServer } from 'vite';
import type { Cache } from '../cache.ts';
import { ROOT } from '../root.ts';
import { drawCards } from '../cards/cards.ts';
import { readCatalogue } from '../catalogue.ts';
import { openIcons } from '../sprites/icons.ts';
import { loadFresh, send, typeOf } from './serving.ts';

/** The portal's sources; a change rebuilds it. */
const SOURCES = [
  'apps/portal',
  'packages/catalogue',
  'packages/language',
  'packages/protocol',
  'packages/site-config',
  'look.config.ts',
].map((name) => join(ROOT, name));

/** Addresses of the portal: the page, root files, its code, its data and its static pages. */
const OWN = /^\/(?:[^/@]*|(?:assets|data)\/[^@]*|(?:games|categories)\/(?:[^/@]*\/)?)$/;

/** The client that reloads the page, before the page's own script. */
const RELOAD = '<script type="module" src="/@vite/client"></script>';

/**
 * Serves the built portal, because an inline script writes its first screen; built on the first
 * request and again after a change of its sources.
 */
export function portalPages(games: string, config: PortalConfig, cache: Cache): Plugin {
  const folder = join(cache.folder, 'dev-portal');
  let built: Promise<void> | undefined;
  return {
    name: 'portal-pages',
    configureServer(server) {
      watch(server, games, () => {
        built = undefined;
      });
      server.middlewares.use((request, response, next) => {
        const path = decodeURI((request.url ?? '').split('?')[0] ?? '');
        // Vite serves sources at the root, such as look.config.ts.
        if (!OWN.test(path) || path.endsWith('.ts')) return next();
        built ??= buildInto(folder, games, config, cache);
        answer(
          built,
          join(folder, path.endsWith('/') ? `${path}index.html` : path),
          response,
        ).catch((error: unknown) => {
          built = undefined;
          const why = error instanceof Error ? error.message : String(error);
          server.config.logger.error(why);
          send(response, 500, 'text/plain; charset=utf-8', why);
        });
      });
    },
  };
}

async function answer(built: Promise<void>, file: string, response: ServerResponse): Promise<void> {
  await built;
  if (!existsSync(file)) return send(response, 404, 'text/plain; charset=utf-8', 'Not found');
  const content = readFileSync(file);
  const type = typeOf(file);
  if (!type.startsWith('text/html')) return send(response, 200, type, content);
  send(response, 200, type, content.toString().replace('<head>', `<head>${RELOAD}`));
}

async function buildInto(
  folder: string,
  games: string,
  config: PortalConfig,
  cache: Cache,
): Promise<void> {
  const cards = await drawCards(games, loadFresh, openIcons(cache), cache);
  const icons = Object.fromEntries([...cards].map(([slug, { hash }]) => [slug, hash]));
  const portal = (await loadFresh(join(ROOT, 'apps/portal/build.ts'))) as {
    buildPortal: typeof buildPortal;
  };
  rmSync(folder, { recursive: true, force: true });
  await portal.buildPortal({ outDir: folder, config, icons, ...readCatalogue(games, icons) });
}

function watch(server: ViteDevServer, games: string, forget: () => void): void {
  server.watcher.add(SOURCES);
  server.watcher.on('all', (_, file) => {
    const facts = file.startsWith(games + sep) && /(?:game\.json|card\.ts)$/.test(file);
    const source = SOURCES.some((name) => file === name || file.startsWith(name + sep));
    if (!facts && !(source && !/\.test\.tsx?$/.test(file))) return;
    forget();
    server.environments.client.hot.send({ type: 'full-reload' });
  });
}
