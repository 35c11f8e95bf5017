import type { SpriteFinish, SpriteSheet } from '@playgrove/kit/build';
import { hashOf, type Cache } from '../cache.ts';
import { mapAtOnce } from '../parallel.ts';
import { makeAtlas, type Frames } from './atlas.ts';
import type { Icons } from './icons.ts';
import { bakeSprite, DEFAULT_OUTLINE, DEFAULT_SATURATION, RECIPE } from './sprite.ts';

/** What a game's page draws with. */
export type Sheet = { readonly webp: Buffer; readonly frames: Frames };

type Wanted = Required<SpriteFinish> & { readonly svg: string };

const LARGEST_SPRITE = 512;

/**
 * Bakes a game's sheet into one atlas.
 * @param file where the sheet is written, for messages
 * @throws Error naming the file and the sprite when an icon is missing or a value makes no sense
 */
export async function bakeSheet(
  sheet: SpriteSheet,
  file: string,
  icons: Icons,
  cache: Cache,
): Promise<Sheet> {
  const wanted = readSheet(sheet, file, icons);
  const key = hashOf(`sheet ${RECIPE}`, JSON.stringify([sheet.size, [...wanted]]));
  const cached = cache.read('sheets', `${key}.json`);
  const cachedImage = cache.read('sheets', `${key}.webp`);
  if (cached && cachedImage) {
    return { webp: cachedImage, frames: JSON.parse(cached.toString()) as Frames };
  }
  const sprites = await mapAtOnce(wanted, async ([name, { svg, scale, ...finish }]) => {
    const size = Math.max(4, Math.round(sheet.size * scale));
    return [name, await bakeSprite(svg, { ...finish, size }, `${file}: ${name}`)] as const;
  });
  const { webp, frames } = await makeAtlas(new Map(sprites));
  cache.write('sheets', `${key}.webp`, webp);
  cache.write('sheets', `${key}.json`, JSON.stringify(frames));
  return { webp, frames };
}

function readSheet(sheet: SpriteSheet, file: string, icons: Icons): Map<string, Wanted> {
  if (!(sheet.size >= 8 && sheet.size <= LARGEST_SPRITE)) {
    throw new Error(`${file}: size: must be from 8 to ${LARGEST_SPRITE} pixels, not ${sheet.size}`);
  }
  const wanted = new Map<string, Wanted>();
  const add = (name: string, svg: string, own: SpriteFinish): void => {
    if (wanted.has(name)) throw new Error(`${file}: "${name}" is an icon and a drawing of its own`);
    const { scale = 1, rotate = 0, flip = false } = own;
    const { outline = sheet.outline ?? DEFAULT_OUTLINE } = own;
    const { saturation = sheet.saturation ?? DEFAULT_SATURATION } = own;
    if (!(scale > 0 && sheet.size * scale <= LARGEST_SPRITE)) {
      throw new Error(`${file}: ${name}: scale: ${scale} gives no size up to ${LARGEST_SPRITE}`);
    }
    if (!(outline >= 0 && outline <= 0.2)) {
      throw new Error(`${file}: ${name}: outline: must be from 0 to 0.2, not ${outline}`);
    }
    wanted.set(name, { svg, scale, rotate, flip, outline, saturation });
  };
  for (const [name, icon] of Object.entries(sheet.icons)) {
    const { icon: id, ...own } = typeof icon === 'string' ? { icon } : icon;
    add(name, icons.svg(id, `${file}: ${name}`), own);
  }
  for (const [name, value] of Object.entries(sheet.own ?? {})) {
    const { svg, ...own } = typeof value === 'string' ? { svg: value } : value;
    if (!svg.startsWith('<svg ')) {
      throw new Error(
        `${file}: ${name}: is not a whole SVG; wrap it with drawing(width, height, …)`,
      );
    }
    add(name, svg, own);
  }
  if (wanted.size === 0) throw new Error(`${file}: names no sprite`);
  return wanted;
}
