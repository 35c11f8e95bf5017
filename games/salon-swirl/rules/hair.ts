import { cos, sin } from '@playgrove/kit/core';
import type { Point } from '@playgrove/kit/contract';
import { MAX_CURL, type Lock, type Zone } from './state.ts';

/*
 * Where hair grows and how it falls. Client units: 0, 0 is the middle of the face, x to the right,
 * y down; the face is 128 wide, from −84 to 84.
 */

export type Root = {
  readonly x: number;
  readonly y: number;
  /** Away from the head: where coils stand. */
  readonly nx: number;
  readonly ny: number;
  /** Along the head: how straight hair begins. */
  readonly tx: number;
  readonly ty: number;
  /** Where it hangs. */
  readonly hang: number;
  readonly zone: Exclude<Zone, 'all'>;
};

const RIGHT = Math.PI / 180;

function onHead(
  degrees: number,
  side: number,
  wide: number,
  tall: number,
): Omit<Root, 'hang' | 'zone'> {
  const across = cos(degrees * RIGHT);
  const up = sin(degrees * RIGHT);
  return {
    x: side * across * wide,
    y: -18 - up * tall,
    nx: side * across,
    ny: -up,
    tx: side * up,
    ty: across,
  };
}

function backRoots(): Root[] {
  return [-1, 1].flatMap((side) =>
    Array.from({ length: 10 }, (_, at): Root => ({
      ...onHead(84 - at * 10, side, 71, 81),
      hang: side * (44 + at * 6),
      zone: 'back',
    })),
  );
}

function sideRoots(): Root[] {
  return [-1, 1].flatMap((side) =>
    Array.from({ length: 6 }, (_, at): Root => ({
      ...onHead(50 - at * 11, side, 69, 80),
      hang: side * (64 + at * 4.5),
      zone: 'sides',
    })),
  );
}

function bangRoots(): Root[] {
  return Array.from({ length: 12 }, (_, at): Root => {
    const x = -44 + at * 8;
    return {
      x,
      y: -88 + (x * x) / 150,
      nx: x / 70,
      ny: -0.75,
      tx: x / 90,
      ty: 0.8,
      hang: x * 1.16,
      zone: 'bangs',
    };
  });
}

/** The order in which they lie: back, sides, bangs. */
export const ROOTS: readonly Root[] = [...backRoots(), ...sideRoots(), ...bangRoots()];
export const LOCKS = ROOTS.length;

/** Where tails and buns sit: top, high left and right, low left and right. */
export const ANCHORS: readonly Point[] = [
  { x: 0, y: -116 },
  { x: -60, y: -92 },
  { x: 60, y: -92 },
  { x: -80, y: 22 },
  { x: 80, y: 22 },
];

/** Units between two places of a fallen lock. */
export const STEP = 8;
const LEAN = { bangs: 25, sides: 9, back: 7 } as const;

/** How much of its curl shows: water pulls it straight. */
export const shownCurl = ({ curl, wet }: Lock): number => (wet > 2 ? curl * 0.3 : curl);

/** How much shorter a lock looks than it is. */
export const shrinkOf = (lock: Lock): number => 1 - (0.42 * shownCurl(lock)) / MAX_CURL;

export const visibleOf = (lock: Lock): number => lock.len * shrinkOf(lock);

export const anchorOf = ({ pin }: Lock): number => (pin === 0 ? -1 : (pin - 1) >> 1);
export const isBun = ({ pin }: Lock): boolean => pin > 0 && (pin - 1) % 2 === 1;

/** Root to anchor. */
export function reachOf(at: number, anchor: number): number {
  const root = ROOTS[at];
  const to = ANCHORS[anchor];
  if (!root || !to) return 0;
  return Math.sqrt((to.x - root.x) * (to.x - root.x) + (to.y - root.y) * (to.y - root.y));
}

/**
 * The middle line of a lock at rest, from its root: x and y in turn, one pair every `STEP`, the
 * last at its tip.
 * @param length visible length; default the lock's own
 */
export function fall(at: number, lock: Lock, length = visibleOf(lock)): readonly number[] {
  const root = ROOTS[at];
  if (!root) return [];
  const line = [root.x, root.y];
  const anchor = ANCHORS[anchorOf(lock)];
  const curl = shownCurl(lock);
  if (!anchor)
    return drop(line, root, {
      hang: root.hang * (1 + curl * 0.014) + lock.lean * LEAN[root.zone],
      puff: curl <= 7 ? 0 : Math.min(1, (curl - 7) / 4),
      bend: root.zone === 'bangs' ? 0.5 : 0.42,
      length,
    });
  // Over the head to its anchor, then on from there.
  const far = reachOf(at, lock.pin > 0 ? anchorOf(lock) : 0);
  const steps = Math.max(1, Math.round(far / STEP));
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    const arch = part * (1 - part) * 0.5;
    line.push(
      root.x + (anchor.x - root.x) * part + root.nx * far * arch,
      root.y + (anchor.y - root.y) * part + root.ny * far * arch,
    );
  }
  if (isBun(lock)) return line;
  const spread = ((at * 7) % 11) - 5;
  const side = anchor.x === 0 ? (spread < 0 ? -1 : 1) : Math.sign(anchor.x);
  const away = { nx: side * 0.8, ny: anchor.y < 0 ? -0.75 : 0.1 };
  return drop(
    line,
    { ...away, tx: away.nx, ty: away.ny },
    {
      hang: anchor.x + side * (anchor.x === 0 ? 76 + Math.abs(spread) * 4 : 26 + spread * 3),
      puff: curl <= 9 ? 0 : 0.5,
      bend: 0.4,
      length: Math.max(length - far, 6),
    },
  );
}

