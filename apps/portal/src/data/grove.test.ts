import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf, STEPS } from './grove.ts';
import { NO_PROGRESS } from './progress.ts';

const withStars = (stars: number, most: number) =>
  growthOf({ progress: { ...NO_PROGRESS, stars, most } });

describe('a game’s tree', () => {
  it('is a seed once the game was played, and sprouts with the first star', () => {
    expect(growthOf({})).toEqual({ step: 'seed' });
    expect(withStars(0, 360)).toEqual({
      step: 'seed',
      next: { step: 'sprout', of: 'stars', missing: 1 },
    });
    expect(withStars(1, 360).step).toBe('sprout');
  });

  it('grows with the share of the stars, and says how many the next step takes', () => {
    expect(withStars(33, 360).next).toEqual({ step: 'sapling', of: 'stars', missing: 3 });
    expect(withStars(36, 360).step).toBe('sapling');
    expect(withStars(120, 360).step).toBe('tree');
    expect(withStars(270, 360)).toEqual({ step: 'bloom' });
  });

  it('reaches every step in a game of three levels', () => {
    const steps = Array.from({ length: 10 }, (_, stars) => withStars(stars, 9).step);
    expect([...new Set(steps)]).toEqual(STEPS);
  });

  it('grows with levels where a game has no stars', () => {
    const progress = { ...NO_PROGRESS, levels: 4, of: 30 };
    expect(growthOf({ progress })).toEqual({
      step: 'sapling',
      next: { step: 'tree', of: 'levels', missing: 6 },
    });
  });

  it('grows with the best score where there is nothing else, in steps of the day’s goal', () => {
    const at = (score: number) => growthOf({ best: { score, unit: 'meters' }, goal: 400 });
    expect([1, 400, 1200, 3200].map((score) => at(score).step)).toEqual(STEPS.slice(1));
    expect(at(1000).next).toEqual({ step: 'tree', of: 'points', missing: 200 });
  });

  it('stays a sprout where nobody can say what a good score is', () => {
    expect(growthOf({ best: { score: 1e6 } })).toEqual({ step: 'sprout' });
    const progress = { ...NO_PROGRESS, lower: true };
    expect(growthOf({ progress, best: { score: 12, unit: 'seconds' } })).toEqual({
      step: 'sprout',
    });
  });

  it('never shrinks as more is won', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900 }), fc.nat(900), fc.nat(900), (most, a, b) => {
        const [less, more] = [Math.min(a, b, most), Math.min(Math.max(a, b), most)];
        const at = (stars: number) => STEPS.indexOf(withStars(stars, most).step);
        expect(at(more)).toBeGreaterThanOrEqual(at(less));
        expect(at(most)).toBe(4);
      }),
    );
  });
});
