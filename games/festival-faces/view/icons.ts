import { fade, fillPath, mix, PALETTE, place, rim, shade, tint } from '@playgrove/kit/stage';
import type { Tool } from '../rules/stroke.ts';

type C = CanvasRenderingContext2D;

/** A tool about 0, 0, some 36 units tall, with its paint on it. */
export function paintTool(c: C, tool: Tool | 'stencil', colour: string): void {
  if (tool === 'brush') brush(c, colour);
  else if (tool === 'sponge') sponge(c, colour);
  else if (tool === 'gel') gel(c);
  else if (tool === 'pour') shaker(c, colour);
  else if (tool === 'stencil') sheet(c, colour);
  else cloth(c);
}

function inked(c: C, fill: string, trace: (c: C) => void, width = 2.6): void {
  fillPath(c, fill, trace);
  rim(c, PALETTE.ink, width, trace);
}

function brush(c: C, colour: string): void {
  place(
    c,
    0,
    0,
    () => {
      inked(c, '#d98a3c', (path) => path.roundRect(-3.2, -1, 6.4, 21, 3));
      fillPath(c, '#ffffff66', (path) => path.roundRect(-1.8, 2, 1.8, 14, 1));
      inked(c, '#c9cede', (path) => path.roundRect(-4.6, -6, 9.2, 7, 2));
      inked(c, colour, (path) => {
        path.moveTo(-4.6, -6);
        path.bezierCurveTo(-8, -13, -2, -16, 0, -21);
        path.bezierCurveTo(3, -15, 8, -13, 4.6, -6);
        path.closePath();
      });
      fillPath(c, '#ffffff80', (path) => path.ellipse(-1.8, -11, 1.2, 3, 0.2, 0, 7));
    },
    0.6,
  );
}

function sponge(c: C, colour: string): void {
  inked(c, '#ffcf5a', (path) => path.roundRect(-16, -13, 32, 25, 9));
  fillPath(c, colour, (path) => path.roundRect(-14.6, 1, 29.2, 9.6, 6));
  rim(c, PALETTE.ink, 2.6, (path) => path.roundRect(-16, -13, 32, 25, 9));
  for (const [x, y, r] of [
    [-9, -6, 2.4],
    [-1, -8, 1.6],
    [7, -5, 2.6],
    [2, -2, 1.5],
    [11, -9, 1.4],
  ] as const) {
    fillPath(c, '#e09a2c', (path) => path.arc(x, y, r, 0, 7));
  }
}

function gel(c: C): void {
  inked(c, '#e9fbff', (path) => path.roundRect(-9, -7, 18, 24, 5));
  fillPath(c, '#8fe0ff', (path) => path.roundRect(-7, 2, 14, 13, 3));
  inked(c, '#ff7ab8', (path) => path.roundRect(-6, -17, 12, 10, 3));
  fillPath(c, '#ffffffcc', (path) => path.roundRect(-5.5, -3, 2.6, 14, 1.3));
  for (const [x, y] of [
    [1, 6],
    [4, 10],
    [0, 12],
  ] as const) {
    fillPath(c, '#ffffff', (path) => path.arc(x, y, 1.4, 0, 7));
  }
}

function shaker(c: C, colour: string): void {
  place(
    c,
    0,
    -3,
    () => {
      inked(c, colour, (path) => path.roundRect(-9, -8, 18, 20, 4));
      fillPath(c, '#ffffff80', (path) => path.roundRect(-6, -5, 3, 14, 1.5));
      inked(c, '#c9cede', (path) => path.roundRect(-10, 10, 20, 7, 3));
    },
    0.5,
  );
  for (const [x, y, r] of [
    [-13, 12, 3],
    [-6, 17, 2.4],
    [-15, 19, 2],
  ] as const) {
    spark(c, x, y, r, mix(colour, '#ffffff', 0.3));
  }
}

export function spark(c: C, x: number, y: number, r: number, colour: string): void {
  fillPath(c, colour, (path) => {
    path.moveTo(x, y - r);
    path.lineTo(x + r * 0.4, y - r * 0.4);
    path.lineTo(x + r, y);
    path.lineTo(x + r * 0.4, y + r * 0.4);
    path.lineTo(x, y + r);
    path.lineTo(x - r * 0.4, y + r * 0.4);
    path.lineTo(x - r, y);
    path.lineTo(x - r * 0.4, y - r * 0.4);
  });
}

function sheet(c: C, colour: string): void {
  inked(c, '#cfefff', (path) => path.roundRect(-16, -15, 32, 30, 5));
  inked(
    c,
    colour,
    (path) => {
      for (let corner = 0; corner < 10; corner += 1) {
        const angle = (corner / 10) * Math.PI * 2 - Math.PI / 2;
        const far = corner % 2 === 0 ? 11 : 5;
        path.lineTo(Math.cos(angle) * far, Math.sin(angle) * far + 1);
      }
      path.closePath();
    },
    2,
  );
}

function cloth(c: C): void {
  inked(c, '#ffffff', (path) => {
    path.moveTo(-15, -9);
    path.quadraticCurveTo(-6, -16, 1, -11);
    path.quadraticCurveTo(9, -15, 15, -7);
    path.quadraticCurveTo(11, 2, 16, 10);
    path.quadraticCurveTo(6, 16, -1, 11);
    path.quadraticCurveTo(-10, 17, -16, 8);
    path.quadraticCurveTo(-11, 0, -15, -9);
  });
  rim(c, '#b9a8dd', 2, (path) => {
    path.moveTo(-8, -6);
    path.quadraticCurveTo(-2, 0, -6, 8);
    path.moveTo(4, -7);
    path.quadraticCurveTo(1, 1, 7, 6);
  });
}

/** A pot of paint about 0, 0: a wooden well, glossy paint, a swirl of the brush. */
export function paintPot(c: C, r: number, colour: string): void {
  fillPath(c, fade(PALETTE.ink, 0.3), (path) => path.ellipse(0, r * 0.16, r, r, 0, 0, 7));
  fillPath(c, PALETTE.ink, (path) => path.arc(0, 0, r, 0, 7));
  fillPath(c, '#fff4dc', (path) => path.arc(0, 0, r - 2.4, 0, 7));
  fillPath(c, shade(colour, 0.3), (path) => path.arc(0, 0, r * 0.78, 0, 7));
  fillPath(c, colour, (path) => path.arc(0, r * 0.05, r * 0.72, 0, 7));
  rim(c, tint(colour, 0.35), r * 0.09, (path) => path.arc(0, 0, r * 0.44, 0.4, 3.6));
  rim(c, shade(colour, 0.16), r * 0.08, (path) => path.arc(r * 0.04, r * 0.06, r * 0.22, 3.4, 6.6));
  fillPath(c, '#ffffffb0', (path) =>
    path.ellipse(-r * 0.3, -r * 0.4, r * 0.2, r * 0.1, -0.6, 0, 7),
  );
}

/** Two halves of a face with a dashed line between, for the mirror. */
export function paintMirror(c: C, on: boolean): void {
  for (const side of [-1, 1]) {
    fillPath(c, on || side < 0 ? '#ff7ab8' : '#d9cdf0', (path) => {
      path.moveTo(side * 4, -11);
      path.quadraticCurveTo(side * 18, -14, side * 16, 0);
      path.quadraticCurveTo(side * 15, 12, side * 4, 11);
      path.closePath();
    });
    rim(c, PALETTE.ink, 2.2);
  }
  c.setLineDash([3, 4]);
  rim(c, PALETTE.ink, 2, (path) => {
    path.moveTo(0, -15);
    path.lineTo(0, 16);
  });
  c.setLineDash([]);
}
