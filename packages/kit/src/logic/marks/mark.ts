import { luminance, PALETTE, shade, tint } from '@playgrove/kit/logic/color';
import { boundsOf, ellipse, type Bounds, type Path } from './path.ts';

/** One drawn shape: a filled outline, a line, or both. */
export type Mark = {
  readonly path: Path;
  /** A flat color, or three colors of a gradient that runs down and a little across `span`. */
  readonly fill?: string | readonly [string, string, string];
  readonly span?: Bounds;
  /** Width of the line; 0 or undefined for none. */
  readonly line?: number;
  /** Of the line; ink by default. */
  readonly color?: string;
  /** Clips the mark. */
  readonly clip?: Path;
  readonly alpha?: number;
};

/** Half the width of the ink rim. */
export const INK_WIDTH = 3;

export const PATTERNS = [
  'plain',
  'stripes',
  'pinstripes',
  'dots',
  'checks',
  'hearts',
  'stars',
  'flowers',
  'zigzag',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Light above, the color itself, violet shade below. */
export function shaded(color: string): readonly [string, string, string] {
  return [tint(color, 0.2), color, shade(color, 0.24)];
}

/** The color of details on a color: a pale tint on dark cloth, a deep shade on pale. */
export function onCloth(color: string): string {
  return luminance(color) > 0.42 ? shade(color, 0.5) : tint(color, 0.62);
}

/** Pieces of one cloth: one ink rim around all of them, none between them. */
export function group(
  paths: readonly Path[],
  color: string,
  pattern: Pattern = 'plain',
  ink = true,
): readonly Mark[] {
  const span = boundsOf(paths);
  const fill = shaded(color);
  return [
    ...(ink ? paths.map((path) => ({ path, line: INK_WIDTH * 2 })) : []),
    ...paths.map((path) => ({ path, fill, span })),
    ...printed(paths, span, color, pattern),
  ];
}

function printed(
  paths: readonly Path[],
  span: Bounds,
  color: string,
  pattern: Pattern,
): readonly Mark[] {
  if (pattern === 'plain') return [];
  const clip = paths.flat();
  const print = onCloth(color);
  const [line, path] = motif(pattern, span);
  return [
    line > 0
      ? { path, line, color: print, clip, alpha: 0.75 }
      : { path, fill: print, clip, alpha: 0.75 },
  ];
}

const HEART = [0, 0, 5, 2, -12, -3, -5, -11, 0, -4, 2, 5, -11, 12, -3, 0, 5, 3];
const STAR = [
  0, 0, -7, 1, 2, -2, 1, 7, -2, 1, 3, 1, 1, 4, 6, 1, 0, 3, 1, -4, 6, 1, -3, 1, 1, -7, -2, 1, -2, -2,
  3,
];

function stampAt(path: Path, x: number, y: number): number[] {
  const made: number[] = [];
  for (let index = 0; index < path.length;) {
    const kind = path[index] ?? 3;
    const length = [2, 2, 6, 0][kind] ?? 0;
    made.push(kind);
    for (let at = 1; at <= length; at += 2) {
      made.push((path[index + at] ?? 0) + x, (path[index + at + 1] ?? 0) + y);
    }
    index += length + 1;
  }
  return made;
}

/**
 * Line width (0: filled) and the outline of a print over an area, on a grid that starts at 0, 0.
 */
function motif(pattern: Pattern, { left, top, right, bottom }: Bounds): readonly [number, Path] {
  const made: number[] = [];
  const rows = (step: number, see: (y: number, row: number) => void): void => {
    for (let row = Math.floor(top / step); row * step <= bottom; row += 1) see(row * step, row);
  };
  const columns = (step: number, see: (x: number, column: number) => void): void => {
    for (let column = Math.floor(left / step); column * step <= right; column += 1)
      see(column * step, column);
  };
  const scatter = (step: number, see: (x: number, y: number) => readonly number[]): void =>
    rows(step, (y, row) =>
      columns(step, (x) => made.push(...see(x + (row % 2 === 0 ? 0 : step / 2), y))),
    );
  const across = (step: number): void => rows(step, (y) => made.push(0, left, y, 1, right, y));
  const downward = (step: number): void => columns(step, (x) => made.push(0, x, top, 1, x, bottom));
  switch (pattern) {
    case 'stripes':
      across(17);
      return [7, made];
    case 'pinstripes':
      downward(9);
      return [2, made];
    case 'checks':
      across(18);
      downward(18);
      return [6, made];
    case 'zigzag':
      rows(18, (y) => {
        made.push(0, left - 9, y);
        for (let x = left - 9, up = 1; x < right + 9; x += 9, up = -up)
          made.push(1, x + 9, y + up * 6);
      });
      return [5, made];
    case 'dots':
      scatter(17, (x, y) => ellipse(x, y, 4, 4));
      return [0, made];
    case 'hearts':
      scatter(24, (x, y) => stampAt(HEART, x, y));
      return [0, made];
    case 'stars':
      scatter(24, (x, y) => stampAt(STAR, x, y));
      return [0, made];
    default:
      scatter(26, (x, y) => PETALS.flatMap(([dx, dy]) => ellipse(x + dx, y + dy, 3.8, 3.8)));
      return [0, made];
  }
}

/** Five petals around a center. */
const PETALS: readonly (readonly [number, number])[] = [
  [0, -5],
  [4.8, -1.5],
  [2.9, 4],
  [-2.9, 4],
  [-4.8, -1.5],
];

/** A line without a fill. */
export function drawn(path: Path, line: number, color: string = PALETTE.ink, alpha = 1): Mark {
  return { path, line, color, alpha };
}
