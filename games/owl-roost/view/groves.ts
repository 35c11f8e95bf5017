import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

/** A grove's color and the pattern that tells it without color. */
export type Grove = {
  readonly color: string;
  readonly pattern: (c: Context, side: number) => void;
};

const INK = '#1d1440';

/** Paints in a cell of side 1 about its middle, scaled. */
function marks(paint: (c: Context) => void): Grove['pattern'] {
  return (c, side) => {
    c.save();
    c.scale(side, side);
    paint(c);
    c.restore();
  };
}

function stroke(c: Context, ...points: readonly number[]): void {
  const list = [];
  for (let at = 0; at < points.length; at += 2) {
    list.push({ x: points[at] ?? 0, y: points[at + 1] ?? 0 });
  }
  draw.line(c, list, 0.045, draw.fade(INK, 0.3));
}

const each = (paint: (x: number, y: number) => void, step = 0.25): void => {
  for (let x = -0.5 + step / 2; x < 0.5; x += step) {
    for (let y = -0.5 + step / 2; y < 0.5; y += step) paint(x, y);
  }
};

/** Ten groves: hues apart, and a pattern for each. */
export const GROVES: readonly Grove[] = [
  {
    color: '#6fc46a',
    pattern: marks((c) => each((x, y) => draw.disc(c, x, y, 0.045, draw.fade(INK, 0.3)))),
  },
  {
    color: '#6aa8f0',
    pattern: marks((c) => {
      for (const y of [-0.3, 0, 0.3])
        stroke(c, -0.5, y, -0.25, y - 0.09, 0, y, 0.25, y + 0.09, 0.5, y);
    }),
  },
  {
    color: '#f58fb4',
    pattern: marks((c) => {
      for (const at of [-0.5, 0, 0.5]) stroke(c, at - 0.25, 0.5, at + 0.25, -0.5);
    }),
  },
  {
    color: '#f7b955',
    pattern: marks((c) => {
      for (const y of [-0.26, 0.1, 0.46])
        stroke(c, -0.5, y, -0.25, y - 0.2, 0, y, 0.25, y - 0.2, 0.5, y);
    }),
  },
  {
    color: '#b48cf2',
    pattern: marks((c) =>
      each((x, y) => {
        stroke(c, x - 0.07, y, x + 0.07, y);
        stroke(c, x, y - 0.07, x, y + 0.07);
      }, 1 / 3),
    ),
  },
  {
    color: '#4fcfc0',
    pattern: marks((c) => {
      for (const y of [-0.375, -0.125, 0.125, 0.375]) stroke(c, -0.5, y, 0.5, y);
    }),
  },
  {
    color: '#e8795a',
    pattern: marks((c) => {
      for (const y of [-0.25, 0.25]) stroke(c, -0.5, y, 0.5, y);
      stroke(c, 0, -0.25, 0, 0.25);
      for (const x of [-0.25, 0.25]) {
        stroke(c, x, -0.5, x, -0.25);
        stroke(c, x, 0.25, x, 0.5);
      }
    }),
  },
  {
    color: '#efe3b6',
    pattern: marks((c) =>
      each(
        (x, y) =>
          stroke(c, x - 0.07, y + 0.06, x, y - 0.08, x + 0.07, y + 0.06, x - 0.07, y + 0.06),
        1 / 3,
      ),
    ),
  },
  {
    color: '#93a3b8',
    pattern: marks((c) => {
      for (const x of [-0.375, -0.125, 0.125, 0.375]) stroke(c, x, -0.5, x, 0.5);
    }),
  },
  {
    color: '#c6dc4e',
    pattern: marks((c) =>
      each(
        (x, y) => draw.rim(c, draw.fade(INK, 0.3), 0.045, (path) => path.arc(x, y, 0.1, 0, 7)),
        0.5,
      ),
    ),
  },
];

export const groveOf = (grove: number): Grove =>
  GROVES[grove % GROVES.length] ?? (GROVES[0] as Grove);

/** The color of the ground where a grove is in an owl's gaze. */
export const dimmed = (grove: number): string => draw.shade(groveOf(grove).color, 0.46);
