import { describe, expect, test } from 'vitest';
import { createTrack, freshLaps, passCheckpoints } from './index.ts';

const RING = Array.from({ length: 24 }, (_, at) => {
  const angle = (at / 24) * 2 * Math.PI;
  return [Math.cos(angle) * 100, Math.sin(angle) * 100] as const;
});
const track = createTrack({ points: RING, width: 12, checkpoints: 4 });

describe('a round track of radius 100', () => {
  test('is as long as its circle and has the same bend everywhere', () => {
    expect(track.length).toBeCloseTo(2 * Math.PI * 100, 0);
    // The curve goes through 24 points and is not quite a circle between them.
    for (const { bend } of track.samples) expect(Math.abs(bend - 0.01)).toBeLessThan(0.001);
  });

  test('has evenly spaced samples', () => {
    track.samples.forEach((sample, at) => {
      const next = track.sample(at + 1);
      expect(Math.hypot(next.x - sample.x, next.y - sample.y)).toBeCloseTo(track.spacing, 1);
    });
  });

  test('finds a known position', () => {
    for (const [along, aside] of [
      [0, 0],
      [77.3, 4],
      [311, -5.5],
      [620, 2],
    ] as const) {
      const place = track.nearest(track.at(along, aside));
      expect(track.progress(along, place.along)).toBeCloseTo(0, 0);
      expect(place.aside).toBeCloseTo(aside, 1);
    }
  });

  test('searches only around the given index', () => {
    const far = track.at(track.length / 2);
    expect(track.nearest(far, 3).index).toBeLessThanOrEqual(9);
  });

  test('takes the shorter way around', () => {
    expect(track.progress(track.length - 5, 5)).toBeCloseTo(10, 6);
    expect(track.progress(5, track.length - 5)).toBeCloseTo(-10, 6);
  });

  test('counts a lap for all checkpoints in order, and none for going back over the line', () => {
    const laps = freshLaps();
    const drive = (from: number, to: number, step: number): void => {
      for (let at = from; step > 0 ? at < to : at > to; at += step) {
        passCheckpoints(track, laps, at, at + step);
      }
    };
    drive(-10, 10, 1);
    expect(laps).toEqual({ lap: 0, next: 1 });
    drive(10, -10, -1);
    drive(-10, 10, 1);
    expect(laps.lap).toBe(0);
    drive(10, track.length + 10, 1);
    expect(laps.lap).toBe(1);
  });
});

test('a plan that makes no track is refused with its reason', () => {
  expect(() => createTrack({ points: RING.slice(0, 3), width: 12 })).toThrow('3 points');
  expect(() => createTrack({ points: RING, width: 0 })).toThrow('width is 0');
  expect(() => createTrack({ points: RING, width: 9, spacing: 0 })).toThrow('spacing is 0');
});
