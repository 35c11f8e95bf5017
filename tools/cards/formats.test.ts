import sharp from 'sharp';
import { expect, it } from 'vitest';
import { CARD } from '@playgrove/kit/build';
import { paintFormat } from './formats.ts';

const SKY = '#3366cc';
const WALL = '#cc3333';

/** The color at the left edge of a wide picture, in its middle row. */
async function besideOf(wall: string): Promise<number[]> {
  const sky = `<rect x="-${CARD}" width="${3 * CARD}" height="${CARD}" fill="${SKY}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD}" height="${CARD}" viewBox="0 0 ${CARD} ${CARD}">${sky}${wall}</svg>`;
  const { data, info } = await sharp(await paintFormat(svg, 'wide'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (info.height / 2) * info.width * info.channels;
  return [...data.subarray(at, at + 3)];
}

const wall = (beyond: number, height: number): string =>
  `<rect x="-${beyond}" width="${CARD + 2 * beyond}" height="${height}" fill="${WALL}"/>`;
const [BLUE, RED] = [
  [0x33, 0x66, 0xcc],
  [0xcc, 0x33, 0x33],
];

it('goes on as its mirror image where the scene ends at the square, or a little beyond it', async () => {
  expect(await besideOf(wall(0, CARD))).toEqual(RED);
  expect(await besideOf(wall(20, CARD))).toEqual(RED);
});

it('shows more of the backdrop beyond a few shapes that end', async () => {
  expect(await besideOf(wall(20, CARD / 6))).toEqual(BLUE);
  expect(await besideOf('')).toEqual(BLUE);
});
