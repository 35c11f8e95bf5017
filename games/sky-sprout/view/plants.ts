import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Kind } from '../rules/climb.ts';
import { INK } from './sprout.ts';

/** Of the leaves of each world: dry ones and watered ones. */
const GREENS = [
  ['#a9d86a', '#3fc44a'],
  ['#c3c868', '#78cf38'],
  ['#a5d6c0', '#34cfa0'],
  ['#d9b478', '#ff9f3a'],
  ['#a3a0dc', '#7f78ff'],
] as const;
const BLOOMS = ['#ff7fae', '#ffffff', '#ffd84a', '#ff6f61', '#ffe9ff'] as const;

/** A flower of five petals around 0, 0. */
export function paintFlower(c: Context, r: number, color: string): void {
  for (const [grown, paint] of [
    [1.16, INK],
    [1, color],
  ] as const)
    for (let n = 0; n < 5; n += 1) {
      const turn = (n / 5) * Math.PI * 2 - Math.PI / 2;
      const [x, y] = [Math.cos(turn) * r * 0.58, Math.sin(turn) * r * 0.5];
      draw.blob(c, x, y, r * 0.46 * grown, r * 0.42 * grown, paint);
    }
  draw.disc(c, 0, 0, r * 0.34, draw.radial(c, -2, -3, r * 0.4, '#fff2a8', '#ffb52e'));
}

/** A leaf that lies on 0, 0, half as wide as `half`. */
function paintLeaf(c: Context, half: number, color: string, wet: boolean): void {
  const trace = (path: Context): void => {
    path.moveTo(-half, 0);
    path.bezierCurveTo(-half * 0.6, -24, half * 0.4, -28, half * 1.06, -14);
    path.bezierCurveTo(half * 0.7, 26, -half * 0.45, 30, -half, 0);
  };
  const under = (path: Context): void => {
    path.moveTo(-half, 0);
    path.bezierCurveTo(-half * 0.5, 46, half * 0.66, 44, half * 1.06, -14);
    path.bezierCurveTo(half * 0.7, 20, -half * 0.45, 24, -half, 0);
  };
  draw.fillPath(c, draw.down(c, 0, 34, draw.shade(color, 0.1), draw.shade(color, 0.36)), under);
  draw.rim(c, INK, 5, under);
  const [bright, deep] = [draw.tint(color, 0.55), draw.shade(color, 0.16)];
  draw.fillPath(c, draw.linear(c, -half * 0.4, -24, half * 0.1, 26, bright, color, deep), trace);
  draw.clipped(c, trace, () => {
    draw.blob(c, half * 0.1, 16, half * 0.8, 9, draw.fade(draw.shade(color, 0.4), 0.35), -0.05);
    draw.rim(c, draw.fade(draw.tint(color, 0.75), 0.6), 2.6, (path) => {
      path.moveTo(-half, 0);
      path.quadraticCurveTo(0, 4, half, -12);
      for (let n = -2; n <= 3; n += 1) {
        const x = n * half * 0.27;
        for (const side of [-1, 1]) {
          path.moveTo(x - half * 0.1, 1);
          path.quadraticCurveTo(x + half * 0.02, side * 7, x + half * 0.18, side * 22);
        }
      }
    });
    draw.blob(c, -half * 0.22, -13, half * 0.5, 5, '#ffffff8c', -0.05);
  });
  draw.rim(c, draw.fade(draw.shade(color, 0.62), 0.8), 3, trace);
  if (!wet) return;
  for (const [x, y, r] of [
    [-0.34, 6, 7],
    [0.26, -8, 6],
    [0.5, 2, 5],
  ] as const) {
    draw.blob(c, half * x, y, r, r * 0.8, '#c8f4ffe6');
    draw.disc(c, half * x - r * 0.3, y - r * 0.3, r * 0.3, '#ffffff');
  }
}

