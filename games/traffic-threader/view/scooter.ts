import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Look } from './theme.ts';

const INK = '#2b1b4d';
/** The part of an edge at each corner that is round. */
const ROUND = 0.28;

/** The rider from behind, around the saddle; a unit is about a third of the rider's width. */
export function paintScooter(
  c: Context,
  x: number,
  y: number,
  unit: number,
  look: Look,
  lean = 0,
): void {
  c.save();
  c.translate(x, y);
  c.scale(unit, unit);
  c.rotate(lean);
  c.lineWidth = 0.09;
  c.strokeStyle = INK;
  c.lineJoin = 'round';
  c.lineCap = 'round';
  glow(c, look.glow);
  // Handlebar and mirrors.
  c.lineWidth = 0.2;
  line(c, -1.15, -0.32, 1.15, -0.32, INK);
  for (const side of [-1, 1]) {
    draw.disc(c, side * 1.12, -0.62, 0.2, INK);
    draw.disc(c, side * 1.12, -0.62, 0.13, '#cfeaff');
    line(c, side * 1.12, -0.36, side * 1.12, -0.5, INK);
  }
  c.lineWidth = 0.09;
  // Tail with its lamp.
  blob(c, [-0.62, 1.2, 0.62, 1.2, 0.78, 0.5, 0.5, 0.16, -0.5, 0.16, -0.78, 0.5], look.body);
  blob(c, [-0.62, 1.2, 0.62, 1.2, 0.7, 0.86, -0.7, 0.86], look.trim);
  rounded(c, -0.34, 0.46, 0.68, 0.24, 0.12, '#ff4b55');
  // Legs, body, arms.
  for (const side of [-1, 1])
    blob(c, [side * 0.34, 0.3, side * 0.78, 0.42, side * 0.86, 0.94, side * 0.56, 0.98], look.suit);
  blob(c, [-0.5, 0.36, 0.5, 0.36, 0.62, -0.28, 0.42, -0.74, -0.42, -0.74, -0.62, -0.28], look.suit);
  for (const side of [-1, 1]) {
    c.lineWidth = 0.42;
    line(c, side * 0.52, -0.5, side * 1.02, -0.3, INK);
    c.lineWidth = 0.27;
    line(c, side * 0.52, -0.5, side * 1, -0.31, look.suit);
    draw.disc(c, side * 1.04, -0.3, 0.17, INK);
    draw.disc(c, side * 1.04, -0.3, 0.11, look.trim);
  }
  c.lineWidth = 0.09;
  c.strokeStyle = INK;
  topping(c, look);
  disc(c, 0, -1.16, 0.56, look.helmet);
  rounded(c, -0.5, -1.2, 1, 0.22, 0.11, look.trim);
  draw.disc(c, -0.2, -1.44, 0.1, '#ffffffb0');
  // The scarf flies to the sides.
  blob(c, [-0.4, -0.72, 0.4, -0.72, 0.44, -0.5, -0.44, -0.5], look.scarf);
  blob(c, [0.1, -0.6, 0.34, -0.56, 0.95, 0.02, 0.6, 0.1], look.scarf);
  c.restore();
}

function glow(c: Context, color: string): void {
  const light = c.createRadialGradient(0, 1.4, 0.1, 0, 1.4, 1.3);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.3, color);
  light.addColorStop(1, draw.fade(color, 0));
  c.fillStyle = light;
  c.save();
  c.translate(0, 1.4);
  c.scale(1, 0.34);
  c.translate(0, -1.4);
  c.fillRect(-1.4, 0, 2.8, 2.8);
  c.restore();
}

function topping(c: Context, { top, helmet, trim, scarf }: Look): void {
  if (top === 'ears')
    for (const side of [-1, 1])
      blob(c, [side * 0.5, -1.3, side * 0.48, -1.92, side * 0.08, -1.62], helmet);
  if (top === 'rabbit')
    for (const side of [-1, 1])
      blob(c, [side * 0.12, -1.6, side * 0.16, -2.4, side * 0.42, -2.4, side * 0.4, -1.5], helmet);
  if (top === 'feelers')
    for (const side of [-1, 1]) {
      line(c, side * 0.2, -1.6, side * 0.42, -2.04, INK);
      disc(c, side * 0.42, -2.06, 0.14, trim);
    }
  if (top === 'fin') blob(c, [-0.1, -0.9, 0.1, -0.9, 0.12, -1.9, 0, -2.14, -0.12, -1.9], scarf);
  if (top === 'star') {
    line(c, 0, -1.6, 0, -1.95, INK);
    c.beginPath();
    for (let at = 0; at < 10; at += 1) {
      const [angle, far] = [(at / 5) * Math.PI - Math.PI / 2, at % 2 === 0 ? 0.32 : 0.14];
      c.lineTo(Math.cos(angle) * far, -2.12 + Math.sin(angle) * far);
    }
    c.closePath();
    c.fillStyle = '#ffe866';
    c.fill();
    c.stroke();
  }
}

function line(c: Context, x: number, y: number, toX: number, toY: number, color: string): void {
  c.strokeStyle = color;
  c.beginPath();
  c.moveTo(x, y);
  c.lineTo(toX, toY);
  c.stroke();
  c.strokeStyle = INK;
}

/** A soft-cornered shape, lit from above. */
function blob(c: Context, spots: readonly number[], color: string): void {
  const count = spots.length / 2;
  const at = (index: number): readonly [number, number] => {
    const spot = ((index + count) % count) * 2;
    return [spots[spot] ?? 0, spots[spot + 1] ?? 0];
  };
  let [high, low] = [Infinity, -Infinity];
  c.beginPath();
  for (let index = 0; index < count; index += 1) {
    const [[x, y], [fromX, fromY], [toX, toY]] = [at(index), at(index - 1), at(index + 1)];
    [high, low] = [Math.min(high, y), Math.max(low, y)];
    // Only the last part of each edge is bent.
    const [nearX, nearY] = [x + (fromX - x) * ROUND, y + (fromY - y) * ROUND];
    if (index === 0) c.moveTo(nearX, nearY);
    else c.lineTo(nearX, nearY);
    c.quadraticCurveTo(x, y, x + (toX - x) * ROUND, y + (toY - y) * ROUND);
  }
  c.closePath();
  c.lineWidth = 0.13;
  c.strokeStyle = INK;
  c.stroke();
  c.fillStyle = shaded(c, color, high, low);
  c.fill();
}

const shaded = (c: Context, color: string, high: number, low: number) =>
  draw.linear(c, 0, high, 0, low, draw.tint(color, 0.3), color, draw.shade(color, 0.24));

function disc(c: Context, x: number, y: number, r: number, color: string): void {
  draw.disc(c, x, y, r + 0.07, INK);
  draw.disc(c, x, y, r, shaded(c, color, y - r, y + r));
}

function rounded(
  c: Context,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  color: string,
): void {
  draw.rounded(c, x - 0.05, y - 0.05, w + 0.1, h + 0.1, r, INK);
  draw.rounded(c, x, y, w, h, r, color);
}
