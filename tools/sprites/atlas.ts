import sharp from 'sharp';
import type { Sprite } from './sprite.ts';

/** x, y, width, height in the atlas, and the color that stands in until it is there. */
export type Frame = readonly [x: number, y: number, width: number, height: number, average: string];
export type Frames = Readonly<Record<string, Frame>>;

export type Atlas = {
  readonly webp: Buffer;
  readonly width: number;
  readonly height: number;
  readonly frames: Frames;
};

/** Old phones draw textures up to this side. */
const LARGEST = 4096;
/** Between sprites, so that scaling never mixes neighbors. */
const GAP = 2;

type Packed = { readonly width: number; readonly height: number; readonly frames: Frames };

/** Puts sprites on shelves of one image, in the width that wastes least. */
export async function makeAtlas(sprites: ReadonlyMap<string, Sprite>): Promise<Atlas> {
  if (sprites.size === 0) throw new Error('an atlas needs at least one sprite');
  const packed = pack(sprites);
  const layers = [...sprites].map(([name, { png }]) => {
    const [left = 0, top = 0] = packed.frames[name] ?? [];
    return { input: png, left, top };
  });
  const canvas = await sharp({
    create: {
      width: packed.width,
      height: packed.height,
      channels: 4,
      background: '#00000000',
    },
  })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const webp = await sharp(canvas)
    .webp({ quality: 84, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toBuffer();
  return { webp, ...packed };
}

function pack(sprites: ReadonlyMap<string, Sprite>): Packed {
  const tries = [256, 384, 512, 768, 1024, 1536, 2048, LARGEST]
    .map((width) => shelves(sprites, width))
    .filter((packed) => packed !== undefined);
  const best = tries.sort((a, b) => a.width * a.height - b.width * b.height)[0];
  if (!best) {
    throw new Error(
      `${sprites.size} sprites do not fit into ${LARGEST} × ${LARGEST} pixels: bake them smaller`,
    );
  }
  return best;
}

function shelves(sprites: ReadonlyMap<string, Sprite>, limit: number): Packed | undefined {
  const order = [...sprites].sort(
    ([a, one], [b, other]) => other.height - one.height || (a < b ? -1 : 1),
  );
  const frames: Record<string, Frame> = {};
  let [x, y, shelf, right] = [GAP, GAP, 0, 0];
  for (const [name, { width, height, average }] of order) {
    if (x + width + GAP > limit) {
      x = GAP;
      y += shelf + GAP;
      shelf = 0;
    }
    if (x + width + GAP > limit || y + height + GAP > LARGEST) return undefined;
    frames[name] = [x, y, width, height, average];
    x += width + GAP;
    right = Math.max(right, x);
    shelf = Math.max(shelf, height);
  }
  return { width: right, height: y + shelf + GAP, frames };
}
