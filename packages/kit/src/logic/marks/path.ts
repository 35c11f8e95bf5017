import type { Point } from '@playgrove/kit/contract';

/**
 * An outline as numbers: 0 x y moves, 1 x y draws a line, 2 and six numbers a cubic curve, 3 closes.
 * It can be turned, bounded, traced on a canvas or written as SVG without a DOM.
 */
export type Path = readonly number[];

/** A corner of a drawing; `sharp` prevents rounding. */
export type Knot = Point & { readonly sharp?: boolean };

/** The interface shared by a canvas and a path recorder. */
export interface Tracer {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  closePath(): void;
}

/** How many numbers follow 0, 1, 2 and 3. */
const LENGTHS = [2, 2, 6, 0];

/** Calls back with every step: its kind and its numbers. */
export function eachStep(path: Path, see: (kind: number, at: readonly number[]) => void): void {
  for (let index = 0; index < path.length;) {
    const kind = path[index] ?? 3;
    const length = LENGTHS[kind] ?? 0;
    see(kind, path.slice(index + 1, index + 1 + length));
    index += length + 1;
  }
}

export function trace(c: Tracer, path: Path): void {
  // Read in place: this runs for every mark of every frame.
  const at = (index: number): number => path[index] ?? 0;
  for (let i = 0; i < path.length;) {
    const kind = at(i);
    if (kind === 0) c.moveTo(at(i + 1), at(i + 2));
    else if (kind === 1) c.lineTo(at(i + 1), at(i + 2));
    else if (kind === 2) {
      c.bezierCurveTo(at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5), at(i + 6));
    } else c.closePath();
    i += (LENGTHS[kind] ?? 0) + 1;
  }
}

/** The outline moved, turned or bent point by point. */
export function mapped(path: Path, move: (x: number, y: number) => Point): Path {
  const made: number[] = [];
  eachStep(path, (kind, at) => {
    made.push(kind);
    for (let index = 0; index < at.length; index += 2) {
      const { x, y } = move(at[index] ?? 0, at[index + 1] ?? 0);
      made.push(x, y);
    }
  });
  return made;
}

export function mirrored(path: Path): Path {
  return mapped(path, (x, y) => ({ x: -x, y }));
}

export type Bounds = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Of all points, handles included, so it is never too small. */
export function boundsOf(paths: readonly Path[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const path of paths) {
    eachStep(path, (_, at) => {
      for (let index = 0; index < at.length; index += 2) {
        const [x = 0, y = 0] = [at[index], at[index + 1]];
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
    });
  }
  return left > right ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
}

/** A soft line through every knot (Catmull and Rom), sharp where a knot says so. */
export function smooth(knots: readonly Knot[], closed = true): Path {
  const [first] = knots;
  if (!first) return [];
  const count = knots.length;
  const at = (index: number): Knot =>
    knots[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? first;
  const made: number[] = [0, first.x, first.y];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, a, b, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const [out, into] = [a.sharp ? 0 : 1 / 6, b.sharp ? 0 : 1 / 6];
    made.push(2, a.x + (b.x - before.x) * out, a.y + (b.y - before.y) * out);
    made.push(b.x - (after.x - a.x) * into, b.y - (after.y - a.y) * into, b.x, b.y);
  }
  if (closed) made.push(3);
  return made;
}

export function ellipse(x: number, y: number, rx: number, ry: number): Path {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return [
    0,
    x,
    y - ry,
    2,
    x + kx,
    y - ry,
    x + rx,
    y - ky,
    x + rx,
    y,
    2,
    x + rx,
    y + ky,
    x + kx,
    y + ry,
    x,
    y + ry,
    2,
    x - kx,
    y + ry,
    x - rx,
    y + ky,
    x - rx,
    y,
    2,
    x - rx,
    y - ky,
    x - kx,
    y - ry,
    x,
    y - ry,
    3,
  ];
}

/**
 * Parses `M`, `L`, `H`, `V`, `C`, `S`, `Q`, `Z` and `O x y rx ry` (an ellipse), all absolute.
 * @throws Error for anything else, with its position
 */
export function parsePath(text: string): Path {
  const made: number[] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of text.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = STEPS[letter];
    if (size === undefined || (size === 0 ? numbers.length > 0 : numbers.length % size !== 0)) {
      throw new Error(`"${letter}${rest}" in "${text.slice(0, 40)}" is no step of a path`);
    }
    if (size === 0) made.push(3);
    for (let index = 0; index < numbers.length; index += size || 1) {
      made.push(...absolute(letter, numbers.slice(index, index + size), x, y, made));
      [x, y] = [made[made.length - 2] ?? 0, made[made.length - 1] ?? 0];
    }
  }
  return made;
}

/** How many numbers each letter takes. */
const STEPS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  Z: 0,
  O: 4,
};

/** One step as path numbers, relative to the pen. */
function absolute(
  letter: string,
  numbers: readonly number[],
  x: number,
  y: number,
  before: readonly number[],
): readonly number[] {
  const [a = 0, b = 0, d = 0, e = 0] = numbers;
  if (letter === 'O') return ellipse(a, b, d, e);
  if (letter === 'H') return [1, a, y];
  if (letter === 'V') return [1, x, a];
  if (letter === 'S') {
    // The handle continues the previous curve.
    const [handleX = x, handleY = y] = before.slice(-4, -2);
    return [2, x * 2 - handleX, y * 2 - handleY, ...numbers];
  }
  if (letter === 'Q') {
    return [
      2,
      x + ((a - x) * 2) / 3,
      y + ((b - y) * 2) / 3,
      d + ((a - d) * 2) / 3,
      e + ((b - e) * 2) / 3,
      d,
      e,
    ];
  }
  return ['MLC'.indexOf(letter), ...numbers];
}

/** As an SVG `d`. */
export function pathText(path: Path): string {
  let text = '';
  eachStep(path, (kind, at) => {
    text += `${'MLCZ'[kind] ?? ''}${at.map((value) => Math.round(value * 10) / 10).join(' ')}`;
  });
  return text;
}
