import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ball,
  cast,
  circle,
  drawing,
  glow,
  mix,
  rays,
  rect,
  tile,
  type Card,
} from '@playgrove/kit/build';
import { createRng } from '@playgrove/kit/core';
import { openCache, type Cache } from '../cache.ts';
import { openIcons, type Icons } from '../sprites/icons.ts';
import { drawCard, drawCards, drawDefaultIcon } from './cards.ts';
import { JPEG_LIMIT, SIDES } from './encode.ts';
import { FORMAT_WIDTHS } from './formats.ts';
import { letters, outline } from './letters.ts';
import { readStored, writeStored } from './stored.ts';

const FILE = 'games/test-game/card.ts';
const star = drawing(64, 64, circle(32, 32, 28, '#ffd02e'));
const card: Card = async (tools) => [
  glow(256, 230, '#ffe9a8', '#ff8a1f', '#b8326a'),
  rays(256, 256),
  cast(ball(150, 150, 90, '#2f9dff')),
  cast(await tools.hero(star, 330, 200, 120, { rotate: 10 })),
  cast(tile(300, 350, 180, '#8a4dff', tools.letters('2048', 0, 0, 44))),
];

let folder: string;
let cache: Cache;
let icons: Icons;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
  cache = openCache(join(folder, 'cache'));
  icons = openIcons(cache);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a card', () => {
  it('is a JPEG of 512 pixels under 40 KB, with smaller sizes in AVIF and WebP, and tall and wide in AVIF', async () => {
    const { hash, files } = await drawCard(card, FILE, icons, cache);
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    const endings = SIDES.flatMap((side) => [`-${side}.avif`, `-${side}.webp`]);
    const shaped = { tall: 768 / 480, wide: 240 / 480 };
    const others = Object.keys(shaped).flatMap((shape) =>
      FORMAT_WIDTHS.map((width) => `-${shape}-${width}.avif`),
    );
    expect([...files.keys()].sort()).toEqual(['.jpg', ...endings, ...others].sort());
    const kinds: Readonly<Record<string, string>> = { jpg: 'jpeg', webp: 'webp', avif: 'heif' };
    for (const [ending, bytes] of files) {
      const { width, height, format } = await sharp(bytes).metadata();
      const side = Number(/\d+/.exec(ending)?.[0] ?? 512);
      const kind = kinds[ending.slice(ending.indexOf('.') + 1)];
      const shape = shaped[/tall|wide/.exec(ending)?.[0] as keyof typeof shaped] ?? 1;
      expect([ending, width, height, format]).toEqual([ending, side, side * shape, kind]);
    }
    expect(files.get('.jpg')?.length).toBeLessThan(JPEG_LIMIT);
  }, 60_000);

  it('comes from the cache with the same hash if nothing changed', async () => {
    const once = await drawCard(card, FILE, icons, cache);
    const again = await drawCard(card, FILE, icons, openCache(join(folder, 'cache')));
    expect(again.hash).toBe(once.hash);
    expect([...again.files]).toEqual([...once.files]);
  }, 60_000);

  it('is not drawn again while what is stored shows it', async () => {
    const { made, files, hash } = await drawCard(card, FILE, icons, cache);
    const share = Buffer.from('share');
    writeStored('some-game', { made: { card: made, share: 'x' }, files, share }, join(folder, 'c'));
    const stored = readStored('some-game', join(folder, 'c'));
    const empty = openCache(join(folder, 'empty'));
    const taken = await drawCard(card, FILE, openIcons(empty), empty, stored);
    expect([taken.hash, taken.files, taken.stored]).toEqual([hash, files, stored]);
    expect(existsSync(empty.folder)).toBe(false);
    const changed: Card = async (tools) => [...(await card(tools)), circle(9, 9, 9, '#ffffff')];
    const other = await drawCard(changed, FILE, icons, cache, stored);
    expect(other.hash).not.toBe(hash);
    expect(other.stored).toBeUndefined();
  }, 60_000);

  it('is stored whole or not at all', async () => {
    const { made, files } = await drawCard(card, FILE, icons, cache);
    const place = join(folder, 'c');
    const share = Buffer.from('share');
    writeStored('lost', { made: { card: made, share: 'x' }, files, share }, place);
    rmSync(join(place, 'lost/card-tall-720.avif'));
    expect(readStored('lost', place)).toBeUndefined();
    expect(readStored('never', place)).toBeUndefined();
  }, 60_000);

  it('has another hash if it looks different', async () => {
    const once = await drawCard(card, FILE, icons, cache);
    const other = await drawCard(
      async () => [glow(256, 256, '#000000', '#ffffff')],
      FILE,
      icons,
      cache,
    );
    expect(other.hash).not.toBe(once.hash);
  }, 60_000);

  it('that does not fit into 40 KB of JPEG is rejected by name', async () => {
    const rng = createRng(1);
    const busy: Card = async () =>
      Array.from({ length: 128 * 128 }, (_, at) => {
        const color = mix('#000000', rng.pick(['#ff0000', '#00ff00', '#ffffff']), rng.unit());
        return rect((at % 128) * 4, Math.floor(at / 128) * 4, 4, 4, color);
      });
    await expect(drawCard(busy, FILE, icons, cache)).rejects.toThrow(
      'games/test-game/card.ts: too busy for 40000 bytes',
    );
  }, 60_000);

  it('with a missing icon is rejected by name', async () => {
    const wrong: Card = async ({ hero }) => [await hero('fluent-emoji-flat:no-such', 9, 9, 90)];
    await expect(drawCard(wrong, FILE, icons, cache)).rejects.toThrow(
      'games/test-game/card.ts: fluent-emoji-flat has no icon "no-such"',
    );
  }, 60_000);
});

describe('cards of all games', () => {
  it('are drawn for the games that have one, by slug', async () => {
    const games = join(folder, 'games');
    for (const slug of ['with-card', 'without-card'])
      mkdirSync(join(games, slug), { recursive: true });
    writeFileSync(join(games, 'with-card/card.ts'), '');
    const drawn = await drawCards(games, async () => ({ card }), icons, cache);
    expect([...drawn.keys()]).toEqual(['with-card']);
    await expect(drawCards(games, async () => ({}), icons, cache)).rejects.toThrow(
      'games/with-card/card.ts: must export "card"',
    );
  }, 60_000);

  it('have a default picture as a fallback', async () => {
    const picture = await drawDefaultIcon(icons, cache);
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([320, 320, 'png']);
    expect(picture.length).toBeLessThan(JPEG_LIMIT);
  });
});

describe('letters', () => {
  it('are outlines, so that no font must be installed', () => {
    const svg = letters('64', 100, 100, 40);
    expect(svg).toContain('<path d="M');
    expect(svg).not.toContain('<text');
  });

  it('keep a point that is almost whole where it is', () => {
    expect(outline('Feathers', 100).d).toContain('Q100.30-47.60 102-48.50');
  });

  it('reject characters that the face lacks', () => {
    expect(() => letters('♞', 0, 0, 40)).toThrow('the display face has no "♞"');
  });
});
