import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { hexOf } from '../rules/colors.ts';
import { outlineOf } from '../rules/motifs.ts';
import { COPIES, type Copy } from '../rules/raster.ts';
import { MOTIFS, RADII, SIDE, WIDTHS, type Mark, type Mirror, type Motif } from '../rules/state.ts';

const outlines = new Map<Motif, draw.Outline>(
  MOTIFS.map((motif) => [
    motif,
    new draw.Outline((path) => {
      const points = outlineOf(motif);
      path.moveTo(points[0] ?? 0, points[1] ?? 0);
      for (let at = 2; at < points.length; at += 2)
        path.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
      path.closePath();
    }),
  ]),
);

/** Small lines on a motif: arcs as x, y, radius, from, to; lines as x, y, x, y. */
const DETAILS: Readonly<
  Partial<Record<Motif, { readonly arcs?: readonly number[]; readonly lines?: readonly number[] }>>
> = {
  daisy: { arcs: [0, 0, 0.2, 0, 6.3] },
  leaf: { lines: [-0.6, 0.6, 0.5, -0.5, -0.1, 0.1, 0.26, 0.1, -0.1, 0.1, -0.1, -0.26] },
  heart: { arcs: [-0.42, -0.34, 0.26, 3.2, 4.7] },
  star: { arcs: [0, 0, 0.16, 0, 6.3] },
  moon: { arcs: [-0.5, 0.1, 0.09, 0, 6.3, -0.28, -0.55, 0.07, 0, 6.3] },
  drop: { arcs: [0, 0.3, 0.26, 0, 6.3] },
  lemon: { arcs: [0, 0, 0.42, 3.5, 4.6] },
  fish: { arcs: [-0.62, -0.12, 0.09, 0, 6.3, -0.5, 0, 0.34, -0.9, 0.9] },
  butterfly: {
    lines: [0, -0.24, 0, 0.3],
    arcs: [-0.4, -0.42, 0.13, 0, 6.3, 0.4, -0.42, 0.13, 0, 6.3],
  },
  diamond: { lines: [-0.32, 0, 0, -0.46, 0, -0.46, 0.32, 0, 0.32, 0, 0, 0.46, 0, 0.46, -0.32, 0] },
  shell: { lines: [0, 0.5, -0.5, -0.16, 0, 0.5, 0, -0.3, 0, 0.5, 0.5, -0.16] },
};

/** A motif of radius 1 around 0, 0. */
export function paintMotif(c: Context, motif: Motif, color: string): void {
  outlines.get(motif)?.fill(c, color);
  const { arcs = [], lines = [] } = DETAILS[motif] ?? {};
  c.beginPath();
  for (let at = 0; at < arcs.length; at += 5) {
    const [x = 0, y = 0, r = 0, from = 0, to = 0] = arcs.slice(at, at + 5);
    c.moveTo(x + Math.cos(from) * r, y + Math.sin(from) * r);
    c.arc(x, y, r, from, to);
  }
  for (let at = 0; at < lines.length; at += 4) {
    c.moveTo(lines[at] ?? 0, lines[at + 1] ?? 0);
    c.lineTo(lines[at + 2] ?? 0, lines[at + 3] ?? 0);
  }
  c.strokeStyle = detailOf(color);
  c.lineWidth = 0.09;
  c.lineCap = 'round';
  c.stroke();
}

/** Details stay close to the ink, so that they do not change how bold a print looks. */
const detailOf = (color: string): string => draw.mix(color, '#ffffff', 0.34);

const OFFSETS = [-SIDE, 0, SIDE];

/** Prints a mark with all of its copies, across the edges of the tile, in tile units. */
export function paintMark(c: Context, mark: Mark, inks: readonly number[], mirror: Mirror): void {
  const color = hexOf(inks[mark.ink] ?? 0);
  for (const copy of COPIES[mirror]) {
    if (mark.tool === 'brush') strokeCopy(c, mark, color, copy);
    else stampCopy(c, mark.tool, mark, color, copy);
  }
}

function stampCopy(c: Context, motif: Motif, mark: Mark, color: string, copy: Copy): void {
  const [a, b, d, e, f, g] = copy;
  const radius = RADII[mark.size] ?? RADII[1];
  const [px = 0, py = 0] = mark.points;
  const x = a * px + b * py + f;
  const y = d * px + e * py + g;
  for (const dx of OFFSETS) {
    if (x + dx < -radius || x + dx > SIDE + radius) continue;
    for (const dy of OFFSETS) {
      if (y + dy < -radius || y + dy > SIDE + radius) continue;
      c.save();
      c.translate(x + dx, y + dy);
      c.transform(a * radius, d * radius, b * radius, e * radius, 0, 0);
      paintMotif(c, motif, color);
      c.restore();
    }
  }
}

function strokeCopy(c: Context, { size, points }: Mark, color: string, copy: Copy): void {
  const [a, b, d, e, f, g] = copy;
  const half = WIDTHS[size] ?? WIDTHS[1];
  c.beginPath();
  for (const dx of OFFSETS)
    for (const dy of OFFSETS)
      for (let at = 0; at < points.length; at += 2) {
        const px = points[at] ?? 0;
        const py = points[at + 1] ?? 0;
        const x = a * px + b * py + f + dx;
        const y = d * px + e * py + g + dy;
        if (at === 0) c.moveTo(x, y);
        c.lineTo(x + (points.length === 2 ? 0.1 : 0), y);
      }
  c.strokeStyle = color;
  c.lineWidth = half * 2;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.stroke();
}
