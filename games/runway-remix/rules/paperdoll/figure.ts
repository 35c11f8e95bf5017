import type { Point } from '@playgrove/kit/contract';
import { cos, sin } from '@playgrove/kit/core';
import type { Knot } from '@playgrove/kit/logic/marks';

/** Half widths and lengths of a body in doll units: a doll stands on y = 0 and is about 515 tall. */
export type Body = {
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  /** Added to the radius of arms and legs. */
  readonly limb: number;
  /** From hip joint to the ground. */
  readonly leg: number;
  /** From shoulder to hip. */
  readonly torso: number;
};

/** Six builds; every garment fits all of them. */
export const BODIES: readonly [Body, ...Body[]] = [
  { shoulder: 42, chest: 36, waist: 30, hip: 39, limb: 0, leg: 202, torso: 122 },
  { shoulder: 48, chest: 43, waist: 38, hip: 40, limb: 2, leg: 204, torso: 126 },
  { shoulder: 45, chest: 44, waist: 41, hip: 53, limb: 6, leg: 194, torso: 124 },
  { shoulder: 38, chest: 33, waist: 28, hip: 34, limb: -2, leg: 214, torso: 120 },
  { shoulder: 54, chest: 51, waist: 50, hip: 52, limb: 7, leg: 192, torso: 128 },
  { shoulder: 40, chest: 35, waist: 32, hip: 37, limb: 0, leg: 160, torso: 112 },
];

/** From deep to pale, warm and cool. */
export const SKINS: readonly string[] =
  '#ffdcc2 #f7c9a3 #f0b98d #e0a070 #cf9060 #b87748 #9a5d36 #7c4628 #5f3420 #4a2a1c'.split(' ');

/**
 * Lean, sway (doll units to the right) and tilt; two angles for each arm and each leg, left first,
 * and behind those of a leg how far its foot is lifted toward the viewer, 0 to 1. Angles are in
 * degrees from hanging straight (0) outward; left is the left of the picture.
 */
export type Pose = readonly number[];

/** Standing, and poses for a camera. */
export const POSES = {
  stand: [0, 0, 0, 14, 8, 14, 8, 3, 1, 0, 3, 1, 0],
  hip: [-3, 6, 5, 46, -42, 15, 10, 8, 3, 0, -2, 2, 0],
  wave: [3, -3, -6, 14, 6, 128, 168, 4, 2, 0, 4, 2, 0],
  star: [0, 0, 3, 118, 138, 118, 138, 13, 11, 0, 13, 11, 0],
  cool: [4, 5, -5, 20, -10, 50, -48, 12, 8, 0, -3, 4, 0.05],
  twirl: [-6, 4, 8, 76, 104, 58, 78, -3, 2, 0, 12, -8, 0.32],
  cheer: [0, 0, -4, 142, 176, 52, -44, 10, 6, 0, 6, 4, 0],
  shy: [2, -3, 9, 10, -14, 10, -14, 1, -6, 0, 3, -7, 0.05],
} as const satisfies Readonly<Record<string, Pose>>;

export type PoseName = keyof typeof POSES;

/** A step of a walk toward the viewer. @param part 0 to 1 through two steps */
export function walking(part: number): Pose {
  const swing = sin(part * Math.PI * 2);
  const arms = [16 + swing * 9, 6 + swing * 12, 16 - swing * 9, 6 - swing * 12];
  const left = [1 - swing * 2, -swing, Math.max(0, -swing) * 0.75];
  const right = [1 + swing * 2, swing, Math.max(0, swing) * 0.75];
  return [-swing * 2.5, swing * 7, swing * 2, ...arms, ...left, ...right];
}

/** Between two poses. @param part 0 gives `from`, 1 gives `to` */
export function between(from: Pose, to: Pose, part: number): Pose {
  return from.map((value, index) => value + ((to[index] ?? 0) - value) * part);
}

/** Three joints of an arm or a leg and the radius at each; `side` −1 is left. */
export type Limb = {
  readonly side: 1 | -1;
  readonly joints: readonly [Point, Point, Point];
  readonly radii: readonly [number, number, number];
};

/** A body in a pose, on which skin and cloth are placed. */
export type Figure = {
  readonly body: Body;
  /**
   * A point of the trunk.
   * @param u across, −1 (left edge) to 1
   * @param v down, 0 at the shoulder joints, 1 at the crotch; less than 0 is the neck
   * @param ease the distance of the cloth, in doll units
   */
  trunk(u: number, v: number, ease?: number): Knot;
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
  /** Center of the head, and its turn in radians. */
  readonly head: Point & { readonly turn: number };
};

const RADIAN = Math.PI / 180;
const UPPER_ARM = 60;
const FORE_ARM = 56;
/** From the base of the neck to the center of the head. */
const HEAD_ABOVE = 84;

function away(from: Point, side: 1 | -1, degrees: number, length: number): Point {
  const angle = degrees * RADIAN;
  return { x: from.x + side * sin(angle) * length, y: from.y + cos(angle) * length };
}

