import type { Point, Result } from '@playgrove/kit/contract';

/** 64 characters that need no escaping in JSON and addresses. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const HALF = 32;
const MAX = 64 * 64;

/**
 * Points as a short text, two characters each after the first: rounded to whole numbers, with steps
 * between distant ones. Parsing returns what `rounded` gives, and only that is ever painted.
 * @param points whole numbers from 0 to 4095
 * @throws Error outside that range
 */
export function packPoints(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  let text = '';
  for (const [index, point] of points.entries()) {
    const [toX, toY] = [Math.round(point.x), Math.round(point.y)];
    if (toX < 0 || toY < 0 || toX >= MAX || toY >= MAX) {
      throw new Error(`point ${index} is at ${toX}, ${toY}, not from 0 to ${MAX - 1}`);
    }
    if (index === 0) {
      text += sign(toX >> 6) + sign(toX & 63) + sign(toY >> 6) + sign(toY & 63);
      [x, y] = [toX, toY];
      continue;
    }
    while (x !== toX || y !== toY) {
      const far = Math.max(Math.abs(toX - x), Math.abs(toY - y));
      const steps = Math.ceil(far / (HALF - 1));
      const [dx, dy] = [Math.round((toX - x) / steps), Math.round((toY - y) / steps)];
      text += sign(dx + HALF) + sign(dy + HALF);
      x += dx;
      y += dy;
    }
  }
  return text;
}

function sign(value: number): string {
  return SIGNS[value] ?? '';
}

/** Parses the text of `packPoints`; the error names the position of the fault. */
export function unpackPoints(text: string): Result<readonly Point[]> {
  if (text.length < 4 || text.length % 2 !== 0) {
    return { ok: false, error: `a line of ${text.length} signs is not 4 and two for every step` };
  }
  const values = [...text].map((letter) => SIGNS.indexOf(letter));
  const odd = values.indexOf(-1);
  if (odd >= 0) return { ok: false, error: `sign ${odd}, "${text[odd]}", is none of the 64` };
  const at = (index: number): number => values[index] ?? 0;
  let [x, y] = [at(0) * 64 + at(1), at(2) * 64 + at(3)];
  const points: Point[] = [{ x, y }];
  for (let index = 4; index < values.length; index += 2) {
    x += at(index) - HALF;
    y += at(index + 1) - HALF;
    if (x < 0 || y < 0 || x >= MAX || y >= MAX) {
      return { ok: false, error: `sign ${index} leads to ${x}, ${y}, off the sheet` };
    }
    points.push({ x, y });
  }
  return { ok: true, value: points };
}
