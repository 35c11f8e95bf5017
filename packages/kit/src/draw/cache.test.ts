import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordingContext } from '../testing/recording-context.ts';
import { bake, Outline, spread } from './cache.ts';

const INK = '#2b1b4d';

class FakePath {
  static made = 0;
  readonly points: number[][] = [];

  constructor() {
    FakePath.made += 1;
  }

  lineTo(x: number, y: number): void {
    this.points.push([x, y]);
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('an outline', () => {
  const corner = (): Outline =>
    new Outline((path) => {
      path.lineTo(1, 2);
      path.lineTo(3, 4);
    });

  it('is traced once, no matter how often it is filled and rimmed', () => {
    vi.stubGlobal('Path2D', FakePath);
    FakePath.made = 0;
    const outline = corner();
    const { c, of } = recordingContext();
    for (let frame = 0; frame < 3; frame += 1) outline.fill(c, INK);
    outline.rim(c, INK, 4);
    expect(FakePath.made).toBe(1);
    expect(of('lineTo')).toEqual([]);
    expect(of('fill')).toHaveLength(3);
    const [path] = of('fill')[0]?.args ?? [];
    expect((path as FakePath).points).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(of('stroke')[0]?.args).toEqual([path]);
    expect(of('lineWidth').at(-1)?.args).toEqual([4]);
  });

  it('is drawn the same without Path2D', () => {
    vi.stubGlobal('Path2D', undefined);
    const { c, of } = recordingContext();
    corner().fill(c, INK);
    corner().rim(c, INK, 4);
    expect(of('beginPath')).toHaveLength(2);
    expect(of('lineTo')).toHaveLength(4);
    expect(of('fill')[0]?.args).toEqual([]);
  });
});

describe('a baked picture', () => {
  it('contains what was painted', () => {
    const { c, of } = recordingContext();
    vi.stubGlobal(
      'OffscreenCanvas',
      class {
        readonly size: readonly number[];

        constructor(...size: readonly number[]) {
          this.size = size;
        }

        getContext = (): unknown => c;
        transferToImageBitmap = (): unknown => ({ size: this.size });
      },
    );
    const picture = bake(4, 90, (on) => on.fillRect(0, 0, 4, 90));
    expect(picture).toEqual({ size: [4, 90] });
    expect(of('fillRect')).toHaveLength(1);
  });

  it('is undefined without bitmaps, and nothing is painted for it', () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    const paint = vi.fn<() => void>();
    expect(bake(4, 90, paint)).toBeUndefined();
    expect(paint).not.toHaveBeenCalled();
  });

  it('is spread without blending', () => {
    const { c, log } = recordingContext();
    const picture = {} as ImageBitmap;
    const part = { x: 0, y: 10, width: 4, height: 20 };
    spread(c, picture, part, { x: -5, y: -6, width: 300, height: 700 });
    expect(log).toEqual([
      { name: 'imageSmoothingEnabled', args: [false] },
      { name: 'drawImage', args: [picture, 0, 10, 4, 20, -5, -6, 300, 700] },
      { name: 'imageSmoothingEnabled', args: [true] },
    ]);
  });
});
