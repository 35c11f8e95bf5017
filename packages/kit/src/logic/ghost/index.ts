/**
 * A run as a short text: positions and headings at an even pace, stored as differences. About three
 * characters a sample. Plain text, so it fits into a state, a save and a career.
 *
 * ```ts
 * let run = EMPTY_RUN;
 * run = record(run, { x, y, angle });       // every EVERY ticks
 * const read = readRun(run.text);           // once
 * read.ok && poseAt(read.value, ticks / EVERY);
 * ```
 */
import type { Point, Result } from '@playgrove/kit/contract';
import { wrapAngle } from '@playgrove/kit/core';

export type Pose = Point & {
  /** Radians. */
  readonly angle: number;
};

/** A run being recorded: plain data. `x`, `y`, `a` are the last sample in steps. */
export type Run = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly a: number;
};

export const EMPTY_RUN: Run = { text: '', x: 0, y: 0, a: 0 };

/** Steps in a world unit, and in a whole turn. */
const PER_UNIT = 5;
const PER_TURN = 256;
const TAU = 2 * Math.PI;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';
/** A digit holds five bits and whether more follow. */
const MORE = 32;

/**
 * The run with one more sample. Positions are rounded to a fifth of a unit, headings to 1/256 of a
 * turn.
 */
export function record(run: Run, { x, y, angle }: Pose): Run {
  const to = {
    x: Math.round(x * PER_UNIT),
    y: Math.round(y * PER_UNIT),
    a: Math.round((wrapAngle(angle) / TAU) * PER_TURN),
  };
  const half = PER_TURN / 2;
  const turned = ((((to.a - run.a + half) % PER_TURN) + PER_TURN) % PER_TURN) - half;
  return { ...to, text: run.text + digits(to.x - run.x) + digits(to.y - run.y) + digits(turned) };
}

/** Small numbers first: 0, −1, 1, −2, … as one digit up to ±15, two up to ±511. */
function digits(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  do {
    const low = rest % MORE;
    rest = (rest - low) / MORE;
    text += DIGITS[low + (rest > 0 ? MORE : 0)];
  } while (rest > 0);
  return text;
}

/** All samples of a recorded run. A malformed text is refused with the position of its fault. */
export function readRun(text: string): Result<readonly Pose[]> {
  const values: number[] = [];
  let value = 0;
  let scale = 1;
  for (let at = 0; at < text.length; at += 1) {
    const digit = DIGITS.indexOf(text.charAt(at));
    if (digit < 0) return fault(`character ${at} is ${JSON.stringify(text.charAt(at))}`);
    value += (digit % MORE) * scale;
    scale *= MORE;
    if (scale > 2 ** 40) return fault(`character ${at}: a number without an end`);
    if (digit >= MORE) continue;
    values.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    value = 0;
    scale = 1;
  }
  if (scale !== 1) return fault('it stops inside a number');
  if (values.length % 3 !== 0) return fault(`${values.length} numbers, not three a sample`);
  const poses: Pose[] = [];
  let [x, y, a] = [0, 0, 0];
  for (let at = 0; at < values.length; at += 3) {
    x += values[at] ?? 0;
    y += values[at + 1] ?? 0;
    a += values[at + 2] ?? 0;
    poses.push({ x: x / PER_UNIT, y: y / PER_UNIT, angle: wrapAngle((a / PER_TURN) * TAU) });
  }
  return { ok: true, value: poses };
}

function fault(what: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error: `ghost: ${what}` };
}

/**
 * The pose at a time counted in samples, interpolated between them.
 * @returns undefined before its start and after its end
 */
export function poseAt(run: readonly Pose[], time: number): Pose | undefined {
  const index = Math.floor(time);
  const [from, to] = [run[index], run[index + 1]];
  if (!from) return undefined;
  if (!to) return time === index ? from : undefined;
  const part = time - index;
  const before = run[index - 1] ?? from;
  const after = run[index + 2] ?? to;
  const mix = (a: number, b: number, c: number, d: number): number =>
    b + 0.5 * part * (c - a + part * (2 * a - 5 * b + 4 * c - d + part * (3 * (b - c) + d - a)));
  return {
    x: mix(before.x, from.x, to.x, after.x),
    y: mix(before.y, from.y, to.y, after.y),
    angle: from.angle + wrapAngle(to.angle - from.angle) * part,
  };
}