/** A toadstool that throws the sprout high. */
function paintSpring(c: Context, half: number): void {
  const stalk = (path: Context): void => path.roundRect(-17, 8, 34, 52, 14);
  draw.fillPath(c, draw.linear(c, -17, 0, 17, 0, '#fff7e0', '#e8cfae'), stalk);
  draw.rim(c, INK, 5, stalk);
  const cap = (path: Context): void => {
    path.moveTo(-half, 18);
    path.bezierCurveTo(-half, -34, half, -34, half, 18);
    path.quadraticCurveTo(0, 36, -half, 18);
  };
  draw.fillPath(
    c,
    draw.radial(c, -half * 0.3, -14, half * 1.5, '#ff9a8a', '#f2384f', '#a51f4f'),
    cap,
  );
  draw.clipped(c, cap, () => {
    for (const [x, y, r] of [
      [-0.55, 6, 11],
      [-0.05, -10, 13],
      [0.5, 2, 12],
      [0.12, 18, 8],
      [0.92, 16, 8],
    ] as const)
      draw.blob(c, half * x, y, r, r * 0.72, '#fff6ea');
  });
  draw.rim(c, INK, 5, cap);
}

/** A brown leaf that breaks. */
function paintDry(c: Context, half: number): void {
  const trace = (path: Context): void => {
    path.moveTo(-half, -10);
    path.lineTo(-half * 0.62, 2);
    path.quadraticCurveTo(-half * 0.3, -18, 0, -12);
    path.quadraticCurveTo(half * 0.4, -22, half, -16);
    path.lineTo(half * 0.74, 4);
    path.lineTo(half * 0.5, 2);
    path.quadraticCurveTo(half * 0.2, 22, -half * 0.14, 14);
    path.lineTo(-half * 0.3, 20);
    path.quadraticCurveTo(-half * 0.7, 16, -half, -10);
  };
  draw.fillPath(c, draw.down(c, -20, 22, '#dda866', '#a86a3c', '#7a4630'), trace);
  draw.line(c, [-half * 0.9, -6, -half * 0.1, 1, half * 0.9, -12], 3, '#6a3a2a99');
  draw.line(c, [-half * 0.2, -12, -half * 0.08, 0, -half * 0.22, 14], 3.5, '#4f2a22');
  draw.line(c, [half * 0.36, -16, half * 0.26, -2, half * 0.4, 6], 3.5, '#4f2a22');
  draw.rim(c, INK, 5, trace);
}

/** The great flower at the top of a level. */
function paintTop(c: Context, half: number, color: string): void {
  const petal = (x: number, y: number, turn: number, long: number, paint: string): void =>
    draw.place(
      c,
      x,
      y,
      () => {
        draw.blob(c, long / 2, 0, long / 2, 38, INK);
        draw.blob(
          c,
          long / 2,
          0,
          long / 2 - 5,
          33,
          draw.linear(c, 0, 0, long, 0, draw.shade(paint, 0.25), paint, draw.tint(paint, 0.4)),
        );
      },
      turn,
    );
  for (let n = 0; n < 9; n += 1) {
    const part = n / 8 - 0.5;
    petal(
      part * half * 1.1,
      4,
      -Math.PI / 2 + part * 2.5,
      120 - Math.abs(part) * 20,
      draw.shade(color, 0.12),
    );
  }
  draw.blob(c, 0, 10, half * 0.74, 40, INK);
  draw.blob(
    c,
    0,
    8,
    half * 0.74 - 6,
    34,
    draw.radial(c, -40, -4, half * 0.8, '#fff3a0', '#ffc93c', '#d8862a'),
  );
  for (let n = 0; n < 26; n += 1) {
    const turn = n * 2.4;
    const far = Math.sqrt(n / 26);
    draw.blob(
      c,
      Math.cos(turn) * far * half * 0.64,
      8 + Math.sin(turn) * far * 26,
      5,
      3,
      '#a8602a77',
    );
  }
  for (let n = 0; n < 8; n += 1) {
    const part = n / 7 - 0.5;
    petal(part * half * 1.5, 30, Math.PI / 2 - part * 2.6, 88, color);
  }
}

