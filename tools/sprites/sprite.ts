import sharp from 'sharp';
import { PALETTE, type SpriteFinish } from '@playgrove/kit/art';

/** One sprite as a PNG with transparent surroundings, no larger than asked. */
export type Sprite = {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`, what it looks like from far: stands in until the atlas is there. */
  readonly average: string;
};

export type Finish = Omit<SpriteFinish, 'scale'> & {
  /** Longer side with the rim, in pixels. */
  readonly size: number;
};

export const DEFAULT_OUTLINE = 0.02;
export const DEFAULT_SATURATION = 1.12;

/** Part of every cache key; counts up when the recipe below changes. */
export const RECIPE = 2;

/**
 * Draws one SVG as a rimmed sprite. Every step is a pipeline of its own: in a single one the
 * renderer draws the SVG at the target size, where the icons' filters turn jagged, and runs
 * operations in its own order.
 * @param name for the message when the SVG shows nothing
 */
export async function bakeSprite(svg: string, finish: Finish, name: string): Promise<Sprite> {
  const { size, outline = DEFAULT_OUTLINE, saturation = DEFAULT_SATURATION } = finish;
  const rim = size * outline;
  const pad = outline > 0 ? Math.ceil(rim * 1.25) + 1 : 0;
  const inner = Math.max(1, Math.round(size - 2 * pad));

  // Four times is enough for the smallest; large sprites need less to be smooth.
  const drawn = Math.max(inner * 1.5, Math.min(inner * 4, 1400));
  const middle = Math.round(Math.max(inner, Math.min(inner * 2, 900)));
  const zoom = middle / inner;
  const large = await render(svg, Math.round(drawn), finish, name);
  const art = await sharp(large)
    .resize(middle, middle, { fit: 'inside', kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const vivid = await sharp(art).modulate({ saturation }).png({ compressionLevel: 1 }).toBuffer();
  const average = await averageColour(vivid);
  const rimmed = outline > 0 ? await addRim(vivid, rim * zoom, Math.round(pad * zoom)) : vivid;
  const { data, info } = await sharp(rimmed)
    .resize(Math.round(size), Math.round(size), { fit: 'inside', kernel: 'lanczos3' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height, average };
}

/** The drawing alone, trimmed, its longer side about `side` pixels. */
async function render(svg: string, side: number, finish: Finish, name: string): Promise<Buffer> {
  const { rotate = 0, flip = false } = finish;
  const sized = svg.replace('<svg ', `<svg width="${side}" height="${side}" `);
  let png = await sharp(Buffer.from(sized), { unlimited: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (flip) png = await sharp(png).flop().png({ compressionLevel: 1 }).toBuffer();
  if (rotate !== 0) {
    png = await sharp(png)
      .rotate(rotate, { background: '#00000000' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  }
  const { channels } = await sharp(png).stats();
  if ((channels[3]?.max ?? 255) === 0) throw new Error(`${name}: the drawing shows nothing`);
  return sharp(png).trim({ threshold: 0 }).png({ compressionLevel: 1 }).toBuffer();
}

/** Ink around the silhouette: its blurred alpha, cut where it fades. */
async function addRim(art: Buffer, rim: number, pad: number): Promise<Buffer> {
  const padded = await sharp(art)
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#00000000' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data: flat, info } = await sharp(padded)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: 1 as const } };
  const soft = await sharp(flat, raw)
    .blur(Math.max(0.3, rim * 0.62))
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  // 14 of 255 lies 1.6 sigma outside a straight edge: one rim's width. Six steps per grey level
  // leave an edge a pixel or two soft.
  for (let at = 0; at < soft.length; at += 1) {
    soft[at] = Math.min(255, Math.max(0, (soft[at] ?? 0) - 14) * 6);
  }
  const ink = sharp({
    create: { width: info.width, height: info.height, channels: 3, background: PALETTE.ink },
  }).joinChannel(soft, raw);
  return sharp(await ink.png({ compressionLevel: 1 }).toBuffer())
    .composite([{ input: padded }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The mean of the visible pixels, weighed by how visible they are. */
async function averageColour(png: Buffer): Promise<string> {
  const pixels = await sharp(png).resize(24, 24, { fit: 'inside' }).ensureAlpha().raw().toBuffer();
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    weight += alpha;
    for (let i = 0; i < 3; i += 1) sum[i] = (sum[i] ?? 0) + (pixels[at + i] ?? 0) * alpha;
  }
  const hex = sum.map((value) =>
    Math.round(value / Math.max(1, weight))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
