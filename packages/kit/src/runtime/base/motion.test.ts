import { describe, expect, it } from 'vitest';
import { ease, Squash } from './motion.ts';

const times = (count: number, run: (index: number) => void): void => {
  for (let index = 0; index < count; index += 1) run(index);
};

describe('easing', () => {
  it.each(Object.entries(ease))('%s begins at 0 and ends at 1', (_, how) => {
    expect(how(0)).toBeCloseTo(0, 3);
    expect(how(1)).toBeCloseTo(1, 3);
  });

  it('back overshoots by about a tenth', () => {
    const most = Math.max(...Array.from({ length: 101 }, (_, step) => ease.back(step / 100)));
    expect(most).toBeGreaterThan(1.05);
    expect(most).toBeLessThan(1.15);
  });
});

describe('Squash', () => {
  it('preserves the area while it swings, and comes to rest within a second', () => {
    const squash = new Squash().kick(1);
    times(60, () => {
      squash.step(1 / 60);
      expect(squash.scaleX * squash.scaleY).toBeCloseTo(1);
    });
    expect(squash.still).toBe(true);
  });

  it('flattens first, and stretches afterwards', () => {
    const squash = new Squash().kick(0.6);
    const widths: number[] = [];
    times(30, () => widths.push(squash.step(1 / 60).scaleX));
    expect(Math.max(...widths)).toBeGreaterThan(1.1);
    expect(Math.min(...widths)).toBeLessThan(0.97);
    expect(widths.indexOf(Math.max(...widths))).toBeLessThan(widths.indexOf(Math.min(...widths)));
  });

  it('swings the same at 60 and 144 frames a second, and survives a long frame', () => {
    const [slow, fast] = [new Squash().kick(1), new Squash().kick(1)];
    times(12, () => slow.step(1 / 60));
    times(29, () => fast.step(0.2 / 29));
    expect(fast.scaleX).toBeCloseTo(slow.scaleX, 1);
    expect(Math.abs(new Squash().kick(1).step(3).scaleX - 1)).toBeLessThan(0.5);
  });

  it('is a third as strong with reduced motion', () => {
    const peak = (reducedMotion: boolean): number => {
      const squash = new Squash().kick(1, reducedMotion);
      return Math.max(...Array.from({ length: 20 }, () => squash.step(1 / 60).scaleX - 1));
    };
    expect(peak(true) / peak(false)).toBeCloseTo(0.35, 1);
  });
});
