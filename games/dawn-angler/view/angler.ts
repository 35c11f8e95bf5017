import * as draw from '@playgrove/kit/draw';
import type { Point } from '@playgrove/kit/contract';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { HALF } from '../rules/water.ts';
import { landscape, type Size, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;

/** Where the angler stands, world units, and how large: the hat ends where the water begins. */
export function stand(size: Size): {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
} {
  return landscape(size)
    ? { x: size.width / 2, y: size.height * 0.74 + 188, scale: 0.88 }
    : { x: size.width / 2, y: size.height * 0.76 + 228, scale: 1.04 };
}

/** The rod: its grip and its tip, bent by what pulls. */
export function rodOf(
  state: State,
  ui: Ui,
  reducedMotion: boolean,
): { grip: Point; bend: Point; tip: Point } {
  const { x, y, scale } = stand(ui.size);
  const lean = ui.lean / HALF;
  const grip = { x: x + (16 + lean * 16) * scale, y: y - 82 * scale };
  const windup = state.phase === 'charge' ? 0.5 : 0;
  const whip = state.phase === 'flight' ? Math.max(0, 1 - ui.age * 3.4) : 0;
  const angle = -Math.PI / 2 + lean * 0.75 + windup * 0.5 - whip * 0.12;
  const long = 178 * scale;
  const shake =
    reducedMotion || !state.fight || state.fight.strain < 0.1 ? 0 : Math.sin(ui.age * 60) * 4;
  const load = Math.min(1, ui.pull / 100);
  const bend = {
    x: grip.x + Math.cos(angle) * long * 0.6,
    y: grip.y + Math.sin(angle) * long * 0.6,
  };
  const tip = {
    x: grip.x + Math.cos(angle + lean * load * 0.6) * long * (1 - load * 0.1) + shake,
    y: grip.y + Math.sin(angle) * long * (1 - load * 0.34),
  };
  return { grip, bend, tip };
}

export function drawAngler(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const { x, y, scale } = stand(ui.size);
  const { grip, bend, tip } = rodOf(state, ui, to.reducedMotion);
  const breath = to.reducedMotion ? 0 : Math.sin(to.time * 1.7) * 1.6;
  const pull = state.phase === 'fight' ? ui.pull / 100 : 0;
  to.stamp('angler', 220, 260, body, x - pull * 6, y - 96 * scale + breath, {
    scaleX: scale,
    scaleY: scale,
    rotate: (ui.lean / HALF) * 0.07 - pull * 0.03,
  });
  for (const [width, color] of [
    [11 * scale, INK],
    [6 * scale, '#f0a44a'],
  ] as const) {
    draw.rim(c, color, width, (path) => {
      path.moveTo(grip.x - 4, grip.y + 30 * scale);
      path.lineTo(grip.x, grip.y);
    });
  }
  for (const [width, color] of [
    [8 * scale, INK],
    [4 * scale, state.career.purse.levels.rod > 2 ? '#ffd02e' : '#c8743c'],
  ] as const) {
    draw.rim(c, color, width, (path) => {
      path.moveTo(grip.x, grip.y);
      path.quadraticCurveTo(bend.x, bend.y, tip.x, tip.y);
    });
  }
  reelOn(c, grip, scale, state, ui);
  // Hands over the grip.
  for (const side of [-1, 1]) {
    const [hx, hy] = [grip.x + side * 4 * scale - 2, grip.y + (side < 0 ? 22 : 6) * scale];
    draw.disc(c, hx, hy, 10.5 * scale, INK);
    draw.disc(c, hx, hy, 7.5 * scale, '#f2b98a');
  }
}

function reelOn(c: Context, grip: Point, scale: number, state: State, ui: Ui): void {
  const [x, y] = [grip.x + 15 * scale, grip.y + 14 * scale];
  draw.disc(c, x, y, 13 * scale, INK);
  draw.disc(c, x, y, 9.5 * scale, '#d8dfe8');
  const turn = state.held && state.phase === 'fight' ? ui.age * 16 : 0.6;
  draw.line(
    c,
    [x, y, x + Math.cos(turn) * 15 * scale, y + Math.sin(turn) * 15 * scale],
    4 * scale,
    INK,
  );
  draw.disc(
    c,
    x + Math.cos(turn) * 15 * scale,
    y + Math.sin(turn) * 15 * scale,
    5 * scale,
    '#ff5a3c',
  );
}

/** From behind: boots, a vest, a scarf and a wide straw hat. */
function body(c: Context): void {
  draw.blob(c, 0, 112, 70, 14, '#1a0b3a52');
  for (const side of [-1, 1]) {
    draw.rounded(c, side * 24 - 20, 46, 40, 66, 14, INK);
    draw.rounded(c, side * 24 - 15, 50, 30, 58, 11, draw.down(c, 50, 108, '#4f86c8', '#2f5a94'));
    draw.rounded(c, side * 24 - 17, 88, 34, 22, 9, '#5a3a2c');
  }
  const coat = 'M-44 62Q-62 6-40-22 0-42 40-22 62 6 44 62 0 76-44 62Z';
  draw.drawPath(c, coat, { fill: draw.down(c, -36, 70, '#ff9a5c', '#f0643c', '#b83c2c') });
  draw.drawPath(c, coat, { line: INK, width: 7 });
  const arms = 'M-40-8Q-58 22-18 34M40-8Q58 22 18 34';
  draw.drawPath(c, arms, { line: INK, width: 27 });
  draw.drawPath(c, arms, { line: '#f0643c', width: 16 });
  draw.rounded(c, -25, 14, 50, 38, 9, '#b83c2c');
  draw.rounded(c, -25, 14, 50, 14, 7, '#ffb47c');
  draw.rounded(c, -27, -44, 54, 22, 10, INK);
  draw.rounded(c, -23, -41, 46, 15, 7, '#4ad8c8');
  draw.disc(c, 0, -62, 33, INK);
  draw.disc(c, 0, -62, 27.5, '#7a4428');
  draw.blob(c, 0, -72, 62, 22, INK);
  draw.blob(c, 0, -74, 56, 17, '#f4cf6a');
  draw.blob(c, 0, -78, 53, 13, '#ffe49a');
  const crown = 'M-32-78Q-30-116 0-117 30-116 32-78 0-66-32-78Z';
  const straw = draw.down(c, -118, -72, '#fff0b4', '#f0bc4c');
  draw.drawPath(c, crown, { fill: straw, rim: INK, width: 6 });
  draw.drawPath(c, 'M-30 -84 Q0 -73 30 -84', { line: '#e0485c', width: 9 });
  draw.drawPath(c, 'M-18 -108 Q0 -101 18 -108 M-26 -96 Q0 -87 26 -96', {
    line: '#d8a03c8c',
    width: 3,
  });
}
