import { afterFrame } from './after.ts';
import type { Context } from './shapes.ts';

/** How far a stamp's drawing extends from its 0, 0, in units of its size. */
export type Reach = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

type Bitmap = {
  readonly image: CanvasImageSource;
  readonly reach: Reach;
  readonly pixels: number;
  /** When it was last drawn, counted in stamps. */
  used: number;
};

/** 32 MB of pixels. */
const MAX_PIXELS = 8_000_000;
const LARGEST_SIDE = 2048;
const MAX_SEEN = 600;
/**
 * How many times something that shrinks or grows is copied from a bitmap that is far too large, or
 * slightly too small, before it gets a new one: most such animations are over by then.
 */
const PASSING = 24;
/**
 * How many more times it is painted before its bitmap is made within a frame: that pays off if one
 * frame shows it many times, and a few frames may pass before there is time between two.
 */
const AT_ONCE = 4;

/** By name, then by half octave. */
const bitmaps = new Map<string, Map<number, Bitmap>>();
/**
 * How often anything without a bitmap was drawn: a number that changes every frame is never worth
 * one.
 */
const seen = new Map<string, number>();
/** By name and half octave: bitmaps to make after the frame. */
const wanted = new Map<string, () => void>();
let whenMade: (() => void) | undefined;
let pixelsHeld = 0;
let stamps = 0;
let watching = false;

/**
 * Draws what is expensive to draw and frequent: painted once into a bitmap, then copied.
 * Sixty glossy balls take a fifth of the time that way.
 *
 * `paint` draws around 0, 0 in units of `size`, always the same for the same key. Sizes are rounded
 * up to half octaves of device pixels, and a bitmap of the next size works as well, so that a thing
 * may grow and shrink. Without bitmaps it is painted directly.
 * @param key names the painting, including its colors but not its position and size
 * @param reachOf how far it extends, including rim and shadow; called once for each bitmap
 * @param after how often it is painted before it is worth a bitmap: making one takes longer than
 * many paintings
 */
export function stamp(
  c: Context,
  key: string,
  x: number,
  y: number,
  size: number,
  reachOf: () => Reach,
  paint: (c: Context) => void,
  after = 1,
): void {
  const bitmap = bitmapOf(c, key, size, reachOf, paint, after);
  if (bitmap) {
    const { left, top, right, bottom } = bitmap.reach;
    const width = (right - left) * size;
    const height = (bottom - top) * size;
    c.drawImage(bitmap.image, x + left * size, y + top * size, width, height);
    return;
  }
  c.save();
  c.translate(x, y);
  c.scale(size, size);
  paint(c);
  c.restore();
}

/**
 * Prepares a stamp that is not visible yet: nothing is painted, and its bitmap is made after the
 * frame. Call it from time to time, not in every frame: a pending bitmap that is requested
 * repeatedly is made within a frame.
 * @param size its size when it is shown, and `c` with its transform then
 */
export function stampAhead(
  c: Context,
  key: string,
  size: number,
  reachOf: () => Reach,
  paint: (c: Context) => void,
): void {
  bitmapOf(c, key, size, reachOf, paint, 0);
}

/**
 * Makes all bitmaps that the last frame wants, though no frame follows that would repeat its
 * requests: a piece at a time, between other work.
 * @param done called when all are made
 */
export function makeStamps(done: () => void): void {
  if (wanted.size === 0) done();
  else whenMade = done;
}

/** Frees every bitmap. */
export function forgetStamps(): void {
  bitmaps.clear();
  seen.clear();
  wanted.clear();
  pixelsHeld = 0;
}

