import { cos, sin } from '@playgrove/kit/core';
import { groundAt, type Road } from './road.ts';
import type { Cargo } from './regions.ts';
import { H } from './truck.ts';
import type { Piece, Truck } from './types.ts';

/** The bed in the truck's own coordinates: its floor, its tailgate and the back of the cab. */
export const BED = { left: -75, right: -6, floor: 1, gate: -42, cab: -62 } as const;

/** Walls as lines; the floor is one too, so that nothing falls through from any side. */
const WALLS: readonly (readonly [number, number, number, number])[] = [
  [BED.left, BED.floor, BED.right, BED.floor],
  [BED.left, BED.floor, BED.left, BED.gate],
  [BED.right, BED.floor, BED.right, BED.cab],
  [BED.right, BED.cab, 38, BED.cab],
  [38, BED.cab, 50, -24],
  [50, -24, 78, -18],
];
const RUB = 5;

/** Lays `count` pieces into the bed in rows. */
export function loaded({ r }: Cargo, count: number, truck: Truck): Piece[] {
  const wide = BED.right - BED.left;
  const fit = Math.max(1, Math.floor(wide / (2 * r)));
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / fit);
    const place = at % fit;
    const x = BED.left + r + 0.5 + place * 2 * r + (row % 2) * r * 0.9;
    const y = BED.floor - r - row * r * 1.8;
    return {
      x: truck.x + Math.min(BED.right - r, x),
      y: truck.y + y,
      vx: truck.vx,
      vy: truck.vy,
      turn: 0,
      safe: true,
    };
  });
}

/** Moves the pieces for one part of a tick. @returns the hardest knock of a piece in the bed */
export function shake(
  pieces: readonly Piece[],
  cargo: Cargo,
  truck: Truck,
  gravity: number,
  wind: number,
): number {
  const [c, s] = [cos(truck.tilt), sin(truck.tilt)];
  let knock = 0;
  for (const piece of pieces) {
    if (!piece.safe) continue;
    piece.vy += gravity * cargo.weight * H;
    piece.vx -= (piece.vx + wind) * cargo.drag * H;
    piece.vy -= piece.vy * cargo.drag * H;
    piece.x += piece.vx * H;
    piece.y += piece.vy * H;
    const [gx, gy] = [piece.x - truck.x, piece.y - truck.y];
    if (gx * gx + gy * gy > 140 * 140) continue;
    knock = Math.max(knock, hold(piece, cargo, truck, c, s));
  }
  for (let one = 0; one < pieces.length; one += 1) {
    for (let two = one + 1; two < pieces.length; two += 1) {
      const [a, b] = [pieces[one], pieces[two]];
      if (a?.safe && b?.safe) part(a, b, cargo);
    }
  }
  return knock;
}

/** Keeps a piece out of the walls of the bed. */
function hold(piece: Piece, cargo: Cargo, truck: Truck, c: number, s: number): number {
  let knock = 0;
  for (const [x1, y1, x2, y2] of WALLS) {
    const [gx, gy] = [piece.x - truck.x, piece.y - truck.y];
    const [lx, ly] = [c * gx + s * gy, c * gy - s * gx];
    const [wx, wy] = [x2 - x1, y2 - y1];
    const t = ((lx - x1) * wx + (ly - y1) * wy) / (wx * wx + wy * wy);
    const k = Math.max(0, Math.min(1, t));
    const [ox, oy] = [lx - x1 - wx * k, ly - y1 - wy * k];
    const far = Math.sqrt(ox * ox + oy * oy);
    if (far >= cargo.r || far === 0) continue;
    const [ux, uy] = [ox / far, oy / far];
    const [nx, ny] = [c * ux - s * uy, s * ux + c * uy];
    const deep = cargo.r - far;
    piece.x += nx * deep;
    piece.y += ny * deep;
    // Relative to the wall, which turns with the truck.
    const rx = piece.vx - truck.vx + truck.spin * (piece.y - truck.y);
    const ry = piece.vy - truck.vy - truck.spin * (piece.x - truck.x);
    const into = rx * nx + ry * ny;
    if (into >= 0) continue;
    knock = Math.max(knock, -into);
    const back = into * (1 + (into < -40 ? cargo.bounce : 0));
    const along = -rx * ny + ry * nx;
    const rub = along * Math.min(1, cargo.hold * RUB * H * 4);
    piece.vx -= nx * back - ny * rub;
    piece.vy -= ny * back + nx * rub;
    piece.turn += (along / cargo.r) * H;
  }
  return knock;
}

/** Two pieces push each other away. */
function part(a: Piece, b: Piece, { r, bounce }: Cargo): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  if (square >= 4 * r * r || square === 0) return;
  const far = Math.sqrt(square);
  const [nx, ny] = [dx / far, dy / far];
  const deep = (2 * r - far) / 2;
  a.x -= nx * deep;
  a.y -= ny * deep;
  b.x += nx * deep;
  b.y += ny * deep;
  const into = (b.vx - a.vx) * nx + (b.vy - a.vy) * ny;
  if (into >= 0) return;
  const push = (-(1 + (into < -40 ? bounce : 0)) * into) / 2;
  a.vx -= nx * push;
  a.vy -= ny * push;
  b.vx += nx * push;
  b.vy += ny * push;
}

/** Whether it has hit the ground. */
export function isDown({ x, y }: Piece, { r }: Cargo, road: Road): boolean {
  return y + r * 0.8 > groundAt(road, x);
}
