import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

/** Right, toward the viewer, up. */
type Axis = readonly [number, number, number];
/** Where the die's own three axes point. */
export type Turned = readonly [Axis, Axis, Axis];

/** What the dice are made of. */
export type Bone = { readonly bone: string; readonly pip: string };

/** The table is seen from above, at this angle. */
const [FLAT, STEEP] = [Math.sin(1.2), Math.cos(1.2)];
const LIGHT: Axis = [-0.36, -0.3, 0.88];

const dot = (a: Axis, b: Axis): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const flip = ([x, y, z]: Axis): Axis => [-x, -y, -z];

/** Faces one to six: along which axis each looks, and its own right and down. Opposites make seven. */
const FACES: readonly (readonly [axis: number, sign: 1 | -1])[] = [
  [2, 1],
  [1, 1],
  [0, 1],
  [0, -1],
  [1, -1],
  [2, -1],
];

/** A die at rest that shows `face`, turned on the spot. */
export function atRest(face: number, yaw: number): Turned {
  const [right, near]: readonly Axis[] = [
    [Math.cos(yaw), Math.sin(yaw), 0],
    [-Math.sin(yaw), Math.cos(yaw), 0],
  ];
  const up: Axis = [0, 0, 1];
  const [axis, sign] = FACES[face - 1] ?? [2, 1];
  const top = sign > 0 ? up : flip(up);
  const [a, b] = [right as Axis, near as Axis];
  if (axis === 2) return [a, sign > 0 ? b : flip(b), top];
  return axis === 1 ? [a, top, sign > 0 ? flip(b) : b] : [top, a, sign > 0 ? b : flip(b)];
}

/** Rolled forward about a level axis across `direction`, radians. */
export function rolled(turned: Turned, direction: number, angle: number): Turned {
  const axis: Axis = [-Math.sin(direction), Math.cos(direction), 0];
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const turn = (v: Axis): Axis => {
    const along = dot(axis, v) * (1 - c);
    return [
      v[0] * c + axis[1] * v[2] * s + axis[0] * along,
      v[1] * c - axis[0] * v[2] * s + axis[1] * along,
      v[2] * c + (axis[0] * v[1] - axis[1] * v[0]) * s,
    ];
  };
  return [turn(turned[0]), turn(turned[1]), turn(turned[2])];
}

/** One face, flat, around 0, 0; half its side is 1. */
export function paintPips(c: Context, face: number, { bone, pip }: Bone, r = 0.2): void {
  for (const [x, y] of draw.pipsOf(face)) {
    draw.disc(c, x * 0.5, y * 0.5 + 0.035, r, draw.mix(bone, '#ffffff', 0.75));
    draw.disc(c, x * 0.5, y * 0.5, r * 0.96, pip);
    draw.disc(c, x * 0.5 - r * 0.1, y * 0.5 + r * 0.14, r * 0.72, draw.tint(pip, 0.16));
  }
}

/** A die around 0, 0: half its side is 1, its middle on the table's height plus one. */
export function paintDie(c: Context, turned: Turned, bone: Bone): void {
  const seen = FACES.map(([axis, sign], at) => {
    const own = turned[axis] as Axis;
    const normal = sign > 0 ? own : flip(own);
    return { face: at + 1, axis, normal, facing: normal[1] * STEEP + normal[2] * FLAT };
  }).filter(({ facing }) => facing > 0.02);
  const onto = (paint: (face: (typeof seen)[number]) => void): void => {
    for (const face of seen) {
      const [u, v] = [turned[(face.axis + 1) % 3] as Axis, turned[(face.axis + 2) % 3] as Axis];
      c.save();
      c.transform(
        u[0],
        u[1] * FLAT - u[2] * STEEP,
        v[0],
        v[1] * FLAT - v[2] * STEEP,
        face.normal[0],
        face.normal[1] * FLAT - face.normal[2] * STEEP,
      );
      paint(face);
      c.restore();
    }
  };
  const edge = (grow: number, paint: string): void =>
    onto(() => {
      c.beginPath();
      c.rect(-0.7, -0.7, 1.4, 1.4);
      c.fillStyle = paint;
      c.fill();
      draw.rim(c, paint, 0.56 + grow);
    });
  edge(0.13, draw.PALETTE.ink);
  edge(0, draw.mix(bone.bone, '#a8683a', 0.3));
  onto(({ face, normal }) => {
    const lit = Math.max(0, dot(normal, LIGHT));
    const side = draw.mix(draw.mix(bone.bone, '#6a3018', 0.5), bone.bone, 0.2 + lit * 0.8);
    draw.rounded(c, -0.93, -0.93, 1.86, 1.86, 0.34, side);
    draw.rounded(c, -0.86, -0.86, 1.72, 1.72, 0.3, draw.tint(side, lit * 0.28));
    paintPips(c, face, bone);
  });
}

/** Its shadow around 0, 0. @param height of the die above the table */
export function paintShadow(c: Context, height: number): void {
  const wide = 1.55 + height * 0.1;
  const [x, y] = [0.3 + height * 0.2, 0.62 + height * 0.24];
  const dark = (alpha: number): string => draw.fade('#2a0a04', alpha / (1 + height * 0.4));
  draw.blob(c, x, y, wide, wide * 0.82, draw.radial(c, x, y, wide, dark(0.62), dark(0.5), dark(0)));
}

/** How high above the cloth a die's middle is drawn, for a height of 1. */
export const RISE = STEEP;
