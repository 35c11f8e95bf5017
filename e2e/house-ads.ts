/**
 * Serves the built site with house ads switched on, on a port of its own, until it is told to stop:
 * games and pictures from `dist`, the portal built anew into the folder that is given.
 */
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/catalogue/config';
import { buildPortal } from '@playgrove/portal/build';
import { readSettings } from '../apps/server/src/settings.ts';
import { start } from '../apps/server/src/start.ts';
import portal from '../portal.config.ts';
import { ROOT } from '../tools/cache.ts';
import { CATALOGUE } from './games.ts';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('usage: house-ads.ts <folder>');
const site = join(folder, 'site');
const dist = join(ROOT, 'dist');
const config: PortalConfig = { ...portal, ads: { ...portal.ads, on: true, provider: 'house' } };

mkdirSync(join(site, 'data'), { recursive: true });
cpSync(join(dist, 'allgame'), join(site, 'allgame'), { recursive: true });
cpSync(join(dist, 'data/catalogue.json'), join(site, 'data/catalogue.json'));
cpSync(join(dist, 'data/files'), join(site, 'data/files'), { recursive: true });
const games = JSON.parse(readFileSync(join(site, 'data/catalogue.json'), 'utf8')) as Game[];
const icons = Object.fromEntries(
  games.map(({ id, icon_path: path }) => [id, /([0-9a-f]{32})\.jpg$/.exec(path)?.[1] ?? '']),
);
process.env['NODE_ENV'] = 'production';
await buildPortal({ games, facts: CATALOGUE.facts, icons, config, outDir: site });

const settings = readSettings(
  { PORT: '0', SITE_DIR: site, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' },
  ROOT,
);
if (!settings.ok) throw new Error(JSON.stringify(settings.error));
const { address, stop } = await start(config, settings.value);
process.on('SIGTERM', () => void stop().then(() => process.exit(0)));
process.stdout.write(`with house ads at ${address}\n`);
