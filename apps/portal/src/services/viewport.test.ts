import { afterEach, expect, it, vi } from 'vitest';
import { followViewport, RESIZE_DEBOUNCE, rootScale, showScale } from './viewport.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  [0, 0],
  [360, 35],
  [720, 70],
  [1440, 70],
])('a page %i px wide has the root scale %i @spec:root-scale-width', (width, scale) => {
  expect(rootScale(width)).toBe(scale);
});

it('follows the last of many resizes after 300 ms @spec:resize-debounce', () => {
  vi.useFakeTimers();
  const setProperty = vi.fn<(name: string, value: string) => void>();
  let resize = (): void => {};
  vi.stubGlobal('innerWidth', 360);
  vi.stubGlobal('document', { documentElement: { style: { setProperty } } });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (resize = listener));
  showScale();
  followViewport();
  expect(setProperty).toHaveBeenLastCalledWith('--scale', '35px');
  vi.stubGlobal('innerWidth', 720);
  resize();
  vi.advanceTimersByTime(RESIZE_DEBOUNCE - 1);
  resize();
  vi.advanceTimersByTime(RESIZE_DEBOUNCE - 1);
  expect(setProperty).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(setProperty).toHaveBeenLastCalledWith('--scale', '70px');
});
