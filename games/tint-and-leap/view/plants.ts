import * as draw from '@playgrove/kit/draw';
import type { Context, Point, Surface } from '@playgrove/kit/runtime';
import {
  BUD,
  BUD_FOLDS,
  LEAF,
  lookOf,
  LOOKS,
  PETAL,
  SHELL,
  signOf,
  VEINS,
  WINGS,
} from './shapes.ts';

const INK = draw.PALETTE.ink;
const GREEN = '#4fb83c';
const DEEP = '#1f6a34';

export type Grown = Point & {
  readonly rotate?: number;
  readonly scale?: number;
};

function stampAt(
  to: Surface,
  key: string,
  width: number,
  height: number,
  { x, y, rotate = 0, scale = 1 }: Grown,
  paint: (c: Context) => void,
): void {
  draw.stamped(to, key, { x, y, width, height, rotate, scaleX: scale, scaleY: scale }, paint);
}

export function drawLeaf(to: Surface, color: number, at: Grown): void {
  stampAt(to, `leaf ${color}`, 240, 200, at, (c) => {
    const { body, deep, light } = lookOf(color);
    draw.drawPath(c, LEAF, { line: INK, width: 15 });
    draw.drawPath(c, LEAF, { fill: deep });
    draw.transformed(c, { y: -5, scale: 0.97 }, () =>
      draw.drawPath(c, LEAF, { fill: draw.down(c, -64, 88, light, body, body, deep) }),
    );
    draw.drawPath(c, VEINS, { line: draw.fade(deep, 0.45), width: 4.5 });
    draw.blob(c, -56, -40, 30, 11, draw.fade(draw.PALETTE.white, 0.6), -0.35);
    draw.transformed(c, { y: 12, scale: 37 }, () =>
      draw.drawPath(c, signOf(color), { fill: '#fffdf4', line: deep, width: 0.3 }),
    );
  });
}

/** Closed: the color inside is not known yet. */
export function drawBud(to: Surface, at: Grown): void {
  stampAt(to, 'bud', 160, 210, at, (c) => {
    draw.drawPath(c, BUD, { line: INK, width: 15 });
    draw.drawPath(c, BUD, { fill: draw.down(c, -92, 84, '#fffbe0', '#f3e3c0', '#a9c97a') });
    draw.drawPath(c, BUD_FOLDS, { line: '#b79a6a', width: 5 });
    draw.blob(c, -24, -36, 8, 24, draw.fade(draw.PALETTE.white, 0.8), 0.4);
    draw.disc(c, 0, 10, 33, draw.fade('#7a5a3a', 0.9));
  });
  to.label('?', at.x, at.y + 11, 50 * (at.scale ?? 1));
}

/** Petals of every color: any color may land on it. */
export function drawBloom(to: Surface, at: Grown): void {
  stampAt(to, 'bloom', 290, 270, at, (c) => {
    const petal = (turn: number, scale: number, paint: (c: Context) => void): void =>
      draw.transformed(c, { rotate: turn, scale }, () => paint(c));
    for (let n = 0; n < 8; n += 1)
      petal((n / 8) * Math.PI * 2, 1, () => draw.drawPath(c, PETAL, { line: INK, width: 14 }));
    for (let n = 0; n < 8; n += 1) {
      const { body, light, deep } = LOOKS[n % LOOKS.length] ?? lookOf(0);
      petal((n / 8) * Math.PI * 2, 1, () => {
        draw.drawPath(c, PETAL, { fill: draw.down(c, -118, 0, light, body, deep) });
        draw.transformed(c, { y: -78, rotate: (-n / 8) * Math.PI * 2, scale: 15 }, () =>
          draw.drawPath(c, signOf(n % LOOKS.length), { fill: '#fffdf4' }),
        );
      });
    }
    draw.disc(c, 0, 0, 46, INK);
    draw.disc(c, 0, 0, 40, draw.radial(c, -10, -14, 60, '#fff9c8', '#ffd02e', '#e8831a'));
    for (let n = 0; n < 9; n += 1)
      draw.disc(c, Math.cos(n * 2.4) * n * 3.4, Math.sin(n * 2.4) * n * 3.4, 4, '#b0620a99');
  });
}

