import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordingContext } from '../../testing/recording-context.ts';
import type { AtlasFacts } from '../base/manifest.ts';
import { SpriteAtlas } from './sprites.ts';

const FACTS: AtlasFacts = {
  url: '/atlas.webp',
  frames: { apple: [0, 0, 100, 50, '#cc2233'], pear: [100, 0, 60, 80, '#99bb22'] },
};

afterEach(() => vi.unstubAllGlobals());

function stubNetwork(works: boolean): void {
  vi.stubGlobal(
    'fetch',
    async () => new Response(works ? 'pixels' : 'gone', { status: works ? 200 : 404 }),
  );
  vi.stubGlobal('createImageBitmap', async () => ({ width: 160, height: 80 }));
}

describe('SpriteAtlas', () => {
  it('draws a rimmed blob in the average color until the art has loaded', () => {
    const { c, of, depth } = recordingContext();
    new SpriteAtlas(FACTS).draw(c, 'apple', 10, 20, 200);
    expect(of('drawImage')).toHaveLength(0);
    expect(of('fillStyle')[0]?.args).toEqual(['#cc2233']);
    expect(of('stroke')).toHaveLength(1);
    expect(of('ellipse')[0]?.args.slice(2, 4)).toEqual([92, 46]);
    expect(depth).toBe(0);
  });

  it('draws the frame around its center, with the given longer side, once loaded', async () => {
    stubNetwork(true);
    const atlas = new SpriteAtlas(FACTS);
    expect(await atlas.load()).toBe(true);
    const { c, of } = recordingContext();
    atlas.draw(c, 'pear', 10, 20, 160, { rotate: 1, scaleX: 2, alpha: 0.5 });
    expect(of('translate')[0]?.args).toEqual([10, 20]);
    expect(of('scale')[0]?.args).toEqual([2, 1]);
    expect(of('drawImage')[0]?.args.slice(1)).toEqual([100, 0, 60, 80, -60, -80, 120, 160]);
    expect(c.globalAlpha).toBe(1);
  });

  it('is placed on its foot when anchored there', async () => {
    stubNetwork(true);
    const atlas = new SpriteAtlas(FACTS);
    await atlas.load();
    const { c, of } = recordingContext();
    atlas.draw(c, 'apple', 0, 0, 100, { anchor: 'foot' });
    expect(of('drawImage')[0]?.args.slice(5)).toEqual([-50, -50, 100, 50]);
  });

  it('decodes through an image element if bitmaps are unavailable', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('no bitmaps here')));
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        async decode(): Promise<void> {}
      },
    );
    const atlas = new SpriteAtlas(FACTS);
    expect(await atlas.load()).toBe(true);
  });

  it('continues with blobs if the art never loads', async () => {
    stubNetwork(false);
    vi.stubGlobal(
      'Image',
      class {
        src = '';
        decode = (): Promise<void> => Promise.reject(new Error('gone'));
      },
    );
    const atlas = new SpriteAtlas(FACTS);
    expect(await atlas.load()).toBe(false);
    const { c, of } = recordingContext();
    atlas.draw(c, 'apple', 0, 0, 100);
    expect(of('ellipse')).toHaveLength(1);
  });

  it('names a missing sprite and the existing ones', () => {
    const { c } = recordingContext();
    expect(() => new SpriteAtlas(FACTS).draw(c, 'plum', 0, 0, 10)).toThrow(
      'There is no sprite "plum"; there are: apple, pear',
    );
    expect(() => new SpriteAtlas().draw(c, 'plum', 0, 0, 10)).toThrow('there are: none');
  });

  it('complains once in a built game, and draws a blob', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { c, of } = recordingContext();
    const atlas = new SpriteAtlas(FACTS, true);
    for (let frame = 0; frame < 3; frame += 1) atlas.draw(c, 'plum', 0, 0, 10);
    expect(of('ellipse')).toHaveLength(3);
    expect(complaints).toHaveBeenCalledTimes(1);
    complaints.mockRestore();
  });
});