/** A leaf by what it is, its landing line on y 0. `half`: world units. */
export function paintPlant(c: Context, kind: Kind, half: number, wet: boolean, pack: number): void {
  const [dull, fresh] = GREENS[pack] ?? GREENS[0];
  const bloom = BLOOMS[pack] ?? BLOOMS[0];
  if (kind === 'spring') paintSpring(c, half);
  else if (kind === 'dry') paintDry(c, half);
  else if (kind === 'top') paintTop(c, half, bloom);
  else {
    paintLeaf(
      c,
      half,
      kind === 'drift' ? draw.mix(wet ? fresh : dull, '#4cc3ff', 0.45) : wet ? fresh : dull,
      wet,
    );
    if (!wet) return;
    draw.place(c, -half * 0.78, -2, () => paintFlower(c, 21, bloom));
    draw.place(c, half * 0.84, -6, () => paintFlower(c, 17, bloom));
  }
}

/** A wing of a leaf that drifts: grows up and to the right from 0, 0. */
export function paintWing(c: Context): void {
  for (const [turn, long] of [
    [-0.5, 62],
    [-0.05, 46],
  ] as const)
    draw.place(
      c,
      0,
      0,
      () => {
        draw.blob(c, long / 2, 0, long / 2, 13, '#e6fbffb8');
        draw.rim(c, '#5a7fb0aa', 3, (path) => path.ellipse(long / 2, 0, long / 2, 13, 0, 0, 7));
        draw.line(c, [4, 0, long * 0.8, -2], 2, '#5a7fb077');
      },
      turn,
    );
}

export function paintDew(c: Context): void {
  draw.disc(c, 0, 0, 40, draw.radial(c, 0, 0, 40, '#eafcffbb', '#bff1ff00'));
  const drop = (path: Context): void => {
    path.moveTo(0, -28);
    path.bezierCurveTo(8, -14, 21, -4, 20, 8);
    path.bezierCurveTo(19, 28, -19, 28, -20, 8);
    path.bezierCurveTo(-21, -4, -8, -14, 0, -28);
  };
  draw.fillPath(c, draw.radial(c, -6, -4, 34, '#f2feff', '#6fd8ff', '#1f8fe0'), drop);
  draw.rim(c, '#1a4f8f', 4.5, drop);
  draw.blob(c, -7, 4, 5, 8, '#ffffff', 0.4);
  draw.disc(c, 7, 14, 3, '#ffffffaa');
}

/** A beetle that flies to the right. */
export function paintBeetle(c: Context): void {
  draw.blob(c, 30, -4, 17, 16, INK);
  draw.blob(c, 30, -4, 13, 12, '#5a3a6a');
  for (const y of [-20, -14]) draw.line(c, [34, y + 2, 48, y - 12], 4, INK);
  const shell = (path: Context): void => path.ellipse(-4, 0, 36, 28, 0, 0, 7);
  draw.fillPath(c, draw.radial(c, -12, -12, 48, '#c79bff', '#7a3fd0', '#41187f'), shell);
  draw.clipped(c, shell, () => {
    draw.line(c, [-40, 2, 34, -2], 4, '#2a0f55');
    for (const [x, y] of [
      [-20, -12],
      [4, -14],
      [-18, 14],
      [8, 13],
    ] as const)
      draw.disc(c, x, y, 6, '#ffd84a');
  });
  draw.rim(c, INK, 5, shell);
  draw.disc(c, 34, -6, 7, '#ffffff');
  draw.disc(c, 36, -5, 3.6, INK);
  draw.line(c, [26, -16, 40, -11], 4, INK);
  for (const x of [-18, 0, 18]) draw.line(c, [x, 24, x + 4, 34], 4.5, INK);
}
