/** What moves in the sky: clouds, birds, the moon, stars, balloons. */
import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { paintCloud, paintMoon, type Land } from './desert.ts';

type Context = CanvasRenderingContext2D;

/** Seconds of motion; a fixed moment under reduced motion. */
export function clock(to: Surface): number {
  return to.reducedMotion ? 7 : to.time;
}

/** Round and round, 0 to 1. */
export function loop(to: Surface, seconds: number, offset: number): number {
  return (clock(to) / seconds + offset) % 1;
}

const CLOUD_REACH = { left: -1.1, top: -0.8, right: 1.1, bottom: 0.8 };

export function drawClouds(to: Surface, { bleed, horizon, unit }: Land, color: string): void {
  for (const at of [0, 1, 2]) {
    const size = unit * (0.36 - at * 0.07);
    const part = loop(to, 130 + at * 50, 0.16 + at * 0.37);
    const x = bleed.x - size + part * (bleed.width + size * 2);
    const y = bleed.y + (horizon - bleed.y) * (0.34 + at * 0.17);
    draw.stamp(
      to.c,
      `cloud ${color} ${at}`,
      x,
      y,
      size,
      () => CLOUD_REACH,
      (c) => paintCloud(c, 1, draw.fade(color, 0.85 - at * 0.15)),
    );
  }
}

export function drawBirds(to: Surface, { bleed, horizon, unit }: Land): void {
  const part = loop(to, 38, 0.3);
  const { c } = to;
  c.strokeStyle = '#4a2f5a';
  c.lineWidth = unit * 0.022;
  c.lineCap = 'round';
  c.beginPath();
  for (let bird = 0; bird < 5; bird += 1) {
    const back = Math.abs(bird - 2);
    const x = bleed.x + (1.1 - part * 1.3) * bleed.width + back * unit * 0.24;
    const y =
      bleed.y +
      (horizon - bleed.y) * 0.52 +
      (bird - 2) * unit * 0.11 +
      Math.sin(part * 12 + bird) * unit * 0.04;
    const flap = Math.sin(clock(to) * 7 + bird * 1.3) * unit * 0.06;
    c.moveTo(x - unit * 0.1, y - flap);
    c.quadraticCurveTo(x - unit * 0.03, y - unit * 0.03, x, y);
    c.quadraticCurveTo(x + unit * 0.03, y - unit * 0.03, x + unit * 0.1, y - flap);
  }
  c.stroke();
}

/** The moon climbs while the tiles of the board add up to 4096; a star falls now and then. */
export function drawNight(
  to: Surface,
  { bleed, horizon, unit, portrait }: Land,
  state: State,
): void {
  const sum = state.tiles.reduce((all, tile) => all + (tile ? 2 ** tile.v : 0), 0);
  const risen = Math.min(1, Math.max(0, sum / 2 ** state.top - 1));
  const high = horizon - bleed.y;
  const x = bleed.x + bleed.width * (portrait ? 0.72 - risen * 0.1 : 0.88 - risen * 0.05);
  const y = horizon - high * (0.16 + 0.5 * risen);
  to.stamp('moon', unit * 2.1, unit * 2.1, (c) => paintMoon(c, unit * 0.42), x, y);
  if (to.reducedMotion) return;
  for (let star = 0; star < 9; star += 1) {
    const px = bleed.x + ((star * 0.6180339 + 0.13) % 1) * bleed.width;
    const py = bleed.y + ((star * 0.7548776 + 0.2) % 1) * high * 0.7;
    const shine = Math.max(0, Math.sin(to.time * (1.1 + star * 0.13) + star * 2));
    to.stamp('twinkle', 40, 40, paintTwinkle, px, py, { scaleX: shine, scaleY: shine });
  }
  const fall = (to.time % 7) / 0.8;
  if (fall >= 1) return;
  const lane = Math.floor(to.time / 7) % 5;
  const sx = bleed.x + bleed.width * (0.15 + lane * 0.15 + fall * 0.16);
  const sy = bleed.y + high * (0.1 + fall * 0.3);
  const tail = unit * 0.5;
  to.c.globalAlpha = 1 - fall;
  draw.line(to.c, [sx - tail, sy - tail * 0.8, sx, sy], unit * 0.02, '#ffffff');
  to.c.globalAlpha = 1;
  draw.disc(to.c, sx, sy, unit * 0.03, draw.PALETTE.white);
}

function paintTwinkle(c: Context): void {
  draw.fillPath(c, '#fff6d8', (path) => {
    for (let corner = 0; corner < 8; corner += 1) {
      const turn = (corner / 8) * Math.PI * 2;
      const far = corner % 2 === 0 ? 18 : 3.5;
      path.lineTo(Math.cos(turn) * far, Math.sin(turn) * far);
    }
    path.closePath();
  });
}

const SILKS = [
  ['#ff4b55', '#ffd02e'],
  ['#8a4dff', '#ff4f9a'],
  ['#14c4b4', '#fff6e3'],
] as const;

/** Balloons of the second day. */
export function drawBalloons(to: Surface, { bleed, horizon, unit, portrait }: Land): void {
  for (const [at, silk] of SILKS.entries()) {
    const size = unit * (0.62 - at * 0.14);
    const drift = loop(to, 160 + at * 60, 0.2 + at * 0.3);
    const lanes = portrait ? [0.16, 0.46, 0.86] : [0.06, 0.17, 0.76];
    const x = bleed.x + bleed.width * ((lanes[at] ?? 0.5) + 0.06 * Math.sin(drift * Math.PI * 2));
    const y =
      bleed.y +
      (horizon - bleed.y) * (0.46 + at * 0.1) +
      Math.sin(clock(to) * 0.6 + at * 2) * unit * 0.08;
    to.stamp(`balloon ${at}`, size * 1.2, size * 1.9, (c) => paintBalloon(c, size, silk), x, y);
  }
}

function paintBalloon(c: Context, size: number, [main, stripe]: readonly [string, string]): void {
  const r = size * 0.5;
  const skin = (half: number, color: string): void =>
    draw.fillPath(c, color, (path) => {
      path.moveTo(0, -size * 0.85);
      path.bezierCurveTo(
        -half * 1.4,
        -size * 0.85,
        -half * 1.3,
        -size * 0.05,
        -half * 0.24,
        size * 0.3,
      );
      path.lineTo(half * 0.24, size * 0.3);
      path.bezierCurveTo(half * 1.3, -size * 0.05, half * 1.4, -size * 0.85, 0, -size * 0.85);
    });
  skin(r * 1.06, draw.PALETTE.ink);
  skin(r, main);
  skin(r * 0.62, stripe);
  skin(r * 0.26, main);
  draw.blob(c, -r * 0.4, -size * 0.52, r * 0.16, r * 0.3, '#ffffff88', 0.3);
  for (const side of [-1, 1]) {
    draw.line(
      c,
      [side * r * 0.22, size * 0.28, side * r * 0.18, size * 0.55],
      size * 0.02,
      draw.PALETTE.ink,
    );
  }
  draw.rounded(c, -r * 0.26, size * 0.52, r * 0.52, size * 0.24, size * 0.06, draw.PALETTE.ink);
  draw.rounded(c, -r * 0.2, size * 0.55, r * 0.4, size * 0.17, size * 0.04, '#b5764a');
}
