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

/** What the rider's body tends to; the scene eases toward it. `time` in seconds. */
export function poseOf(state: State, pushing: boolean, time: number): Pose {
  const { rider } = state;
  if (state.phase === 'ready') return idle(time);
  if (rider.mode === 'grind') return grinding(state, time);
  if (rider.mode === 'manual') return manual(rider.lean, time);
  if (rider.mode === 'air') return flying(state);
  if (rider.crouch > 0) {
    return {
      ...STAND,
      hipX: -8,
      hipY: -47,
      lean: 0.72,
      frontArm: -0.5,
      frontBend: 0.3,
      backArm: -1.5,
      backBend: 0.4,
      head: -0.35,
    };
  }
  return pushing ? push(rider.since) : roll(rider.x, time);
}

function idle(time: number): Pose {
  const breath = Math.sin(time * 2.6);
  return {
    ...STAND,
    hipY: -77 + breath * 1.2,
    frontArm: 0.25 + breath * 0.05,
    frontBend: 1.6,
    backArm: -0.15,
    backBend: 0.3,
    head: Math.sin(time * 0.9) * 0.08,
  };
}

function roll(x: number, time: number): Pose {
  const sway = Math.sin(x / 170 + time);
  return {
    ...STAND,
    hipY: -71 + sway * 1.5,
    lean: 0.2 + sway * 0.05,
    frontArm: 0.75 + sway * 0.12,
    backArm: -0.75 + sway * 0.12,
    backBend: 0.7,
  };
}

/** One foot kicks the street behind. */
function push(since: number): Pose {
  const swing = (since % 52) / 52;
  const kick = swing < 0.6 ? swing / 0.6 : 0;
  if (kick === 0) return { ...STAND, hipY: -70, lean: 0.28 };
  const reach = Math.cos(kick * Math.PI);
  return {
    ...STAND,
    hipX: 6,
    hipY: -66,
    lean: 0.42,
    frontX: 16,
    backX: -16 + reach * 26,
    backY: -1 - Math.max(0, -reach) * 12,
    frontArm: -reach * 0.9,
    frontBend: 0.8,
    backArm: reach * 0.9,
    backBend: 0.8,
  };
}

function flying(state: State): Pose {
  const { rider } = state;
  if (rider.turn) {
    return {
      ...STAND,
      hipY: -88,
      lean: 0.34,
      frontX: 26,
      frontY: -42,
      backX: -22,
      backY: -46,
      frontArm: 1.7,
      frontBend: 0.5,
      backArm: -1.8,
      backBend: 0.5,
      head: 0.25,
    };
  }
  if (rider.vy < -2) {
    return {
      ...STAND,
      hipY: -70,
      lean: 0.36,
      frontX: 24,
      frontY: -20,
      frontArm: 1.9,
      frontBend: 0.3,
      backArm: -1.1,
      pitch: Math.max(0, 0.5 - rider.since * 0.028),
    };
  }
  const near = Math.min(1, Math.max(0, rider.vy / 9));
  return {
    ...STAND,
    hipY: -62 - near * 10,
    lean: 0.3,
    frontArm: 1.5 - near * 0.5,
    frontBend: 0.4,
    backArm: -1.6 + near * 0.4,
    backBend: 0.4,
    head: 0.18,
    pitch: -0.08,
  };
}

function grinding(state: State, time: number): Pose {
  const { lean } = state.rider;
  const tip = (lean - 0.45) * 1.5;
  return {
    ...STAND,
    hipX: -4 - tip * 14,
    hipY: -62,
    lean: 0.3 - tip * 0.9,
    frontX: 18,
    backX: -18,
    frontArm: 1.7 + Math.sin(time * 13) * 0.1 + tip * 0.6,
    frontBend: 0.25,
    backArm: -1.7 + Math.sin(time * 12) * 0.1 + tip * 0.5,
    backBend: 0.25,
  };
}

function manual(lean: number, time: number): Pose {
  return {
    ...STAND,
    hipX: -14 - lean * 12,
    hipY: -65,
    lean: 0.22 - lean * 0.6,
    frontArm: 1.5 + Math.sin(time * 11) * 0.08 + lean * 0.4,
    frontBend: 0.2,
    backArm: -1.3 - lean * 0.5,
    backBend: 0.3,
    pitch: 0.1 + lean * 0.42,
  };
}

const KEYS = Object.keys(STAND) as (keyof Pose)[];

/** Eases a body toward another. @param part 0 stays, 1 is there */
export function ease(from: Pose, to: Pose, part: number): void {
  for (const key of KEYS) from[key] += (to[key] - from[key]) * part;
}
