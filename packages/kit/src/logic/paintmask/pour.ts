import type { Point } from '@playgrove/kit/contract';
import { cellAt, type Mask } from './frame.ts';

/** Grains that are released along a line of points and fall. */
export type Pour = {
  readonly points: readonly Point[];
  readonly pigment: number;
  /** Grains at every point. */
  readonly grains: number;
  /** Spread to both sides of the starting point, in units. */
  readonly spread: number;
  /** The farthest that they fall, in units. */
  readonly fall: number;
  /** A seed: the same one scatters the same way. */
  readonly seed: number;
  /** Number of the first point, if a pour is released bit by bit. Default 0. */
  readonly first?: number;
  /** Of 256 grains over a sticky cell, this many stick to it. Default 110. */
  readonly grip?: number;
};

/** One grain's path, in units. */
export type Grain = { readonly from: Point; readonly to: Point; readonly stuck: boolean };

/**
 * Drops grains: each sticks at some point to a cell where `sticky` shows and that has no grain of
 * the same pigment yet; the others fall past.
 * @returns every grain's path, in order
 */
export function pour(grains: Mask, sticky: Mask, how: Pour): readonly Grain[] {
  const { frame } = grains;
  const { grip = 110, first = 0 } = how;
  const ways: Grain[] = [];
  for (const [index, point] of how.points.entries()) {
    for (let grain = 0; grain < how.grains; grain += 1) {
      let roll = scatter(how.seed * 7919 + (first + index) * 131 + grain);
      const from = { x: point.x + ((roll & 1023) / 511.5 - 1) * how.spread, y: point.y };
      let { x, y } = from;
      const end = from.y + how.fall;
      let stuck = false;
      while (y < end && !stuck) {
        const cell = cellAt(frame, x, y);
        roll = scatter(roll);
        const held = cell >= 0 && (sticky.amount[cell] ?? 0) > 0 && sticky.pigment[cell] !== 0;
        if (held && grains.pigment[cell] !== how.pigment && (roll & 255) < grip) {
          grains.pigment[cell] = how.pigment;
          grains.amount[cell] = 255;
          stuck = true;
        } else {
          y += frame.step;
          x += (((roll >> 8) & 255) / 127.5 - 1) * frame.step * 0.45;
        }
      }
      ways.push({ from, to: { x, y }, stuck });
    }
  }
  return ways;
}

/** A pseudorandom number from 0 to 2^32 − 1, by integer arithmetic only. */
function scatter(from: number): number {
  let value = (from ^ 0x9e3779b9) >>> 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b) >>> 0;
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35) >>> 0;
  return (value ^ (value >>> 16)) >>> 0;
}
