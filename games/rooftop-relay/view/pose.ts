export type Pose = {
  readonly kind: 'idle' | 'run' | 'up' | 'fall' | 'glide' | 'slide' | 'dash' | 'wall';
  /** Radians of the stride, or of time where it stands. */
  readonly phase: number;
};

export type Limb = readonly [number, number];

/** Angles in radians from hanging straight down, forward positive: thigh, shin; upper arm, lower arm. */
export type Joints = {
  readonly lean: number;
  readonly hip: number;
  readonly front: Limb;
  readonly back: Limb;
  readonly arm: Limb;
  readonly rear: Limb;
};

export function joints({ kind, phase }: Pose): Joints {
  const s = Math.sin(phase);
  if (kind === 'run') {
    const o = Math.sin(phase + Math.PI);
    const bend = (p: number): number => -0.35 - 1.05 * Math.max(0, Math.cos(p + 0.5));
    return {
      lean: 0.2,
      hip: -46 - Math.abs(Math.cos(phase)) * 5,
      front: [0.15 + s * 0.95, bend(phase)],
      back: [0.15 + o * 0.95, bend(phase + Math.PI)],
      arm: [-s * 0.9, 1.35],
      rear: [s * 0.9, 1.35],
    };
  }
  if (kind === 'up')
    return {
      lean: 0.12,
      hip: -50,
      front: [1.25, -1.5],
      back: [-0.5, -0.55],
      arm: [2.3, 0.5],
      rear: [-0.9, 0.5],
    };
  if (kind === 'fall')
    return {
      lean: 0.05,
      hip: -50,
      front: [0.75, -0.9],
      back: [-0.25, -0.9],
      arm: [1.7 + s * 0.12, 0.4],
      rear: [-1.7 - s * 0.12, -0.3],
    };
  if (kind === 'glide')
    return {
      lean: 0.1,
      hip: -46,
      front: [0.35 + s * 0.14, -0.5],
      back: [-0.2 + s * 0.14, -0.6],
      arm: [2.2, 0.75],
      rear: [-2.5, -0.5],
    };
  if (kind === 'slide')
    return {
      lean: -1.0,
      hip: -15,
      front: [1.45, 0.05],
      back: [1.0, -1.15],
      arm: [-0.7, 0.7],
      rear: [1.0, 0.7],
    };
  if (kind === 'dash')
    return {
      lean: 1.05,
      hip: -50,
      front: [-0.9, -0.25],
      back: [-1.25, -0.15],
      arm: [2.5, 0.1],
      rear: [-1.1, -0.2],
    };
  if (kind === 'wall')
    return {
      lean: -0.08,
      hip: -48,
      front: [1.1, -1.3],
      back: [0.5, -1.0],
      arm: [2.2, 0.3],
      rear: [1.4, 0.6],
    };
  return {
    lean: 0.03,
    hip: -47 - Math.abs(s) * 1.5,
    front: [0.16, -0.12],
    back: [-0.16, -0.06],
    arm: [0.25 + s * 0.05, 0.5],
    rear: [-0.2, 0.5],
  };
}
