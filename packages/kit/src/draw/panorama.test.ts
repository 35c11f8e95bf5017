import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Surface } from '@playgrove/kit/runtime';
import { recordingContext, type RecordingContext } from '../testing/recording-context.ts';
import { fakeBitmaps, type FakeBitmap } from '../testing/fake-bitmaps.ts';
import { Panorama, type Hour, type Manner, type Row } from './panorama.ts';

const MANNER: Manner = {
  glow: [0.8, 0.2],
  beams: '#ffffff16',
  stars: 0.6,
  dim: 0.2,
  clouds: { depth: 0.1, every: 500, size: 70, step: 20, foot: 0.7, top: 0.1, spread: 0.2 },
  tile: 640,
  kinds: 3,
  seconds: 2,
};
type Name = 'day' | 'night';
const DAY: Hour = {
  sky: ['#2f9df0', '#c9f0f6'],
  sun: { x: 0.3, y: 0.2, r: 50 },
  light: '#fffde6',
  halo: '#fff3a8',
  cloud: '#ffffff',
};
const HOURS: Readonly<Record<Name, Hour>> = { day: DAY, night: { ...DAY, night: true } };
const ROWS: readonly Row[] = [
  {
    depth: 0.1,
    below: 0,
    high: 300,
    under: 0,
    color: '#112233',
    paint: (c) => c.fillRect(0, -9, 9, 9),
  },
  {
    depth: 0.5,
    below: 50,
    high: 200,
    under: 90,
    color: '#445566',
    paint: (c) => c.fillRect(0, -9, 9, 9),
  },
];
const EYE = { left: 0, horizon: 400, tall: 420 };
/** The sky, four sizes of clouds, three repeats of each row. */
const PIECES = 1 + 4 + 3 * ROWS.length;

const panorama = (): Panorama<Name> =>
  new Panorama<Name>(
    MANNER,
    (name) => HOURS[name],
    () => ROWS,
  );

/** A screen of 1000 by 600 world units, one pixel each. */
function screen(): RecordingContext & { readonly to: Surface } {
  const recording = recordingContext();
  const bleed = { x: 0, y: 0, width: 1000, height: 600 };
  return { ...recording, to: { c: recording.c, bleed, width: 1000, height: 600 } as Surface };
}

/** Each frame's drawn bitmaps, as positions; then the work queued for the end of the frame runs. */
function draws(view: Panorama<Name>, name: Name, dt = 0.1, left = 0): readonly FakeBitmap[] {
  const { to, of, c } = screen();
  view.draw(to, name, { ...EYE, left }, dt);
  expect(c.globalAlpha).toBe(1);
  vi.runAllTimers();
  return of('drawImage').map(({ args }) => args[0] as FakeBitmap);
}

/** @returns the bitmaps created from now on, in order */
function withBitmaps(): readonly FakeBitmap[] {
  const { Canvas, made } = fakeBitmaps();
  vi.stubGlobal('OffscreenCanvas', Canvas);
  return made;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a panorama', () => {
  it('creates no bitmap for the first frame, and from the second on draws only bitmaps', () => {
    const made = withBitmaps();
    const view = panorama();
    const first = screen();
    view.draw(first.to, 'day', EYE, 0);
    expect(made).toEqual([]);
    expect(first.of('fillRect').length).toBeGreaterThan(1);
    draws(view, 'day');
    const count = made.length;
    const { to, of } = screen();
    view.draw(to, 'day', EYE, 0.1);
    expect(made).toHaveLength(count);
    // The one rectangle is the color below the nearer row.
    expect(of('fillRect').map(({ args }) => args)).toEqual([[0, 449, 1000, 91]]);
    expect(of('save')).toEqual([]);
  });

  it('copies the sky, which covers everything', () => {
    withBitmaps();
    const view = panorama();
    draws(view, 'day');
    const [sky] = draws(view, 'day');
    expect(sky).toMatchObject({ width: 1000, height: 600, opaque: true });
  });

  it('moves rows by their depths', () => {
    withBitmaps();
    const view = panorama();
    draws(view, 'day');
    const feet = (left: number): readonly number[] => {
      const { to, of } = screen();
      view.draw(to, 'day', { ...EYE, left }, 0);
      const tiles = of('drawImage').filter(({ args }) => (args[0] as FakeBitmap).width === 642);
      return [100, 250].map((top) => Number(tiles.find(({ args }) => args[2] === top)?.args[1]));
    };
    expect(feet(0)).toEqual([0, 0]);
    expect(feet(200)).toEqual([-20, -100]);
  });

  it('prepares another hour piece by piece after each frame, and shows the old one until it is complete', () => {
    const made = withBitmaps();
    const view = panorama();
    draws(view, 'day');
    const [old] = draws(view, 'day');
    for (let piece = 0; piece < PIECES; piece += 1) {
      const before = made.length;
      expect(draws(view, 'night')[0]).toBe(old);
      expect(made.length - before).toBe(1);
    }
    const all = made.length;
    const skies = draws(view, 'night').filter(({ opaque }) => opaque);
    expect(skies).toHaveLength(2);
    for (let frame = 0; frame < 30; frame += 1) draws(view, 'night');
    expect(made).toHaveLength(all);
  });

  it('fades the sky first, then row after row, and releases the old bitmaps', () => {
    const made = withBitmaps();
    const view = panorama();
    for (let frame = 0; frame < 3; frame += 1) draws(view, 'day');
    const day = [...made];
    for (let piece = 0; piece < PIECES; piece += 1) draws(view, 'night');
    const night = made.slice(day.length);
    const shown = (from: readonly FakeBitmap[], on: readonly FakeBitmap[]): boolean =>
      on.some((picture) => from.includes(picture));
    const half: (readonly FakeBitmap[])[] = [];
    for (let frame = 0; frame <= 20; frame += 1) half.push(draws(view, 'night'));
    // Halfway, the sky is entirely new, while the nearest row is still entirely old.
    const middle = half[10] ?? [];
    expect(middle.filter(({ opaque }) => opaque).every((sky) => night.includes(sky))).toBe(true);
    const near = middle.filter(({ height }) => height === 200);
    expect([shown(day, near), shown(night, near)]).toEqual([true, false]);
    expect(day.every(({ closed }) => closed)).toBe(true);
    expect(night.some(({ closed }) => closed)).toBe(false);
    expect(shown(day, draws(view, 'night'))).toBe(false);
  });

  it('is rebuilt for another screen, without a fade', () => {
    const made = withBitmaps();
    const view = panorama();
    for (let frame = 0; frame < 2; frame += 1) draws(view, 'day');
    const { to, of } = screen();
    view.draw(to, 'day', { ...EYE, tall: 630 }, 0.1);
    const skies = of('drawImage').filter(({ args }) => (args[0] as FakeBitmap).opaque);
    expect(skies).toHaveLength(1);
    expect(made.filter(({ opaque }) => opaque)).toMatchObject([
      { closed: true },
      { closed: false },
    ]);
  });

  it('changes from hour to hour without bitmaps', () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    const view = panorama();
    for (const name of ['day', 'day', 'night', 'night', 'day'] as const) {
      const { to, of, depth } = screen();
      view.draw(to, name, EYE, 0.7);
      expect(of('fillRect').length).toBeGreaterThan(1);
      expect(depth).toBe(0);
    }
  });
});
