import { PALETTE } from '@playgrove/kit/build';
import type { GameFacts } from '@playgrove/catalogue';
import sharp from 'sharp';
import { hashOf, type Cache } from '../cache.ts';
import { mapAtOnce } from '../parallel.ts';
import type { DrawnCard } from './cards.ts';
import { letters, lettersWidth } from './letters.ts';

/** The size that link previews show in full, in pixels. */
export const SHARE = { width: 1200, height: 630 } as const;
/** Increase it when anything below changes. */
const RECIPE = 2;

const ART = { side: 500, left: 65, top: 65, radius: 76 } as const;
const WORDS = { left: 630, width: 510 } as const;
const CAPITAL = { most: 84, least: 34 } as const;
const MAX_LINES = 4;

/** A game's picture for link previews. */
export type Share = {
  readonly picture: { readonly address: string; readonly width: number; readonly height: number };
  readonly file: readonly [path: string, bytes: Buffer];
};

/**
 * Every game's picture for link previews, by slug: the card next to the title, in the card's
 * colors. The site's name is not in it, so a portal can be renamed without drawing.
 */
export async function drawShares(
  cards: ReadonlyMap<string, DrawnCard>,
  facts: ReadonlyMap<string, GameFacts>,
  cache: Cache,
): Promise<Map<string, Share>> {
  const drawn = await mapAtOnce([...cards], async ([slug, { hash, files, stored }]) => {
    const card = files.get('.jpg');
    const title = facts.get(slug)?.title;
    if (!card || title === undefined) return [];
    const made = shareKey(hash, title);
    const bytes =
      stored?.made.share === made
        ? stored.share
        : await cache.bytes('shares', `${made}.jpg`, () => drawShare(card, title));
    const path = `allgame/icon/${hashOf(bytes).slice(0, 32)}-share.jpg`;
    const share: Share = { picture: { address: `/${path}`, ...SHARE }, file: [path, bytes] };
    return [[slug, share] as const];
  });
  return new Map(drawn.flat());
}

/** What a picture for links is drawn from: the card, and the title in the display face. */
export function shareKey(hash: string, title: string): string {
  return hashOf(`share ${RECIPE}`, hash, words(title));
}

/** @param card the card picture, of any size */
export async function drawShare(card: Buffer, title: string): Promise<Buffer> {
  const { width, height } = SHARE;
  const behind = await sharp(card)
    .resize(width, height, { fit: 'cover' })
    .blur(42)
    .modulate({ brightness: 0.72, saturation: 1.25 })
    .png()
    .toBuffer();
  const { side, left, top, radius } = ART;
  const corners = `<svg width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${radius}"/></svg>`;
  const art = await sharp(card)
    .resize(side, side, { kernel: 'lanczos3' })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s"><stop offset=".35" stop-color="#150a2e" stop-opacity="0"/><stop offset="1" stop-color="#150a2e" stop-opacity=".62"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/><rect x="${left - 9}" y="${top - 9}" width="${side + 18}" height="${side + 18}" rx="${radius + 9}" fill="#fff"/></svg>`;
  return sharp(behind)
    .composite([
      { input: Buffer.from(frame) },
      { input: art, left, top },
      { input: Buffer.from(words(title)) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The title as outlines; empty if the display face cannot spell them. */
function words(title: string): string {
  const { width, height } = SHARE;
  const whole = (inside: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`;
  try {
    const { lines, size } = fit(title);
    const step = size * 1.62;
    const first = height / 2 - 40 - ((lines.length - 1) * step) / 2;
    const middle = WORDS.left + WORDS.width / 2;
    const drawn = lines.map((line, at) =>
      letters(line, middle, first + at * step, size, { bottom: '#ffe29a' }),
    );
    const foot = letters('Play free', middle, 520, 24, {
      top: PALETTE.white,
      rim: 'none',
    });
    return whole([...drawn, foot].join(''));
  } catch {
    return whole('');
  }
}

/** Breaks a title into the fewest lines that allow a large size. */
function fit(title: string): { readonly lines: readonly string[]; readonly size: number } {
  const parts = title.split(' ');
  let best = { lines: [title] as readonly string[], size: 0 };
  for (let count = 1; count <= Math.min(MAX_LINES, parts.length); count += 1) {
    const lines = breakInto(parts, count);
    const widest = Math.max(...lines.map((line) => lettersWidth(line, 100)));
    const size = Math.min(CAPITAL.most, (WORDS.width / widest) * 100);
    if (size > best.size * 1.08) best = { lines, size };
  }
  return { ...best, size: Math.max(CAPITAL.least, best.size) };
}

/** Words in this many lines, with the widest line as narrow as possible. */
function breakInto(parts: readonly string[], count: number): string[] {
  if (count <= 1 || parts.length <= 1) return [parts.join(' ')];
  let best: string[] = [];
  let least = Infinity;
  for (let cut = 1; cut <= parts.length - count + 1; cut += 1) {
    const lines = [parts.slice(0, cut).join(' '), ...breakInto(parts.slice(cut), count - 1)];
    const widest = Math.max(...lines.map((line) => lettersWidth(line, 100)));
    if (widest < least) [best, least] = [lines, widest];
  }
  return best;
}
