import sharp from 'sharp';
import {
  CARD,
  painted,
  place,
  shape,
  SvgPath2D,
  type Card,
  type CardTools,
  type HeroOptions,
  type IconId,
  type Svg,
} from '@playgrove/kit/build';
import { hashOf, type Cache } from '../cache.ts';
import type { Icons } from '../sprites/icons.ts';
import { bakeSprite, RECIPE, type Finish, type Sprite } from '../sprites/sprite.ts';
import { letters, outline } from './letters.ts';
import { sceneSurface } from './scene.ts';

// Node has no Path2D, and painters keep outlines in it.
globalThis.Path2D ??= SvgPath2D as unknown as typeof Path2D;

/** Drawn at this multiple of the card's size, then downscaled. */
const OVERSAMPLE = 2;

/** A picture that a card shows with a rim, before it is pixels. */
type Hero = { readonly svg: Svg; readonly finish: Finish };

/**
 * A card as text, with a mark for each hero. It is the same on every machine, which pixels are
 * not, and takes milliseconds.
 */
export type Sketch = {
  readonly svg: Svg;
  /** By the key in its mark. */
  readonly heroes: ReadonlyMap<string, Hero>;
};

const MARK = /<image data-hero="([0-9a-f]+)"\/>/g;

function cardTools(file: string, icons: Icons, heroes: Map<string, Hero>): CardTools {
  return {
    letters,
    piece: (paint, where = {}) => place(where, painted(paint, outline)),
    scene({ width, height, side = Math.min(width, height), ...from }, paint) {
      const { x = (width - side) / 2, y = (height - side) / 2 } = from;
      const scale = CARD / side;
      const svg = painted((c) => paint(sceneSurface(c, width, height, scale)), outline);
      return place({ x: -x * scale, y: -y * scale, scale }, svg);
    },
    async hero(picture, x, y, size, options = {}) {
      const { rotate = 0, flip = false, opacity } = options;
      const hero = heroOf(picture, size, options, file, icons);
      const key = hashOf(`hero ${RECIPE}`, hero.svg, JSON.stringify(hero.finish));
      heroes.set(key, hero);
      const where = { x, y, rotate, flip };
      const image = shape('image', { 'data-hero': key });
      return place(opacity === undefined ? where : { ...where, opacity }, image);
    },
  };
}

function heroOf(
  picture: IconId | Svg,
  size: number,
  options: HeroOptions,
  file: string,
  icons: Icons,
): Hero {
  if (!(size > 0 && size <= CARD * 1.5)) {
    throw new Error(`${file}: a hero's size must be from 1 to ${CARD * 1.5}, not ${size}`);
  }
  const svg = picture.startsWith('<svg ') ? picture : icons.svg(picture as IconId, file);
  const rim = options.outline ?? Math.min(10, size * 0.03);
  const finish = {
    size: size * OVERSAMPLE,
    outline: rim / size,
    ...(options.saturation === undefined ? {} : { saturation: options.saturation }),
  };
  return { svg, finish };
}

/** A hero's pixels, cached between builds. */
async function bakeHero(
  { svg, finish }: Hero,
  key: string,
  file: string,
  cache: Cache,
): Promise<Sprite> {
  const [png, facts] = [cache.read('heroes', `${key}.png`), cache.read('heroes', `${key}.json`)];
  if (png && facts) return { ...(JSON.parse(facts.toString()) as Omit<Sprite, 'png'>), png };
  const { png: made, ...rest } = await bakeSprite(svg, finish, file);
  cache.write('heroes', `${key}.png`, made);
  cache.write('heroes', `${key}.json`, JSON.stringify(rest));
  return { ...rest, png: made };
}

export async function sketchCard(card: Card, file: string, icons: Icons): Promise<Sketch> {
  const side = CARD * OVERSAMPLE;
  const heroes = new Map<string, Hero>();
  const inside = (await card(cardTools(file, icons, heroes))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}" viewBox="0 0 ${CARD} ${CARD}">${inside}</svg>`;
  return { svg, heroes };
}

/** The card's whole SVG, its heroes as pixels in it. */
export async function cardSvg({ svg, heroes }: Sketch, file: string, cache: Cache): Promise<Svg> {
  const images = new Map<string, Svg>();
  for (const [key, hero] of heroes) {
    const sprite = await bakeHero(hero, key, file, cache);
    const [width, height] = [sprite.width / OVERSAMPLE, sprite.height / OVERSAMPLE];
    const href = `data:image/png;base64,${sprite.png.toString('base64')}`;
    const box = { x: -width / 2, y: -height / 2, width, height };
    images.set(key, shape('image', { ...box, href }));
  }
  return svg.replace(MARK, (_, key: string) => images.get(key) ?? '');
}

/** The card as lossless pixels at its final size. */
export async function paintCard(svg: Svg): Promise<Buffer> {
  const large = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(large)
    .resize(CARD, CARD, { kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
