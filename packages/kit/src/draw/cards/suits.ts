import type { Context } from '@playgrove/kit/runtime';

/**
 * By suit (spades, hearts, clubs, diamonds): two dark cool colors and two warm ones, all different.
 */
export const SUIT_COLORS = ['#2a2158', '#e11d43', '#0b5c50', '#ec5a0a'] as const;

/** Traces a suit's symbol around x, y; `r` is half its height. */
export function traceSuit(c: Context, suit: number, x: number, y: number, r: number): void {
  if (suit === 0) spade(c, x, y, r);
  else if (suit === 1) heart(c, x, y + r * 0.06, r);
  else if (suit === 2) club(c, x, y, r);
  else diamond(c, x, y, r);
}

function heart(c: Context, x: number, y: number, r: number): void {
  c.moveTo(x, y + r * 0.95);
  c.bezierCurveTo(x - r * 0.5, y + r * 0.5, x - r * 1.05, y + r * 0.1, x - r * 0.98, y - r * 0.42);
  c.bezierCurveTo(x - r * 0.92, y - r * 0.98, x - r * 0.22, y - r * 1.1, x, y - r * 0.48);
  c.bezierCurveTo(
    x + r * 0.22,
    y - r * 1.1,
    x + r * 0.92,
    y - r * 0.98,
    x + r * 0.98,
    y - r * 0.42,
  );
  c.bezierCurveTo(x + r * 1.05, y + r * 0.1, x + r * 0.5, y + r * 0.5, x, y + r * 0.95);
  c.closePath();
}

function spade(c: Context, x: number, y: number, r: number): void {
  c.moveTo(x, y - r);
  c.bezierCurveTo(
    x + r * 0.3,
    y - r * 0.52,
    x + r * 0.98,
    y - r * 0.22,
    x + r * 0.94,
    y + r * 0.26,
  );
  c.bezierCurveTo(x + r * 0.9, y + r * 0.74, x + r * 0.3, y + r * 0.78, x + r * 0.12, y + r * 0.4);
  c.quadraticCurveTo(x + r * 0.14, y + r * 0.82, x + r * 0.42, y + r);
  c.lineTo(x - r * 0.42, y + r);
  c.quadraticCurveTo(x - r * 0.14, y + r * 0.82, x - r * 0.12, y + r * 0.4);
  c.bezierCurveTo(x - r * 0.3, y + r * 0.78, x - r * 0.9, y + r * 0.74, x - r * 0.94, y + r * 0.26);
  c.bezierCurveTo(x - r * 0.98, y - r * 0.22, x - r * 0.3, y - r * 0.52, x, y - r);
  c.closePath();
}

function club(c: Context, x: number, y: number, r: number): void {
  const leaf = (dx: number, dy: number): void => {
    c.moveTo(x + dx * r + r * 0.44, y + dy * r);
    c.arc(x + dx * r, y + dy * r, r * 0.44, 0, Math.PI * 2);
    c.closePath();
  };
  leaf(0, -0.52);
  leaf(-0.5, 0.18);
  leaf(0.5, 0.18);
  c.moveTo(x - r * 0.2, y - r * 0.2);
  c.lineTo(x + r * 0.2, y - r * 0.2);
  c.quadraticCurveTo(x + r * 0.06, y + r * 0.6, x + r * 0.4, y + r);
  c.lineTo(x - r * 0.4, y + r);
  c.quadraticCurveTo(x - r * 0.06, y + r * 0.6, x - r * 0.2, y - r * 0.2);
  c.closePath();
}

function diamond(c: Context, x: number, y: number, r: number): void {
  const half = r * 0.8;
  c.moveTo(x, y - r);
  c.quadraticCurveTo(x + half * 0.42, y - r * 0.4, x + half, y);
  c.quadraticCurveTo(x + half * 0.42, y + r * 0.4, x, y + r);
  c.quadraticCurveTo(x - half * 0.42, y + r * 0.4, x - half, y);
  c.quadraticCurveTo(x - half * 0.42, y - r * 0.4, x, y - r);
  c.closePath();
}
