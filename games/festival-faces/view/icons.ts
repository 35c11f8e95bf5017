import * as draw from '@playgrove/kit/draw';
import type { Tool } from '../rules/stroke.ts';

type C = CanvasRenderingContext2D;

/** A tool about 0, 0, some 36 units tall, with its paint on it. */
export function paintTool(c: C, tool: Tool | 'stencil', color: string): void {
  if (tool === 'brush') brush(c, color);
  else if (tool === 'sponge') sponge(c, color);
  else if (tool === 'gel') gel(c);
  else if (tool === 'pour') shaker(c, color);
  else if (tool === 'stencil') sheet(c, color);
  else cloth(c);
}

function inked(c: C, fill: string, trace: (c: C) => void, width = 2.6): void {
  draw.fillPath(c, fill, trace);
  draw.rim(c, draw.PALETTE.ink, width, trace);
}

function brush(c: C, color: string): void {
  draw.transformed(c, { rotate: 0.6 }, () => {
    inked(c, '#d98a3c', (path) => path.roundRect(-3.2, -1, 6.4, 21, 3));
    draw.fillPath(c, '#ffffff66', (path) => path.roundRect(-1.8, 2, 1.8, 14, 1));
    inked(c, '#c9cede', (path) => path.roundRect(-4.6, -6, 9.2, 7, 2));
    inked(c, color, (path) => {
      path.moveTo(-4.6, -6);
      path.bezierCurveTo(-8, -13, -2, -16, 0, -21);
      path.bezierCurveTo(3, -15, 8, -13, 4.6, -6);
      path.closePath();
    });
    draw.fillPath(c, '#ffffff80', (path) => path.ellipse(-1.8, -11, 1.2, 3, 0.2, 0, 7));
  });
}

function sponge(c: C, color: string): void {
  inked(c, '#ffcf5a', (path) => path.roundRect(-16, -13, 32, 25, 9));
  draw.fillPath(c, color, (path) => path.roundRect(-14.6, 1, 29.2, 9.6, 6));
  draw.rim(c, draw.PALETTE.ink, 2.6, (path) => path.roundRect(-16, -13, 32, 25, 9));
  for (const [x, y, r] of [
    [-9, -6, 2.4],
    [-1, -8, 1.6],
    [7, -5, 2.6],
    [2, -2, 1.5],
    [11, -9, 1.4],
  ] as const) {
    draw.fillPath(c, '#e09a2c', (path) => path.arc(x, y, r, 0, 7));
  }
}

function gel(c: C): void {
  inked(c, '#e9fbff', (path) => path.roundRect(-9, -7, 18, 24, 5));
  draw.fillPath(c, '#8fe0ff', (path) => path.roundRect(-7, 2, 14, 13, 3));
  inked(c, '#ff7ab8', (path) => path.roundRect(-6, -17, 12, 10, 3));
  draw.fillPath(c, '#ffffffcc', (path) => path.roundRect(-5.5, -3, 2.6, 14, 1.3));
  for (const [x, y] of [
    [1, 6],
    [4, 10],
    [0, 12],
  ] as const) {
    draw.fillPath(c, '#ffffff', (path) => path.arc(x, y, 1.4, 0, 7));
  }
}

function shaker(c: C, color: string): void {
  draw.transformed(c, { y: -3, rotate: 0.5 }, () => {
    inked(c, color, (path) => path.roundRect(-9, -8, 18, 20, 4));
    draw.fillPath(c, '#ffffff80', (path) => path.roundRect(-6, -5, 3, 14, 1.5));
    inked(c, '#c9cede', (path) => path.roundRect(-10, 10, 20, 7, 3));
  });
  for (const [x, y, r] of [
    [-13, 12, 3],
    [-6, 17, 2.4],
    [-15, 19, 2],
  ] as const) {
    spark(c, x, y, r, draw.mix(color, '#ffffff', 0.3));
  }
}

export function spark(c: C, x: number, y: number, r: number, color: string): void {
  draw.fillPath(c, color, (path) => draw.traceStar(path, x, y, r, 4, 0.4 * Math.SQRT2));
}

function sheet(c: C, color: string): void {
  inked(c, '#cfefff', (path) => path.roundRect(-16, -15, 32, 30, 5));
  inked(c, color, (path) => draw.traceStar(path, 0, 1, 11, 5, 5 / 11), 2);
}

function cloth(c: C): void {
  const edge = 'M-15-9Q-6-16 1-11Q9-15 15-7Q11 2 16 10Q6 16-1 11Q-10 17-16 8Q-11 0-15-9';
  draw.drawPath(c, edge, { fill: '#ffffff', rim: draw.PALETTE.ink, width: 2.6 });
  draw.drawPath(c, 'M-8-6Q-2 0-6 8M4-7Q1 1 7 6', { line: '#b9a8dd', width: 2 });
}

/** A pot of paint about 0, 0: a wooden well, glossy paint, a swirl of the brush. */
export function paintPot(c: C, r: number, color: string): void {
  draw.fillPath(c, draw.fade(draw.PALETTE.ink, 0.3), (path) =>
    path.ellipse(0, r * 0.16, r, r, 0, 0, 7),
  );
  draw.fillPath(c, draw.PALETTE.ink, (path) => path.arc(0, 0, r, 0, 7));
  draw.fillPath(c, '#fff4dc', (path) => path.arc(0, 0, r - 2.4, 0, 7));
  draw.fillPath(c, draw.shade(color, 0.3), (path) => path.arc(0, 0, r * 0.78, 0, 7));
  draw.fillPath(c, color, (path) => path.arc(0, r * 0.05, r * 0.72, 0, 7));
  draw.rim(c, draw.tint(color, 0.35), r * 0.09, (path) => path.arc(0, 0, r * 0.44, 0.4, 3.6));
  draw.rim(c, draw.shade(color, 0.16), r * 0.08, (path) =>
    path.arc(r * 0.04, r * 0.06, r * 0.22, 3.4, 6.6),
  );
  draw.fillPath(c, '#ffffffb0', (path) =>
    path.ellipse(-r * 0.3, -r * 0.4, r * 0.2, r * 0.1, -0.6, 0, 7),
  );
}

/** Two halves of a face with a dashed line between, for the mirror. */
export function paintMirror(c: C, on: boolean): void {
  for (const side of [-1, 1]) {
    draw.fillPath(c, on || side < 0 ? '#ff7ab8' : '#d9cdf0', (path) => {
      path.moveTo(side * 4, -11);
      path.quadraticCurveTo(side * 18, -14, side * 16, 0);
      path.quadraticCurveTo(side * 15, 12, side * 4, 11);
      path.closePath();
    });
    draw.rim(c, draw.PALETTE.ink, 2.2);
  }
  c.setLineDash([3, 4]);
  draw.drawPath(c, 'M0-15V16', { line: draw.PALETTE.ink, width: 2 });
  c.setLineDash([]);
}
