import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { RivalName } from '../rules/rivals.ts';
import { octopus, pearl } from './deep.ts';
import { eyes, INK, LINE, mouth, solid, type Paint, type Pose } from './faces.ts';

const crab: Paint = (c, pose) => {
  const snip = Math.sin(pose.time * 4) * 0.1 + pose.poked * 0.4;
  for (const side of [-1, 1]) {
    for (const [leg, drop] of [0.3, 0.52, 0.7].entries()) {
      draw.rim(c, INK, 0.17, (path) => traceLeg(path, side, leg, drop));
      draw.rim(c, '#e8442e', 0.09, (path) => traceLeg(path, side, leg, drop));
    }
    draw.place(
      c,
      side * 0.72,
      -0.2,
      () => {
        draw.rim(c, INK, 0.22, (path) => traceArm(path));
        draw.rim(c, '#e8442e', 0.13, (path) => traceArm(path));
        const claw = draw.radial(c, 0.1, -0.6, 0.5, '#ff9a6b', '#e8442e');
        for (const jaw of [-1, 1]) {
          draw.place(
            c,
            0.12,
            -0.34,
            () =>
              solid(c, claw, (path) => {
                path.moveTo(0, 0.04);
                path.quadraticCurveTo(jaw * 0.36, -0.12, jaw * 0.1, -0.48);
                path.quadraticCurveTo(jaw * 0.02, -0.24, 0, 0.04);
              }),
            jaw * (0.22 + snip),
          );
        }
      },
      0,
      side,
      1,
    );
    draw.rim(c, INK, 0.15, (path) => traceStalk(path, side));
    draw.rim(c, '#e8442e', 0.07, (path) => traceStalk(path, side));
  }
  solid(c, draw.radial(c, -0.2, -0.1, 1, '#ff9a6b', '#f2563a', '#c22a2a'), (path) => {
    path.moveTo(-0.74, 0.12);
    path.bezierCurveTo(-0.74, -0.42, 0.74, -0.42, 0.74, 0.12);
    path.bezierCurveTo(0.6, 0.7, -0.6, 0.7, -0.74, 0.12);
  });
  for (const [x, y, r] of [
    [-0.46, -0.04, 0.06],
    [-0.32, -0.14, 0.04],
    [0.5, 0, 0.06],
    [0.36, -0.13, 0.04],
  ] as const) {
    draw.disc(c, x, y, r, '#ffc9a0');
  }
  eyes(c, pose, 0.24, -0.5, 0.17);
  mouth(c, pose, 0.2, 0.2);
};

function traceLeg(path: Context, side: number, leg: number, drop: number): void {
  path.moveTo(side * 0.5, 0.3);
  path.quadraticCurveTo(
    side * (0.98 - leg * 0.1),
    0.16 + leg * 0.12,
    side * (0.98 - leg * 0.17),
    drop,
  );
}
function traceArm(path: Context): void {
  path.moveTo(-0.14, 0.3);
  path.quadraticCurveTo(0.16, 0.12, 0.12, -0.26);
}
function traceStalk(path: Context, side: number): void {
  path.moveTo(side * 0.2, -0.16);
  path.lineTo(side * 0.24, -0.46);
}

