import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Motion } from '../rules/pictures.ts';
import { INK_COLOR, INKS } from './colors.ts';

/** How fine a drawing's cells are at least, across. */
const FINEST = 280;
const PAPER = '.';

/** A finished picture as outlines, in cells; its middle is at 0, 0. */
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly colors: readonly (readonly [color: string, path: Path2D])[];
  readonly all: Path2D;
};

const drawings = new Map<string, Drawing>();
const MAX = 6;

/** The drawing behind a picture: its cells with their corners cut. */
export function drawingOf(letters: string, columns: number): Drawing {
  const known = drawings.get(letters);
  if (known) return known;
  if (drawings.size >= MAX) drawings.clear();
  const made = trace(letters, columns);
  drawings.set(letters, made);
  return made;
}

type Cells = { readonly letters: readonly string[]; readonly width: number };

/** One cell of paper around the picture, so that its edge is cut like the rest. */
function framed(letters: string, columns: number): Cells {
  const rows = letters.length / columns;
  const width = columns + 2;
  const cells = Array.from({ length: width * (rows + 2) }, () => PAPER);
  [...letters].forEach((letter, cell) => {
    const at = (Math.floor(cell / columns) + 1) * width + (cell % columns) + 1;
    cells[at] = letter.toUpperCase();
  });
  return { letters: cells, width };
}

/**
 * Each cell becomes four. A quarter takes the color of its two neighbors if they agree and the
 * others do not: stairs become slopes, straight edges stay.
 */
export function halved({ letters, width }: Cells): Cells {
  const height = letters.length / width;
  const at = (x: number, y: number): string =>
    x < 0 || y < 0 || x >= width || y >= height ? PAPER : (letters[y * width + x] ?? PAPER);
  const fine: string[] = Array.from({ length: letters.length * 4 }, () => PAPER);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const own = at(x, y);
      const [up, right, under, left] = [at(x, y - 1), at(x + 1, y), at(x, y + 1), at(x - 1, y)];
      const corner = (one: string, two: string, far: string, away: string): string =>
        one === two && one !== away && two !== far ? one : own;
      const from = y * 4 * width + x * 2;
      fine[from] = corner(left, up, right, under);
      fine[from + 1] = corner(up, right, under, left);
      fine[from + width * 2] = corner(under, left, up, right);
      fine[from + width * 2 + 1] = corner(right, under, left, up);
    }
  }
  return { letters: fine, width: width * 2 };
}

/** Runs overlap a little, so that no seams show. */
const OVERLAP = 0.04;

function trace(letters: string, columns: number): Drawing {
  let cells = framed(letters, columns);
  let fine = 1;
  for (; cells.width < FINEST; fine *= 2) cells = halved(cells);
  const width = cells.width / fine;
  const height = cells.letters.length / cells.width / fine;
  const paths = new Map<string, Path2D>();
  const all = new Path2D();
  for (let from = 0; from < cells.letters.length;) {
    const letter = cells.letters[from] ?? PAPER;
    const end = (Math.floor(from / cells.width) + 1) * cells.width;
    let until = from + 1;
    while (until < end && cells.letters[until] === letter) until += 1;
    if (letter !== PAPER) {
      const path = paths.get(letter) ?? new Path2D();
      paths.set(letter, path);
      const x = (from % cells.width) / fine - width / 2;
      const y = Math.floor(from / cells.width) / fine - height / 2;
      const length = (until - from) / fine;
      for (const one of [path, all]) one.rect(x, y, length + OVERLAP, 1 / fine + OVERLAP);
    }
    from = until;
  }
  const colors = [...paths].map(([letter, path]) => [INKS[letter] ?? INK_COLOR, path] as const);
  return { width, height, colors, all };
}

/** Paints a drawing around 0, 0: an ink line around it, flat inks, and light from above. */
export function paintDrawing(c: Context, drawing: Drawing, cell: number): void {
  draw.place(
    c,
    0,
    0,
    () => {
      c.strokeStyle = INK_COLOR;
      c.lineWidth = 0.42;
      c.lineJoin = 'round';
      c.stroke(drawing.all);
      for (const [color, path] of drawing.colors) {
        c.fillStyle = color;
        c.fill(path);
      }
      c.save();
      c.clip(drawing.all);
      const { width, height } = drawing;
      c.fillStyle = draw.down(c, -height / 2, height / 2, '#ffffff38', '#ffffff00', '#3a167326');
      c.fillRect(-width / 2, -height / 2, width, height);
      const light = draw.radial(
        c,
        -width * 0.22,
        -height * 0.3,
        width * 0.5,
        '#ffffff4d',
        '#ffffff00',
      );
      c.fillStyle = light;
      c.fillRect(-width / 2, -height / 2, width, height);
      c.restore();
    },
    0,
    cell,
  );
}

export type Pose = {
  readonly x: number;
  readonly y: number;
  readonly rotate: number;
  readonly scaleX: number;
  readonly scaleY: number;
};

const STILL: Pose = { x: 0, y: 0, rotate: 0, scaleX: 1, scaleY: 1 };

/** How a finished picture of a size moves at a time. */
export function poseOf(motion: Motion, time: number, size: number): Pose {
  const wave = Math.sin(time * 3.2);
  if (motion === 'sway') return { ...STILL, rotate: wave * 0.055 };
  if (motion === 'bob')
    return { ...STILL, y: wave * size * 0.022, rotate: Math.sin(time * 1.7) * 0.03 };
  if (motion === 'swim')
    return {
      ...STILL,
      x: Math.sin(time * 1.6) * size * 0.03,
      y: wave * size * 0.014,
      rotate: wave * 0.025,
    };
  if (motion === 'flicker')
    return {
      ...STILL,
      scaleX: 1 + Math.sin(time * 9) * 0.012,
      scaleY: 1 + Math.sin(time * 7.3) * 0.018,
    };
  if (motion === 'hop') {
    const up = Math.max(0, Math.sin(time * 4.4));
    const squash = Math.max(0, -Math.sin(time * 4.4)) * 0.045;
    return { x: 0, y: -up * size * 0.05, rotate: 0, scaleX: 1 + squash, scaleY: 1 - squash };
  }
  return STILL;
}
