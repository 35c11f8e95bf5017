import type { Surface } from '@playgrove/kit/runtime';
import { expect, it, vi } from 'vitest';
import { stamped } from './stamped.ts';

it('draws a stamp about its middle, with its turn and its alpha', () => {
  const stamp = vi.fn<Surface['stamp']>();
  const paint = (): void => undefined;
  const at = { x: 1, y: 2, width: 30, height: 40, rotate: 0.5, alpha: 0.8 };
  stamped({ stamp }, 'gate', at, paint);
  const options = expect.objectContaining({ rotate: 0.5, alpha: 0.8 });
  expect(stamp.mock.calls).toEqual([['gate', 30, 40, paint, 1, 2, options]]);
});
