import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Tool } from '../rules/state.ts';
import { INK } from './palette.ts';

/*
 * Tools, about 70 units tall. Where a tool works is 0, 0: they lie above and to the right of it.
 */

function handle(c: Context, points: readonly number[], width: number, color: string): void {
  draw.line(c, points, width + 7, INK);
  draw.line(c, points, width, color);
}

const TOOL: Readonly<Record<Tool, (c: Context, moves: number) => void>> = {
  wash(c) {
    draw.fillPath(c, INK, (path) => path.roundRect(-25, -62, 50, 66, 14));
    draw.rounded(
      c,
      -20,
      -57,
      40,
      56,
      10,
      draw.linear(c, -20, 0, 20, 0, '#a9f0ff', '#4cc3ff', '#2f8fe6'),
    );
    draw.rounded(c, -12, -76, 24, 16, 5, INK);
    draw.rounded(c, -8, -73, 16, 12, 3, '#fff6e3');
    draw.rounded(c, -20, -42, 40, 24, 0, '#ffffff');
    for (const [x, y, r] of [
      [-8, -31, 6],
      [4, -34, 5],
      [9, -26, 4],
    ] as const)
      draw.disc(c, x, y, r, '#4cc3ff');
  },
  comb(c) {
    draw.fillPath(c, INK, (path) => path.roundRect(-40, -40, 80, 24, 11));
    draw.rounded(c, -36, -36, 72, 16, 8, '#ff8a1f');
    draw.rounded(c, -30, -34, 60, 5, 2.5, '#ffffff66');
    for (let tooth = 0; tooth < 9; tooth += 1)
      draw.line(c, [-32 + tooth * 8, -20, -32 + tooth * 8, 2], 4.6, INK);
    for (let tooth = 0; tooth < 9; tooth += 1)
      draw.line(c, [-32 + tooth * 8, -20, -32 + tooth * 8, 0], 2, '#ffb45e');
  },
  cut(c, moves) {
    const gape = 0.2 + moves * 0.32;
    for (const side of [-1, 1]) {
      c.save();
      c.translate(0, -30);
      c.rotate(side * gape);
      handle(c, [0, 0, 0, 32], 7, '#e8ecf6');
      draw.line(c, [side * 1.4, 2, 0, 30], 2, '#ffffff');
      handle(c, [0, 0, 0, -14], 8, '#ff4f9a');
      c.beginPath();
      c.arc(side * -4, -28, 12, 0, Math.PI * 2);
      draw.rim(c, INK, 12);
      draw.rim(c, '#ff4f9a', 6);
      c.restore();
    }
    draw.disc(c, 0, -30, 6, INK);
    draw.disc(c, 0, -30, 3, '#ffd02e');
  },
  dry(c) {
    draw.fillPath(c, INK, (path) => {
      path.moveTo(-8, -6);
      path.lineTo(-8, -56);
      path.lineTo(10, -52);
      path.arc(30, -32, 26, -2.2, 2.2);
      path.closePath();
    });
    handle(c, [32, -26, 40, 12], 15, '#8a4dff');
    draw.fillPath(c, '#b48bff', (path) => {
      path.moveTo(-3, -12);
      path.lineTo(-3, -50);
      path.lineTo(12, -47);
      path.arc(30, -32, 21, -2.2, 2.2);
      path.closePath();
    });
    draw.disc(c, 31, -32, 11, '#6a33d8');
    draw.disc(c, 31, -32, 5, '#d9c4ff');
  },
  curl(c) {
    handle(c, [0, 0, 30, -52], 10, '#dfe4f0');
    handle(c, [24, -42, 38, -66], 15, '#2f7dff');
    draw.line(c, [12, -2, 34, -46], 4, INK);
    draw.rim(c, '#ff8a1f', 4.4, (path) => {
      for (const at of [6, 14, 22]) {
        path.moveTo(at - 9, -at * 1.74 + 2);
        path.quadraticCurveTo(at, -at * 1.74 + 9, at + 7, -at * 1.74 - 3);
      }
    });
  },
  dye(c) {
    handle(c, [10, -18, 34, -60], 9, '#ffb02e');
    draw.fillPath(c, INK, (path) => {
      path.moveTo(-6, 4);
      path.lineTo(-6, -22);
      path.lineTo(20, -34);
      path.lineTo(26, -12);
      path.closePath();
    });
    draw.fillPath(c, '#f3dcb8', (path) => {
      path.moveTo(-2, -4);
      path.lineTo(-1, -19);
      path.lineTo(17, -28);
      path.lineTo(21, -14);
      path.closePath();
    });
  },
  pin(c) {
    draw.rim(c, INK, 14, (path) => path.arc(0, -30, 22, 0, Math.PI * 2));
    draw.rim(c, '#ffd02e', 8, (path) => path.arc(0, -30, 22, 0, Math.PI * 2));
    draw.rim(c, '#fff3b8', 3, (path) => path.arc(0, -30, 23, 3.4, 4.6));
    draw.blob(c, 0, -6, 13, 9, INK);
    draw.blob(c, 0, -6, 9, 5.5, '#ff4f9a');
  },
};

