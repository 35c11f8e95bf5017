import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { chalkHatch, chalkLine } from './chalk.ts';
import { BUCKET, FAN, JAR, KEY, RULER, type Hue, type ThingOf } from '../rules/things.ts';
import { INK } from './room.ts';

/*
 * Everything is painted about its own 0, 0 as kit/logic/physics2d holds it: middles, but the foot of jars
 * and buckets.
 */

export const HUES = [
  { main: draw.PALETTE.red, deep: '#b3162f', mark: 'star' },
  { main: draw.PALETTE.blue, deep: '#1a3fae', mark: 'moon' },
] as const;

function mark(c: Context, hue: Hue, r: number, paint: string): void {
  if (hue === 0) {
    draw.star(c, 0, 0, r, paint);
    return;
  }
  draw.fillPath(c, paint, (path) => {
    path.arc(0, 0, r * 0.86, 0.7, 5.6);
    path.quadraticCurveTo(-r * 0.25, -r * 0.1, r * 0.66, r * 0.55);
  });
}

/** The part of a ball that turns. */
export function ballMark(c: Context, hue: Hue): void {
  mark(c, hue, 13, draw.fade('#ffffff', 0.92));
}

function slab(c: Context, w: number, h: number, r: number, ...colors: readonly string[]): void {
  draw.rounded(c, -w / 2 - 4, -h / 2 - 4, w + 8, h + 10, r + 4, INK);
  draw.rounded(c, -w / 2, -h / 2, w, h, r, draw.down(c, -h / 2, h / 2, ...colors));
}

/** Paints on a slab only. */
function onSlab(c: Context, w: number, h: number, r: number, paint: () => void): void {
  draw.clipped(c, (path) => path.roundRect(-w / 2, -h / 2, w, h, r), paint);
}

/** A fixed board: wood, ice, or an eraser that bounces. */
export function paintBox(c: Context, thing: ThingOf<'box'>): void {
  const { w, h, stuff } = thing;
  const [long, short] = [Math.max(w, h), Math.min(w, h)];
  draw.transformed(c, { rotate: w < h ? Math.PI / 2 : 0 }, () => {
    if (stuff === 'ice') ice(c, long, short);
    else if (stuff === 'rubber') eraser(c, long, short);
    else plank(c, long, short, `${thing.x} ${thing.y}`);
  });
}

function plank(c: Context, w: number, h: number, seed: string): void {
  slab(c, w, h, 6, '#ffd08a', '#ee9a4a', '#c46b2c');
  const rng = createRng(seed);
  onSlab(c, w, h, 6, () => {
    for (let vein = 0; vein < w / 26; vein += 1) {
      const [x, y] = [rng.between(-w / 2, w / 2), rng.between(-h / 2, h / 2)];
      draw.rim(c, draw.fade('#8c4217', 0.3), 2.4, (path) => {
        path.moveTo(x, y);
        path.bezierCurveTo(x + 18, y - 3, x + 36, y + 3, x + rng.between(40, 70), y);
      });
    }
    c.fillStyle = draw.fade('#fff2cf', 0.7);
    c.fillRect(-w / 2 + 4, -h / 2 + 3, w - 8, Math.min(5, h * 0.2));
  });
  for (const side of [-1, 1]) {
    draw.disc(c, side * (w / 2 - 12), 0, 4.5, draw.fade('#6e3018', 0.75));
    draw.disc(c, side * (w / 2 - 12) - 1, -1.4, 1.8, draw.fade('#fff2cf', 0.8));
  }
}

/** A slanted stripe of light over the height of something. */
function glint(c: Context, x: number, h: number, wide: number, color: string): void {
  draw.fillPath(c, color, (path) => {
    path.moveTo(x, h / 2);
    path.lineTo(x + h, -h / 2);
    path.lineTo(x + h + wide, -h / 2);
    path.lineTo(x + wide, h / 2);
  });
}

function ice(c: Context, w: number, h: number): void {
  slab(c, w, h, 9, '#f2feff', '#a9e9fb', '#57b9e6');
  onSlab(c, w, h, 9, () => {
    for (let x = -w / 2 - h; x < w / 2; x += 58) glint(c, x, h, 13, draw.fade('#ffffff', 0.5));
    c.fillStyle = draw.fade('#ffffff', 0.85);
    c.fillRect(-w / 2 + 5, -h / 2 + 3, w - 10, 4);
  });
}

function eraser(c: Context, w: number, h: number): void {
  slab(c, w, h, 11, '#ffb4d6', '#ff7ab4', '#d94a8c');
  onSlab(c, w, h, 11, () => {
    c.fillStyle = draw.down(c, -h / 2, h / 2, '#8fd0ff', '#3f8df0', '#2a62c4');
    c.fillRect(w / 2 - Math.min(70, w * 0.34), -h / 2, w, h);
    c.fillStyle = draw.fade('#ffffff', 0.55);
    c.fillRect(-w / 2 + 6, -h / 2 + 4, w - 12, 4);
    c.fillStyle = draw.fade(INK, 0.35);
    c.fillRect(w / 2 - Math.min(70, w * 0.34) - 3, -h / 2, 5, h);
  });
}

