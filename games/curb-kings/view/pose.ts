import type { State } from '../rules/state.ts';

/** Where the joints are, about the middle of the board, in world units; y grows downward. */
export type Pose = {
  hipX: number;
  hipY: number;
  /** Radians the back leans forward. */
  lean: number;
  frontX: number;
  frontY: number;
  backX: number;
  backY: number;
  /** Angles from hanging down, forward positive: upper arm, and how far the elbow bends. */
  frontArm: number;
  frontBend: number;
  backArm: number;
  backBend: number;
  head: number;
  /** Nose up, radians. */
  pitch: number;
};

export const STAND: Pose = {
  hipX: -3,
  hipY: -75,
  lean: 0.1,
  frontX: 22,
  frontY: -17,
  backX: -20,
  backY: -17,
  frontArm: 0.5,
  frontBend: 0.5,
  backArm: -0.5,
  backBend: 0.4,
  head: 0,
  pitch: 0,
};

/**
 * A body that stands but for this.
 * @param hip x and y
 * @param arms the front one's angle and bend, then those of the one behind
 */
function body(
  [hipX, hipY]: readonly [number, number],
  lean: number,
  [frontArm, frontBend, backArm, backBend]: readonly [number, number, number, number],
  more: Partial<Pose> = {},
): Pose {
  return { ...STAND, hipX, hipY, lean, frontArm, frontBend, backArm, backBend, ...more };
}

const CROUCH = body([-8, -47], 0.72, [-0.5, 0.3, -1.5, 0.4], { head: -0.35 });
const FEET_UP = { frontX: 26, frontY: -42, backX: -22, backY: -46, head: 0.25 };
const TURNING = body([-3, -88], 0.34, [1.7, 0.5, -1.8, 0.5], FEET_UP);

/** What the rider's body tends to; the scene eases toward it. `time` in seconds. */
export function poseOf(state: State, pushing: boolean, time: number): Pose {
  const { rider } = state;
  if (state.phase === 'ready') return idle(time);
  if (rider.mode === 'grind') return grinding(rider.lean, time);
  if (rider.mode === 'manual') return manual(rider.lean, time);
  if (rider.mode === 'air') return rider.turn ? TURNING : flying(rider);
  if (rider.crouch > 0) return CROUCH;
  return pushing ? push(rider.since) : roll(rider.x, time);
}

function idle(time: number): Pose {
  const breath = Math.sin(time * 2.6);
  const arms = [0.25 + breath * 0.05, 1.6, -0.15, 0.3] as const;
  return body([-3, -77 + breath * 1.2], 0.1, arms, { head: Math.sin(time * 0.9) * 0.08 });
}

function roll(x: number, time: number): Pose {
  const sway = Math.sin(x / 170 + time);
  const arms = [0.75 + sway * 0.12, 0.5, -0.75 + sway * 0.12, 0.7] as const;
  return body([-3, -71 + sway * 1.5], 0.2 + sway * 0.05, arms);
}

/** One foot kicks the street behind. */
function push(since: number): Pose {
  const swing = (since % 52) / 52;
  const kick = swing < 0.6 ? swing / 0.6 : 0;
  if (kick === 0) return { ...STAND, hipY: -70, lean: 0.28 };
  const reach = Math.cos(kick * Math.PI);
  const behind = { backX: -16 + reach * 26, backY: -1 - Math.max(0, -reach) * 12 };
  const arms = [-reach * 0.9, 0.8, reach * 0.9, 0.8] as const;
  return body([6, -66], 0.42, arms, { frontX: 16, ...behind });
}

function flying({ vy, since }: State['rider']): Pose {
  if (vy < -2) {
    const pitch = Math.max(0, 0.5 - since * 0.028);
    return body([-3, -70], 0.36, [1.9, 0.3, -1.1, 0.4], { frontX: 24, frontY: -20, pitch });
  }
  const near = Math.min(1, Math.max(0, vy / 9));
  const arms = [1.5 - near * 0.5, 0.4, -1.6 + near * 0.4, 0.4] as const;
  return body([-3, -62 - near * 10], 0.3, arms, { head: 0.18, pitch: -0.08 });
}

function grinding(lean: number, time: number): Pose {
  const tip = (lean - 0.45) * 1.5;
  const front = 1.7 + Math.sin(time * 13) * 0.1 + tip * 0.6;
  const back = -1.7 + Math.sin(time * 12) * 0.1 + tip * 0.5;
  const feet = { frontX: 18, backX: -18 };
  return body([-4 - tip * 14, -62], 0.3 - tip * 0.9, [front, 0.25, back, 0.25], feet);
}

function manual(lean: number, time: number): Pose {
  const front = 1.5 + Math.sin(time * 11) * 0.08 + lean * 0.4;
  const arms = [front, 0.2, -1.3 - lean * 0.5, 0.3] as const;
  return body([-14 - lean * 12, -65], 0.22 - lean * 0.6, arms, { pitch: 0.1 + lean * 0.42 });
}

const KEYS = Object.keys(STAND) as (keyof Pose)[];

/** Eases a body toward another. @param part 0 stays, 1 is there */
export function ease(from: Pose, to: Pose, part: number): void {
  for (const key of KEYS) from[key] += (to[key] - from[key]) * part;
}