const puffer: Paint = (c, pose) => {
  const puff = 1 + Math.sin(pose.time * 2) * 0.03 + pose.poked * 0.2;
  draw.place(
    c,
    0,
    0.02,
    () => {
      for (let spine = 0; spine < 16; spine += 1) {
        draw.place(
          c,
          0,
          0,
          () =>
            solid(c, '#f0a81e', (path) => {
              path.moveTo(-0.1, -0.68);
              path.lineTo(0, -0.9);
              path.lineTo(0.1, -0.68);
            }),
          (spine / 16) * Math.PI * 2,
        );
      }
      for (const side of [-1, 1]) {
        draw.place(
          c,
          side * 0.66,
          0.16,
          () =>
            solid(c, draw.linear(c, 0, 0, 0.4, 0, '#ff9d2e', '#ffd76a'), (path) => {
              path.moveTo(0, -0.14);
              path.quadraticCurveTo(0.5, -0.34, 0.42, 0.06);
              path.quadraticCurveTo(0.4, 0.3, 0, 0.14);
            }),
          Math.sin(pose.time * 6) * 0.2,
          side,
          1,
        );
      }
      draw.disc(c, 0, 0, 0.72, draw.down(c, -0.7, 0.7, '#ffd94a', '#f7a928', '#fff3d2', '#fffaf0'));
      draw.ring(c, 0, 0, 0.72, LINE, INK);
      for (const [x, y, r] of [
        [-0.36, -0.46, 0.08],
        [0, -0.56, 0.09],
        [0.36, -0.46, 0.08],
      ] as const) {
        draw.blob(c, x, y, r * 1.3, r, '#c2701a');
      }
      eyes(c, pose, 0.34, -0.14, 0.2);
      for (const side of [-1, 1])
        draw.blob(c, side * 0.46, 0.16, 0.12, 0.07, draw.fade('#ff6b6b', 0.6));
      if (pose.mood === 'calm') {
        draw.blob(c, 0, 0.22, 0.13, 0.11, INK);
        draw.blob(c, 0, 0.23, 0.08, 0.065, '#c23a4a');
      } else mouth(c, pose, 0.2, 0.18);
    },
    0,
    puff,
  );
};

const seahorse: Paint = (c, pose) => {
  const sway = Math.sin(pose.time * 1.6) * 0.05;
  draw.place(
    c,
    0.06,
    0.02,
    () => {
      const coat = draw.linear(c, -0.4, -0.8, 0.4, 0.9, '#ffb8e0', '#f2559f', '#b8309a');
      draw.place(
        c,
        0.4,
        0.1,
        () =>
          solid(c, '#ffd97a', (path) => {
            path.moveTo(0, -0.24);
            path.quadraticCurveTo(0.46, -0.3, 0.42, 0);
            path.quadraticCurveTo(0.46, 0.28, 0, 0.24);
          }),
        Math.sin(pose.time * 9) * 0.12,
      );
      solid(c, coat, (path) => {
        path.moveTo(-0.1, -0.36);
        path.bezierCurveTo(0.5, -0.3, 0.56, 0.36, 0.2, 0.56);
        path.bezierCurveTo(-0.06, 0.72, 0.16, 0.92, 0.3, 0.78);
        path.bezierCurveTo(0.42, 0.64, 0.6, 0.78, 0.44, 0.94);
        path.bezierCurveTo(0.2, 1.12, -0.3, 0.96, -0.16, 0.6);
        path.bezierCurveTo(-0.3, 0.44, -0.44, 0.1, -0.24, -0.2);
        path.closePath();
      });
      for (const [y, w] of [
        [0, 0.26],
        [0.18, 0.28],
        [0.36, 0.24],
      ] as const) {
        draw.rim(c, '#ffe1f2', 0.05, (path) => {
          path.moveTo(-0.2, y);
          path.quadraticCurveTo(0.02, y + 0.08, w, y);
        });
      }
      for (const [x, y, turn] of [
        [-0.16, -0.88, -0.4],
        [0.06, -0.95, 0],
        [0.28, -0.86, 0.5],
      ] as const) {
        draw.place(
          c,
          x,
          y,
          () =>
            solid(c, '#ffd97a', (path) => {
              path.moveTo(-0.1, 0.14);
              path.lineTo(0, -0.14);
              path.lineTo(0.1, 0.14);
            }),
          turn,
        );
      }
      solid(c, coat, (path) => {
        path.moveTo(-0.34, -0.3);
        path.lineTo(-0.92, -0.2);
        path.quadraticCurveTo(-1, -0.36, -0.9, -0.46);
        path.lineTo(-0.4, -0.56);
        path.bezierCurveTo(-0.36, -1, 0.5, -1, 0.46, -0.46);
        path.bezierCurveTo(0.44, -0.1, -0.1, -0.08, -0.34, -0.3);
      });
      draw.place(c, 0.03, 0, () => eyes(c, pose, 0.2, -0.54, 0.16));
      draw.blob(c, 0.32, -0.32, 0.1, 0.06, draw.fade('#ff3d6b', 0.5));
      draw.rim(c, INK, LINE, (path) => {
        const bend = pose.mood === 'sad' ? -0.06 : 0.07;
        path.moveTo(-0.86, -0.3);
        path.quadraticCurveTo(-0.74, -0.3 + bend, -0.6, -0.29);
      });
    },
    sway + pose.poked * 0.3,
    0.94,
  );
};