/** Two curled fronds under a leaf: the next leap is a long one. */
export function drawCurls(to: Surface, at: Grown): void {
  stampAt(to, 'curls', 290, 160, at, (c) => {
    const curl = 'M0 62C44 66 108 52 122 6C126 -26 92 -38 82 -14C76 4 94 14 102 4';
    for (const side of [-1, 1]) {
      draw.transformed(c, { scale: 1, scaleX: side }, () => {
        draw.drawPath(c, curl, { line: INK, width: 28 });
        draw.drawPath(c, curl, { line: DEEP, width: 17 });
        draw.drawPath(c, curl, { line: '#9be84a', width: 10 });
      });
    }
  });
}

const BUG = 1.25;

/** A beetle in a color, with its sign on its back. Its wings beat. */
export function drawBug(to: Surface, color: number, { x, y }: Point, beat: number): void {
  const flap = 1 - 0.5 * Math.abs(Math.sin(beat));
  to.stamp('wings', 150, 90, paintWings, x, y - 8, { scaleX: BUG, scaleY: BUG * flap });
  stampAt(to, `bug ${color}`, 150, 100, { x, y, scale: BUG }, (c) => {
    const { body, deep, light } = lookOf(color);
    draw.transformed(c, { y: 12 }, () => {
      draw.disc(c, 40, -6, 19, INK);
      draw.disc(c, 41, -6, 14, '#4a3a6a');
      draw.disc(c, 47, -10, 5.5, draw.PALETTE.white);
      draw.disc(c, 48.5, -10, 2.8, INK);
      draw.drawPath(c, SHELL, { line: INK, width: 13 });
      draw.drawPath(c, SHELL, { fill: draw.down(c, -36, 6, light, body, deep) });
      draw.transformed(c, { x: 2, y: -13, scale: 15 }, () =>
        draw.drawPath(c, signOf(color), { fill: '#fffdf4', line: deep, width: 0.36 }),
      );
    });
  });
}

function paintWings(c: Context): void {
  draw.transformed(c, { y: 30 }, () =>
    draw.drawPath(c, WINGS, { line: draw.fade(INK, 0.85), fill: '#f2fbff', width: 9 }),
  );
}

/** A stalk from a stem or a pot to the back of a leaf. */
export function drawStalk(c: Context, from: Point, to: Point, bend: Point, width = 15): void {
  const trace = (path: Context): void => {
    path.moveTo(from.x, from.y);
    path.quadraticCurveTo(bend.x, bend.y, to.x, to.y);
  };
  draw.rim(c, INK, width + 9, trace);
  draw.rim(c, DEEP, width, trace);
  draw.rim(c, GREEN, width * 0.55, trace);
}

export function drawPot(to: Surface, at: Grown): void {
  stampAt(to, 'pot', 220, 190, at, (c) => {
    const body = 'M-78 -40L-58 78C-56 86 -50 88 -44 88H44C50 88 56 86 58 78L78 -40Z';
    const edge =
      'M-92 -70H92C98 -70 100 -66 99 -60L94 -34C93 -29 90 -27 85 -27H-85C-90 -27 -93 -29 -94 -34L-99 -60C-100 -66 -98 -70 -92 -70Z';
    for (const d of [body, edge]) draw.drawPath(c, d, { line: INK, width: 14 });
    draw.drawPath(c, body, { fill: draw.down(c, -40, 88, '#c8603a', '#e8804a', '#b04a34') });
    draw.drawPath(c, edge, { fill: draw.down(c, -70, -27, '#ffab70', '#e07040') });
    draw.blob(c, -40, 10, 9, 40, '#ffffff4d', 0.12);
    draw.fillPath(c, '#fff3d8', (path) => path.roundRect(-34, 6, 68, 44, 8));
    draw.transformed(c, { y: 28, scale: 14 }, () =>
      draw.drawPath(c, signOf(2), { fill: '#4fb8a0' }),
    );
  });
}
