import { atan2 } from '@playgrove/kit/core';
import type { Place } from './motion.ts';
import { isSide, LONG, POCKETS, R, WIDE } from './table.ts';

type Spot = { readonly x: number; readonly y: number };

/** A way to pot a ball: where the cue ball meets it, and how hard that is. */
export type Line = {
  readonly target: number;
  readonly pocket: number;
  /** Hundredths of a degree. */
  readonly angle: number;
  /** Where the cue ball is when it meets the target. */
  readonly ghostX: number;
  readonly ghostY: number;
  /** The cue ball's way, the target's way, and the cosine of the cut between them. */
  readonly near: number;
  readonly far: number;
  readonly cut: number;
  /** Hundredths of a degree that the aim may be off. */
  readonly slack: number;
  /** It goes over a cushion. */
  readonly isBank: boolean;
  /** What the target is sent at: a pocket, or its image behind the cushion. */
  readonly goal: Spot;
};

/** Steepest cut that is worth a try, as its cosine. */
const STEEPEST = 0.24;
/** Room that a pocket leaves a ball on either side. */
const ROOM = 34;
const ROOM_SIDE = 36;
/** Steepest way into a side pocket, as its cosine. */
const INTO_SIDE = 0.5;

/** Hundredths of a degree of a direction. */
export function angleOf(dx: number, dy: number): number {
  const turned = Math.round((atan2(dy, dx) / Math.PI) * 18_000);
  return ((turned % 36_000) + 36_000) % 36_000;
}

/** Whether a ball can go into a pocket from this direction: not into a side pocket along its cushion. */
export const opensTo = (pocket: number, uy: number): boolean =>
  !isSide(pocket) || Math.abs(uy) >= INTO_SIDE;

/** How far off its line a ball may come to a pocket. */
export const roomOf = (pocket: number, uy: number): number =>
  isSide(pocket) ? ROOM_SIDE * Math.abs(uy) : ROOM;

/** Whether a ball rolls from one point to another without touching any other. */
export function isClear(
  balls: readonly (Place | null)[],
  from: Spot,
  to: Spot,
  except: number,
  width = R * 2,
): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  for (let ball = 1; ball < balls.length; ball += 1) {
    const place = balls[ball];
    if (!place || ball === except) continue;
    const [px, py] = [place[0] - from.x, place[1] - from.y];
    const along = px * ux + py * uy;
    if (along <= 0 || along >= length + R) continue;
    const off = px * uy - py * ux;
    if (off < width && off > -width) return false;
  }
  return true;
}

/** The line that pots a ball into a pocket directly, if there is one. */
export function lineTo(
  balls: readonly (Place | null)[],
  cue: Spot,
  target: number,
  pocket: number,
): Line | undefined {
  const place = balls[target];
  const hole = POCKETS[pocket];
  if (!place || !hole) return undefined;
  return aimed(balls, cue, target, place, pocket, { x: hole.aimX, y: hole.aimY });
}

/** @param goal where the target ball is sent: a pocket, or its mirror image behind a cushion */
export function aimed(
  balls: readonly (Place | null)[],
  cue: Spot,
  target: number,
  place: Place,
  pocket: number,
  goal: Spot,
  isBank = false,
): Line | undefined {
  const [px, py] = [goal.x - place[0], goal.y - place[1]];
  const far = Math.sqrt(px * px + py * py) || 1;
  const [ux, uy] = [px / far, py / far];
  if (!isBank && !opensTo(pocket, uy)) return undefined;
  const ghost = { x: place[0] - ux * R * 2, y: place[1] - uy * R * 2 };
  const [cx, cy] = [ghost.x - cue.x, ghost.y - cue.y];
  const near = Math.sqrt(cx * cx + cy * cy) || 1;
  const cut = (cx * ux + cy * uy) / near;
  if (cut < STEEPEST) return undefined;
  if (!isBank && !isClear(balls, { x: place[0], y: place[1] }, goal, target)) return undefined;
  if (!isClear(balls, cue, ghost, target)) return undefined;
  // The target is off by as much as the contact is, over a ball's two radii.
  const slack =
    ((roomOf(pocket, uy) / far) * (R * 2) * cut * 18_000) / (Math.max(near, R) * Math.PI);
  return {
    target,
    pocket,
    angle: angleOf(cx, cy),
    ghostX: ghost.x,
    ghostY: ghost.y,
    near,
    far,
    cut,
    slack: isBank ? slack * 0.5 : slack,
    isBank,
    goal,
  };
}

/**
 * Where a ball meets the cushion on its way to the image of a pocket behind it.
 * @param pocket what the pocket itself is aimed at
 */
export function turnOf(ball: Spot, goal: Spot, pocket: Spot): Spot {
  const [dx, dy] = [goal.x - ball.x, goal.y - ball.y];
  const across = goal.y !== pocket.y;
  const far = across ? WIDE - R : LONG - R;
  const rail = (across ? goal.y < pocket.y : goal.x < pocket.x) ? R : far;
  const part = across ? (rail - ball.y) / dy : (rail - ball.x) / dx;
  return { x: ball.x + dx * part, y: ball.y + dy * part };
}

/** All direct lines, the easiest first. */
export function linesOf(
  balls: readonly (Place | null)[],
  cue: Spot,
  targets: readonly number[],
): Line[] {
  const lines: Line[] = [];
  for (const target of targets) {
    for (let pocket = 0; pocket < POCKETS.length; pocket += 1) {
      const line = lineTo(balls, cue, target, pocket);
      if (line) lines.push(line);
    }
  }
  return lines.sort((one, two) => two.slack - one.slack);
}

/** How likely a hand with such an error pots a line, 0 to 1. */
export function odds(slack: number, error: number): number {
  const part = slack / Math.max(1, error);
  return part / (part + 0.8);
}
