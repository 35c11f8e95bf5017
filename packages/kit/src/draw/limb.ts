import type { Point } from '@playgrove/kit/contract';

/**
 * A limb of two bones: its start, joint and end, ready for `line`.
 * @param angle of the upper bone, radians from straight down toward the right
 * @param bend how much further the lower bone turns
 */
export function limb(
  x: number,
  y: number,
  angle: number,
  bend: number,
  upper: number,
  lower: number,
): readonly [Point, Point, Point] {
  const joint = { x: x + Math.sin(angle) * upper, y: y + Math.cos(angle) * upper };
  const turned = angle + bend;
  const end = { x: joint.x + Math.sin(turned) * lower, y: joint.y + Math.cos(turned) * lower };
  return [{ x, y }, joint, end];
}
