import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { jobOf, rules, type State } from './rules.ts';
import { boxesOf } from './rules/body.ts';
import { vehicleOf } from './rules/vehicles.ts';
import { freshCamera, look, toLot, toScreen } from './view/place.ts';
import { freshUi, rub } from './view/ui.ts';

const SCREENS = [
  { width: 320, height: 480 },
  { width: 390, height: 744 },
  { width: 844, height: 330 },
  { width: 768, height: 940 },
  { width: 1440, height: 820 },
];
const NOBODY = { best: {}, stars: {}, plays: 0, isNewcomer: true } as const;
const dealt = (level: number): State => rules.deal({ level }, createRng('view'), null);

describe.each(SCREENS)('at $width by $height', (screen) => {
  test('the car is seen where it starts, and as large as a thumb', () => {
    for (const level of [1, 5, 14, 28, 37, 46, 55, 64, 73]) {
      const state = dealt(level);
      const camera = freshCamera();
      look(camera, state, screen as never, 0, false);
      const [car] = boxesOf(state.body, vehicleOf(jobOf(state).vehicle));
      if (!car) throw new Error('no car');
      const { x, y } = toScreen(car, camera);
      expect(x, `level ${level}`).toBeGreaterThan(10);
      expect(y, `level ${level}`).toBeGreaterThan(10);
      expect(x, `level ${level}`).toBeLessThan(screen.width - 10);
      expect(y, `level ${level}`).toBeLessThan(screen.height - 10);
      expect(84 * camera.scale).toBeGreaterThan(56);
    }
  });

  test('a drag up the screen goes up the screen', () => {
    const state = dealt(1);
    const camera = freshCamera();
    look(camera, state, screen as never, 0, false);
    const way = toLot({ x: 0, y: -1 }, camera);
    const from = toScreen(state.body, camera);
    const to = toScreen({ x: state.body.x + way.x * 10, y: state.body.y + way.y * 10 }, camera);
    expect(to.x - from.x).toBeCloseTo(0, 6);
    expect(to.y).toBeLessThan(from.y - 5);
  });
});

test('wheels leave marks, but none where they stand', () => {
  const state = dealt(1);
  const ui = freshUi(state, NOBODY);
  rub(ui, state);
  rub(ui, state);
  expect(ui.trail).toHaveLength(1);
  state.body.y -= 20;
  rub(ui, state);
  expect(ui.trail).toHaveLength(2);
});
