import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../browser.ts';
import { CLIP_LIMIT, CLIP_SIDE, encodeClip, encodeStill, liveliest } from './encode.ts';

const SIDE = 120;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A dark picture with a square that stands at `x`. */
function square(x: number): Promise<Buffer> {
  const svg = `<svg width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="#123"/><rect x="${x}" y="40" width="40" height="40" fill="#fa0"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A picture of nothing but grain, which nothing packs well. */
function grain(seed: number, side: number = CLIP_SIDE): Promise<Buffer> {
  let state = seed + 1;
  const pixels = Uint8Array.from({ length: side * side * 3 }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state >> 16;
  });
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}

test('the clip begins where most moves', async () => {
  const film = await Promise.all(
    Array.from({ length: 120 }, (_, at) =>
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

/** What a browser makes of a clip. */
async function played(clip: Buffer) {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async (src) => {
        const video = document.createElement('video');
        video.src = src;
        await new Promise((settle, fail) => {
          video.addEventListener('loadeddata', settle);
          video.addEventListener('error', () => fail(new Error(video.error?.message)));
        });
        const { videoWidth: width, videoHeight: height, duration } = video;
        return { width, height, seconds: Math.round(duration * 10) / 10 };
      },
      `data:video/webm;base64,${clip.toString('base64')}`,
    );
  } finally {
    await page.close();
  }
}

test('a clip is a square video of five seconds that a browser plays', async () => {
  const film = await Promise.all(Array.from({ length: 90 }, (_, at) => square(at)));
  const { bytes, side } = await encodeClip(browser, film);
  expect(side).toBe(CLIP_SIDE);
  expect(bytes.length).toBeLessThanOrEqual(CLIP_LIMIT);
  expect(await played(bytes)).toEqual({ width: CLIP_SIDE, height: CLIP_SIDE, seconds: 5 });
});

test('a clip that does not fit is made smaller before it is given up', async () => {
  const film = await Promise.all(Array.from({ length: 3 }, (_, at) => grain(at)));
  const whole = await encodeClip(browser, film, 5_000_000);
  expect(whole.side).toBe(CLIP_SIDE);
  const limit = Math.round(whole.bytes.length * 0.6);
  const { bytes, side } = await encodeClip(browser, film, limit);
  expect(bytes.length).toBeLessThanOrEqual(limit);
  expect(side).toBeLessThan(CLIP_SIDE);
  expect(await played(bytes)).toMatchObject({ width: side, height: side, seconds: 0.2 });
});

test('a clip that cannot be made small enough is refused with its size', async () => {
  const film = await Promise.all([grain(1), grain(2), grain(3)]);
  await expect(encodeClip(browser, film, 500)).rejects.toThrow(
    /smallest clip is \d+ bytes; the limit is 500/,
  );
});

test('a still is WebP of its own size where that fits, and smaller where not', async () => {
  const whole = await encodeStill(await square(10));
  expect(await sharp(whole.bytes).metadata()).toMatchObject({
    format: 'webp',
    width: SIDE,
    height: SIDE,
  });
  expect(whole).toMatchObject({ width: SIDE, height: SIDE });
  const small = await encodeStill(await grain(1, SIDE), 3000);
  expect(small.bytes.length).toBeLessThanOrEqual(3000);
  expect(small.width).toBeLessThan(SIDE);
  expect(await sharp(small.bytes).metadata()).toMatchObject({
    width: small.width,
    height: small.height,
  });
  await expect(encodeStill(await grain(1, SIDE), 100)).rejects.toThrow(/over 100 bytes/);
});
