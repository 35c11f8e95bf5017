import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '@playgrove/kit/art';
import { gameSlugs } from '../catalogue.ts';
import { hashOf, type Cache } from '../cache.ts';
import type { Icons } from '../sprites/icons.ts';
import { cardSvg, cardTools, paintCard } from './draw.ts';
import { defaultCard } from './default.ts';
import { encodeCard, ENCODING, type CardFiles } from './encode.ts';

/** Imports a game's module, `card.ts` or `sprites.ts`. */
export type Load = (file: string) => Promise<unknown>;

export type DrawnCard = {
  /** 32 hex digits of everything below `/allgame/icon/` that carries them. */
  readonly hash: string;
  readonly files: CardFiles;
};

/** Draws and encodes one card; nothing is done twice for the same SVG. */
export async function drawCard(
  card: Card,
  file: string,
  icons: Icons,
  cache: Cache,
): Promise<DrawnCard> {
  const svg = await cardSvg(card, cardTools(file, icons, cache));
  const key = hashOf(`card ${ENCODING}`, svg);
  const kept = cache.read('cards', key);
  if (kept) return unpack(kept);
  const files = await encodeCard(await paintCard(svg), file);
  const hash = hashOf(...[...files].flat()).slice(0, 32);
  cache.write('cards', key, pack({ hash, files }));
  return { hash, files };
}

/**
 * Every game's card, by slug. A game without `card.ts` has none and shows the default picture.
 * @throws Error naming the file that fails and why
 */
export async function drawCards(
  games: string,
  load: Load,
  icons: Icons,
  cache: Cache,
): Promise<Map<string, DrawnCard>> {
  const cards = new Map<string, DrawnCard>();
  for (const slug of gameSlugs(games)) {
    const drawn = await drawGameCard(games, slug, load, icons, cache);
    if (drawn) cards.set(slug, drawn);
  }
  return cards;
}

async function drawGameCard(
  games: string,
  slug: string,
  load: Load,
  icons: Icons,
  cache: Cache,
): Promise<DrawnCard | undefined> {
  const path = join(games, slug, 'card.ts');
  if (!existsSync(path)) return undefined;
  const file = `games/${slug}/card.ts`;
  const module = (await load(path)) as { readonly card?: unknown };
  if (typeof module.card !== 'function') throw new Error(`${file}: must export "card", a function`);
  return drawCard(module.card as Card, file, icons, cache);
}

/** The picture for records without one, as PNG. */
export async function drawDefaultIcon(icons: Icons, cache: Cache): Promise<Buffer> {
  const svg = await cardSvg(defaultCard, cardTools('tools/cards/default.ts', icons, cache));
  return cache.bytes('cards', `${hashOf('default', svg)}.png`, () => paintCard(svg));
}

/** One file per card in the cache, so that an entry is whole or absent. */
function pack({ hash, files }: DrawnCard): string {
  return JSON.stringify({
    hash,
    files: [...files].map(([ending, bytes]) => [ending, bytes.toString('base64')]),
  });
}

function unpack(kept: Buffer): DrawnCard {
  const { hash, files } = JSON.parse(kept.toString()) as {
    hash: string;
    files: readonly (readonly [string, string])[];
  };
  return {
    hash,
    files: new Map(files.map(([ending, text]) => [ending, Buffer.from(text, 'base64')])),
  };
}
