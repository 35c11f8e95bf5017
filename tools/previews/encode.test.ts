import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CLIP_LIMIT, CLIP_RATE, CLIP_SIDE, encodeClip, encodeStill, liveliest } from './encode.ts';

const SIDE = 120;

/** A dark picture with a square that stands at `x`. */
function square(x: number): Promise<Buffer> {
  const svg = `<svg width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="#123"/><rect x="${x}" y="40" width="40" height="40" fill="#fa0"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A picture of nothing but grain, which nothing packs well. */
function grain(seed: number): Promise<Buffer> {
  let state = seed + 1;
  const pixels = Uint8Array.from({ length: CLIP_SIDE * CLIP_SIDE * 3 }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state >> 16;
  });
  return sharp(pixels, { raw: { width: CLIP_SIDE, height: CLIP_SIDE, channels: 3 } })
    .png()
    .toBuffer();
}

test('the clip begins where most moves', async () => {
  const film = await Promise.all(
    Array.from({ length: 80 }, (_, at) =>
      square(at < 30 ? 0 : Math.min(70, (at - 30) * 7) * (at % 2)),
    ),
  );
  const { at: begin, moves } = await liveliest(film);
  expect(begin).toBeGreaterThanOrEqual(28);
  expect(begin).toBeLessThanOrEqual(40);
  expect(moves).toBeGreaterThan(1);
});

test('a short film is taken from its beginning', async () => {
  const film = await Promise.all([square(0), square(50), square(0)]);
  expect((await liveliest(film)).at).toBe(0);
});

test('a film in which nothing moves says so', async () => {
  const film = await Promise.all(Array.from({ length: 50 }, () => square(20)));
  expect(await liveliest(film)).toEqual({ at: 0, moves: 0 });
});

test('a clip is a small square picture that moves and repeats for ever', async () => {
  const film = await Promise.all(Array.from({ length: 50 }, (_, at) => square(at)));
  const { bytes: clip, side } = await encodeClip(film);
  expect(side).toBe(CLIP_SIDE);
  expect(clip.length).toBeLessThanOrEqual(CLIP_LIMIT);
  const { format, width, pageHeight, pages, loop, delay } = await sharp(clip, {
    animated: true,
  }).metadata();
  expect({ format, width, pageHeight, loop }).toEqual({
    format: 'webp',
    width: CLIP_SIDE,
    pageHeight: CLIP_SIDE,
    loop: 0,
  });
  expect(pages).toBe(4 * CLIP_RATE);
  expect(delay?.every((ms) => ms === 1000 / CLIP_RATE)).toBe(true);
});

test('a clip that does not fit is made smaller before it is given up', async () => {
  const film = await Promise.all([grain(1), grain(2), grain(3)]);
  const { bytes, side } = await encodeClip(film, 40_000);
  expect(bytes.length).toBeLessThanOrEqual(40_000);
  expect(side).toBeLessThan(CLIP_SIDE);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: side });
});

test('a clip that cannot be made small enough is refused with its size', async () => {
  const film = await Promise.all([grain(1), grain(2), grain(3)]);
  await expect(encodeClip(film, 5000)).rejects.toThrow(/a clip of \d+ bytes at least, where 5000/);
});

test('a still comes in both formats at its own size', async () => {
  const { avif, webp } = await encodeStill(await square(10));
  for (const [bytes, format] of [
    [avif, 'heif'],
    [webp, 'webp'],
  ] as const) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: SIDE, height: SIDE });
  }
});
