import { PALETTE } from '@playgrove/kit/logic/color';
import type { Mark } from './mark.ts';
import { boundsOf, trace, type Tracer } from './path.ts';

/** The drawing part of a canvas context. */
export interface Paper extends Tracer {
  save(): void;
  restore(): void;
  beginPath(): void;
  clip(): void;
  fill(): void;
  stroke(): void;
  createLinearGradient(
    x1: number,
    y1: number,
    x2: number,
    y2: number,
  ): { addColorStop(at: number, color: string): void };
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineJoin: string;
  lineCap: string;
  globalAlpha: number;
}

/** Draws marks on a canvas, in order. Leaves all other settings alone. */
export function paint(c: Paper, marks: readonly Mark[]): void {
  c.save();
  c.lineJoin = 'round';
  c.lineCap = 'round';
  for (const mark of marks) {
    const { clip, alpha = 1 } = mark;
    if (!clip && alpha === 1) {
      put(c, mark);
      continue;
    }
    c.save();
    if (clip) {
      c.beginPath();
      trace(c, clip);
      c.clip();
    }
    c.globalAlpha *= alpha;
    put(c, mark);
    c.restore();
  }
  c.restore();
}

function put(c: Paper, { path, fill, span, line = 0, color = PALETTE.ink }: Mark): void {
  c.beginPath();
  trace(c, path);
  if (fill !== undefined) {
    if (typeof fill === 'string') c.fillStyle = fill;
    else {
      const { left, top, right, bottom } = span ?? boundsOf([path]);
      const across = (right - left) * 0.3;
      const gradient = c.createLinearGradient(left + across, top, right - across, bottom);
      fill.forEach((stop, index) => gradient.addColorStop(index / 2, stop));
      c.fillStyle = gradient;
    }
    c.fill();
  }
  if (line > 0) {
    c.strokeStyle = color;
    c.lineWidth = line;
    c.stroke();
  }
}
