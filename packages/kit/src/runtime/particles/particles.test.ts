import { describe, expect, it } from 'vitest';
import { createRng } from '../../core/index.ts';
import { recordingContext } from '../../testing/recording-context.ts';
import { Particles, type Burst } from './index.ts';

const seeded = (): Particles => new Particles(createRng(3).unit);
const burst = (more: Partial<Burst> = {}): Burst => ({ count: 12, colors: ['#ff0000'], ...more });

describe('Particles', () => {
  it('throws the given count, and a quarter with reduced motion', () => {
    const particles = seeded();
    particles.burst(0, 0, burst());
    expect(particles.live).toBe(12);
    particles.clear();
    particles.reducedMotion = true;
    particles.burst(0, 0, burst());
    expect(particles.live).toBe(3);
  });

  it('never has more than 220 in flight', () => {
    const particles = seeded();
    for (let each = 0; each < 30; each += 1) particles.burst(0, 0, burst({ count: 26 }));
    expect(particles.live).toBe(220);
    const { c, of } = recordingContext();
    particles.draw(c);
    expect(of('fill')).toHaveLength(220);
  });

  it('removes them all, and reuses the pool', () => {
    const particles = seeded();
    for (let round = 0; round < 3; round += 1) {
      particles.burst(0, 0, burst({ count: 220 }));
      expect(particles.live).toBe(220);
      for (let step = 0; step < 40; step += 1) particles.step(1 / 60);
      expect(particles.live).toBe(0);
    }
  });

  it.each(['drop', 'star', 'confetti', 'ring', 'puff'] as const)(
    'draws a %s in its color and leaves the canvas as it was',
    (shape) => {
      const particles = seeded();
      particles.burst(50, 60, burst({ shape }));
      const { c, of, depth } = recordingContext();
      for (let step = 0; step < 60; step += 1) {
        particles.step(1 / 60);
        particles.draw(c);
      }
      expect([...of('fillStyle'), ...of('strokeStyle')].map(({ args }) => args[0])).toContain(
        '#ff0000',
      );
      expect(c.globalAlpha).toBe(1);
      expect(depth).toBe(0);
    },
  );

  it('spreads them all around, even a handful', () => {
    const particles = seeded();
    particles.burst(0, 0, burst({ count: 8, gravity: 0 }));
    particles.step(0.1);
    const { c, of } = recordingContext();
    particles.draw(c);
    const centers = of('ellipse').map(({ args }) => [Number(args[0]), Number(args[1])] as const);
    expect(centers.some(([x]) => x > 4)).toBe(true);
    expect(centers.some(([x]) => x < -4)).toBe(true);
    expect(centers.some(([, y]) => y > 4)).toBe(true);
    expect(centers.some(([, y]) => y < -4)).toBe(true);
  });

  it('scales defaults to the world', () => {
    const radius = (unit: number): number => {
      const particles = seeded();
      particles.burst(0, 0, burst({ count: 1, shape: 'puff' }), unit);
      const { c, of } = recordingContext();
      particles.draw(c);
      return Number(of('arc')[0]?.args[2]);
    };
    expect(radius(0.01)).toBeCloseTo(radius(1) / 100);
  });

  it('scales a burst’s own lengths to the world only if it says for which world they are', () => {
    const radius = (more: Partial<Burst>, unit: number): number => {
      const particles = seeded();
      particles.burst(0, 0, burst({ count: 1, shape: 'puff', size: 20, ...more }), unit);
      const { c, of } = recordingContext();
      particles.draw(c);
      return Number(of('arc')[0]?.args[2]);
    };
    expect(radius({}, 2)).toBeCloseTo(radius({}, 1));
    expect(radius({ across: 720 }, 2)).toBeCloseTo(2 * radius({}, 1));
    expect(radius({ across: 360 }, 1)).toBeCloseTo(2 * radius({}, 1));
  });
});
