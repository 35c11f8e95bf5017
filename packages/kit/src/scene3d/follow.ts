/** A camera that follows a target: its direction and its field of view. Plain numbers. */
export type Chase = {
  /** Radians, like the target's. */
  angle: number;
  /** Degrees from the top of the picture to the bottom. */
  fov: number;
};

export type ChaseGoal = { readonly angle: number; readonly fov: number };

/** Radians a second per radian, and degrees a second per degree. */
const TURN_RATE = 7;
const FOV_RATE = 4;

/**
 * Moves the camera toward its goal, the same at every frame rate. Edits it in place.
 * @param reducedMotion whether the field of view stays constant
 */
export function follow(
  chase: Chase,
  goal: ChaseGoal,
  seconds: number,
  reducedMotion: boolean,
): void {
  const off = goal.angle - chase.angle;
  const turn = off - 2 * Math.PI * Math.round(off / (2 * Math.PI));
  chase.angle += turn * (1 - Math.exp(-TURN_RATE * seconds));
  if (!reducedMotion) chase.fov += (goal.fov - chase.fov) * (1 - Math.exp(-FOV_RATE * seconds));
}
