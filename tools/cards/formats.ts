import sharp, { type OverlayOptions } from 'sharp';
import { CARD, type Svg } from '@playgrove/kit/build';

/** Increase it when anything below changes. */
export const FORMATS_RECIPE = 4;

/** The pictures for tall and wide tiles, by the name in their file's ending. */
export const FORMATS = {
  /** The whole square, and below it what fades into a tile's words. */
  tall: { width: 480, height: 768 },
  wide: { width: 480, height: 240 },
} as const;
export type Format = keyof typeof FORMATS;
/** Widths of their files, in pixels. */
export const FORMAT_WIDTHS = [560, 720] as const;

const FULL = FORMAT_WIDTHS[1];
/** How far a wide picture reaches beyond the square on each side, in the card's units. */
const BEYOND = CARD / 2;

/** Colors of a picture, three bytes a pixel. */
type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** A card's picture for another tile than a square, as lossless pixels at its largest size. */
export function paintFormat(svg: Svg, format: Format): Promise<Buffer> {
  return format === 'tall' ? paintTall(svg) : paintWide(svg);
}

/** The square goes on below as its own mirror image, out of focus: words cover that part. */
async function paintTall(svg: Svg): Promise<Buffer> {
  const side = FULL;
  const below = (side * FORMATS.tall.height) / FORMATS.tall.width - side;
  const square = await drawn(svg, 0, CARD, side, side);
  const mirrored = await sharp(square)
    .extend({ bottom: below, extendWith: 'mirror' })
    .png()
    .toBuffer();
  const soft = await sharp(mirrored)
    .blur(side / 32)
    .png()
    .toBuffer();
  const fading = await sharp(square)
    .ensureAlpha()
    .composite([fadeOut(side)])
    .png()
    .toBuffer();
  return sharp(soft)
    .composite([{ input: fading, left: 0, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer();
}

/** Keeps a square, but for its last lines, which fade. */
function fadeOut(side: number): OverlayOptions {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><defs><linearGradient id="f" x2="0" y2="1"><stop offset=".94"/><stop offset="1" stop-opacity="0"/></linearGradient></defs><rect width="${side}" height="${side}" fill="url(#f)"/></svg>`;
  return { input: Buffer.from(svg), blend: 'dest-in' };
}

/**
 * The card with its backdrop, which goes on beyond the square. A side where shapes end at the
 * square's edge shows the card's mirror image instead, out of focus.
 */
async function paintWide(svg: Svg): Promise<Buffer> {
  const [width, height] = [FULL, FULL / 2];
  const beyond = height / 2;
  const whole = await drawn(svg, -BEYOND, CARD + 2 * BEYOND, width, height);
  const mirrored = await sharp(whole)
    .extract({ left: beyond, top: 0, width: height, height })
    .extend({ left: beyond, right: beyond, extendWith: 'mirror' })
    .png()
    .toBuffer();
  const [drawing, mirror, soft] = await Promise.all([
    pixels(whole),
    pixels(mirrored),
    sharp(mirrored)
      .blur(height / 24)
      .png()
      .toBuffer()
      .then(pixels),
  ]);
  const out = Buffer.from(drawing.data);
  for (const [edge, step] of [
    [beyond - 1, -1],
    [width - beyond, 1],
  ] as const) {
    if (!endsAt(drawing, edge, step)) continue;
    for (let row = 0; row < height; row += 1) {
      for (let far = 0; far < beyond; far += 1) {
        const at = (row * width + edge + step * far) * 3;
        const blur = Math.min(1, far / (beyond / 6));
        for (let channel = at; channel < at + 3; channel += 1) {
          const near = mirror.data[channel] ?? 0;
          out[channel] = Math.round(near + ((soft.data[channel] ?? 0) - near) * blur);
        }
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Colors that differ by less look continuous. */
const CONTINUOUS = 15;
/** An outline that crosses the edge breaks a few lines; a shape that ends there breaks more. */
const FEW = 0.08;
/** Scenes reach a little beyond the square, and end there all at once; a house breaks fewer lines. */
const MANY = 0.24;
const LITTLE = FULL / 12;

/** Whether what is drawn ends at the square's edge, or a little beyond it. */
function endsAt({ data, width, height }: Pixels, edge: number, step: 1 | -1): boolean {
  const colorAt = (row: number, column: number, channel: number): number =>
    data[(row * width + column) * 3 + channel] ?? 0;
  const breaks = (row: number, column: number): boolean =>
    [0, 1, 2].some(
      (channel) =>
        Math.abs(colorAt(row, column + 3 * step, channel) - colorAt(row, column, channel)) >
        CONTINUOUS,
    );
  const broken = (column: number): number =>
    Array.from({ length: height }, (_, row) => breaks(row, column)).filter(Boolean).length / height;
  if (broken(edge - 2 * step) > FEW) return true;
  return Array.from({ length: LITTLE }, (_, far) => edge + far * step).some(
    (column) => broken(column) > MANY,
  );
}

async function pixels(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A part of the card from its top to its bottom. */
function drawn(
  svg: Svg,
  x: number,
  across: number,
  width: number,
  height: number,
): Promise<Buffer> {
  const cut = svg.replace(
    /^(<svg [^>]*?) width="\d+" height="\d+" viewBox="[^"]*"/,
    `$1 width="${width}" height="${height}" viewBox="${x} 0 ${across} ${CARD}"`,
  );
  return sharp(Buffer.from(cut), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
