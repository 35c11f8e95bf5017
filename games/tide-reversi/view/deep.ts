import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { eyes, INK, LINE, mouth, solid, type Paint } from './faces.ts';

export const octopus: Paint = (c, pose) => {
  const color = '#8a4dff';
  for (let arm = 0; arm < 8; arm += 1) {
    const way = (arm - 3.5) / 3.5;
    const curl = Math.sin(pose.time * 1.5 + arm * 1.2) * 0.09 - pose.poked * 0.2;
    const trace = (path: Context): void => {
      path.moveTo(way * 0.36, 0.24);
      path.bezierCurveTo(
        way * 0.66,
        0.62,
        way * 1.06 + curl,
        0.5 + Math.abs(way) * 0.1,
        way * 0.96 + curl,
        0.86 - Math.abs(way) * 0.36 + curl,
      );
    };
    draw.rim(c, INK, 0.25, trace);
    draw.rim(c, arm % 2 === 0 ? draw.shade(color, 0.18) : color, 0.16, trace);
  }
  solid(c, draw.radial(c, -0.2, -0.5, 1.3, '#d9b8ff', '#9a5cff', '#5a26c8'), (path) => {
    path.moveTo(-0.46, 0.34);
    path.bezierCurveTo(-0.62, 0.1, -0.8, -0.2, -0.66, -0.5);
    path.bezierCurveTo(-0.46, -1.06, 0.46, -1.06, 0.66, -0.5);
    path.bezierCurveTo(0.8, -0.2, 0.62, 0.1, 0.46, 0.34);
    path.quadraticCurveTo(0, 0.56, -0.46, 0.34);
  });
  for (const [x, y, r] of [
    [-0.4, -0.62, 0.08],
    [-0.22, -0.74, 0.05],
    [0.46, -0.56, 0.06],
    [0.3, -0.7, 0.09],
  ] as const) {
    draw.disc(c, x, y, r, draw.fade('#f0e0ff', 0.6));
  }
  eyes(c, pose, 0.26, -0.22, 0.2);
  for (const side of [-1, 1])
    draw.blob(c, side * 0.44, 0.06, 0.11, 0.06, draw.fade('#ff6fb0', 0.6));
  mouth(c, pose, 0.12, 0.16);
};

/** The clam that keeps the endings. */
export const pearl: Paint = (c, pose) => {
  const open = 0.16 + Math.sin(pose.time * 1.4) * 0.04 + pose.poked * 0.2;
  const shell = draw.linear(c, 0, -0.9, 0, 0.9, '#e8d8ff', '#b08fe0', '#6a4aa8');
  draw.place(
    c,
    0,
    0.16,
    () =>
      solid(c, shell, (path) => {
        path.moveTo(-0.92, 0);
        path.bezierCurveTo(-0.9, -1.1, 0.9, -1.1, 0.92, 0);
        path.quadraticCurveTo(0, 0.3, -0.92, 0);
      }),
    0,
    1,
    1 + open * 0.5,
  );
  for (const x of [-0.5, -0.17, 0.17, 0.5]) {
    draw.rim(c, draw.fade('#fff6ff', 0.6), 0.05, (path) => {
      path.moveTo(x * 1.2, -0.5);
      path.quadraticCurveTo(x, -0.2, x * 0.7, 0.05);
    });
  }
  draw.blob(c, 0, 0.24, 0.82, 0.4, '#5a2a5c');
  draw.blob(c, 0, 0.34, 0.72, 0.28, '#ff9fbe');
  draw.disc(c, 0, 0.1, 0.46, draw.radial(c, -0.16, -0.06, 0.8, '#ffffff', '#fff0f6', '#dcb6e0'));
  draw.ring(c, 0, 0.1, 0.46, LINE, INK);
  eyes(c, pose, 0.19, 0.06, 0.13);
  mouth(c, pose, 0.28, 0.12);
  solid(c, shell, (path) => {
    path.moveTo(-0.92, 0.3);
    path.quadraticCurveTo(0, 0.78, 0.92, 0.3);
    path.bezierCurveTo(0.8, 0.96, -0.8, 0.96, -0.92, 0.3);
  });
  for (const x of [-0.44, -0.14, 0.14, 0.44]) {
    draw.rim(c, draw.fade('#fff6ff', 0.5), 0.045, (path) => {
      path.moveTo(x, 0.62);
      path.lineTo(x * 0.86, 0.74);
    });
  }
};
