import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordingContext } from './recording-context.ts';
import { forgetStamps, stamp } from './stamp.ts';

const REACH = { left: -1, top: -2, right: 1, bottom: 1 };

class FakeCanvas {
  static made: FakeCanvas[] = [];
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    FakeCanvas.made.push(this);
  }

  getContext(): unknown {
    return recordingContext().c;
  }

  transferToImageBitmap(): object {
    return { of: this };
  }
}

beforeEach(() => {
  FakeCanvas.made = [];
  forgetStamps();
});
afterEach(() => vi.unstubAllGlobals());

/** Stamps once and says how it was done. */
function once(key = 'toy', size = 10, after = 1): 'painted' | 'copied' {
  const { c, of } = recordingContext();
  let painted = 0;
  stamp(
    c,
    key,
    5,
    6,
    size,
    () => REACH,
    () => (painted += 1),
    after,
  );
  const copied = of('drawImage').length === 1;
  expect(copied || painted === 1).toBe(true);
  return copied ? 'copied' : 'painted';
}

describe('stamp', () => {
  it('simply paints where there are no bitmaps', () => {
    const { c, of, depth } = recordingContext();
    stamp(
      c,
      'toy',
      5,
      6,
      10,
      () => REACH,
      (on) => on.fillRect(-1, -1, 2, 2),
    );
    expect(of('translate')[0]?.args).toEqual([5, 6]);
    expect(of('scale')[0]?.args).toEqual([10, 10]);
    expect(of('fillRect')).toHaveLength(1);
    expect(depth).toBe(0);
    expect(once()).toBe('painted');
  });

  it('paints the first time and copies from the second', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    expect([once(), once(), once()]).toEqual(['painted', 'copied', 'copied']);
    expect(FakeCanvas.made).toHaveLength(1);
  });

  it('paints as often as asked before it makes a bitmap', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    const times = Array.from({ length: 5 }, () => once('rare', 10, 3));
    expect(times).toEqual(['painted', 'painted', 'painted', 'copied', 'copied']);
  });

  it('makes no bitmap of what is squeezed to nothing, whatever there is of it', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    expect([once(), once()]).toEqual(['painted', 'copied']);
    expect([once('toy', 0), once('toy', 0), once('toy', 0)]).toEqual([
      'painted',
      'painted',
      'painted',
    ]);
    expect(FakeCanvas.made).toHaveLength(1);
  });

  it('lays the copy where the painting would be', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    once();
    const { c, of } = recordingContext();
    stamp(
      c,
      'toy',
      5,
      6,
      10,
      () => REACH,
      () => undefined,
    );
    expect(of('drawImage')[0]?.args.slice(1)).toEqual([-5, -14, 20, 30]);
  });

  it('has enough pixels, never more than twice as many as needed', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    for (const size of [7, 10, 33, 100]) {
      FakeCanvas.made = [];
      once(`sized ${size}`, size);
      once(`sized ${size}`, size);
      const [made] = FakeCanvas.made;
      expect(made?.width).toBeGreaterThanOrEqual(size * 2);
      expect((made?.width ?? 0) * (made?.height ?? 0)).toBeLessThan(size ** 2 * 6 * 2.2);
    }
  });

  it('never makes a bitmap of what changes with every frame', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    for (let frame = 0; frame < 2000; frame += 1) expect(once(`score ${frame}`)).toBe('painted');
    expect(FakeCanvas.made).toHaveLength(0);
  });

  it('copies what shrinks from the bitmap it has, a little smaller for good', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    const shown = [16, 16, 15, 14, 13, 12, 12].map((size) => once('shrinking', size));
    expect(shown).toEqual(['painted', ...Array.from({ length: 6 }, () => 'copied')]);
    for (let frame = 0; frame < 100; frame += 1) once('shrinking', 12);
    expect(FakeCanvas.made).toHaveLength(1);
  });

  it('copies what grows a little from the bitmap it has, and makes one of its own if it stays so', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    once('growing', 16);
    once('growing', 16);
    const shown = [18, 20, 22, 20, 18, 16].map((size) => once('growing', size));
    expect(shown).toEqual(Array.from({ length: 6 }, () => 'copied'));
    expect(FakeCanvas.made).toHaveLength(1);
    for (let frame = 0; frame < 100; frame += 1) expect(once('growing', 22)).toBe('copied');
    expect(FakeCanvas.made).toHaveLength(2);
    expect(FakeCanvas.made[1]?.width).toBeGreaterThanOrEqual(44);
  });

  it('makes a bitmap of its own for what stays far smaller', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    once('far', 64);
    once('far', 64);
    for (let frame = 0; frame < 100; frame += 1) {
      if (once('far', 16) === 'painted') break;
      if (frame < 20) expect(FakeCanvas.made).toHaveLength(1);
    }
    once('far', 16);
    expect(FakeCanvas.made).toHaveLength(2);
  });

  it('lets go of the longest unused when it holds too much', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    const twice = (key: string): void => {
      once(key, 250);
      once(key, 250);
    };
    twice('first');
    for (let each = 0; each < 40; each += 1) twice(`big ${each}`);
    expect(once('big 39', 250)).toBe('copied');
    const before = FakeCanvas.made.length;
    once('first', 250);
    once('first', 250);
    expect(FakeCanvas.made.length).toBe(before + 1);
  });

  it('paints what is too large for a bitmap', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    expect([once('huge', 5000), once('huge', 5000)]).toEqual(['painted', 'painted']);
  });
});
