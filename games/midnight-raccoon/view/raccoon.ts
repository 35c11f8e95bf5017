import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context, Keepsake } from '@playgrove/kit/runtime';

export const INK = '#1b1040';
const FUR = '#a9acc6';
const SHADE = '#7d7fa3';
const DARK = '#3d3a5e';
const PALE = '#f1f0fa';

export type CoonPose = {
  readonly kind: 'sit' | 'sneak' | 'run' | 'caught';
  /** 0 to 1 through one stride. */
  readonly stride: number;
  readonly blink: boolean;
};

type Look = Keepsake & {
  /** Its neckerchief from light to dark, and the dots on it. */
  readonly cloth?: readonly [string, string];
  readonly dots?: string;
};

/** What players own: the raccoon's neckerchiefs. */
export const SCARVES = keepsakes<Look>(
  [
    { id: 'none', needs: 0 },
    { id: 'cherry', needs: 2, cloth: ['#ff6a70', '#c81f3f'], dots: '#fff0e0' },
    { id: 'mint', needs: 6, cloth: ['#8af0c0', '#1f9a74'], dots: '#f0fff6' },
    { id: 'lemon', needs: 12, cloth: ['#fff08a', '#e0a81f'], dots: '#c8641f' },
    { id: 'violet', needs: 22, cloth: ['#c89aff', '#6a2fc8'], dots: '#ffe27a' },
    { id: 'sky', needs: 36, cloth: ['#9ad8ff', '#2370d0'], dots: '#ffffff' },
    { id: 'rose', needs: 54, cloth: ['#ffb0d8', '#d8408f'], dots: '#fff6c0' },
    { id: 'gold', needs: 76, cloth: ['#fff3b0', '#d99a10'], dots: '#8a4dff' },
  ],
  (c, look) => {
    c.scale(0.98, 0.98);
    c.translate(8, 34);
    drawRaccoon(c, { kind: 'sit', stride: 0, blink: false }, look);
  },
);

function neckerchief(c: Context, { cloth, dots }: Look): void {
  if (!cloth || dots === undefined) return;
  const fill = draw.down(c, 8, 34, ...cloth);
  draw.drawPath(c, 'M-21 9Q1 25 25 7L20 16L3 36L-15 19Z', { fill, line: INK, width: 7 });
  for (const [x, y] of [
    [-9, 18],
    [3, 22],
    [14, 17],
    [3, 29],
  ] as const)
    draw.disc(c, x, y, 1.9, dots);
}

/** The raccoon looking right, its feet at 0, 0; about 88 wide and 74 high. */
export function drawRaccoon(c: Context, { kind, stride, blink }: CoonPose, look: Look): void {
  const turn = stride * Math.PI * 2;
  const moves = kind === 'run' || kind === 'sneak';
  const bob = moves ? -Math.abs(Math.sin(turn)) * (kind === 'run' ? 7 : 2.5) : 0;
  const low = kind === 'sneak' ? 5 : 0;
  tail(
    c,
    bob + low,
    kind === 'run' ? 0.35 : kind === 'caught' ? -0.5 : 0,
    moves ? Math.sin(turn) * 0.16 : 0,
  );
  legs(c, kind, turn, false);
  draw.transformed(c, { y: bob + low, rotate: kind === 'run' ? 0.08 : 0 }, () => {
    const trunk = (grow: number, paint: string | CanvasGradient): void =>
      draw.fillPath(c, paint, (path) => path.ellipse(-6, -20, 24 + grow, 16 + grow, -0.12, 0, 7));
    trunk(3.6, INK);
    trunk(0, draw.down(c, -36, -4, FUR, FUR, SHADE));
    draw.blob(c, -2, -11, 14, 7, PALE);
  });
  legs(c, kind, turn, true);
  draw.transformed(
    c,
    { x: 15, y: -38 + bob + low * 1.4, rotate: moves ? Math.sin(turn * 2) * 0.05 : 0 },
    () => {
      neckerchief(c, look);
      head(c, kind, blink);
    },
  );
}

function tail(c: Context, lift: number, raise: number, wag: number): void {
  draw.transformed(c, { x: -24, y: -22 + lift, rotate: raise + wag }, () => {
    const brush = (grow: number, paint: string): void =>
      draw.fillPath(c, paint, (path) => {
        path.moveTo(6, 2 + grow);
        path.bezierCurveTo(-16, 12 + grow, -34 - grow, 4 + grow, -31 - grow, -14);
        path.bezierCurveTo(-30 - grow, -30 - grow, -14, -32 - grow, -12 + grow, -18);
        path.bezierCurveTo(-11, -8, 0, -8 - grow, 8, -8 - grow);
        path.closePath();
      });
    brush(3.6, INK);
    brush(0, FUR);
    c.save();
    c.beginPath();
    c.moveTo(6, 2);
    c.bezierCurveTo(-16, 12, -34, 4, -31, -14);
    c.bezierCurveTo(-30, -30, -14, -32, -12, -18);
    c.bezierCurveTo(-11, -8, 0, -8, 8, -8);
    c.clip();
    for (const [x, y, angle] of [
      [-7, -1, 0.3],
      [-19, -1, -0.35],
      [-27, -11, -1.3],
      [-23, -25, 0.9],
    ] as const) {
      draw.transformed(c, { x, y, rotate: angle }, () => {
        c.fillStyle = DARK;
        c.fillRect(-3.4, -14, 6.8, 28);
      });
    }
    c.restore();
  });
}

