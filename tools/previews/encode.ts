import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { writeWebm } from './webm.ts';

/** A clip weighs no more than this, in bytes. */
export const CLIP_LIMIT = 120_000;
/** Clips are square, this many pixels a side; smaller only when they would not fit at all. */
export const CLIP_SIDE = 480;
const SIDES = [CLIP_SIDE, 400, 320] as const;
/** Pictures in a second of a clip, and seconds of it: as long as it fits, never shorter than the last. */
export const CLIP_RATE = 15;
const LENGTHS = [5, 4, 3] as const;
/** The encoder misses its goal by a few percent: parts of what is allowed to aim at, in order. */
const AIMS = [0.96, 0.88, 0.76, 0.6, 0.45] as const;
/** Every current browser decodes it: profile 0, level 3. */
const CODEC = 'vp09.00.30.08';

/** A still weighs no more than this, in bytes. */
export const STILL_LIMIT = 25_000;
const STILL_QUALITIES = [80, 72, 64, 56, 48, 42] as const;
/** Sizes of a still against the picture it is made from. */
const STILL_SIZES = [1, 0.8, 0.64, 0.5, 0.4] as const;

/** Two pictures are compared this small, in pixels a side. */
const COMPARED = 32;

/**
 * Where in a film most happens, and how much.
 * @param film pictures in order
 * @returns the index where the longest clip should begin, and how much its pictures change: from 0
 * (it stands) to 24; quiet games have 2, races 10
 */
export async function liveliest(
  film: readonly Buffer[],
): Promise<{ readonly at: number; readonly moves: number }> {
  const small = await Promise.all(
    film.map((picture) =>
      sharp(picture).resize(COMPARED, COMPARED, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
    ),
  );
  const moved = small.map((now, at) => difference(now, small[at - 1] ?? now));
  const length = Math.round(LENGTHS[0] * CLIP_RATE);
  let best = { at: 0, sum: -1 };
  for (let at = 0; at <= Math.max(0, film.length - length); at += 1) {
    const sum = moved.slice(at + 1, at + length).reduce((all, one) => all + one, 0);
    if (sum > best.sum) best = { at, sum };
  }
  return { at: best.at, moves: best.sum / Math.max(1, Math.min(length, film.length) - 1) };
}

/** Mean difference of two pictures, from 0 to 255; a jump from one scene to another counts little. */
function difference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return Math.min(24, sum / a.length);
}

export type Clip = { readonly bytes: Buffer; readonly side: number };

/** One packet of video as the encoder gave it, in base64; `at` in microseconds. */
type Packet = { readonly data: string; readonly key: boolean; readonly at: number };

/**
 * A silent VP9 video in WebM, made by the browser's own encoder: as fine as the limit allows.
 * @param film square pictures, `CLIP_RATE` a second
 * @throws Error when even its coarsest, shortest, smallest form is over the limit
 */
export async function encodeClip(
  browser: Browser,
  film: readonly Buffer[],
  limit: number = CLIP_LIMIT,
): Promise<Clip> {
  const page = await browser.newPage();
  try {
    // Video is encoded on secure pages only, and this host is one.
    await page.route('http://localhost/', (route) =>
      route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
    );
    await page.goto('http://localhost/');
    let least = Infinity;
    for (const side of SIDES) {
      const pictures = await Promise.all(
        film
          .slice(0, LENGTHS[0] * CLIP_RATE)
          .map((picture) => sharp(picture).resize(side, side).removeAlpha().png().toBuffer()),
      );
      await page.evaluate(
        takePictures,
        pictures.map((picture) => picture.toString('base64')),
      );
      const counts = LENGTHS.map((seconds) => Math.min(seconds * CLIP_RATE, pictures.length));
      for (const count of new Set(counts)) {
        for (const aim of AIMS) {
          const bitrate = Math.round((limit * aim * 8 * CLIP_RATE) / count);
          const wanted = { codec: CODEC, count, side, bitrate, rate: CLIP_RATE };
          const bytes = wrap(await page.evaluate(encodeInPage, wanted), side);
          if (bytes.length <= limit) return { bytes, side };
          least = Math.min(least, bytes.length);
        }
      }
    }
    throw new Error(`the smallest clip is ${least} bytes; the limit is ${limit}`);
  } finally {
    await page.close();
  }
}

/** Runs in the page: decodes the pictures once. */
async function takePictures(pictures: readonly string[]): Promise<void> {
  const made = pictures.map(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  });
  Object.assign(globalThis, { pictures: await Promise.all(made) });
}

/** Runs in the page. */
async function encodeInPage(wanted: {
  readonly codec: string;
  readonly count: number;
  readonly side: number;
  readonly bitrate: number;
  readonly rate: number;
}): Promise<Packet[]> {
  const { codec, count, side, bitrate, rate } = wanted;
  const packets: Packet[] = [];
  let failure: unknown;
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      packets.push({ data, key: chunk.type === 'key', at: chunk.timestamp });
    },
    error(error) {
      failure = error;
    },
  });
  encoder.configure({
    codec,
    width: side,
    height: side,
    framerate: rate,
    bitrate,
    bitrateMode: 'variable',
    latencyMode: 'quality',
  });
  const { pictures } = globalThis as unknown as { readonly pictures: readonly ImageBitmap[] };
  for (const [at, picture] of pictures.slice(0, count).entries()) {
    const frame = new VideoFrame(picture, {
      timestamp: Math.round((at * 1e6) / rate),
      duration: Math.round(1e6 / rate),
    });
    encoder.encode(frame, { keyFrame: at === 0 });
    frame.close();
  }
  await encoder.flush();
  encoder.close();
  if (failure !== undefined) throw failure;
  return packets;
}

/** Packets as a WebM file. */
function wrap(packets: readonly Packet[], side: number): Buffer {
  const frames = packets.map(({ data, key, at }) => ({
    data: Buffer.from(data, 'base64'),
    key,
    at: at / 1000,
  }));
  return writeWebm(frames, side, (packets.length * 1000) / CLIP_RATE);
}

export type Still = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/**
 * A still as WebP: the finest that fits, smaller only when it would not fit at all.
 * @throws Error when even its smallest form is over the limit
 */
export async function encodeStill(picture: Buffer, limit: number = STILL_LIMIT): Promise<Still> {
  const { width: full = 0 } = await sharp(picture).metadata();
  for (const size of STILL_SIZES) {
    for (const quality of STILL_QUALITIES) {
      const { data, info } = await sharp(picture)
        .resize(Math.round(full * size))
        .removeAlpha()
        .webp({ quality, effort: 6, smartSubsample: true })
        .toBuffer({ resolveWithObject: true });
      if (data.length <= limit) return { bytes: data, width: info.width, height: info.height };
    }
  }
  throw new Error(`a still is over ${limit} bytes at its smallest`);
}
