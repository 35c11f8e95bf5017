import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Card, Svg } from '@playgrove/kit/build';
import { gameSlugs } from '../catalogue.ts';
import { hashOf, type Cache } from '../cache.ts';
import { mapAtOnce } from '../parallel.ts';
import type { Icons } from '../sprites/icons.ts';
import { cardSvg, paintCard, sketchCard, type Sketch } from './draw.ts';
import { defaultCard } from './default.ts';
import {
  encodeCard,
  encodeDefault,
  encodeFormat,
  ENCODING,
  isSquare,
  type CardFiles,
} from './encode.ts';
import { FORMATS, FORMATS_RECIPE, paintFormat, type Format } from './formats.ts';
import { CARDS, readStored, type StoredCard } from './stored.ts';

/** Imports a game's module, `card.ts` or `sprites.ts`. */
export type Load = (file: string) => Promise<unknown>;

export type DrawnCard = {
  /** 32 hex digits that name everything of a card below `/allgame/icon/`. */
  readonly hash: string;
  readonly files: CardFiles;
  /** What it was drawn from. */
  readonly made: string;
  /** What is committed, if it shows this card. */
  readonly stored?: StoredCard;
};

export type CardSketch = { readonly sketch: Sketch; readonly file: string; readonly made: string };

/** What the card of a game's `card.ts` is drawn from, as text. */
async function sketch(card: Card, file: string, icons: Icons): Promise<CardSketch> {
  const drawing = await sketchCard(card, file, icons);
  return {
    sketch: drawing,
    file,
    made: hashOf(`stored ${ENCODING} ${FORMATS_RECIPE}`, drawing.svg),
  };
}

/** Draws and encodes one card, or takes what is stored if that shows it. */
export async function drawCard(
  card: Card,
  file: string,
  icons: Icons,
  cache: Cache,
  stored?: StoredCard,
): Promise<DrawnCard> {
  return drawSketch(await sketch(card, file, icons), cache, stored);
}

async function drawSketch(
  { sketch: drawing, file, made }: CardSketch,
  cache: Cache,
  stored: StoredCard | undefined,
): Promise<DrawnCard> {
  if (stored?.made.card === made)
    return { hash: nameOf(stored.files), files: stored.files, made, stored };
  const svg = await cardSvg(drawing, file, cache);
  const key = hashOf(`card ${ENCODING}`, svg);
  const cached = cache.readFiles('cards', key);
  const squares = cached ?? (await encodeCard(await paintCard(svg), file));
  if (!cached) cache.writeFiles('cards', key, squares);
  const files = new Map([...squares, ...(await drawFormats(svg, cache))]);
  return { hash: nameOf(files), files, made };
}

/** Devices remember it: it stays what it is while the square does. */
export function nameOf(files: CardFiles): string {
  const squares = [...files].filter(([ending]) => isSquare(ending));
  return hashOf(...squares.flat()).slice(0, 32);
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
 * @param onDrawn gets each game whose stored pictures show another card, once it is drawn
 * @throws Error naming the failing file and why
 */
export async function drawCards(
  games: string,
  load: Load,
  icons: Icons,
  cache: Cache,
  onDrawn: (slug: string) => void = () => undefined,
): Promise<Map<string, DrawnCard>> {
  const sketches = await sketchCards(games, load, icons);
  const cards = await mapAtOnce(sketches, async ([slug, drawing]) => {
    const drawn = await drawSketch(drawing, cache, readStored(slug, CARDS));
    if (!drawn.stored) onDrawn(slug);
    return [slug, drawn] as const;
  });
  return new Map(cards);
}

/** What every game's card is drawn from, by slug: a matter of a second or two. */
export async function sketchCards(
  games: string,
  load: Load,
  icons: Icons,
): Promise<Map<string, CardSketch>> {
  const found = await mapAtOnce(gameSlugs(games), async (slug) => {
    const path = join(games, slug, 'card.ts');
    if (!existsSync(path)) return [];
    const file = `games/${slug}/card.ts`;
    const module = (await load(path)) as { readonly card?: unknown };
    if (typeof module.card !== 'function')
      throw new Error(`${file}: must export "card", a function`);
    return [[slug, await sketch(module.card as Card, file, icons)] as const];
  });
  return new Map(found.flat());
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
  const file = 'tools/cards/default.ts';
  const svg = await cardSvg(await sketchCard(defaultCard, file, icons), file, cache);
  return cache.bytes('cards', `${hashOf(`default ${ENCODING}`, svg)}.png`, async () =>
    encodeDefault(await paintCard(svg)),
  );
}
