import { join } from 'node:path';
import { lookPlugin } from '@playgrove/site-config/style';
import * as LOOK from '@playgrove/site-config/look';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { mindOf, pageOf, readGame, scriptOf, styleOf, type AuthorsGame } from './game.ts';

const ENTRY = 'virtual:game';
const MIND = 'virtual:mind';
const address = (id: string): string => `/@id/__x00__${id}`;

/** One game of a project from its sources, with live reload; not listening yet. */
export function devServer(
  project: string,
  game: AuthorsGame,
  port: number,
  host = '127.0.0.1',
): Promise<ViteDevServer> {
  return createServer({
    root: project,
    configFile: false,
    appType: 'custom',
    cacheDir: join(project, 'node_modules/.cache/vite'),
    plugins: [pages(project, game)],
    css: { postcss: { plugins: [lookPlugin(LOOK)] } },
    // It is source, like the game.
    optimizeDeps: { entries: ['games/*/view.ts'], exclude: ['@playgrove/kit'] },
    server: { host, port },
  });
}

function pages(project: string, game: AuthorsGame): Plugin {
  const style = styleOf();
  const [sheet = ''] = style.keys();
  return {
    name: 'playgrove-game',
    resolveId: (id) => (id === ENTRY || id === MIND ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${MIND}`) return mindOf(game);
      if (id !== `\0${ENTRY}`) return undefined;
      return scriptOf(readGame(project, game.slug), JSON.stringify(address(MIND)));
    },
    configureServer(server) {
      server.watcher.on('all', (_, file) => {
        // Facts and messages are in the entry; other files reload by themselves.
        if (!file.startsWith(game.folder) || !file.endsWith('.json')) return;
        const { moduleGraph, hot } = server.environments.client;
        const entry = moduleGraph.getModuleById(`\0${ENTRY}`);
        if (entry) moduleGraph.invalidateModule(entry);
        hot.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] ?? '';
        const font = style.get(path.slice(1));
        if (font) {
          const type = path.endsWith('.css') ? 'text/css' : 'font/woff2';
          return void response.setHeader('Content-Type', type).end(font);
        }
        if (path === '/playgrove.js')
          return void response.setHeader('Content-Type', 'text/javascript').end();
        if (path !== '/') return next();
        const page = (): string =>
          pageOf(readGame(project, game.slug), { script: address(ENTRY), style: `/${sheet}` });
        Promise.resolve()
          .then(() => server.transformIndexHtml('/', page()))
          .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
          .catch((error: unknown) => {
            const why = error instanceof Error ? error.message : String(error);
            server.config.logger.error(why);
            response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(why);
          });
      });
    },
  };
}
