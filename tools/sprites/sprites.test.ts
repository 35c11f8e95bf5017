import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { circle, drawing, rect, type IconId, type SpriteSheet } from '@playgrove/kit/build';
import { openCache, type Cache } from '../cache.ts';
import { openIcons } from './icons.ts';
import { bakeSheet, type Sheet } from './sheet.ts';

const FILE = 'games/test-game/sprites.ts';
const SHEET: SpriteSheet = {
  size: 96,
  icons: {
    apple: 'fluent-emoji:red-apple',
    coin: { icon: 'fluent-emoji:coin', scale: 0.5 },
    rocket: { icon: 'fluent-emoji:rocket', flip: true },
  },
  own: {
    dot: drawing(64, 64, circle(32, 32, 20, '#ff0000')),
    bar: { svg: drawing(64, 64, rect(4, 28, 56, 8, '#0000ff')), outline: 0, rotate: 90 },
  },
};

let folder: string;
let cache: Cache;
let sheet: Sheet;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sprites-'));
  cache = openCache(folder);
  sheet = await bakeSheet(SHEET, FILE, openIcons(cache), cache);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const frameOf = (name: string) => {
  const frame = sheet.frames[name];
  if (!frame) throw new Error(`no frame ${name}`);
  return frame;
};

describe('an atlas', () => {
  it('holds every sprite inside the image, none over another', async () => {
    const { width = 0, height = 0, format } = await sharp(sheet.webp).metadata();
    expect(format).toBe('webp');
    const frames = Object.entries(sheet.frames);
    expect(frames.map(([name]) => name).sort()).toEqual(['apple', 'bar', 'coin', 'dot', 'rocket']);
    const outside = frames.filter(
      ([, [x, y, w, h]]) => x < 0 || y < 0 || x + w > width || y + h > height,
    );
    expect(outside).toEqual([]);
    const overlaps = frames.flatMap(([name, [x, y, w, h]]) =>
      frames
        .filter(([other]) => other > name)
        .filter(([, [ox, oy, ow, oh]]) => x < ox + ow && ox < x + w && y < oy + oh && oy < y + h)
        .map(([other]) => `${name} and ${other}`),
    );
    expect(overlaps).toEqual([]);
  });

  it('bakes sprites in the requested size, including the rim', () => {
    const longer = (name: string): number => Math.max(frameOf(name)[2], frameOf(name)[3]);
    expect(longer('apple')).toBe(96);
    expect(longer('coin')).toBe(48);
    expect(longer('bar')).toBe(96);
  });

  it('turns a drawing before it is trimmed', () => {
    const [, , width, height] = frameOf('bar');
    expect(height).toBeGreaterThan(width * 4);
  });

  it('rims a sprite with ink around its own color, and leaves a corner clear', async () => {
    const [x, y, width, height, average] = frameOf('dot');
    const pixels = await sharp(sheet.webp).ensureAlpha().raw().toBuffer();
    const { width: stride = 0 } = await sharp(sheet.webp).metadata();
    const at = (left: number, top: number): number[] => {
      const from = ((y + top) * stride + x + left) * 4;
      return [...pixels.subarray(from, from + 4)];
    };
    const [red = 0, green = 0, blue = 0] = at(width / 2, height / 2);
    expect(red > 220 && green < 60 && blue < 60).toBe(true);
    const rim = at(Math.round(width / 2), 2);
    expect(Math.abs((rim[0] ?? 0) - 0x2b) < 40 && (rim[1] ?? 0) < 60).toBe(true);
    expect(at(1, 1)[3]).toBe(0);
    expect(average).toMatch(/^#f[0-9a-f]0[0-9a-f]0[0-9a-f]$/);
  });

  it('is not baked twice, nor is an icon set parsed for icons that are cached', async () => {
    const icons = openIcons(cache);
    const again = await bakeSheet(SHEET, FILE, icons, cache);
    expect(again.frames).toEqual(sheet.frames);
    expect(again.webp.equals(sheet.webp)).toBe(true);
    expect(icons.parsed).toBe(0);
  });
});

describe('a sheet that cannot be baked', () => {
  const bake = (wrong: Partial<SpriteSheet>) =>
    bakeSheet({ ...SHEET, ...wrong }, FILE, openIcons(cache), cache);

  it('names the game, the sprite and the missing icon, and near names', async () => {
    await expect(bake({ icons: { fruit: 'fluent-emoji:red-aple' } })).rejects.toThrow(
      /^games\/test-game\/sprites\.ts: fruit: fluent-emoji has no icon "red-aple"; near names: .*red-apple/,
    );
  }, 60_000);

  it('names the game and the set that does not exist', async () => {
    await expect(bake({ icons: { fruit: 'openmoji:apple' as IconId } })).rejects.toThrow(
      'games/test-game/sprites.ts: fruit: "openmoji:apple" is not an icon',
    );
  });

  it('refuses a drawing that shows nothing', async () => {
    await expect(bake({ own: { ghost: drawing(64, 64) } })).rejects.toThrow(
      'games/test-game/sprites.ts: ghost: the drawing shows nothing',
    );
  });

  it('refuses a drawing that is not a whole SVG', async () => {
    await expect(bake({ own: { part: circle(1, 1, 1, '#ff0000') } })).rejects.toThrow(
      'part: is not a whole SVG',
    );
  });

  it('refuses a name used twice, a senseless size and an empty sheet', async () => {
    const { dot } = SHEET.own ?? {};
    if (!dot) throw new Error('the fixture has a dot');
    await expect(bake({ own: { apple: dot } })).rejects.toThrow('"apple" is an icon and a drawing');
    await expect(bake({ size: 5000 })).rejects.toThrow('size: must be from 8 to 512');
    await expect(bake({ icons: {}, own: {} })).rejects.toThrow('names no sprite');
  });
});
