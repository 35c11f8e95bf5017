import type { Point } from '@playgrove/kit/contract';
import type { Rect } from '@playgrove/kit/runtime';
import { GOAL } from '../rules/types.ts';

/** A camera in meters: plain numbers, so that hands, signs and the flat drawing need no WebGL. */
export type Lens = {
  readonly eye: readonly [x: number, y: number, z: number];
  /** Radians down from level, and to the right. */
  readonly pitch: number;
  readonly yaw: number;
  /** Tangent of half the picture's height. */
  readonly tall: number;
  readonly bleed: Rect;
};

/** Half the width that must be seen at the goal line. */
const HALF = 4.4;
/** Where the ball lies on the screen: parts of half its height under the middle, to kick and to keep. */
const BALL_LOW = [0.67, 0.42] as const;

/**
 * The player's view over the ball: the goal as wide as a narrow screen allows.
 * @param push 0 to 1: how far the camera has gone after the ball
 * @param keep 0 to 1: it has stepped back for a kicker to be seen
 */
export function lensFor(bleed: Rect, push: number, aside: number, keep: number): Lens {
  const aspect = bleed.width / bleed.height;
  const wide = Math.max(0, Math.min(1, (aspect - 0.6) / 1));
  const up = 3.3 - 0.5 * wide + keep * 0.6;
  const back = 6.2 + 1.3 * wide + keep * 1.7;
  const tall = Math.max(0.29, Math.min(0.72, HALF / ((back + GOAL.far) * aspect)));
  const low = BALL_LOW[0] + (BALL_LOW[1] - BALL_LOW[0]) * keep;
  const down = Math.atan((up - 0.15) / back) - Math.atan(low * tall);
  // Not so close that a keeper who dives the other way is cut off.
  const [y, z] = [up - push * 1.1, -back + push * 2.2];
  return {
    eye: [aside * push * 0.2, y, z],
    pitch: down * (1 - push) + Math.atan((y - 1.1) / (GOAL.far - z)) * push,
    yaw: aside * push * 0.01,
    tall: tall * (1 - push * 0.06),
    bleed,
  };
}

export type Seen = Point & {
  /** Surface units a meter, there. */
  readonly scale: number;
};

/** Where a place stands on the surface; nothing when it is behind the eye. */
export function project(lens: Lens, x: number, y: number, z: number): Seen | undefined {
  const { eye, pitch, yaw, tall, bleed } = lens;
  const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const across = dx * cy - dz * sy;
  const along = dx * sy + dz * cy;
  const depth = along * cp - dy * sp;
  if (depth < 0.2) return undefined;
  const high = dy * cp + along * sp;
  const scale = bleed.height / 2 / tall / depth;
  return {
    x: bleed.x + bleed.width / 2 + across * scale,
    y: bleed.y + bleed.height / 2 - high * scale,
    scale,
  };
}

/** The place in the goal's plane that a point on the surface covers, meters. */
export function onGoal(lens: Lens, at: Point): Point {
  const { eye, pitch, yaw, tall, bleed } = lens;
  const half = bleed.height / 2;
  const a = ((at.x - bleed.x - bleed.width / 2) / half) * tall;
  const b = ((bleed.y + half - at.y) / half) * tall;
  const [cy, sy] = [Math.cos(yaw), Math.sin(yaw)];
  const [cp, sp] = [Math.cos(pitch), Math.sin(pitch)];
  const [along, up] = [cp + b * sp, b * cp - sp];
  const [wx, wz] = [a * cy + along * sy, along * cy - a * sy];
  const far = (GOAL.far - eye[2]) / Math.max(0.05, wz);
  return { x: eye[0] + wx * far, y: eye[1] + up * far };
}