function bitmapOf(
  c: Context,
  key: string,
  size: number,
  reachOf: () => Reach,
  paint: (c: Context) => void,
  after: number,
): Bitmap | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const { a, b, c: across, d } = c.getTransform();
  // Something squeezed in one direction, like a turning card, still needs its pixels in the other.
  const scale = Math.sqrt(Math.max(a * a + b * b, across * across + d * d));
  const octave = Math.ceil(Math.log2(size * scale) * 2) / 2;
  // Anything squeezed to zero has no size.
  if (octave === -Infinity) return undefined;
  const known = bitmaps.get(key);
  const close = known && smallest(known, octave, octave + 0.5);
  stamps += 1;
  if (close) {
    close.used = stamps;
    return close;
  }
  const near =
    known && (smallest(known, octave + 1, octave + 2) ?? smallest(known, octave - 0.5, octave));
  if (near) near.used = stamps;
  const name = `${key}@${octave}`;
  const times = seen.get(name) ?? 0;
  if (times < (near ? PASSING : after)) {
    if (seen.size >= MAX_SEEN) seen.clear();
    seen.set(name, times + 1);
    return near;
  }
  const make = (): Bitmap | undefined => {
    wanted.delete(name);
    const made = makeBitmap(2 ** octave, reachOf(), paint);
    if (made) keep(key, octave, made);
    return made;
  };
  seen.set(name, times + 1);
  if (!near && wanted.has(name) && times >= after + AT_ONCE) return make();
  if (wanted.size === 0) afterFrame(makeWanted);
  wanted.set(name, make);
  return near;
}

/**
 * Makes bitmaps in the order of their requests. The next frame repeats requests that there was no
 * time for, if there is one.
 */
function makeWanted(timeLeft: () => boolean): void {
  for (const make of wanted.values()) {
    make();
    if (!timeLeft()) break;
  }
  if (whenMade && wanted.size > 0) {
    afterFrame(makeWanted);
    return;
  }
  wanted.clear();
  whenMade?.();
  whenMade = undefined;
}

/** The smallest bitmap from one octave up to another. */
function smallest(
  known: ReadonlyMap<number, Bitmap>,
  from: number,
  upTo: number,
): Bitmap | undefined {
  for (let octave = from; octave <= upTo; octave += 0.5) {
    const bitmap = known.get(octave);
    if (bitmap) return bitmap;
  }
  return undefined;
}

/** @param scale pixels per unit */
function makeBitmap(scale: number, reach: Reach, paint: (c: Context) => void): Bitmap | undefined {
  const width = Math.ceil((reach.right - reach.left) * scale);
  const height = Math.ceil((reach.bottom - reach.top) * scale);
  if (!(width >= 1 && height >= 1 && Math.max(width, height) <= LARGEST_SIDE)) return undefined;
  const canvas = new OffscreenCanvas(width, height);
  // For drawing, the two context types are equivalent.
  const c = canvas.getContext('2d') as Context | null;
  if (!c) return undefined;
  c.scale(width / (reach.right - reach.left), height / (reach.bottom - reach.top));
  c.translate(-reach.left, -reach.top);
  paint(c);
  return { image: canvas.transferToImageBitmap(), reach, pixels: width * height, used: stamps };
}

function keep(key: string, octave: number, made: Bitmap): void {
  watchFonts();
  const sizes = bitmaps.get(key) ?? new Map<number, Bitmap>();
  bitmaps.set(key, sizes.set(octave, made));
  pixelsHeld += made.pixels;
  if (pixelsHeld <= MAX_PIXELS) return;
  const all = [...bitmaps].flatMap(([of, each]) => [...each].map(([at, one]) => ({ of, at, one })));
  for (const { of, at, one } of all.sort((a, b) => a.one.used - b.one.used)) {
    if (pixelsHeld <= MAX_PIXELS) break;
    const left = bitmaps.get(of);
    left?.delete(at);
    if (left?.size === 0) bitmaps.delete(of);
    pixelsHeld -= one.pixels;
  }
}

/** Lettering stamped in a fallback font is stamped again when the real font has loaded. */
function watchFonts(): void {
  if (watching || typeof document === 'undefined') return;
  watching = true;
  document.fonts.addEventListener('loadingdone', forgetStamps);
}