function traceJar(c: Context): void {
  const [w, h] = [JAR.width / 2, JAR.height];
  c.moveTo(-w - JAR.wall, -h);
  c.lineTo(-w + 6 - JAR.wall, -10);
  c.quadraticCurveTo(-w + 6 - JAR.wall, 0, -w + 18 - JAR.wall, 0);
  c.lineTo(w - 18 + JAR.wall, 0);
  c.quadraticCurveTo(w - 6 + JAR.wall, 0, w - 6 + JAR.wall, -10);
  c.lineTo(w + JAR.wall, -h);
}

export function paintJarBack(c: Context, hue: Hue): void {
  const { main } = HUES[hue];
  draw.fillPath(c, draw.linear(c, -60, 0, 60, 0, '#d9fbff88', '#ffffff33', '#9fe6ff77'), traceJar);
  draw.fillPath(
    c,
    draw.down(c, -JAR.height, 0, draw.fade(main, 0), draw.fade(draw.tint(main, 0.3), 0.28)),
    traceJar,
  );
  draw.blob(c, 0, -JAR.height, JAR.width / 2 + JAR.wall, 9, draw.fade('#d9fbff', 0.35));
}

export function paintJarFront(c: Context, hue: Hue): void {
  const { main, deep } = HUES[hue];
  const [w, h] = [JAR.width / 2 + JAR.wall, JAR.height];
  draw.rim(c, INK, 13, traceJar);
  draw.rim(c, '#dff8ff', 6, traceJar);
  // A label in the ball's color, with its mark.
  draw.rounded(c, -38, -74, 76, 50, 12, INK);
  draw.rounded(c, -34, -70, 68, 42, 9, draw.down(c, -70, -28, draw.tint(main, 0.25), main, deep));
  draw.place(c, 0, -49, () => mark(c, hue, 16, '#ffffff'));
  for (const side of [-1, 1]) {
    draw.rounded(c, side * w - 13, -h - 9, 26, 17, 8, INK);
    draw.rounded(c, side * w - 9, -h - 6, 18, 10, 5, '#e8fbff');
  }
  draw.rounded(c, -w + 16, -h + 12, 9, 62, 5, draw.fade('#ffffff', 0.62));
  draw.rounded(c, w - 27, -h + 14, 6, 30, 3, draw.fade('#ffffff', 0.4));
}

export function paintCrate(c: Context, w: number, h: number, letter: number): void {
  const color =
    [draw.PALETTE.green, draw.PALETTE.purple, draw.PALETTE.orange, draw.PALETTE.sky][letter % 4] ??
    draw.PALETTE.green;
  slab(c, w, h, 9, '#fff3d6', '#f3cf92', '#d9a25c');
  const [a, b] = [w - 18, h - 18];
  const face = draw.down(c, -b / 2, b / 2, draw.tint(color, 0.2), color, draw.shade(color, 0.2));
  draw.rounded(c, -a / 2, -b / 2, a, b, 7, face);
  const size = Math.min(a, b) * 0.3;
  if (letter % 3 === 0) draw.star(c, 0, 0, size * 1.15, '#ffffff');
  else if (letter % 3 === 1) draw.ring(c, 0, 0, size * 0.8, size * 0.42, '#ffffff');
  else {
    draw.transformed(c, { scale: size }, () =>
      draw.drawPath(c, 'M-.7 .7L0 -.8L.7 .7M-.36 .2H.36', { line: '#ffffff', width: 0.42 }),
    );
  }
  draw.rounded(c, -w / 2 + 6, -h / 2 + 4, w - 12, 4, 2, draw.fade('#ffffff', 0.7));
}

export function paintRuler(c: Context, w: number): void {
  slab(c, w, RULER + 2, 5, '#fff09a', '#ffd02e', '#e69a14');
  for (let tick = 0; tick * 14 < w - 20; tick += 1) {
    const x = -w / 2 + 10 + tick * 14;
    c.fillStyle = draw.fade(INK, 0.65);
    c.fillRect(x, -RULER / 2, 2.4, tick % 5 === 0 ? 9 : 5);
  }
}

export function paintPin(c: Context): void {
  draw.blob(c, 5, 8, 16, 9, draw.fade('#04201c', 0.45));
  draw.disc(c, 0, 0, 15, INK);
  draw.disc(c, 0, 0, 11.5, draw.radial(c, -3, -4, 15, '#fff6b8', draw.PALETTE.yellow, '#d98a0c'));
  draw.disc(c, -3.5, -4, 3.4, draw.fade('#ffffff', 0.9));
}