const ray: Paint = (c, pose) => {
  const flap = Math.sin(pose.time * 2.2) * 0.14 + pose.poked * 0.3;
  draw.rim(c, INK, 0.12, (path) => traceTail(path, pose.time));
  draw.rim(c, '#3f6fb8', 0.06, (path) => traceTail(path, pose.time));
  solid(c, draw.linear(c, 0, -0.7, 0, 0.7, '#8fd0ff', '#4a86e0', '#2b4fa8'), (path) => {
    path.moveTo(0, -0.6);
    path.bezierCurveTo(0.36, -0.6, 0.6, -0.24, 1.02, -0.2 - flap);
    path.bezierCurveTo(0.9, 0.2, 0.4, 0.36, 0.14, 0.66);
    path.quadraticCurveTo(0, 0.74, -0.14, 0.66);
    path.bezierCurveTo(-0.4, 0.36, -0.9, 0.2, -1.02, -0.2 - flap);
    path.bezierCurveTo(-0.6, -0.24, -0.36, -0.6, 0, -0.6);
  });
  for (const [x, y, r] of [
    [-0.6, -0.12, 0.06],
    [-0.44, 0.06, 0.045],
    [-0.76, -0.16, 0.035],
    [0.6, -0.12, 0.06],
    [0.44, 0.06, 0.045],
    [0.76, -0.16, 0.035],
  ] as const) {
    draw.disc(c, x, y - Math.abs(x) * flap * 0.5, r, '#d6f0ff');
  }
  draw.blob(c, 0, 0.12, 0.34, 0.34, draw.fade('#e6f6ff', 0.85));
  eyes(c, pose, 0.22, -0.24, 0.15);
  mouth(c, pose, 0.12, 0.16);
};

function traceTail(path: Context, time: number): void {
  path.moveTo(0, 0.6);
  path.quadraticCurveTo(Math.sin(time * 2) * 0.16, 0.84, 0.3 + Math.sin(time * 2 + 1) * 0.1, 1);
}

const PAINTS: Readonly<Record<RivalName | 'perfect', Paint>> = {
  crab,
  puffer,
  seahorse,
  ray,
  octopus,
  perfect: pearl,
};

/** Colors of the water behind each. */
const WATERS: Readonly<Record<RivalName | 'perfect', readonly [string, string]>> = {
  crab: ['#ffe9b8', '#57c8c0'],
  puffer: ['#c9f4ff', '#3a9fe0'],
  seahorse: ['#e2ffe0', '#3cb48a'],
  ray: ['#fff0c8', '#f09a5c'],
  octopus: ['#ffe0c0', '#ff8f6b'],
  perfect: ['#d8f8ff', '#3a8fd0'],
};

/** One of them around 0, 0, with a reach of about 1. */
export function paintCreature(c: Context, who: RivalName | 'perfect', pose: Pose): void {
  PAINTS[who](c, pose);
}

/** Who sits across, in a round basin of stone; `r` its reach. */
export function drawCreature(
  c: Context,
  who: RivalName | 'perfect',
  x: number,
  y: number,
  r: number,
  pose: Pose,
): void {
  const [light, deep] = WATERS[who];
  draw.disc(c, x + r * 0.04, y + r * 0.1, r * 1.06, draw.fade('#04203f', 0.45));
  draw.disc(c, x, y, r * 1.04, INK);
  draw.disc(
    c,
    x,
    y,
    r * 0.99,
    draw.linear(c, x, y - r, x, y + r, draw.tint('#e6bf82', 0.5), '#c08a58'),
  );
  draw.disc(c, x, y, r * 0.87, INK);
  draw.disc(c, x, y, r * 0.84, draw.radial(c, x, y - r * 0.3, r * 1.1, light, deep));
  const bob = Math.sin(pose.time * 1.8) * 0.03;
  draw.place(c, x, y + bob * r, () => paintCreature(c, who, pose), 0, r * 0.76);
}
