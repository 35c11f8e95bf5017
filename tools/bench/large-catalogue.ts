import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import { buildPortal } from '@playgrove/portal/build';
import { openCache } from '../cache.ts';
import { precompress } from '../precompress.ts';

const WORDS =
  'Amber Birch Coral Dune Ember Fern Grove Harbor Island Jade Kite Lantern Meadow Nova Orchard Pebble Quill River Summit Tide'.split(
    ' ',
  );
const KINDS =
  'Puzzle Puzzle&Logic Racing Sports Arcade Classic Music Fashion Shooter Running Skill Casual'.split(
    ' ',
  );

/**
 * Records derived from the existing ones: their pictures, with other names, figures and categories.
 */
export function largeCatalogue(games: readonly Game[], count: number): Game[] {
  const word = (at: number): string => WORDS[at % WORDS.length] ?? 'Grove';
  return Array.from({ length: count }, (_, at) => {
    const like = games[at % games.length];
    if (!like) throw new Error('there is no game to make others from');
    if (at < games.length) return like;
    return {
      ...like,
      id: createHash('sha256').update(`crowd-${at}`).digest('hex').slice(0, 32),
      title: `${word(at)} ${word(Math.floor(at / 20) + 7)} ${at}`,
      cate: KINDS[at % KINDS.length] ?? 'Puzzle',
      players: at % 5 === 0 ? `${1 + (at % 40) / 10}M+` : `${100 + (at % 800)}K+`,
      score: (3.6 + (at % 14) / 10).toFixed(1),
    };
  });
}

export type LargeCatalogue = { readonly games: readonly Game[]; readonly page: number };

/**
 * Builds the portal for a catalogue of this many games next to a built site's pictures.
 * @param site the built site
 * @param into an empty folder
 * @returns the games, and bytes of the page as it is sent
 */
export async function buildLargeCatalogue(
  site: string,
  into: string,
  count: number,
  config: PortalConfig,
): Promise<LargeCatalogue> {
  mkdirSync(join(into, 'data'), { recursive: true });
  cpSync(join(site, 'allgame'), join(into, 'allgame'), { recursive: true });
  const present = JSON.parse(readFileSync(join(site, 'data/catalogue.json'), 'utf8')) as Game[];
  const icons = Object.fromEntries(
    present.map(({ id, icon_path: path }) => [id, /([0-9a-f]{32})\.jpg$/.exec(path)?.[1] ?? '']),
  );
  const games = largeCatalogue(present, count);
  writeFileSync(join(into, 'data/catalogue.json'), JSON.stringify(games));
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await buildPortal({ outDir: into, games, icons, config });
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
  // Files of a first visit are compressed as on the real site; ten thousand small files need not
  // be.
  const packed = join(into, 'packed');
  cpSync(join(into, 'assets'), join(packed, 'assets'), { recursive: true });
  for (const name of ['index.html', 'data/search.json']) {
    mkdirSync(join(packed, 'data'), { recursive: true });
    cpSync(join(into, name), join(packed, name));
  }
  await precompress(packed, openCache());
  cpSync(packed, into, { recursive: true });
  rmSync(packed, { recursive: true });
  return { games, page: statSync(join(into, 'index.html.br')).size };
}
