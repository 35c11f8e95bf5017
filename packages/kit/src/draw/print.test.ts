import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Context } from '@playgrove/kit/runtime';
import { recordingContext } from '../testing/recording-context.ts';
import { fakeBitmaps, type FakeBitmap } from '../testing/fake-bitmaps.ts';
import { crisply, grainOf, Print, type Grain } from './print.ts';

const GRAIN: Grain = { a: 1.5, b: 0, d: 1.5, e: 10.25, f: 4 };
const pane = (): Print => new Print(20, 11, (c: Context) => c.fillRect(0, 0, 20, 11));

/** @returns the bitmaps created from now on, in order */
function withBitmaps(): readonly FakeBitmap[] {
  const { Canvas, made } = fakeBitmaps();
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return made;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a print', () => {
  it('is painted once for the screen’s pixels, no matter how often it is drawn', () => {
    const made = withBitmaps();
    const { c, of } = recordingContext();
    const print = pane();
    for (let frame = 0; frame < 4; frame += 1) print.draw(c, GRAIN, frame * 3, 5);
    expect(made).toMatchObject([{ width: 30, height: 17, opaque: false }]);
    expect(of('drawImage')).toHaveLength(4);
    expect(of('save')).toEqual([]);
  });

  it('is aligned to whole pixels', () => {
    withBitmaps();
    const { c, of } = recordingContext();
    pane().draw(c, GRAIN, 3.1, 5.3);
    const [, x, y, width, height] = of('drawImage')[0]?.args.map(Number) ?? [];
    expect((x ?? 0) * GRAIN.a + GRAIN.e).toBeCloseTo(Math.round(3.1 * 1.5 + 10.25));
    expect((y ?? 0) * GRAIN.d + GRAIN.f).toBeCloseTo(Math.round(5.3 * 1.5 + 4));
    expect([(width ?? 0) * 1.5, (height ?? 0) * 1.5]).toEqual([30, 17]);
  });

  it('reuses its bitmap while the picture shakes, and stays in position', () => {
    const made = withBitmaps();
    const { c, of } = recordingContext();
    const print = pane();
    print.draw(c, GRAIN, 3.1, 5.3);
    print.draw(c, { a: 1.5 * 1.025, b: 0.01, d: 1.5 * 1.025, e: 3, f: 4 }, 3.1, 5.3);
    expect(made).toHaveLength(1);
    expect(of('drawImage')[1]?.args.slice(1, 3)).toEqual([3.1, 5.3]);
  });

  it('that was requested is made after the frame, once, and ready when it is drawn', () => {
    vi.useFakeTimers();
    const made = withBitmaps();
    const { c } = recordingContext();
    const print = pane();
    expect([print.ask(GRAIN), print.ask(GRAIN)]).toEqual([true, true]);
    expect(made).toEqual([]);
    vi.runAllTimers();
    expect(made).toHaveLength(1);
    expect(print.ask(GRAIN)).toBe(false);
    print.draw(c, GRAIN, 0, 0);
    expect(made).toHaveLength(1);
  });

  it('that no frame should wait for is painted directly until its bitmap exists', () => {
    vi.useFakeTimers();
    const made = withBitmaps();
    const { c, of } = recordingContext();
    const print = pane();
    print.drawSoon(c, GRAIN, 3, 5);
    print.drawSoon(c, GRAIN, 3, 5);
    expect([of('fillRect').length, of('drawImage').length, made.length]).toEqual([2, 0, 0]);
    vi.runAllTimers();
    print.drawSoon(c, GRAIN, 3, 5);
    expect([of('fillRect').length, of('drawImage').length, made.length]).toEqual([2, 1, 1]);
  });

  it('that was released before it was made is not made', () => {
    vi.useFakeTimers();
    const made = withBitmaps();
    const print = pane();
    print.ask(GRAIN);
    print.forget();
    vi.runAllTimers();
    expect(made).toEqual([]);
  });

  it('is rebuilt for another screen after the frame, and releases the old bitmap', () => {
    vi.useFakeTimers();
    const made = withBitmaps();
    const { c, of } = recordingContext();
    const print = pane();
    print.draw(c, GRAIN, 0, 0);
    print.draw(c, { ...GRAIN, a: 3, d: 3 }, 0, 0);
    expect([of('drawImage').length, made.length]).toEqual([2, 1]);
    vi.runAllTimers();
    expect(made).toMatchObject([
      { width: 30, closed: true },
      { width: 60, closed: false },
    ]);
  });

  it('is copied, not blended, if it is opaque', () => {
    const made = withBitmaps();
    new Print(8, 8, () => undefined, true).make(GRAIN);
    expect(made).toMatchObject([{ opaque: true }]);
  });

  it('reports whether a bitmap had to be made', () => {
    withBitmaps();
    const print = pane();
    expect([print.make(GRAIN), print.make(GRAIN)]).toEqual([true, false]);
    print.forget();
    expect(print.make(GRAIN)).toBe(true);
  });

  it('is clipped to its bounds if there are no bitmaps', () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    const { c, log, depth } = recordingContext();
    pane().draw(c, grainOf(c), 3, 5);
    expect(log.map(({ name }) => name)).toEqual([
      'save',
      'translate',
      'beginPath',
      'rect',
      'clip',
      'fillRect',
      'restore',
    ]);
    expect(depth).toBe(0);
  });
});

it('crisp drawing disables smoothing, only for itself', () => {
  const { c, log } = recordingContext();
  crisply(c, () => c.fillRect(0, 0, 1, 1));
  expect(log.map(({ name, args }) => [name, args[0]])).toEqual([
    ['imageSmoothingEnabled', false],
    ['fillRect', 0],
    ['imageSmoothingEnabled', true],
  ]);
});
