import type { Point } from '@playgrove/kit/contract';
import { atan2, wrapAngle } from '@playgrove/kit/core';

/** Ticks in which a guard walks one tile. */
export const PACE = 60;
/** Radians that guards turn in a tick. */
export const TURN = Math.PI / 60;
/** Ticks that a guard rests at a corner, and a lookout at the end of its sweep. */
const REST = 20;
/** Radians a tick of a lookout's sweep. */
const SWEEP = Math.PI / 270;

/** From one tick to another: from here to there, facing from this angle to that. */
type Piece = {
  readonly from: number;
  readonly to: number;
  readonly a: Point;
  readonly b: Point;
  readonly facing: number;
  /** How far it turns meanwhile. */
  readonly turn: number;
};

/** Who may see you: guards on their rounds, sleeping dogs, lights with a sensor. */
export type Watcher =
  | {
      readonly kind: 'guard';
      readonly pieces: readonly Piece[];
      /** Ticks of one round. */
      readonly cycle: number;
      /** Corners of the round; one for a lookout. */
      readonly round: readonly Point[];
    }
  | { readonly kind: 'dog' | 'light'; readonly x: number; readonly y: number };

export type Pose = { x: number; y: number; angle: number };

const CELL = 64;
const digit = (text: string, at: number): number => parseInt(text.charAt(at), 36);

/**
 * A guard from its text. `w` and two digits (base 36) for each corner: column, row; it walks from
 * corner to corner and from the last to the first. `s`, column, row, from, to: it stands and sweeps
 * between two angles, in steps of 15 degrees.
 */
export function watcherOf(text: string): Watcher {
  const corner = (at: number): Point => ({
    x: (digit(text, at) + 0.5) * CELL,
    y: (digit(text, at + 1) + 0.5) * CELL,
  });
  if (text.startsWith('s')) return lookout(corner(1), digit(text, 3), digit(text, 4));
  const round = Array.from({ length: (text.length - 1) / 2 }, (_, at) => corner(1 + at * 2));
  return walker(round);
}

function lookout(at: Point, low: number, high: number): Watcher {
  const facing = (low * Math.PI) / 12;
  const turn = ((high - low) * Math.PI) / 12;
  const ticks = Math.max(1, Math.round(Math.abs(turn) / SWEEP));
  const pieces: Piece[] = [];
  let tick = 0;
  const add = (length: number, from: number, by: number): void => {
    pieces.push({ from: tick, to: tick + length, a: at, b: at, facing: from, turn: by });
    tick += length;
  };
  add(ticks, facing, turn);
  add(REST, facing + turn, 0);
  add(ticks, facing + turn, -turn);
  add(REST, facing, 0);
  return { kind: 'guard', pieces, cycle: tick, round: [at] };
}

function walker(round: readonly Point[]): Watcher {
  const pieces: Piece[] = [];
  let tick = 0;
  const first = round[0] ?? { x: 0, y: 0 };
  const heading = (at: number): number => {
    const a = round[at % round.length] ?? first;
    const b = round[(at + 1) % round.length] ?? first;
    return atan2(b.y - a.y, b.x - a.x);
  };
  round.forEach((a, at) => {
    const b = round[(at + 1) % round.length] ?? first;
    const facing = heading(at);
    const far = Math.abs(b.x - a.x) + Math.abs(b.y - a.y);
    const walk = Math.round((far / CELL) * PACE);
    pieces.push({ from: tick, to: tick + walk, a, b, facing, turn: 0 });
    tick += walk;
    pieces.push({ from: tick, to: tick + REST, a: b, b, facing, turn: 0 });
    tick += REST;
    const turn = wrapAngle(heading(at + 1) - facing);
    const turning = Math.round(Math.abs(turn) / TURN);
    if (turning === 0) return;
    pieces.push({ from: tick, to: tick + turning, a: b, b, facing, turn });
    tick += turning;
  });
  return { kind: 'guard', pieces, cycle: tick, round };
}

/** Where a watcher is after this many ticks of its round, and which way it faces. */
export function poseAt(watcher: Watcher, ticks: number, into: Pose): Pose {
  if (watcher.kind !== 'guard') {
    into.x = watcher.x;
    into.y = watcher.y;
    into.angle = 0;
    return into;
  }
  const { cycle, pieces } = watcher;
  const at = ((ticks % cycle) + cycle) % cycle;
  let piece = pieces[0];
  for (const each of pieces) {
    if (at < each.from) break;
    piece = each;
  }
  if (!piece) throw new Error('patrol: a guard without a round');
  const part = (at - piece.from) / Math.max(1, piece.to - piece.from);
  into.x = piece.a.x + (piece.b.x - piece.a.x) * part;
  into.y = piece.a.y + (piece.b.y - piece.a.y) * part;
  into.angle = piece.facing + piece.turn * part;
  return into;
}
