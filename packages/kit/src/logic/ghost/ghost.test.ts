import { describe, expect, test } from 'vitest';
import { EMPTY_RUN, poseAt, readRun, record, type Pose } from './index.ts';

const POSES: readonly Pose[] = Array.from({ length: 90 }, (_, at) => ({
  x: Math.cos(at / 9) * 180 - at * 3,
  y: Math.sin(at / 7) * 90,
  angle: ((at * 0.4 + Math.PI) % (2 * Math.PI)) - Math.PI,
}));
const run = POSES.reduce((so, pose) => record(so, pose), EMPTY_RUN);
const turned = (a: number, b: number): number =>
  Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

describe('a recorded run', () => {
  test('decodes to a tenth of a unit and a hundredth of a turn, without drifting', () => {
    const read = readRun(run.text);
    expect(read.ok && read.value.length).toBe(POSES.length);
    POSES.forEach((pose, at) => {
      const back = read.ok ? read.value[at] : undefined;
      expect(Math.abs((back?.x ?? NaN) - pose.x)).toBeLessThanOrEqual(0.1001);
      expect(Math.abs((back?.y ?? NaN) - pose.y)).toBeLessThanOrEqual(0.1001);
      expect(turned(back?.angle ?? NaN, pose.angle)).toBeLessThan(0.0125);
    });
  });

  test('is short', () => {
    expect(run.text.length).toBeLessThan(POSES.length * 7);
  });

  test('has a pose between its samples and none before and after', () => {
    const poses = [0, 1, 2].map((at) => ({ x: at * 10, y: 0, angle: 0 }));
    expect(poseAt(poses, 0.5)?.x).toBeGreaterThan(3);
    expect(poseAt(poses, 0.5)?.x).toBeLessThan(7);
    expect(poseAt(poses, 2)).toEqual(poses[2]);
    expect(poseAt(poses, 2.1)).toBeUndefined();
    expect(poseAt(poses, -0.1)).toBeUndefined();
  });

  test('turns the short way across half a turn', () => {
    const poses = [3.1, -3.1].map((angle) => ({ x: 0, y: 0, angle }));
    expect(turned(poseAt(poses, 0.5)?.angle ?? 0, Math.PI)).toBeLessThan(0.01);
  });
});

test('a malformed text is refused with the position of its fault', () => {
  expect(readRun('0!0')).toEqual({ ok: false, error: 'ghost: character 1 is "!"' });
  expect(readRun('00')).toEqual({ ok: false, error: 'ghost: 2 numbers, not three a sample' });
  expect(readRun('_')).toEqual({ ok: false, error: 'ghost: it stops inside a number' });
  expect(readRun('_'.repeat(40)).ok).toBe(false);
});
