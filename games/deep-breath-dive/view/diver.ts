import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { breathHome } from '../rules/dive.ts';
import type { State } from '../rules/state.ts';
import { px, py, type Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
const SUITS = ['#ff5a3c', '#ffb52e', '#3fd0a0', '#8a5cff'] as const;

/** The diver in the water, the breath as a ring about her, and how much of it the way up takes. */
export function drawDiver(to: Surface, state: State, ui: Ui): void {
  const [x, y] = [px(ui, ui.at.x), py(ui, ui.at.y)];
  const flutter = to.reducedMotion
    ? 0
    : Math.sin(to.time * (state.down ? 9 : 6)) * (state.phase === 'rescue' ? 0.1 : 0.55);
  const blink = state.spared > 0 && Math.floor(state.spared / 6) % 2 === 0 ? 0.45 : 1;
  to.c.globalAlpha = blink;
  draw.place(to.c, x, y, () => figure(to, state, flutter), ui.lean, 1.08);
  to.c.globalAlpha = 1;
  if (state.phase === 'rescue')
    draw.segment(to.c, x, y - 46, px(ui, 1.9), py(ui, -0.6), 4, '#ffe9b8');
}

/** Head up about 0, 0; `flutter` swings the fins. Of bitmaps: only what bends is drawn in parts. */
export function figure(
  to: Surface,
  state: Pick<State, 'career' | 'weight'>,
  flutter: number,
): void {
  const { c } = to;
  const { levels } = state.career.purse;
  const suit = SUITS[Math.min(3, levels.suit)] ?? SUITS[0];
  for (const side of [-1, 1]) {
    draw.place(
      c,
      side * 8,
      22,
      () => {
        to.stamp(`leg ${suit}`, 28, 84, (on) => limb(on, 0, 0, 0, 26, 13, suit), 0, 0);
        const rotate = side * flutter * 0.7;
        to.stamp(`fin ${levels.fins}`, 44, 150, (on) => fin(on, levels.fins), 0, 26, { rotate });
      },
      side * flutter * 0.4 + side * 0.08,
    );
  }
  to.stamp(`arms ${suit}`, 60, 130, (on) => arms(on, suit), 0, 0);
  const r = Math.round(9 + Math.min(22, state.weight * 1.5));
  to.stamp(`bag ${r}`, 2 * r + 12, 2 * r + 12, (on) => bag(on, r), 24, 14);
  const lamp = levels.lamp > 0;
  to.stamp(`body ${suit} ${lamp}`, 60, 124, (on) => body(on, suit, lamp), 0, 0);
}

function fin(c: Context, level: number): void {
  const color = level > 2 ? '#ffd02e' : level > 0 ? '#45d1ff' : '#3a6bff';
  const long = 26 + level * 4;
  const shape = (path: Context): void => {
    path.moveTo(-6, -2);
    path.lineTo(6, -2);
    path.quadraticCurveTo(16, long * 0.6, 13, long);
    path.quadraticCurveTo(0, long + 7, -13, long);
    path.quadraticCurveTo(-16, long * 0.6, -6, -2);
  };
  draw.fillPath(c, draw.down(c, 0, long, color, draw.shade(color, 0.3)), shape);
  draw.rim(c, INK, 4.5, shape);
  const middle = [
    { x: 0, y: 4 },
    { x: 0, y: long - 4 },
  ];
  draw.line(c, middle, 2.5, draw.fade('#ffffff', 0.55));
}

/** Both stretched ahead. */
function arms(c: Context, suit: string): void {
  for (const side of [-1, 1]) {
    limb(c, side * 15, -12, side * 10, -46, 11, suit);
    draw.disc(c, side * 9, -50, 7.5, INK);
    draw.disc(c, side * 9, -50, 5, '#f2b98a');
  }
}

function body(c: Context, suit: string, lamp: boolean): void {
  draw.rounded(c, -20, -22, 40, 54, 19, INK);
  const cloth = draw.linear(c, -16, 0, 16, 0, draw.tint(suit, 0.25), suit, draw.shade(suit, 0.3));
  draw.rounded(c, -16, -18, 32, 46, 15, cloth);
  draw.rounded(c, -16, 8, 32, 7, 2, '#fff6e3');
  draw.disc(c, 0, -28, 21, INK);
  draw.disc(c, 0, -28, 17, draw.linear(c, 0, -46, 0, -10, '#ffd3a8', '#f0ad7c'));
  draw.drawPath(c, 'M-16.7-24.81A17 17 0 0 1 0-45A17 17 0 0 1 16.7-24.81Q0-42-17-25', {
    fill: '#5a2a1e',
  });
  draw.rounded(c, -16, -36, 32, 19, 9, INK);
  draw.rounded(c, -13, -33, 26, 13, 6, draw.linear(c, 0, -33, 0, -20, '#bff4ff', '#4cc3ff'));
  for (const x of [-5.5, 6]) {
    draw.blob(c, x, -26.5, 2.7, 4, INK);
    draw.disc(c, x + 0.9, -28, 1.1, '#ffffff');
  }
  draw.blob(c, 0, -15.5, 5.4, 3.2, '#8a3b2c');
  if (!lamp) return;
  draw.disc(c, 0, -47, 8, INK);
  draw.disc(c, 0, -47, 5.4, '#fff3a6');
}

function limb(
  c: Context,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width: number,
  color: string,
): void {
  draw.segment(c, x1, y1, x2, y2, width + 6, INK);
  draw.segment(c, x1, y1, x2, y2, width, color);
}

/** The net on the hip, about 0, 0, swells with what is in it. */
function bag(c: Context, r: number): void {
  draw.disc(c, 0, 0, r + 3, INK);
  draw.disc(c, 0, 0, r, '#c98d4a');
  for (const turn of [-0.7, 0.7]) {
    for (const off of [-0.4, 0, 0.4]) {
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      const ends = [-0.8, 0.8].map((way) => ({
        x: dx * r * way - dy * r * off,
        y: dy * r * way + dx * r * off,
      }));
      draw.line(c, ends, 2, '#7a4a22');
    }
  }
}

const TOP = -Math.PI / 2;
const [BEHIND, SHINE] = [draw.fade('#04031a', 0.55), draw.fade('#ffffff', 0.6)];
const TURN = Math.PI * 2;

/** Breath left as a ring; the white notch is what the way up takes. */
export function drawBreath(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const [x, y] = [px(ui, ui.at.x), py(ui, ui.at.y)];
  const part = state.air / state.full;
  const home = Math.min(1, breathHome(state) / state.full);
  const short = part < home + 0.04;
  const swell = to.reducedMotion ? 0 : Math.max(0, 1 - ui.pulse * 4) * 7 * (part < 0.6 ? 1 : 0);
  const r = 92 + swell;
  c.lineCap = 'round';
  arc(c, x, y, r, 0, 1, 17, BEHIND);
  const color = short ? '#ff4b5c' : part < home + 0.2 ? '#ffc62e' : '#7df9e4';
  arc(c, x, y, r, 0, Math.max(0.004, part), 10, color);
  arc(c, x, y, r, 0, Math.max(0.004, part), 3.5, SHINE);
  const angle = TOP + home * TURN;
  const tip = (far: number): { x: number; y: number } => ({
    x: x + Math.cos(angle) * far,
    y: y + Math.sin(angle) * far,
  });
  draw.line(c, [tip(r - 15), tip(r + 15)], 11, INK);
  draw.line(c, [tip(r - 13), tip(r + 13)], 5, '#ffffff');
  const above = tip(r + 27);
  draw.fillPath(c, '#ffffff', (path) => {
    path.moveTo(above.x, above.y - 11);
    path.lineTo(above.x + 10, above.y + 3);
    path.lineTo(above.x - 10, above.y + 3);
  });
  draw.rim(c, INK, 3);
}

function arc(
  c: Context,
  x: number,
  y: number,
  r: number,
  from: number,
  till: number,
  width: number,
  color: string,
): void {
  c.strokeStyle = color;
  c.lineWidth = width;
  c.beginPath();
  c.arc(x, y, r, TOP + from * TURN, TOP + till * TURN);
  c.stroke();
}
