import { forgetStamps } from '../runtime/render/draw/stamp.ts';
import { recordingContext } from '../testing/recording-context.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBitmaps, type FakeBitmap } from '../testing/fake-bitmaps.ts';
import { shout, shoutAhead, type Face } from './shout.ts';

const GOLD: Face = ['#fffbe0', '#ffd02e'];
let made: readonly FakeBitmap[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const bitmaps = fakeBitmaps();
  made = bitmaps.made;
  vi.stubGlobal('OffscreenCanvas', bitmaps.Canvas);
  forgetStamps();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One frame. @returns how often it lettered and copied */
function frame(draw: (c: CanvasRenderingContext2D) => void): { lettered: number; copied: number } {
  const { c, of } = recordingContext();
  draw(c);
  vi.runAllTimers();
  return { lettered: of('fillText').length, copied: of('drawImage').length };
}

describe('a shout', () => {
  it('is lettered only in its first frame, however it grows slightly or fades', () => {
    expect(frame((c) => shout(c, 'Kickflip', 9, 9, 40, GOLD))).toEqual({ lettered: 2, copied: 0 });
    expect(made).toHaveLength(1);
    for (const size of [40, 44, 38]) {
      const later = frame((c) => {
        c.globalAlpha = 0.5;
        shout(c, 'Kickflip', 9, 9, size, GOLD);
      });
      expect(later).toEqual({ lettered: 0, copied: 1 });
    }
  });

  it('that was requested in advance is never lettered during a frame', () => {
    expect(frame((c) => shoutAhead(c, 'The reef', 40, GOLD)).lettered).toBe(0);
    expect(made).toHaveLength(1);
    expect(frame((c) => shout(c, 'The reef', 9, 9, 40, GOLD))).toEqual({ lettered: 0, copied: 1 });
  });
});