function legs(c: Context, kind: CoonPose['kind'], turn: number, near: boolean): void {
  const swing = kind === 'run' ? 11 : kind === 'sneak' ? 7 : 0;
  for (const [x, phase] of [
    [-18, near ? 0 : Math.PI],
    [9, near ? Math.PI : 0],
  ] as const) {
    const step = Math.sin(turn + phase) * swing;
    const up = swing > 0 ? Math.max(0, Math.cos(turn + phase)) * swing * 0.5 : 0;
    const [footX, footY] = [x + step + (near ? 0 : 5), -4 - up];
    const leg = (paint: string, wide: number): void =>
      draw.rim(c, paint, wide, (path) => {
        path.moveTo(x + (near ? 0 : 4), -14);
        path.lineTo(footX, footY);
      });
    leg(INK, 15);
    leg(near ? DARK : '#2c2a4a', 8.5);
    draw.disc(c, footX + 2, footY + 0.5, 4.6, near ? DARK : '#2c2a4a');
  }
}

function ear(c: Context, x: number, rotate: number): void {
  draw.transformed(c, { x, y: -15, rotate }, () => {
    draw.disc(c, 0, 0, 11.4, INK);
    draw.disc(c, 0, 0, 8, FUR);
    draw.disc(c, 0, 1.5, 4.6, '#e58aa6');
  });
}

/** The face, looking at you and a little to the right. */
export function head(c: Context, kind: CoonPose['kind'], blink: boolean): void {
  ear(c, -15, -0.3);
  ear(c, 15, 0.3);
  const face = (grow: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(0, -21 - grow);
      path.bezierCurveTo(20 + grow, -21 - grow, 25 + grow, -6, 29 + grow, 5);
      path.bezierCurveTo(22, 17 + grow, 12, 18 + grow, 0, 18 + grow);
      path.bezierCurveTo(-12, 18 + grow, -22, 17 + grow, -29 - grow, 5);
      path.bezierCurveTo(-25 - grow, -6, -20 - grow, -21 - grow, 0, -21 - grow);
    });
  face(3.6, INK);
  face(0, draw.down(c, -21, 18, '#bcbfd8', FUR, SHADE));
  // White brows and muzzle, the mask between.
  draw.fillPath(c, PALE, (path) => {
    path.moveTo(-24, -4);
    path.quadraticCurveTo(-12, -16, 1, -8);
    path.quadraticCurveTo(14, -16, 25, -4);
    path.lineTo(22, 10);
    path.quadraticCurveTo(2, 22, -20, 10);
  });
  draw.fillPath(c, DARK, (path) => {
    path.moveTo(-26, 5);
    path.quadraticCurveTo(-18, -9, -4, -6);
    path.quadraticCurveTo(2, -2, 8, -6);
    path.quadraticCurveTo(21, -9, 27, 5);
    path.quadraticCurveTo(16, 12, 8, 6);
    path.quadraticCurveTo(2, 3, -4, 6);
    path.quadraticCurveTo(-14, 12, -26, 5);
  });
  draw.rim(c, DARK, 3, (path) => {
    path.moveTo(2, -19);
    path.lineTo(2, -6);
  });
  const wide = kind === 'caught';
  for (const x of [-9, 14]) {
    if (blink && !wide) {
      draw.rim(c, PALE, 2.6, (path) => {
        path.moveTo(x - 5, 0);
        path.quadraticCurveTo(x, 3, x + 5, 0);
      });
      continue;
    }
    draw.disc(c, x, -0.5, wide ? 7.6 : 6.2, '#ffffff');
    draw.disc(c, x + (wide ? 0 : 1.6), wide ? -0.5 : 0.2, wide ? 2.6 : 3.7, INK);
    draw.disc(c, x + 2.8, -2, 1.5, '#ffffff');
  }
  draw.blob(c, 3, 9.5, 4.8, 3.6, INK);
  draw.disc(c, 2, 8.4, 1.3, '#ffffffcc');
  draw.rim(c, INK, 2, (path) => {
    if (kind === 'caught') path.ellipse(3, 15.5, 3, 2, 0, 0, 7);
    else {
      path.moveTo(-2, 14);
      path.quadraticCurveTo(3, 17, 8, 14);
    }
  });
}

/** Two eyes under a lid that is lifted a little; the foot of the can at 0, 0. */
export function drawCan(c: Context, lifted: number, inside: boolean): void {
  const body = (grow: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-21 - grow, -40 - grow);
      path.lineTo(21 + grow, -40 - grow);
      path.lineTo(17 + grow, 4 + grow);
      path.quadraticCurveTo(0, 9 + grow, -17 - grow, 4 + grow);
      path.closePath();
    });
  body(3.6, INK);
  body(0, draw.down(c, -40, 8, '#8fa6c9', '#6d83ad', '#4d5f8c'));
  for (const x of [-11, 0, 11]) {
    draw.rim(c, '#43527d', 2.6, (path) => {
      path.moveTo(x, -33);
      path.lineTo(x * 0.84, 3);
    });
  }
  draw.blob(c, -14, -18, 2.4, 14, '#ffffff55', 0.07);
  if (inside) {
    draw.blob(c, 0, -41, 20, 8, INK);
    for (const x of [-7, 8]) {
      draw.disc(c, x, -42, 5, '#ffffff');
      draw.disc(c, x + 1, -41.6, 2.8, INK);
    }
  }
  draw.transformed(c, { x: lifted * 5, y: -43 - lifted * 11, rotate: lifted * 0.18 }, () => {
    draw.blob(c, 0, 0, 27, 9.6, INK);
    draw.blob(c, 0, -1, 23.6, 6.6, draw.down(c, -8, 6, '#b6c8e4', '#7e95bf'));
    draw.blob(c, 0, -6, 8, 4.4, INK);
    draw.blob(c, 0, -6.4, 5, 2.2, '#b6c8e4');
  });
}
