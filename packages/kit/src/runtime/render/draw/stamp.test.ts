import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordingContext } from '../../../testing/recording-context.ts';
import { forgetStamps, makeStamps, stamp, stampAhead } from './stamp.ts';

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
  vi.useFakeTimers();
  FakeCanvas.made = [];
  forgetStamps();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Stamps once in a separate frame, and reports how. */
function once(key = 'toy', size = 10, after = 1): 'painted' | 'copied' {
  const how = within(key, size, after);
  vi.runAllTimers();
  return how;
}

/** Stamps until its bitmap exists. */
function known(key: string, size: number): void {
  once(key, size);
  once(key, size);
}

/** Stamps in the current frame, and reports how. */
function within(key = 'toy', size = 10, after = 1): 'painted' | 'copied' {
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
  it('only paints if there are no bitmaps', () => {
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

  it('paints twice, makes a bitmap after that frame and copies from the third on', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    expect([once(), once(), once()]).toEqual(['painted', 'painted', 'copied']);
    expect(FakeCanvas.made).toHaveLength(1);
  });

  it('makes all that a frame wants, without another frame, on request', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    // Every look at the clock takes longer than the time between two frames.
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    const showAll = (): void => {
      for (let each = 0; each < 9; each += 1) within(`toy ${each}`);
    };
    showAll();
    showAll();
    vi.runAllTimers();
    expect(FakeCanvas.made).toHaveLength(1);
    const done = vi.fn<() => void>();
    showAll();
    makeStamps(done);
    expect(done).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(FakeCanvas.made).toHaveLength(9);
    expect(done).toHaveBeenCalledOnce();
    makeStamps(done);
    expect(done).toHaveBeenCalledTimes(2);
  });

  it('paints the given number of times before it makes a bitmap', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    const times = Array.from({ length: 6 }, () => once('rare', 10, 3));
    expect(times.slice(0, 4)).toEqual(['painted', 'painted', 'painted', 'painted']);
    expect(times.slice(4)).toEqual(['copied', 'copied']);
  });

  it('makes a bitmap within a frame only of what that frame shows repeatedly', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    // Two frames before there is time between them, each thing twice in each.
    for (let each = 0; each < 50; each += 1) {
      const twice = Array.from({ length: 4 }, () => within(`two ${each}`));
      expect(twice).toEqual(Array(4).fill('painted'));
    }
    expect(FakeCanvas.made).toHaveLength(0);
    const balls = Array.from({ length: 60 }, () => within('ball'));
    expect(balls.slice(0, 5)).toEqual(Array(5).fill('painted'));
    expect(balls.slice(5)).toEqual(Array(55).fill('copied'));
    expect(FakeCanvas.made).toHaveLength(1);
    vi.runAllTimers();
    expect(FakeCanvas.made).toHaveLength(51);
  });

  it('makes a few bitmaps after a frame and the others after later ones', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    let ms = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => ms);
    const frame = (): void => {
      for (let each = 0; each < 9; each += 1) {
        stamp(
          recordingContext().c,
          `slow ${each}`,
          0,
          0,
          10,
          () => REACH,
          () => (ms += 1.5),
        );
      }
      vi.runAllTimers();
    };
    const made = Array.from({ length: 5 }, () => {
      frame();
      return FakeCanvas.made.length;
    });
    expect(made).toEqual([0, 3, 6, 9, 9]);
  });

  it('makes no bitmap of anything squeezed to zero', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    expect([once(), once(), once()]).toEqual(['painted', 'painted', 'copied']);
    expect([once('toy', 0), once('toy', 0), once('toy', 0)]).toEqual([
      'painted',
      'painted',
      'painted',
    ]);
    expect(FakeCanvas.made).toHaveLength(1);
  });

  it('puts the copy where the painting would be', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    known('toy', 10);
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
      known(`sized ${size}`, size);
      const [made] = FakeCanvas.made;
      expect(made?.width).toBeGreaterThanOrEqual(size * 2);
      expect((made?.width ?? 0) * (made?.height ?? 0)).toBeLessThan(size ** 2 * 6 * 2.2);
    }
  });

  it('never makes a bitmap of what changes in every frame', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    for (let frame = 0; frame < 2000; frame += 1) expect(once(`score ${frame}`)).toBe('painted');
    expect(FakeCanvas.made).toHaveLength(0);
  });

  it('copies what shrinks from its existing bitmap; a slightly smaller size stays with it', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    const shown = [16, 16, 15, 14, 13, 12, 12].map((size) => once('shrinking', size));
    expect(shown).toEqual(['painted', 'painted', ...Array.from({ length: 5 }, () => 'copied')]);
    for (let frame = 0; frame < 100; frame += 1) once('shrinking', 12);
    expect(FakeCanvas.made).toHaveLength(1);
  });

  it('copies what grows a little from its existing bitmap, and makes a new one if it stays that size', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    known('growing', 16);
    const shown = [18, 20, 22, 20, 18, 16].map((size) => once('growing', size));
    expect(shown).toEqual(Array.from({ length: 6 }, () => 'copied'));
    expect(FakeCanvas.made).toHaveLength(1);
    for (let frame = 0; frame < 100; frame += 1) expect(once('growing', 22)).toBe('copied');
    expect(FakeCanvas.made).toHaveLength(2);
    expect(FakeCanvas.made[1]?.width).toBeGreaterThanOrEqual(44);
  });

  it('makes a new bitmap for what stays much smaller', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    known('far', 64);
    for (let frame = 0; frame < 100; frame += 1) {
      if (once('far', 16) === 'painted') break;
      if (frame < 20) expect(FakeCanvas.made).toHaveLength(1);
    }
    once('far', 16);
    expect(FakeCanvas.made).toHaveLength(2);
  });

  it('drops the least recently used if it holds too much', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    known('first', 250);
    for (let each = 0; each < 40; each += 1) known(`big ${each}`, 250);
    expect(once('big 39', 250)).toBe('copied');
    const before = FakeCanvas.made.length;
    known('first', 250);
    expect(FakeCanvas.made.length).toBe(before + 1);
  });

  it('paints what is too large for a bitmap', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    expect([1, 2, 3, 4].map(() => once('huge', 5000))).toEqual(Array(4).fill('painted'));
  });
});

describe('a stamp prepared in advance', () => {
  it('is painted only for its bitmap, once', () => {
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    const painted: unknown[] = [];
    const { c, log } = recordingContext();
    for (let time = 0; time < 3; time += 1) {
      stampAhead(
        c,
        'wall',
        10,
        () => REACH,
        (on) => painted.push(on),
      );
      vi.runAllTimers();
    }
    expect(painted).toHaveLength(1);
    expect(painted).not.toContain(c);
    expect(log.filter(({ name }) => name !== 'getTransform')).toEqual([]);
    expect(once('wall', 10, 0)).toBe('copied');
  });

  it('does nothing without bitmaps', () => {
    const { c, log } = recordingContext();
    const paint = vi.fn<() => void>();
    stampAhead(c, 'wall', 10, () => REACH, paint);
    expect(paint).not.toHaveBeenCalled();
    expect(log).toEqual([]);
  });
});
