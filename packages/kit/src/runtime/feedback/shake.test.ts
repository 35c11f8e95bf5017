import { describe, expect, it } from 'vitest';
import { Shake } from './shake.ts';

const times = (count: number, run: (index: number) => void): void => {
  for (let index = 0; index < count; index += 1) run(index);
};

describe('Shake', () => {
  it.each([
    ['undirected', undefined],
    ['directed', { x: 3, y: -4 }],
  ])(
    '%s, moves at most 6 px however hard it is hit, and is over in a quarter of a second',
    (_, along) => {
      const shake = new Shake();
      times(5, () => shake.hit(0.7, along));
      let most = 0;
      times(120, () => {
        const { x, y } = shake.offset;
        most = Math.max(most, Math.hypot(x, y));
        shake.step(1 / 480);
      });
      expect(most).toBeGreaterThan(3);
      expect(most).toBeLessThanOrEqual(6);
      expect(shake.offset.x).toBeCloseTo(0);
      expect(shake.offset.y).toBeCloseTo(0);
      expect(shake.offset.rotate).toBeCloseTo(0);
    },
  );

  it('moves along the blow', () => {
    const shake = new Shake();
    shake.hit(0.7, { x: 0, y: 5 });
    expect(shake.offset.x).toBe(0);
    expect(shake.offset.y).toBeGreaterThan(1);
  });

  it('is gentler for a tap than for an explosion', () => {
    const reach = (trauma: number): number => {
      const shake = new Shake();
      shake.hit(trauma, { x: 1, y: 0 });
      return shake.offset.x;
    };
    expect(reach(0.2) * 5).toBeLessThan(reach(0.7));
  });

  it('flashes softly instead, at most three times a second, with reduced motion', () => {
    const shake = new Shake();
    shake.reducedMotion = true;
    let flashes = 0;
    let before = 0;
    times(60, () => {
      shake.hit(0.7);
      expect(shake.offset.x).toBeCloseTo(0);
      expect(shake.flash).toBeLessThanOrEqual(0.12);
      if (shake.flash > before) flashes += 1;
      before = shake.flash;
      shake.step(1 / 60);
    });
    expect(flashes).toBeGreaterThan(0);
    expect(flashes).toBeLessThanOrEqual(3);
  });
});
