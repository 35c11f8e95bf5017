import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Card, Svg } from '@playgrove/kit/build';
import { gameSlugs } from '../catalogue.ts';
import { hashOf, type Cache } from '../cache.ts';
import { mapAtOnce } from '../parallel.ts';
import type { Icons } from '../sprites/icons.ts';
import { cardSvg, cardTools, paintCard } from './draw.ts';
import { defaultCard } from './default.ts';
import { encodeCard, encodeDefault, encodeFormat, ENCODING, type CardFiles } from './encode.ts';
import { FORMATS, FORMATS_RECIPE, paintFormat, type Format } from './formats.ts';

/** Imports a game's module, `card.ts` or `sprites.ts`. */
export type Load = (file: string) => Promise<unknown>;

export type DrawnCard = {
  /** 32 hex digits that name everything of a card below `/allgame/icon/`. */
  readonly hash: string;
  readonly files: CardFiles;
};

/** Draws and encodes one card; the same SVG is processed once. */
export async function drawCard(
  card: Card,
  file: string,
  icons: Icons,
  cache: Cache,
): Promise<DrawnCard> {
  const svg = await cardSvg(card, cardTools(file, icons, cache));
  const key = hashOf(`card ${ENCODING}`, svg);
  const cached = cache.readFiles('cards', key);
  const files = cached ?? (await encodeCard(await paintCard(svg), file));
  if (!cached) cache.writeFiles('cards', key, files);
  // Devices remember it: it stays what it is while the square does.
  const hash = hashOf(...[...files].flat()).slice(0, 32);
  return { hash, files: new Map([...files, ...(await drawFormats(svg, cache))]) };
}

/** The same card for tall and wide tiles. */
async function drawFormats(svg: Svg, cache: Cache): Promise<CardFiles> {
  const key = hashOf(`formats ${FORMATS_RECIPE}`, svg);
  const cached = cache.readFiles('cards', key);
  if (cached) return cached;
  const drawn = Object.keys(FORMATS) as Format[];
  const all = drawn.map(async (format) => encodeFormat(await paintFormat(svg, format), format));
  const files = new Map((await Promise.all(all)).flatMap((each) => [...each]));
  cache.writeFiles('cards', key, files);
  return files;
}

/**
 * Every game's card, by slug. A game without `card.ts` has none and shows the default picture.
 * @throws Error naming the failing file and why
 */
export async function drawCards(
  games: string,
  load: Load,
  icons: Icons,
  cache: Cache,
): Promise<Map<string, DrawnCard>> {
  const cards = await mapAtOnce(gameSlugs(games), async (slug) => {
    const drawn = await drawGameCard(games, slug, load, icons, cache);
    return drawn ? [[slug, drawn] as const] : [];
  });
  return new Map(cards.flat());
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

/** Every picture of the cards with its path from the site's root. */
export function* cardFiles(
  cards: ReadonlyMap<string, DrawnCard>,
): Iterable<readonly [path: string, bytes: Buffer]> {
  for (const { hash, files } of cards.values()) {
    for (const [ending, bytes] of files) yield [`allgame/icon/${hash}${ending}`, bytes];
  }
}

/** The picture for records without one: a small PNG, because the record rule knows no AVIF. */
export async function drawDefaultIcon(icons: Icons, cache: Cache): Promise<Buffer> {
  const svg = await cardSvg(defaultCard, cardTools('tools/cards/default.ts', icons, cache));
  return cache.bytes('cards', `${hashOf(`default ${ENCODING}`, svg)}.png`, async () =>
    encodeDefault(await paintCard(svg)),
  );
}
