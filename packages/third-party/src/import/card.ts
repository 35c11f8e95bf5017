import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeCard } from '../../../../tools/cards/encode.ts';
import { letters, lettersWidth } from '../../../../tools/cards/letters.ts';

const SIDE = 512;
const MAX_LINES = 3;

/** The picture with the most in it: a menu on black says less of a game than play. */
async function bestOf(pictures: readonly Buffer[]): Promise<Buffer | undefined> {
  const rated = await Promise.all(
    pictures.map(async (picture) => ({ picture, entropy: (await sharp(picture).stats()).entropy })),
  );
  return rated.toSorted((a, b) => b.entropy - a.entropy)[0]?.picture;
}

/** A game's card from pictures of it, its title over them. */
export async function cardFrom(
  pictures: readonly Buffer[],
  title: string,
): Promise<Buffer | undefined> {
  const best = await bestOf(pictures);
  if (!best) return undefined;
  // Bars of one color around a game's picture say nothing.
  const cut = await sharp(best)
    .trim({ threshold: 12 })
    .toBuffer()
    .catch(() => best);
  const { width = 0, height = 0 } = await sharp(cut).metadata();
  const square = await sharp(width < 100 || height < 100 ? best : cut)
    .resize(SIDE, SIDE, { fit: 'cover', position: 'centre' })
    .png()
    .toBuffer();
  return sharp(square)
    .composite([{ input: Buffer.from(titleSvg(title)) }])
    .png()
    .toBuffer();
}

/** An operator's own picture as a card. */
export async function cardOfIcon(file: string): Promise<Buffer> {
  return sharp(file)
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
}

/** Writes the card in every size and format next to the game's record. */
export async function writeCard(card: Buffer, folder: string, name: string): Promise<void> {
  for (const [ending, bytes] of await encode(card, name))
    writeFileSync(join(folder, `card${ending}`), bytes);
}

/** A busy picture is made calmer until it fits. */
async function encode(card: Buffer, name: string): ReturnType<typeof encodeCard> {
  for (const blur of [0, 0.8, 1.6, 3]) {
    const picture = blur === 0 ? card : await sharp(card).blur(blur).png().toBuffer();
    try {
      return await encodeCard(picture, name);
    } catch (error) {
      if (blur === 3) throw error;
    }
  }
  throw new Error(`${name}: its picture cannot be encoded`);
}

function titleSvg(title: string): string {
  const inside = words(title);
  const shade = `<defs><linearGradient id="s" x2="0" y2="1"><stop offset=".5" stop-color="#150a2e" stop-opacity="0"/><stop offset="1" stop-color="#150a2e" stop-opacity=".85"/></linearGradient></defs><rect width="${SIDE}" height="${SIDE}" fill="url(#s)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${inside === '' ? '' : shade}${inside}</svg>`;
}

/** Empty if the display face cannot spell the title. */
function words(title: string): string {
  try {
    const parts = title.split(' ');
    const count = Math.min(MAX_LINES, Math.max(1, Math.ceil(title.length / 12)), parts.length);
    const lines: string[] = [];
    const share = title.length / count;
    for (const part of parts) {
      const last = lines.at(-1);
      if (last !== undefined && (last.length + part.length / 2 <= share || lines.length === count))
        lines[lines.length - 1] = `${last} ${part}`;
      else lines.push(part);
    }
    const widest = Math.max(...lines.map((line) => lettersWidth(line, 100)));
    const size = Math.min(64, (SIDE - 48) / (widest / 100));
    const step = size * 1.5;
    const first = SIDE - 40 - size / 2 - (lines.length - 1) * step;
    return lines.map((line, at) => letters(line, SIDE / 2, first + at * step, size)).join('');
  } catch {
    return '';
  }
}
