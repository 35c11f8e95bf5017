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
import { bakeSprite, RECIPE, type Sprite } from '../sprites/sprite.ts';
import { letters, outline } from './letters.ts';
import { sceneSurface } from './scene.ts';

// Node has no Path2D, and painters keep outlines in it.
globalThis.Path2D ??= SvgPath2D as unknown as typeof Path2D;

/** Drawn at this multiple of the card's size, then downscaled. */
const OVERSAMPLE = 2;

/** Provides the tools that a card needs besides text; heroes are cached between builds. */
export function cardTools(file: string, icons: Icons, cache: Cache): CardTools {
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
      const sprite = await bakeHero(picture, size, options, file, icons, cache);
      const [width, height] = [sprite.width / OVERSAMPLE, sprite.height / OVERSAMPLE];
      const image = shape('image', {
        x: -width / 2,
        y: -height / 2,
        width,
        height,
        href: `data:image/png;base64,${sprite.png.toString('base64')}`,
      });
      const where = { x, y, rotate, flip };
      return place(opacity === undefined ? where : { ...where, opacity }, image);
    },
  };
}

async function bakeHero(
  picture: IconId | Svg,
  size: number,
  options: HeroOptions,
  file: string,
  icons: Icons,
  cache: Cache,
): Promise<Sprite> {
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
  const key = hashOf(`hero ${RECIPE}`, svg, JSON.stringify(finish));
  const [png, facts] = [cache.read('heroes', `${key}.png`), cache.read('heroes', `${key}.json`)];
  if (png && facts) return { ...(JSON.parse(facts.toString()) as Omit<Sprite, 'png'>), png };
  const { png: made, ...rest } = await bakeSprite(svg, finish, file);
  cache.write('heroes', `${key}.png`, made);
  cache.write('heroes', `${key}.json`, JSON.stringify(rest));
  return { ...rest, png: made };
}

/** The card's whole SVG. */
export async function cardSvg(card: Card, tools: CardTools): Promise<Svg> {
  const side = CARD * OVERSAMPLE;
  const inside = (await card(tools)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}" viewBox="0 0 ${CARD} ${CARD}">${inside}</svg>`;
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