type Way = Pick<Root, 'nx' | 'ny' | 'tx' | 'ty'>;

type Manner = {
  readonly hang: number;
  /** How far it stands up, 0 to 1. */
  readonly puff: number;
  readonly bend: number;
  readonly length: number;
};

function drop(line: number[], { nx, ny, tx, ty }: Way, manner: Manner): number[] {
  const { hang, puff, bend, length } = manner;
  let x = line.at(-2) ?? 0;
  let y = line.at(-1) ?? 0;
  // Straight hair begins along the head, coils stand away from it.
  const rise = puff + (1 - puff) * 0.16;
  let dx = tx * (1 - rise) + nx * rise;
  let dy = ty * (1 - rise) + ny * rise;
  for (let far = 0; far < length; far += STEP) {
    const step = Math.min(STEP, length - far);
    const toHang = Math.max(-1, Math.min(1, (hang - x) / 34));
    const weight = bend * (1 - puff * 0.93);
    dx += toHang * weight + nx * puff * 0.4;
    dy += weight * 0.9 + ny * puff * 0.4;
    const long = Math.sqrt(dx * dx + dy * dy) || 1;
    dx /= long;
    dy /= long;
    x += dx * step;
    y += dy * step;
    line.push(x, y);
  }
  return line;
}

/** The distance along a fallen lock at which a swipe crosses it, or −1. */
export function crossing(
  line: readonly number[],
  swipe: readonly [number, number, number, number],
): number {
  const [x0, y0, x1, y1] = swipe;
  let far = 0;
  for (let at = 0; at + 3 < line.length; at += 2) {
    const ax = line[at] ?? 0;
    const ay = line[at + 1] ?? 0;
    const bx = (line[at + 2] ?? 0) - ax;
    const by = (line[at + 3] ?? 0) - ay;
    const long = Math.sqrt(bx * bx + by * by);
    const cross = bx * (y1 - y0) - by * (x1 - x0);
    if (cross !== 0) {
      const along = ((x0 - ax) * (y1 - y0) - (y0 - ay) * (x1 - x0)) / cross;
      const over = ((x0 - ax) * by - (y0 - ay) * bx) / cross;
      if (along >= 0 && along <= 1 && over >= 0 && over <= 1) return far + long * along;
    }
    far += long;
  }
  return -1;
}

/** The square of the distance from a point to a swipe. */
export function apart(
  x: number,
  y: number,
  swipe: readonly [number, number, number, number],
): number {
  const [x0, y0, x1, y1] = swipe;
  const dx = x1 - x0;
  const dy = y1 - y0;
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / long));
  return (x - x0 - dx * part) * (x - x0 - dx * part) + (y - y0 - dy * part) * (y - y0 - dy * part);
}

/** Whether a swipe comes within `reach` of a fallen lock. */
export function touches(
  line: readonly number[],
  swipe: readonly [number, number, number, number],
  reach: number,
): boolean {
  const most = reach * reach;
  for (let at = 0; at + 1 < line.length; at += 2)
    if (apart(line[at] ?? 0, line[at + 1] ?? 0, swipe) <= most) return true;
  return crossing(line, swipe) >= 0;
}

/** The place this far along a fallen lock. */
export function pointAt(line: readonly number[], distance: number): Point {
  let left = distance;
  for (let at = 0; at + 3 < line.length; at += 2) {
    const ax = line[at] ?? 0;
    const ay = line[at + 1] ?? 0;
    const bx = (line[at + 2] ?? 0) - ax;
    const by = (line[at + 3] ?? 0) - ay;
    const long = Math.sqrt(bx * bx + by * by);
    if (left <= long && long > 0) return { x: ax + (bx * left) / long, y: ay + (by * left) / long };
    left -= long;
  }
  return { x: line.at(-2) ?? 0, y: line.at(-1) ?? 0 };
}

/** The distance along a fallen lock at which it comes down to a level, or −1. */
export function crossingLevel(line: readonly number[], level: number, slant: number): number {
  let far = 0;
  for (let at = 0; at + 3 < line.length; at += 2) {
    const above = level + slant * (line[at] ?? 0) - (line[at + 1] ?? 0);
    const below = level + slant * (line[at + 2] ?? 0) - (line[at + 3] ?? 0);
    const long = Math.sqrt(
      ((line[at + 2] ?? 0) - (line[at] ?? 0)) * ((line[at + 2] ?? 0) - (line[at] ?? 0)) +
        ((line[at + 3] ?? 0) - (line[at + 1] ?? 0)) * ((line[at + 3] ?? 0) - (line[at + 1] ?? 0)),
    );
    if (above > 0 && below <= 0) return far + (long * above) / (above - below);
    far += long;
  }
  return -1;
}
