import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { gameUrl, readGameFacts, type GameFacts } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import { lookPlugin } from '@playgrove/site-config/style';
import type { Plugin, ViteDevServer } from 'vite';
import * as LOOK from '@playgrove/site-config/look';
import { entrySource, languageFiles, mindSource, readStrings } from '../build-games/entry.ts';
import { gameSheet } from '../build-games/game.ts';
import { gamePage } from '../build-games/page.ts';
import { buildStyle } from '../build-games/vendors.ts';
import type { Cache } from '../cache.ts';
import { cardFiles, drawCards, drawDefaultIcon } from '../cards/cards.ts';
import { gameId, gameSlugs } from '../catalogue.ts';
import { openIcons } from '../sprites/icons.ts';
import { loadFresh, send, typeOf } from './serving.ts';

const ENTRY = 'virtual:game/';
const MIND = 'virtual:mind/';
const STYLE = '/allgame/_v/stage.css';

/** Serves everything below `/allgame/` from the games' sources. */
export function gamePages(games: string, config: PortalConfig, cache: Cache): Plugin {
  const pictures = new Map<string, Buffer>();
  return {
    name: 'game-pages',
    config: () => ({ css: { postcss: { plugins: [lookPlugin(LOOK)] } } }),
    resolveId: (id) => (id.startsWith(ENTRY) || id.startsWith(MIND) ? `\0${id}` : undefined),
    async load(id) {
      if (id.startsWith(`\0${MIND}`))
        return mindSource(join(games, id.slice(MIND.length + 1), 'mind.ts'));
      if (!id.startsWith(`\0${ENTRY}`)) return undefined;
      const slug = id.slice(ENTRY.length + 1);
      const folder = join(games, slug);
      const sheet = await gameSheet(folder, slug, {
        load: loadFresh,
        icons: openIcons(cache),
        cache,
      });
      const url = `/allgame/${gameId(slug)}/atlas.webp`;
      if (sheet) pictures.set(url, sheet.webp);
      const atlas = sheet && { url: `${url}?${Date.now()}`, frames: sheet.frames };
      return entrySource(join(folder, 'view.ts'), factsOf(games, slug), readStrings(folder, slug), {
        ...(atlas && { atlas }),
        languages: languageFiles(folder, slug),
        ...(existsSync(join(folder, 'mind.ts')) && { mind: `/@id/__x00__${MIND}${slug}` }),
      });
    },
    configureServer(server) {
      reloadOnChange(server, games, pictures);
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        if (!path.startsWith('/allgame/')) return next();
        answer(path, { server, games, config, cache, pictures }, response).catch(
          (error: unknown) => {
            const why = error instanceof Error ? error.message : String(error);
            server.config.logger.error(why);
            send(response, 500, 'text/plain; charset=utf-8', why);
          },
        );
      });
    },
  };
}

/** Facts, words and pictures are not modules of the page: changing them rebuilds the entry. */
function reloadOnChange(server: ViteDevServer, games: string, pictures: Map<string, Buffer>): void {
  server.watcher.add(games);
  server.watcher.on('all', (_, file) => {
    if (!file.startsWith(games + sep) || /\.test\.tsx?$|\.md$|\.txt$/.test(file)) return;
    const { moduleGraph, hot } = server.environments.client;
    if (moduleGraph.getModulesByFile(file)?.size) return; // the page's own module: reloaded anyway
    const [slug = ''] = file.slice(games.length + 1).split(sep);
    const entry = moduleGraph.getModuleById(`\0${ENTRY}${slug}`);
    if (entry) moduleGraph.invalidateModule(entry);
    pictures.clear();
    hot.send({ type: 'full-reload' });
  });
}

type Serving = {
  readonly server: ViteDevServer;
  readonly games: string;
  readonly config: PortalConfig;
  readonly cache: Cache;
  /** Baked while serving, by path. */
  readonly pictures: Map<string, Buffer>;
};

async function answer(path: string, serving: Serving, response: ServerResponse): Promise<void> {
  const { server, games, config, cache, pictures } = serving;
  const slug = gameSlugs(games).find((name) => gameUrl(gameId(name)) === path);
  if (slug !== undefined) {
    const page = gamePage(factsOf(games, slug), config, {
      path,
      script: `/@id/__x00__${ENTRY}${slug}`,
      preload: [],
      style: STYLE,
      icon: undefined,
    });
    return send(
      response,
      200,
      'text/html; charset=utf-8',
      await server.transformIndexHtml(path, page),
    );
  }
  if (path.startsWith('/allgame/_v/')) addStyle(pictures);
  if (path.startsWith('/allgame/icon/') && !pictures.has(path))
    await addCards(games, cache, pictures);
  const found = pictures.get(path);
  if (!found) return send(response, 404, 'text/plain; charset=utf-8', `${path} does not exist.`);
  send(response, 200, typeOf(path), found);
}

function addStyle(pictures: Map<string, Buffer>): void {
  const { bytes, fonts } = buildStyle();
  for (const [path, content] of fonts) pictures.set(`/${path}`, content);
  pictures.set(STYLE, bytes);
}

async function addCards(games: string, cache: Cache, pictures: Map<string, Buffer>): Promise<void> {
  const icons = openIcons(cache);
  for (const [path, bytes] of cardFiles(await drawCards(games, loadFresh, icons, cache))) {
    pictures.set(`/${path}`, bytes);
  }
  pictures.set('/allgame/icon/default.png', await drawDefaultIcon(icons, cache));
}

/** Only one game's facts: an unfinished game must not block the others. */
function factsOf(games: string, slug: string): GameFacts {
  const raw: unknown = JSON.parse(readFileSync(join(games, slug, 'game.json'), 'utf8'));
  const read = readGameFacts(slug, raw);
  if (read.ok) return read.value;
  const reasons = read.error.map(
    ({ field, reason }) => `games/${slug}/game.json: ${field}: ${reason}`,
  );
  throw new Error(reasons.join('\n'));
}