export function figureOf(body: Body, pose: Pose): Figure {
  const [tipped = 0, sway = 0, tilt = 0, ...joints] = pose;
  const hip = { x: sway, y: -body.leg };
  const lean = tipped * RADIAN;
  const profile: readonly (readonly [number, number])[] = [
    [-0.14, 12],
    [-0.07, body.shoulder * 0.55],
    [0.02, body.shoulder],
    [0.18, body.chest],
    [0.36, body.chest],
    [0.6, body.waist],
    [0.86, body.hip],
    [1, body.hip * 0.97],
    [1.2, body.hip],
  ];
  const widthAt = (v: number): number => {
    const next = profile.findIndex(([at]) => at >= v);
    const [b = profile[profile.length - 1], a] = [profile[next], profile[next - 1]];
    if (!b) return 0;
    if (!a) return b[1];
    const part = (v - a[0]) / (b[0] - a[0]);
    return a[1] + (b[1] - a[1]) * part * part * (3 - 2 * part);
  };
  const trunk = (u: number, v: number, ease = 0): Knot => {
    const x = u * (widthAt(v) + ease);
    const y = (v - 0.94) * body.torso;
    const turn = lean * Math.max(0, Math.min(1, 1 - v));
    return { x: hip.x + x * cos(turn) - y * sin(turn), y: hip.y + x * sin(turn) + y * cos(turn) };
  };
  const arm = (side: 1 | -1, [upper = 0, lower = 0]: Pose): Limb => {
    const shoulder = trunk(side * (1 - 10 / body.shoulder), 0.075);
    const elbow = away(shoulder, side, upper, UPPER_ARM);
    const wrist = away(elbow, side, lower, FORE_ARM);
    const thick = body.limb * 0.6;
    const radii = [12 + thick, 10.5 + thick, 8.5 + thick / 2] as const;
    return { side, joints: [shoulder, elbow, wrist], radii };
  };
  const leg = (side: 1 | -1, [upper = 0, lower = 0, lift = 0]: Pose): Limb => {
    const top = trunk(side * 0.5, 0.95);
    const length = body.leg - 24;
    const knee = away(top, side, upper, length * 0.5 * (1 - lift * 0.1));
    const ankle = away(knee, side, lower, length * 0.5 * (1 - lift * 0.3));
    const thick = body.limb * 0.8;
    const radii = [body.hip * 0.47, 13.5 + thick, 9.5 + thick / 2] as const;
    return { side, joints: [top, knee, ankle], radii };
  };
  const neck = trunk(0, -0.12);
  const turn = (tilt + tipped * 0.5) * RADIAN;
  return {
    body,
    trunk,
    arms: [arm(-1, joints.slice(0, 2)), arm(1, joints.slice(2, 4))],
    legs: [leg(-1, joints.slice(4, 7)), leg(1, joints.slice(7))],
    head: { x: neck.x + sin(turn) * HEAD_ABOVE, y: neck.y - cos(turn) * HEAD_ABOVE, turn },
  };
}

/** The end of cloth of a length, on the trunk's scale: 0 hip, 1 ankle. */
export function fall({ body }: Figure, length: number): number {
  return 0.94 + (length * (body.leg - 22)) / body.torso;
}

/**
 * Both edges of cloth or skin along a limb from its root: `outer` away from the body's center, `inner`
 * toward it.
 * @param to how far down, 0 (root) to 1 (wrist or ankle)
 * @param ease doll units added to the radius, depending on how far down
 */
export function along(
  limb: Limb,
  to: number,
  ease: (t: number) => number = () => 0,
): { readonly outer: readonly Knot[]; readonly inner: readonly Knot[] } {
  const [a, b, c] = limb.joints;
  const [ra, rb, rc] = limb.radii;
  const line = (p: Point, q: Point, s: number): Point => {
    return { x: p.x + (q.x - p.x) * s, y: p.y + (q.y - p.y) * s };
  };
  // The bend is rounded: two straight halves joined by a curve at the middle joint.
  const point = (t: number): Point => {
    if (t < 0.4) return line(a, b, t * 2);
    if (t > 0.6) return line(b, c, t * 2 - 1);
    const s = (t - 0.4) / 0.2;
    return line(line(line(a, b, 0.8), b, s), line(b, line(b, c, 0.2), s), s);
  };
  const radius = (t: number): number =>
    t < 0.5 ? ra + (rb - ra) * t * 2 : rb + (rc - rb) * (t * 2 - 1);
  const outer: Knot[] = [];
  const inner: Knot[] = [];
  const steps = Math.max(2, Math.round(to * 8));
  for (let step = 0; step <= steps; step += 1) {
    const t = (step / steps) * to;
    const [p, q] = [point(Math.max(0, t - 0.03)), point(Math.min(1, t + 0.03))];
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    const r = (limb.side * (radius(t) + ease(t))) / (Math.sqrt(dx * dx + dy * dy) || 1);
    const { x, y } = point(t);
    const sharp = step === steps;
    outer.push({ x: x + dy * r, y: y - dx * r, sharp });
    inner.push({ x: x - dy * r, y: y + dx * r, sharp });
  }
  return { outer, inner };
}