/** @param moves 0 to 1: open scissors */
export function paintTool(c: Context, tool: Tool, moves: number, color?: string): void {
  TOOL[tool](c, moves);
  if (tool !== 'dye' || !color) return;
  draw.fillPath(c, color, (path) => {
    path.moveTo(-2, 0);
    path.lineTo(-1, -14);
    path.lineTo(20, -22);
    path.lineTo(21, -12);
    path.closePath();
  });
}

/** An option of a tool, about 60 units wide. */
export function paintOption(c: Context, tool: Tool, kind: number, color: string): void {
  if (tool === 'dye') {
    draw.fillPath(c, INK, (path) => {
      path.moveTo(0, -36);
      path.bezierCurveTo(14, -16, 27, -6, 27, 8);
      path.arc(0, 8, 27, 0, Math.PI);
      path.bezierCurveTo(-27, -6, -14, -16, 0, -36);
    });
    draw.fillPath(c, draw.linear(c, -16, -20, 16, 30, draw.tint(color, 0.25), color), (path) => {
      path.moveTo(0, -28);
      path.bezierCurveTo(10, -12, 22, -4, 22, 8);
      path.arc(0, 8, 22, 0, Math.PI);
      path.bezierCurveTo(-22, -4, -10, -12, 0, -28);
    });
    draw.blob(c, -9, 6, 4, 8, '#ffffff88', 0.3);
    return;
  }
  if (tool === 'curl') {
    const waves = [0, 1.5, 2.5, 5][kind] ?? 0;
    const wide = [0, 10, 13, 12][kind] ?? 0;
    const trace = (path: Context): void => {
      path.moveTo(0, -30);
      for (let step = 1; step <= 40; step += 1)
        path.lineTo(Math.sin((step / 40) * waves * Math.PI * 2) * wide, -30 + step * 1.5);
    };
    draw.rim(c, INK, 15, trace);
    draw.rim(c, color, 8, trace);
    return;
  }
  if (tool === 'wash' && kind === 0) {
    for (const [x, y, r] of [
      [-14, 6, 17],
      [14, 8, 15],
      [0, -12, 17],
    ] as const)
      draw.disc(c, x, y, r + 4, INK);
    for (const [x, y, r] of [
      [-14, 6, 17],
      [14, 8, 15],
      [0, -12, 17],
    ] as const)
      draw.disc(c, x, y, r, '#ffffff');
    draw.sparkle(c, -4, -14, 10, '#4cc3ff');
    return;
  }
  if (tool === 'wash') {
    draw.fillPath(c, INK, (path) => path.roundRect(-30, -32, 60, 24, 11));
    draw.rounded(c, -25, -28, 50, 15, 7, '#cfd8ea');
    for (const [x, y] of [
      [-18, 4],
      [0, 8],
      [18, 4],
      [-10, 22],
      [10, 22],
    ] as const)
      draw.blob(c, x, y, 4, 7, '#2f7dff');
    return;
  }
  // A tail or a bun.
  if (kind === 1) {
    draw.disc(c, 0, 0, 28, INK);
    draw.disc(c, 0, 0, 23, color);
    draw.rim(c, INK, 3.4, (path) => {
      path.arc(0, 0, 14, -2.4, 2.4);
      path.moveTo(5, 0);
      path.arc(0, 0, 5, 0, 4.4);
    });
    return;
  }
  const tail = (path: Context): void => {
    path.moveTo(-8, -18);
    path.bezierCurveTo(-26, 0, -22, 24, -4, 34);
    path.bezierCurveTo(24, 24, 24, 0, 8, -18);
    path.closePath();
  };
  c.beginPath();
  tail(c);
  draw.rim(c, INK, 9);
  draw.fillPath(c, color, tail);
  draw.blob(c, 0, -20, 15, 10, INK);
  draw.blob(c, 0, -20, 11, 6.5, '#ffd02e');
}
