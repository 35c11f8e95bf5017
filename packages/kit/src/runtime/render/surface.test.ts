import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordingContext, type RecordingContext } from '../../testing/recording-context.ts';
import { forgetStamps } from './draw/stamp.ts';
import { CanvasSurface } from './surface.ts';

const STILL = { x: 0, y: 0, rotate: 0 };
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

let contexts: RecordingContext[];
let drawn: string[];

/** A canvas that records its drawing. */
function canvas(): HTMLCanvasElement {
  const recording = recordingContext();
  contexts.push(recording);
  return { width: 0, height: 0, getContext: () => recording.c } as unknown as HTMLCanvasElement;
}

class FakeOffscreen {
  getContext(): unknown {
    return recordingContext().c;
  }
  transferToImageBitmap(): object {
    return {};
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  contexts = [];
  drawn = [];
  forgetStamps();
  vi.stubGlobal('devicePixelRatio', 2);
  vi.stubGlobal('document', {
    createElement: canvas,
    fonts: { addEventListener: () => undefined },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A world of 100 by 100 in a screen of 400 by 200. */
function surface(): CanvasSurface {
  const made = new CanvasSurface(
    canvas(),
    {
      sprite: (_, name) => void drawn.push(name),
      label: (_, text) => void drawn.push(text),
    },
    false,
  );
  made.resize({ width: 100, height: 100 }, { width: 400, height: 200 }, NO_INSETS);
  return made;
}

test('the screen and every layer use the same world units', () => {
  const to = surface();
  for (let frame = 0; frame < 2; frame += 1) {
    to.begin(STILL);
    to.layer('ground', () => undefined);
  }
  const world = [4, 0, 0, 4, 200, 0];
  expect(contexts.map(({ of }) => of('setTransform').at(-1)?.args)).toEqual([world, world]);
});

test('a layer is painted again only with another key', () => {
  const to = surface();
  let painted = 0;
  const frame = (key: string): void => {
    to.begin(STILL);
    to.layer(key, () => void (painted += 1));
  };
  for (const key of ['day', 'day', 'day', 'night', 'night']) frame(key);
  // The first frame is painted straight to the screen.
  expect(painted).toBe(3);
});

test('a stamp is placed by its center or its foot', () => {
  vi.stubGlobal('OffscreenCanvas', FakeOffscreen);
  const to = surface();
  const paint = (): void => undefined;
  const [screen] = contexts;
  to.begin(STILL);
  const stamp = (anchor: 'center' | 'foot'): void =>
    to.stamp('tile', 20, 10, paint, 50, 60, { anchor });
  stamp('center');
  stamp('center');
  vi.runAllTimers();
  stamp('center');
  stamp('foot');
  expect(screen?.of('translate')[0]?.args).toEqual([50, 60]);
  expect(screen?.of('drawImage').map(({ args }) => args.slice(1))).toEqual([
    [40, 55, 20, 10],
    [40, 50, 20, 10],
  ]);
  expect(screen?.depth).toBe(0);
});

test('a stamp is rotated, stretched and faded, and leaves the canvas unchanged', () => {
  const to = surface();
  const [screen] = contexts;
  to.begin(STILL);
  let alpha = 0;
  to.stamp('tile', 20, 10, (c) => void (alpha = c.globalAlpha), 0, 0, {
    rotate: 1,
    scaleX: 0.5,
    alpha: 0.25,
  });
  expect(screen?.of('rotate')[0]?.args).toEqual([1]);
  expect(screen?.of('scale')[0]?.args).toEqual([0.5, 1]);
  expect([alpha, to.c.globalAlpha]).toEqual([0.25, 1]);
});

test('another size drops the stamps of the old one', () => {
  vi.stubGlobal('OffscreenCanvas', FakeOffscreen);
  const to = surface();
  let painted = 0;
  const three = (): void => {
    for (let time = 0; time < 3; time += 1) {
      to.stamp('tile', 9, 9, () => void (painted += 1), 0, 0);
      vi.runAllTimers();
    }
  };
  three();
  // Twice on the canvas, once into its bitmap.
  expect(painted).toBe(3);
  to.resize({ width: 50, height: 50 }, { width: 400, height: 200 }, NO_INSETS);
  three();
  expect(painted).toBe(6);
});

test('a lower pixel ratio does not drop the existing stamps', () => {
  vi.stubGlobal('OffscreenCanvas', FakeOffscreen);
  const to = new CanvasSurface(canvas(), { sprite: () => undefined, label: () => undefined });
  const layOut = (): void =>
    to.resize({ width: 100, height: 100 }, { width: 400, height: 200 }, NO_INSETS);
  layOut();
  let painted = 0;
  const frame = (): void => {
    to.stamp('tile', 9, 9, () => void (painted += 1), 0, 0);
    vi.runAllTimers();
  };
  for (let each = 0; each < 3; each += 1) frame();
  to.scale = 0.75;
  layOut();
  to.begin(STILL);
  expect(contexts[0]?.of('setTransform').at(-1)?.args[0]).toBe(3);
  for (let each = 0; each < 3; each += 1) frame();
  expect(painted).toBe(3);
});

test('a view may destructure the drawing functions of its surface', () => {
  const { sprite, label, stamp, layer } = surface();
  sprite('fox', 0, 0, 10);
  label('12', 0, 0, 10);
  stamp('tile', 5, 5, () => void drawn.push('tile'), 0, 0);
  layer('ground', () => void drawn.push('ground'));
  expect(drawn).toEqual(['fox', '12', 'tile', 'ground']);
});

test('a view’s canvas is beneath a see-through one, which starts every frame transparent', () => {
  const top = canvas();
  const laid: unknown[] = [];
  top.before = (...nodes) => void laid.push(...nodes);
  const painter = { sprite: () => undefined, label: () => undefined };
  const to = new CanvasSurface(top, painter, true);
  to.resize({ width: 100, height: 100 }, { width: 400, height: 200 }, NO_INSETS);
  const removed: string[] = [];
  const under = (name: string): HTMLCanvasElement =>
    ({ style: { transform: '' }, remove: () => removed.push(name) }) as never;
  const [first, second] = [under('first'), under('second')];
  to.begin(STILL);
  for (const each of [first, first, second]) to.beneath?.(each);
  expect(laid).toEqual([first, second]);
  expect(removed).toEqual(['first']);
  to.begin({ x: 3, y: -2, rotate: 0.1 });
  expect(second.style.transform).toBe('translate(3px,-2px) rotate(0.1rad) scale(1.025)');
  to.begin(STILL);
  expect(second.style.transform).toBe('');
  const cleared = contexts[0]?.log.filter((entry) => JSON.stringify(entry).includes('clearRect'));
  expect(cleared).toHaveLength(3);
});

test('a view that fills its canvas has none beneath', () => {
  expect(surface().beneath).toBeUndefined();
});
