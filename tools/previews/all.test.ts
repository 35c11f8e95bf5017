import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { gameSlugs } from '../catalogue.ts';
import { CLIP_LIMIT, STILL_LIMIT } from './encode.ts';
import { PREVIEWS, readPreview } from './stored.ts';

const SLUGS = gameSlugs(join(ROOT, 'games'));
/** Of a hundred and eight games together, in bytes. */
const MAX = 25_000_000 / 108;

/** Every WebM file begins with these bytes. */
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

test.each(SLUGS)('%s has a clip and three stills, small enough to be committed', async (slug) => {
  const preview = readPreview(slug, PREVIEWS);
  if (!preview) throw new Error(`Missing: run "npm run previews -- ${slug}" and commit previews/.`);
  const { clip, stills } = preview.facts;
  const bytesOf = (name: string): Buffer => preview.files.get(name) ?? Buffer.alloc(0);
  expect(bytesOf(clip.file).subarray(0, 4)).toEqual(WEBM);
  expect(bytesOf(clip.file).length).toBeLessThanOrEqual(CLIP_LIMIT);
  expect(stills).toHaveLength(3);
  for (const { file, width, height } of stills) {
    expect(bytesOf(file).length).toBeLessThanOrEqual(STILL_LIMIT);
    expect(await sharp(bytesOf(file)).metadata()).toMatchObject({ format: 'webp', width, height });
  }
  const all = [...preview.files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  expect(all).toBeLessThanOrEqual(MAX);
});
