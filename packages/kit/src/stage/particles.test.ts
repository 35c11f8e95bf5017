import { describe, expect, it } from 'vitest';
import { createRng } from '../rules/index.ts';
import { recordingContext } from './draw/recording-context.ts';
import { Particles, type Burst } from './particles.ts';

const seeded = (): Particles => new Particles(createRng(3).unit);
const burst = (more: Partial<Burst> = {}): Burst => ({ count: 12, colours: ['#ff0000'], ...more });

describe('Particles', () => {
  it('throws as many as asked, and a quarter when less motion is asked for', () => {
    const particles = seeded();
    particles.burst(0, 0, burst());
    expect(particles.live).toBe(12);
    particles.clear();
    particles.calm = true;
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

  it('lands them all, and uses the pool again', () => {
    const particles = seeded();
    for (let round = 0; round < 3; round += 1) {
      particles.burst(0, 0, burst({ count: 220 }));
      expect(particles.live).toBe(220);
      for (let step = 0; step < 40; step += 1) particles.step(1 / 60);
      expect(particles.live).toBe(0);
    }
  });

  it.each(['drop', 'star', 'confetti', 'ring', 'puff'] as const)(
    'draws a %s in its colour and leaves the canvas as it was',
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

  it('spreads them all round, even a handful', () => {
    const particles = seeded();
    particles.burst(0, 0, burst({ count: 8, gravity: 0 }));
    particles.step(0.1);
    const { c, of } = recordingContext();
    particles.draw(c);
    const centres = of('ellipse').map(({ args }) => [Number(args[0]), Number(args[1])] as const);
    expect(centres.some(([x]) => x > 4)).toBe(true);
    expect(centres.some(([x]) => x < -4)).toBe(true);
    expect(centres.some(([, y]) => y > 4)).toBe(true);
    expect(centres.some(([, y]) => y < -4)).toBe(true);
  });

  it('sizes what the burst leaves open to the world', () => {
    const radius = (unit: number): number => {
      const particles = seeded();
      particles.burst(0, 0, burst({ count: 1, shape: 'puff' }), unit);
      const { c, of } = recordingContext();
      particles.draw(c);
      return Number(of('arc')[0]?.args[2]);
    };
    expect(radius(0.01)).toBeCloseTo(radius(1) / 100);
  });
});
