import sharp, { type Sharp } from 'sharp';
import { PALETTE, type SpriteFinish } from '@playgrove/kit/build';

/** One sprite as a PNG with transparent surroundings, no larger than requested. */
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

/** Red, green, blue, alpha, row by row. */
type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

export const DEFAULT_OUTLINE = 0.02;
export const DEFAULT_SATURATION = 1.12;

/** Part of every cache key; counts up when the recipe below changes. */
export const RECIPE = 3;

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
  const drawn = Math.round(Math.max(inner * 1.5, Math.min(inner * 4, 1400)));
  const middle = Math.round(Math.max(inner, Math.min(inner * 2, 900)));
  const zoom = middle / inner;
  const large = trimmed(await render(svg, drawn, finish), name);
  const art = await pixelsOf(
    large.resize(middle, middle, { fit: 'inside', kernel: 'lanczos3' }).modulate({ saturation }),
  );
  const rimmed = outline > 0 ? await addRim(art, rim * zoom, Math.round(pad * zoom)) : art;
  const { data, info } = await open(rimmed)
    .resize(Math.round(size), Math.round(size), { fit: 'inside', kernel: 'lanczos3' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const average = await averageColor(art);
  return { png: data, width: info.width, height: info.height, average };
}

function open({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The drawing with its surroundings, `side` pixels high. */
async function render(svg: string, side: number, finish: Finish): Promise<Pixels> {
  const { rotate = 0, flip = false } = finish;
  const sized = svg.replace('<svg ', `<svg width="${side}" height="${side}" `);
  let pixels = await pixelsOf(sharp(Buffer.from(sized), { unlimited: true }));
  if (flip) pixels = await pixelsOf(open(pixels).flop());
  if (rotate !== 0) {
    pixels = await pixelsOf(open(pixels).rotate(rotate, { background: '#00000000' }));
  }
  return pixels;
}

/** Only the part that shows something. */
function trimmed(pixels: Pixels, name: string): Sharp {
  const { data, width, height } = pixels;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) throw new Error(`${name}: the drawing shows nothing`);
  return open(pixels).extract({ left, top, width: right - left + 1, height: bottom - top + 1 });
}

/** Ink around the silhouette: its blurred alpha, cut where it fades. */
async function addRim(art: Pixels, rim: number, pad: number): Promise<Pixels> {
  const padded = await pixelsOf(
    open(art).extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#00000000' }),
  );
  const { width, height } = padded;
  const alpha = Buffer.alloc(width * height);
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = padded.data[at * 4 + 3] ?? 0;
  const soft = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .blur(Math.max(0.3, rim * 0.62))
    .toColorspace('b-w')
    .raw()
    .toBuffer();
  const ink = Buffer.alloc(width * height * 4);
  const rgb = Number.parseInt(PALETTE.ink.slice(1), 16);
  for (let at = 0; at < soft.length; at += 1) {
    ink.writeUIntBE(rgb, at * 4, 3);
    // 14 of 255 lies 1.6 sigma outside a straight edge: one rim's width. Six steps per gray
    // level leave an edge a pixel or two soft.
    ink[at * 4 + 3] = Math.min(255, Math.max(0, (soft[at] ?? 0) - 14) * 6);
  }
  const over = { input: padded.data, raw: { width, height, channels: 4 as const } };
  return pixelsOf(open({ data: ink, width, height }).composite([over]));
}

/** The mean of the visible pixels, weighed by how visible they are. */
async function averageColor(art: Pixels): Promise<string> {
  const { data } = await pixelsOf(open(art).resize(24, 24, { fit: 'inside' }));
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    weight += alpha;
    for (let i = 0; i < 3; i += 1) sum[i] = (sum[i] ?? 0) + (data[at + i] ?? 0) * alpha;
  }
  const hex = sum.map((value) =>
    Math.round(value / Math.max(1, weight))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
