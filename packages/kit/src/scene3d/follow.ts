/** A camera behind something that moves: where it is turned and how wide it sees. Plain numbers. */
export type Chase = {
  /** Radians, as the target's. */
  angle: number;
  /** Degrees from the top of the picture to the bottom. */
  fov: number;
};

export type ChaseGoal = { readonly angle: number; readonly fov: number };

/** Radians a second per radian, and degrees a second per degree. */
const TURN_RATE = 7;
const FOV_RATE = 4;

/**
 * Brings the camera nearer to its goal, the same at every frame rate. Edits it in place.
 * @param calm less motion asked for: the width of view stays
 */
export function follow(chase: Chase, goal: ChaseGoal, seconds: number, calm: boolean): void {
  const off = goal.angle - chase.angle;
  const turn = off - 2 * Math.PI * Math.round(off / (2 * Math.PI));
  chase.angle += turn * (1 - Math.exp(-TURN_RATE * seconds));
  if (!calm) chase.fov += (goal.fov - chase.fov) * (1 - Math.exp(-FOV_RATE * seconds));
}
