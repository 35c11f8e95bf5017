import sharp from 'sharp';
import { FORMAT_WIDTHS, FORMATS, type Format } from './formats.ts';

/** Card pictures by file ending: `.jpg`, `-192.avif`, `-192.webp` … `-512.webp`. */
export type CardFiles = ReadonlyMap<string, Buffer>;

/** The sides that layouts need, in pixels. */
export const SIDES = [192, 320, 512] as const;

const SQUARES = ['.jpg', ...SIDES.flatMap((side) => [`-${side}.avif`, `-${side}.webp`])];

/** Every file of a card, the squares first. */
export const ENDINGS: readonly string[] = [
  ...SQUARES,
  ...Object.keys(FORMATS).flatMap((format) =>
    FORMAT_WIDTHS.map((width) => `-${format}-${width}.avif`),
  ),
];

export const isSquare = (ending: string): boolean => SQUARES.includes(ending);

/** A card's JPEG must be smaller than this. */
export const JPEG_LIMIT = 40_000;

/** Increase it when anything below changes. */
export const ENCODING = 4;

/** @throws Error naming the file if even low quality exceeds the limit */
export async function encodeCard(png: Buffer, file: string): Promise<CardFiles> {
  const files = new Map<string, Buffer>([['.jpg', await jpeg(png, file)]]);
  for (const side of SIDES) {
    const small = await sharp(png).resize(side, side, { kernel: 'lanczos3' }).png().toBuffer();
    files.set(`-${side}.avif`, await sharp(small).avif({ quality: 55, effort: 6 }).toBuffer());
    files.set(
      `-${side}.webp`,
      await sharp(small).webp({ quality: 80, effort: 6, smartSubsample: true }).toBuffer(),
    );
  }
  return files;
}

/** A picture for a tall or wide tile, in AVIF alone: older browsers show the square. */
export async function encodeFormat(png: Buffer, format: Format): Promise<CardFiles> {
  const encode = async (width: number): Promise<[string, Buffer]> => [
    `-${format}-${width}.avif`,
    await sharp(png).resize(width).avif({ quality: 51, effort: 6 }).toBuffer(),
  ];
  return new Map(await Promise.all(FORMAT_WIDTHS.map(encode)));
}

async function jpeg(png: Buffer, file: string): Promise<Buffer> {
  for (const quality of [86, 82, 78, 74, 70, 66, 62]) {
    const bytes = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < JPEG_LIMIT) return bytes;
  }
  throw new Error(`${file}: too busy for ${JPEG_LIMIT} bytes of JPEG: fewer small shapes, please`);
}

/** A PNG with few colors, 320 pixels a side. */
export async function encodeDefault(png: Buffer): Promise<Buffer> {
  const small = await sharp(png).resize(320, 320, { kernel: 'lanczos3' }).png().toBuffer();
  return sharp(small).png({ palette: true, colors: 128, effort: 10 }).toBuffer();
}
