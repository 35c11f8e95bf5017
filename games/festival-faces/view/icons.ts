import * as draw from '@playgrove/kit/draw';
import type { Tool } from '../rules/stroke.ts';

type C = CanvasRenderingContext2D;

const bar = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Filled with the paint at hand. */
const PAINT = '';

/** From back to front: outline, color, and the width of its ink. */
const TOOLS: Readonly<
  Record<Tool | 'stencil', readonly (readonly [d: string, fill: string, ink?: number])[]>
> = {
  brush: [
    [bar(-3.2, -1, 6.4, 21, 3), '#d98a3c', 2.6],
    [bar(-1.8, 2, 1.8, 14, 0.9), '#ffffff66'],
    [bar(-4.6, -6, 9.2, 7, 2), '#c9cede', 2.6],
    ['M-4.6 -6C-8 -13 -2 -16 0 -21C3 -15 8 -13 4.6 -6Z', PAINT, 2.6],
    [bar(-3, -14, 2.4, 6, 1.2), '#ffffff80'],
  ],
  sponge: [
    [bar(-16, -13, 32, 25, 9), '#ffcf5a', 2.6],
    [bar(-14.6, 1, 29.2, 9.6, 4.8), PAINT],
    [dot(-9, -6, 2.4) + dot(-1, -8, 1.6) + dot(7, -5, 2.6) + dot(11, -9, 1.4), '#e09a2c'],
  ],
  gel: [
    [bar(-9, -7, 18, 24, 5), '#e9fbff', 2.6],
    [bar(-7, 2, 14, 13, 3), '#8fe0ff'],
    [bar(-6, -17, 12, 10, 3), '#ff7ab8', 2.6],
    [bar(-5.5, -3, 2.6, 14, 1.3), '#ffffffcc'],
    [dot(1, 6, 1.4) + dot(4, 10, 1.4) + dot(0, 12, 1.4), '#ffffff'],
  ],
  pour: [
    [bar(-9, -12, 18, 20, 4), PAINT, 2.6],
    [bar(-6, -9, 3, 14, 1.5), '#ffffff80'],
    [bar(-10, 6, 20, 7, 3), '#c9cede', 2.6],
    ['M-4 15l1 3l3 1l-3 1l-1 3l-1 -3l-3 -1l3 -1ZM5 17l1 2l2 1l-2 1l-1 2l-1 -2l-2 -1l2 -1Z', PAINT],
  ],
  wipe: [
    [
      'M-15 -9Q-6 -16 1 -11Q9 -15 15 -7Q11 2 16 10Q6 16 -1 11Q-10 17 -16 8Q-11 0 -15 -9Z',
      '#ffffff',
      2.6,
    ],
    ['M-8 -6Q-1 0 -6 8Q-3 0 -8 -6ZM4 -7Q2 1 7 6Q0 1 4 -7Z', '#b9a8dd', 1],
  ],
  stencil: [
    [bar(-16, -15, 32, 30, 5), '#cfefff', 2.6],
    ['M0 -10L2.9 -3L10.5 -2.4L4.8 2.5L6.5 9.9L0 6L-6.5 9.9L-4.8 2.5L-10.5 -2.4L-2.9 -3Z', PAINT, 2],
  ],
};
const TILT: Readonly<Partial<Record<Tool | 'stencil', number>>> = { brush: 0.6, pour: 0.5 };

/** A tool about 0, 0, some 36 units tall, with its paint on it. */
export function paintTool(c: C, tool: Tool | 'stencil', color: string): void {
  draw.transformed(c, { rotate: TILT[tool] ?? 0 }, () => {
    for (const [d, fill, width] of TOOLS[tool])
      draw.drawPath(c, d, {
        fill: fill || color,
        ...(width !== undefined && { rim: draw.PALETTE.ink, width }),
      });
  });
}

/** A pot of paint about 0, 0: a wooden well, glossy paint, a swirl of the brush. */
export function paintPot(c: C, r: number, color: string): void {
  draw.blob(c, 0, r * 0.16, r, r, draw.fade(draw.PALETTE.ink, 0.3));
  draw.disc(c, 0, 0, r, draw.PALETTE.ink);
  draw.disc(c, 0, 0, r - 2.4, '#fff4dc');
  draw.disc(c, 0, 0, r * 0.78, draw.shade(color, 0.3));
  draw.disc(c, 0, r * 0.05, r * 0.72, color);
  draw.rim(c, draw.tint(color, 0.35), r * 0.09, (path) => path.arc(0, 0, r * 0.44, 0.4, 3.6));
  draw.rim(c, draw.shade(color, 0.16), r * 0.08, (path) => path.arc(0, 0, r * 0.22, 3.4, 6.6));
  draw.blob(c, -r * 0.3, -r * 0.4, r * 0.2, r * 0.1, '#ffffffb0', -0.6);
}

/** A saucer with the paint at hand and a stick to stir it. */
export function paintDish(c: C, r: number, color: string): void {
  draw.blob(c, 0, r * 0.1, r, r * 0.86, draw.PALETTE.ink);
  draw.blob(c, 0, r * 0.06, r - 2.6, r * 0.86 - 2.6, '#ffffff');
  draw.blob(c, 0, r * 0.1, r * 0.66, r * 0.54, color);
  draw.rim(c, draw.tint(color, 0.4), r * 0.1, (path) =>
    path.ellipse(0, r * 0.1, r * 0.36, r * 0.28, 0, 0.6, 5),
  );
  const stick = [r * 0.14, r * 0.04, r * 0.74, -r * 0.82];
  draw.line(c, stick, r * 0.34, draw.PALETTE.ink);
  draw.line(c, stick, r * 0.18, '#d98a3c');
}

const HALF = 'M4 -11Q18 -14 16 0Q15 12 4 11Z';

/** Two halves of a face with a dashed line between, for the mirror. */
export function paintMirror(c: C, on: boolean): void {
  const half = { rim: draw.PALETTE.ink, width: 2.2 };
  draw.transformed(c, { scaleX: -1 }, () => draw.drawPath(c, HALF, { ...half, fill: '#ff7ab8' }));
  draw.drawPath(c, HALF, { ...half, fill: on ? '#ff7ab8' : '#d9cdf0' });
  draw.drawPath(c, 'M0 -15v4M0 -8v4M0 -1v4M0 6v4M0 13v3', { line: draw.PALETTE.ink, width: 2 });
}
