import sharp from 'sharp';

/** A clip weighs no more than this, in bytes. */
export const CLIP_LIMIT = 200_000;
/** Clips are square, this many pixels a side; smaller only when they would not fit at all. */
export const CLIP_SIDE = 240;
const SIDES = [CLIP_SIDE, 200, 160] as const;
/** Pictures in a second of a clip, and seconds of it: as long as it fits, never shorter than the last. */
export const CLIP_RATE = 10;
const LENGTHS = [4, 3.5, 3] as const;
const QUALITIES = [68, 52, 40, 30] as const;
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

/**
 * An animated WebP that repeats for ever: every browser we serve shows it as a picture, so it needs
 * no player and asks nobody for leave to start.
 * @throws Error when even its poorest, shortest, smallest form is over the limit
 */
export async function encodeClip(
  film: readonly Buffer[],
  limit: number = CLIP_LIMIT,
): Promise<Clip> {
  let least = Infinity;
  for (const side of SIDES) {
    const pictures = await Promise.all(
      film.map((picture) => sharp(picture).resize(side, side).removeAlpha().png().toBuffer()),
    );
    const counts = LENGTHS.map((seconds) => Math.round(seconds * CLIP_RATE));
    for (const count of new Set(counts.map((most) => Math.min(most, pictures.length)))) {
      const taken = pictures.slice(0, count);
      for (const quality of QUALITIES) {
        const bytes = await animate(taken, quality);
        if (bytes.length <= limit) return { bytes, side };
        least = Math.min(least, bytes.length);
      }
    }
  }
  throw new Error(`a clip of ${least} bytes at least, where ${limit} are allowed`);
}

function animate(pictures: Buffer[], quality: number): Promise<Buffer> {
  return sharp(pictures, { join: { animated: true } })
    .webp({
      quality,
      effort: 4,
      smartSubsample: true,
      loop: 0,
      delay: pictures.map(() => 1000 / CLIP_RATE),
    })
    .toBuffer();
}

/** One still in both formats. */
export async function encodeStill(
  picture: Buffer,
): Promise<{ readonly avif: Buffer; readonly webp: Buffer }> {
  return {
    avif: await sharp(picture).removeAlpha().avif({ quality: 52, effort: 4 }).toBuffer(),
    webp: await sharp(picture)
      .removeAlpha()
      .webp({ quality: 76, effort: 5, smartSubsample: true })
      .toBuffer(),
  };
}
