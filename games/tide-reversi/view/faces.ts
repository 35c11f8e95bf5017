import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

/** How one looks: where to (−1 to 1), how it feels, and seconds for breathing. */
export type Pose = {
  readonly x: number;
  readonly y: number;
  readonly mood: 'calm' | 'glad' | 'sad';
  readonly time: number;
  readonly blink: boolean;
  /** 0 to 1: just poked. */
  readonly poked: number;
};

export const INK = draw.PALETTE.ink;
export const LINE = 0.05;

export type Paint = (c: Context, pose: Pose) => void;

/** Fills and outlines in ink. */
export function solid(
  c: Context,
  paint: string | CanvasGradient,
  trace: (path: Context) => void,
): void {
  draw.fillPath(c, paint, trace);
  draw.rim(c, INK, LINE);
}

export function eyes(c: Context, pose: Pose, apart: number, y: number, r: number): void {
  for (const side of [-1, 1]) {
    const x = side * apart;
    draw.disc(c, x, y, r + LINE * 0.7, INK);
    draw.disc(c, x, y, r, draw.PALETTE.white);
    if (pose.blink) {
      draw.disc(c, x, y, r, '#ffd9c8');
      draw.rim(c, INK, LINE, (path) => path.arc(x, y - r * 0.2, r * 0.7, 0.3, Math.PI - 0.3));
      continue;
    }
    const [px, py] = [x + pose.x * r * 0.42, y + pose.y * r * 0.42];
    draw.disc(c, px, py, r * 0.56, INK);
    draw.disc(c, px - r * 0.2, py - r * 0.22, r * 0.2, draw.PALETTE.white);
  }
}

export function mouth(c: Context, { mood }: Pose, y: number, size: number): void {
  if (mood === 'glad') {
    draw.fillPath(c, '#8a1f3d', (path) => {
      path.moveTo(-size, y);
      path.quadraticCurveTo(0, y + size * 1.9, size, y);
      path.closePath();
    });
    draw.rim(c, INK, LINE);
    return;
  }
  draw.rim(c, INK, LINE * 1.1, (path) => {
    const bend = mood === 'sad' ? -size * 0.8 : size * 0.7;
    path.moveTo(-size, y - (mood === 'sad' ? -size * 0.3 : 0));
    path.quadraticCurveTo(0, y + bend, size, y - (mood === 'sad' ? -size * 0.3 : 0));
  });
}
