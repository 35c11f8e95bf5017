import { expect, test } from 'vitest';
import type { SpriteOptions, Surface } from '@playgrove/kit/stage';
import type { State } from '../rules.ts';
import { drawNight } from './air.ts';

test('no star of the night is squeezed to nothing, which some browsers never finish drawing', () => {
  const scales: number[] = [];
  const stamp = (...[, , , , , , options]: [...unknown[]]): void => {
    scales.push((options as SpriteOptions | undefined)?.scaleX ?? 1);
  };
  const c = new Proxy({} as Record<string, unknown>, {
    get: (known, name) => known[String(name)] ?? (() => undefined),
  });
  const land = {
    bleed: { x: 0, y: 0, width: 720, height: 1500 },
    horizon: 500,
    unit: 100,
    upright: true,
  };
  for (let frame = 0; frame < 600; frame += 1) {
    const to = { c, stamp, calm: false, time: frame / 60 } as unknown as Surface;
    drawNight(
      to,
      land as Parameters<typeof drawNight>[1],
      { tiles: [], top: 11 } as unknown as State,
    );
  }
  expect(scales.length).toBeGreaterThan(1200);
  expect(Math.min(...scales)).toBeGreaterThan(0.05);
});