export function paintBucket(c: Context): void {
  const [w, h] = [BUCKET.width / 2 + BUCKET.wall, BUCKET.height];
  const trace = (path: Context): void => {
    path.moveTo(-w, -h);
    path.lineTo(-w + 12, 0);
    path.lineTo(w - 12, 0);
    path.lineTo(w, -h);
    path.closePath();
  };
  draw.rim(c, INK, 9, trace);
  draw.fillPath(c, draw.linear(c, -w, 0, w, 0, '#8fa3b8', '#f0f7ff', '#a9bccf', '#66788f'), trace);
  c.fillStyle = draw.fade(draw.PALETTE.red, 0.92);
  c.fillRect(-w + 7, -h * 0.62, w * 2 - 14, 15);
  draw.rounded(c, -w - 6, -h - 7, w * 2 + 12, 14, 7, INK);
  draw.rounded(c, -w - 3, -h - 4, w * 2 + 6, 8, 4, '#e6f0fa');
}

export function paintMill(c: Context, r: number): void {
  for (const turn of [0, Math.PI / 2]) {
    draw.transformed(c, { rotate: turn }, () => {
      draw.rounded(c, -r - 4, -12, r * 2 + 8, 24, 6, INK);
      draw.rounded(c, -r, -8, r * 2, 16, 4, draw.down(c, -8, 8, '#9df0a6', '#45d15b', '#1f8f45'));
      c.fillStyle = '#ffb4c8';
      c.fillRect(-r, -8, 18, 16);
      c.fillStyle = '#d6dde6';
      c.fillRect(-r + 18, -8, 8, 16);
      draw.fillPath(c, '#ffe2b8', (path) => {
        path.moveTo(r - 20, -8);
        path.lineTo(r, 0);
        path.lineTo(r - 20, 8);
      });
      draw.disc(c, r - 3, 0, 4, INK);
    });
  }
  draw.disc(c, 0, 0, 16, INK);
  draw.disc(c, 0, 0, 11, draw.radial(c, -3, -4, 14, '#ffffff', '#cfd8e4', '#8494a8'));
}

/** The housing; its blades are drawn turning. Blows upward here. */
export function paintFan(c: Context): void {
  const [w, h] = [FAN.width, FAN.depth];
  slab(c, w, h, 14, '#c7a8ff', '#8a4dff', '#5a26c0');
  draw.rounded(c, -w / 2 + 8, -h / 2 + 4, w - 16, 6, 3, draw.fade('#ffffff', 0.6));
  draw.rounded(c, -w / 2 + 10, -h / 2 + 14, w - 20, h - 22, 8, '#32157a');
}

export function paintBumper(c: Context, r: number): void {
  draw.disc(c, 0, 5, r + 6, draw.fade('#04201c', 0.4));
  draw.disc(c, 0, 0, r + 4, INK);
  draw.disc(
    c,
    0,
    0,
    r,
    draw.radial(c, -r * 0.3, -r * 0.35, r * 1.3, '#ffd3ea', '#ff6fb0', '#c52a7a'),
  );
  draw.ring(c, 0, 0, r * 0.7, r * 0.14, '#fff6e3');
  draw.star(c, 0, 0, r * 0.42, '#fff6e3');
  draw.blob(c, -r * 0.36, -r * 0.5, r * 0.24, r * 0.13, draw.fade('#ffffff', 0.8), -0.6);
}

export function paintKey(c: Context): void {
  draw.star(c, 0, 3, KEY * 1.5, INK);
  draw.star(
    c,
    0,
    0,
    KEY * 1.18,
    draw.down(c, -KEY, KEY, '#fff6b8', draw.PALETTE.yellow, '#f09a14'),
  );
  draw.star(c, -2, -3, KEY * 0.5, draw.fade('#ffffff', 0.75));
}

/** A wall of red chalk. */
export function paintDoor(c: Context, w: number, h: number): void {
  const [x, y] = [w / 2, h / 2];
  const first = { x: -x, y: -y };
  const corners = [first, { x, y: -y }, { x, y }, { x: -x, y }];
  c.fillStyle = draw.fade('#5e1a22', 0.55);
  c.fillRect(-x, -y, w, h);
  chalkHatch(c, corners, 13, 6, '#ff9a8a');
  chalkLine(c, [...corners, first], 8, '#ffb0a4', { seed: 5 });
}

export function paintGlass(c: Context, w: number, h: number): void {
  draw.rounded(c, -w / 2 - 3, -h / 2 - 3, w + 6, h + 6, 5, draw.fade(INK, 0.9));
  const pane = draw.linear(c, -w / 2, -h / 2, w / 2, h / 2, '#d8f8ff', '#8fdcf2', '#c9f4ff');
  draw.rounded(c, -w / 2, -h / 2, w, h, 3, pane);
  onSlab(c, w, h, 0, () => {
    for (let x = -w - h; x < w + h; x += 54) glint(c, x, h, 9, draw.fade('#ffffff', 0.7));
  });
}
