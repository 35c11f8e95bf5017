import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { BLACK } from '../rules/state.ts';

/**
 * How a ball lies: the direction of its number and of its stripe's axis, in the table's
 * coordinates, z toward the viewer.
 */
export type Face = { n: [number, number, number]; q: [number, number, number] };

/** Colors of the balls 0 to 8; a stripe has the color of the solid eight below it. */
export const COLORS = [
  '#fffaf0',
  '#ffc81e',
  '#2f6dff',
  '#f5333f',
  '#7b3fe0',
  '#ff7a1a',
  '#12a05c',
  '#9c2340',
  '#241b36',
] as const;

export const colorOf = (ball: number): string =>
  COLORS[ball > BLACK ? ball - BLACK : ball] ?? '#fff';

/** Number up, each a little askew. */
export function faces(count: number): Face[] {
  return Array.from({ length: count }, (_, ball) => {
    const turn = ball * 2.4;
    const [x, y] = [0.3 * Math.cos(turn), 0.3 * Math.sin(turn)];
    const z = Math.sqrt(1 - x * x - y * y);
    const length = Math.hypot(x, z);
    return { n: [x, y, z], q: [z / length, 0, -x / length] };
  });
}

/** Turns a ball that rolls by so many radians, and about the axis toward the viewer. */
export function roll(face: Face, dx: number, dy: number, twist: number): void {
  const angle = Math.hypot(dx, dy);
  if (angle > 0) {
    const [kx, ky] = [-dy / angle, dx / angle];
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    for (const v of [face.n, face.q]) {
      const [x, y, z] = v;
      const along = (kx * x + ky * y) * (1 - c);
      v[0] = x * c + ky * z * s + kx * along;
      v[1] = y * c - kx * z * s + ky * along;
      v[2] = z * c + (kx * y - ky * x) * s;
    }
  }
  if (twist === 0) return;
  const [s, c] = [Math.sin(twist), Math.cos(twist)];
  for (const v of [face.n, face.q]) {
    const [x, y] = v;
    v[0] = x * c - y * s;
    v[1] = x * s + y * c;
  }
}

/** How far a number at rest may be off the middle, as a sine. */
const ASKEW = 0.35;

/** Rolls a ball by at most so many radians until its nearer number can be read. @returns whether it moved */
export function right(face: Face, most: number): boolean {
  const front = face.n[2] >= 0 ? 1 : -1;
  const [x, y] = [face.n[0] * front, face.n[1] * front];
  const off = Math.hypot(x, y);
  if (off <= ASKEW + 1e-3) return false;
  const turn = Math.min(most, Math.asin(Math.min(1, off)) - Math.asin(ASKEW));
  roll(face, (-x / off) * turn, (-y / off) * turn, 0);
  return true;
}

/** Half the width of a stripe and of a number's disc, as cosines from their axes. */
const STRIPE = 0.55;
const NUMBER = 0.87;
const SPOT = 0.965;

/** The visible part of a cap about a direction (unit vector on the screen), radius r. */
function cap(
  c: Context,
  r: number,
  ax: number,
  ay: number,
  az: number,
  cosine: number,
  paint: string,
): void {
  const sine = Math.sqrt(1 - cosine * cosine);
  const flat = Math.hypot(ax, ay);
  // All of it is behind the rim.
  if (az < 0 && flat * sine <= -az * cosine) return;
  const turn = Math.atan2(ay, ax);
  const across = r * sine;
  const along = across * Math.abs(az);
  const [x, y] = [ax * cosine * r, ay * cosine * r];
  const x0 = cosine * flat * r;
  c.fillStyle = paint;
  c.beginPath();
  const edge = flat < 1e-6 ? 9 : (cosine * az) / (sine * flat);
  if (edge >= 1) c.ellipse(x, y, along, across, turn, 0, Math.PI * 2);
  else {
    // The cap's own edge in front, then the ball's rim around its outer end.
    const half = Math.acos(Math.max(-1, Math.min(1, -edge)));
    const side = az >= 0 ? -1 : 1;
    const reach = Math.atan2(across * Math.sin(half), x0 + side * along * Math.cos(half));
    if (az >= 0) c.ellipse(x, y, along, across, turn, Math.PI - half, Math.PI + half);
    else c.ellipse(x, y, along, across, turn, half, -half, true);
    c.arc(0, 0, r, turn - reach, turn + reach);
  }
  c.fill();
}

/** The ball's colors around 0, 0; light and shade come on top. `up`: the screen is portrait. */
export function paintFace(c: Context, ball: number, face: Face, r: number, up: boolean): void {
  const [nx, ny, nz] = onView(face.n, up);
  const color = colorOf(ball);
  draw.disc(c, 0, 0, r, color);
  if (ball > BLACK) {
    const [qx, qy, qz] = onView(face.q, up);
    cap(c, r, qx, qy, qz, STRIPE, '#fff6e3');
    cap(c, r, -qx, -qy, -qz, STRIPE, '#fff6e3');
  }
  if (ball === 0) {
    const [qx, qy, qz] = onView(face.q, up);
    const [ox, oy, oz] = [ny * qz - nz * qy, nz * qx - nx * qz, nx * qy - ny * qx];
    for (const side of [1, -1] as const) {
      cap(c, r, nx * side, ny * side, nz * side, SPOT, '#e0313d');
      cap(c, r, qx * side, qy * side, qz * side, SPOT, '#e0313d');
      cap(c, r, ox * side, oy * side, oz * side, SPOT, '#e0313d');
    }
    return;
  }
  cap(c, r, nx, ny, nz, NUMBER, '#fff6e3');
  cap(c, r, -nx, -ny, -nz, NUMBER, '#fff6e3');
}

type Vector = readonly [number, number, number];

export function onView([x, y, z]: Vector, up: boolean): Vector {
  return up ? [y, -x, z] : [x, y, z];
}

/** The light from above, the shade below, and the rim: the same for every ball. */
export function paintGloss(c: Context, r: number): void {
  const shade = c.createRadialGradient(-r * 0.35, -r * 0.45, r * 0.15, 0, 0, r * 1.05);
  shade.addColorStop(0, '#ffffff55');
  shade.addColorStop(0.4, '#ffffff00');
  shade.addColorStop(0.75, '#2b0f4a22');
  shade.addColorStop(1, '#2b0f4a99');
  draw.disc(c, 0, 0, r, shade);
  draw.fillPath(c, '#ffffffd9', (path) =>
    path.ellipse(-r * 0.36, -r * 0.48, r * 0.24, r * 0.15, -0.7, 0, Math.PI * 2),
  );
}
