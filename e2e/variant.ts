/**
 * Serves a variant of the built site on its own port until it is stopped: games and pictures from
 * `dist`, the portal built again into the folder that is given. Below another path, every address in
 * the games differs too: there, one game is built again.
 */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import { buildPortal } from '@playgrove/portal/build';
import { readSettings } from '../apps/server/src/settings/settings.ts';
import { start, type Running } from '../apps/server/src/start.ts';
import { PSEUDO, PSEUDO_TEXTS } from '../apps/portal/src/testing/pseudo.ts';
import portal from '@playgrove/site-config/portal';
import { largeCatalogue } from '../tools/bench/large-catalogue.ts';
import { build } from '../tools/site/build.ts';
import { openCache } from '../tools/cache.ts';
import { ROOT } from '../tools/root.ts';
import { freePort } from './third-party/site.ts';
import { serveFiles } from './file-host.ts';
import { CATALOGUE } from './games.ts';

/** The pages name their port, so it must be known before they are built. */
const port = process.argv[3] === 'own-hosts' ? await freePort() : 0;

const CONFIGS: Readonly<Record<string, PortalConfig>> = {
  'house-ads': { ...portal, ads: { ...portal.ads, on: true, provider: 'house' } },
  pseudo: portal,
  large: portal,
  'own-hosts': {
    ...portal,
    gamesOrigin: `http://{id}.games.example.test:${port}`,
    publicAddress: `http://play.example.test:${port}`,
  },
  'file-host': { ...portal, base: '/games/', server: false, statistics: false },
};

/** More games than the page carries. */
const LARGE = 1000;

const [, , folder, name = '', ...slugs] = process.argv;
const config = CONFIGS[name];
if (folder === undefined || !config) {
  throw new Error(`usage: variant.ts <folder> ${Object.keys(CONFIGS).join('|')} [slug ...]`);
}
const site = join(folder, 'site');

/** The portal alone, over the games of `dist`. */
async function buildOver(dist: string, of: PortalConfig): Promise<void> {
  mkdirSync(join(site, 'data'), { recursive: true });
  cpSync(join(dist, 'allgame'), join(site, 'allgame'), { recursive: true });
  cpSync(join(dist, 'data/catalogue.json'), join(site, 'data/catalogue.json'));
  cpSync(join(dist, 'data/files'), join(site, 'data/files'), { recursive: true });
  const present = JSON.parse(readFileSync(join(site, 'data/catalogue.json'), 'utf8')) as Game[];
  const games = name === 'large' ? largeCatalogue(present, LARGE) : present;
  const icons = Object.fromEntries(
    present.map(({ id, icon_path: path }) => [id, /([0-9a-f]{32})\.jpg$/.exec(path)?.[1] ?? '']),
  );
  const language = name === 'pseudo' ? { language: PSEUDO, texts: PSEUDO_TEXTS } : {};
  process.env['NODE_ENV'] = 'production';
  const { facts } = CATALOGUE;
  await buildPortal({ games, facts, icons, config: of, outDir: site, ...language });
}

/** Everything, with the games named. */
async function buildAll(into: string, of: PortalConfig): Promise<void> {
  const games = join(into, 'games');
  for (const slug of slugs) {
    cpSync(join(ROOT, 'games', slug), join(games, slug), { recursive: true });
  }
  const library = join(into, 'library');
  if (name === 'own-hosts') {
    cpSync(join(ROOT, 'e2e/own-library'), library, { recursive: true });
  }
  await build({ out: site, games, library, config: of, cache: openCache(), log: () => {} });
}

async function serve(data: string, of: PortalConfig): Promise<Pick<Running, 'address' | 'stop'>> {
  if (!of.server) return serveFiles(site, of.base);
  const settings = readSettings(
    { PORT: String(port), SITE_DIR: site, DATA_DIR: data, LOG_LEVEL: 'warn' },
    ROOT,
  );
  if (!settings.ok) throw new Error(JSON.stringify(settings.error));
  return start(of, settings.value);
}

await (slugs.length > 0 ? buildAll(folder, config) : buildOver(join(ROOT, 'dist'), config));
const { address, stop } = await serve(join(folder, 'data'), config);
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
process.stdout.write(`served at ${port === 0 ? address : config.publicAddress}\n`);
