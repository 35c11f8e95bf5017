import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShare, SHARE } from './share.ts';

const card = (): Promise<Buffer> =>
  sharp({ create: { width: 512, height: 512, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer();
/** The area of the text. */
const words = { left: 630, top: 120, width: 510, height: 300 };
const contrast = async (picture: Buffer): Promise<number> =>
  (
    await sharp(await sharp(picture).extract(words).toBuffer())
      .greyscale()
      .stats()
  ).channels[0]?.stdev ?? 0;

test('a picture for link previews has the size that previews show in full, with the title on it', async () => {
  const picture = await drawShare(await card(), 'A Rather Long Title');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...SHARE });
  expect(picture.length).toBeLessThan(250_000);
  expect(await contrast(picture)).toBeGreaterThan(30);
});

test('a title that the display face cannot spell is omitted, but not the picture', async () => {
  const picture = await drawShare(await card(), '数独');
  expect(await sharp(picture).metadata()).toMatchObject({ ...SHARE });
  expect(await contrast(picture)).toBeLessThan(20);
});
