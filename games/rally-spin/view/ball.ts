import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { FLOOR, isOnTable } from '../rules/flight.ts';
import { isBurning } from '../rules/strokes.ts';
import { project, scaleAt, type Lens } from './lens.ts';
import type { Ui } from './ui.ts';

const INK = draw.PALETTE.ink;
/** Centimeters: larger than life, most of all near the player, so that depth can be read. */
const [NEAR, FAR] = [11.5, 8.5] as const;
const sizeAt = (z: number): number =>
  NEAR + (FAR - NEAR) * Math.max(0, Math.min(1, (z + 150) / 300));

/** The color of the trail says what turns the ball. */
export function trailColor({ ball }: State): string {
  const way = ball.vz < 0 ? -1 : 1;
  const top = ball.top * way;
  if (Math.abs(ball.side) > 150 && Math.abs(ball.side) > Math.abs(top) * 0.5) return '#d96bff';
  if (top > 170) return '#ff7a1f';
  return top < -50 ? '#2fb8ff' : '#ffe9a8';
}

/** The dark spot under the ball: on the table, on the floor, and smaller the higher it is. */
export function drawShadow({ c }: Surface, lens: Lens, { ball }: State): void {
  const on = isOnTable(ball) && ball.y > -3;
  const at = project(lens, ball.x, on ? 0 : FLOOR, ball.z);
  const high = on ? ball.y : ball.y - FLOOR;
  const r = sizeAt(ball.z) * scaleAt(lens, ball.z) * Math.max(0.6, 1.1 - high / 260);
  draw.blob(c, at.x, at.y, r, r * 0.42, draw.fade('#12062a', Math.max(0.22, 0.62 - high / 220)));
}

export function drawTrail({ c }: Surface, lens: Lens, state: State, ui: Ui): void {
  if (ui.trail.length < 3) return;
  const points = ui.trail.map(({ x, y, z }) => project(lens, x, y + sizeAt(z), z));
  const { ball } = state;
  const isFire = isBurning(state);
  const wide = sizeAt(ball.z) * scaleAt(lens, ball.z) * (isFire ? 1.9 : 0.95);
  if (isFire) draw.trail(c, points, wide * 1.4, '#ffd02e');
  draw.trail(c, points, wide, isFire ? '#ff3d1f' : trailColor(state));
}

export function drawBall(to: Surface, lens: Lens, state: State, ui: Ui): void {
  const { ball, phase, heat } = state;
  const r = sizeAt(ball.z);
  const s = scaleAt(lens, ball.z);
  const { x, y } = project(lens, ball.x, ball.y + r, ball.z);
  const size = (r * s) / 40;
  const speed = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy + ball.vz * ball.vz);
  // It glows with every stroke in time, until it burns.
  const isFire = phase === 'rally' && isBurning(state);
  const warm = phase === 'rally' ? heat : 0;
  if (warm > 0) draw.disc(to.c, x, y, r * s * (1.3 + 0.25 * warm), draw.fade('#ffb01f', 0.4));
  if (isFire) draw.disc(to.c, x, y, r * s * 1.7, '#ff5f1f');
  const glow = phase === 'rally' && speed > 560;
  if (glow) draw.disc(to.c, x, y, r * s * 1.7, draw.fade('#ff8a1f', 0.28));
  const { scaleX, scaleY } = ui.show.ball;
  const rotate = to.reducedMotion ? 0.5 : ui.turn;
  draw.place(
    to.c,
    x,
    y,
    () => {
      to.stamp('ball', 96, 96, paintBall, 0, 0, { rotate });
      to.stamp('ball gloss', 96, 96, paintGloss, 0, 0);
    },
    0,
    size * scaleX,
    size * scaleY,
  );
}

/** Around 0, 0, 40 to its edge: a stripe shows how it turns. */
export function paintBall(c: Context): void {
  draw.disc(c, 0, 0, 43, INK);
  draw.disc(c, 0, 0, 39, '#fff6e3');
  draw.clipped(
    c,
    (path) => path.arc(0, 0, 39, 0, 7),
    () => {
      draw.rim(c, '#ff7a2f', 11, (path) => path.ellipse(-2, 0, 13, 42, 0.2, 0, 7));
      draw.star(c, 24, -4, 9, '#ff7a2f');
    },
  );
}

export function paintGloss(c: Context): void {
  draw.disc(c, 0, 0, 39, draw.radial(c, -10, -12, 58, '#ffffff00', '#ffffff00', '#7a2f5f99'));
  draw.blob(c, -14, -19, 12, 8, '#ffffffee', -0.6);
}

/** Where the ball will bounce: a ring that closes on the spot until it does. */
export function drawRing(
  to: Surface,
  lens: Lens,
  { forecast, last, bounces, tick, hitTick, phase }: State,
): void {
  if (phase !== 'rally' || !forecast || bounces > 0) return;
  const { landX, landZ, landTick } = forecast;
  const at = project(lens, landX, 0, landZ);
  const s = scaleAt(lens, landZ);
  const part = Math.max(0, Math.min(1, (landTick - tick) / Math.max(1, landTick - hitTick)));
  const isMine = last === 'foe';
  draw.place(
    to.c,
    at.x,
    at.y,
    () => {
      const color = isMine ? '#ffe22e' : '#ffffff';
      if (isMine) draw.disc(to.c, 0, 0, 10 * s, draw.fade(color, 0.35));
      draw.ring(
        to.c,
        0,
        0,
        (11 + 26 * part) * s,
        isMine ? 11 : 6,
        draw.fade(INK, isMine ? 0.8 : 0.3),
      );
      draw.ring(
        to.c,
        0,
        0,
        (11 + 26 * part) * s,
        isMine ? 6 : 3,
        draw.fade(color, isMine ? 1 : 0.5),
      );
    },
    0,
    1,
    0.45,
  );
}

/** Where the bat has to be: arrows on the near edge. */
export function drawGuide(to: Surface, lens: Lens, { forecast, last, phase, bat }: State): void {
  if (phase !== 'rally' || last !== 'foe' || !forecast) return;
  const at = project(lens, forecast.x, 0, -142);
  const isThere = Math.abs(bat.x - forecast.x) < 22;
  const paint = isThere ? '#7fff9a' : '#ffe22e';
  const y = at.y + 66;
  draw.fillPath(to.c, paint, (path) => {
    path.moveTo(at.x - 24, y + 30);
    path.lineTo(at.x, y);
    path.lineTo(at.x + 24, y + 30);
  });
  draw.rim(to.c, INK, 6, (path) => {
    path.moveTo(at.x - 24, y + 30);
    path.lineTo(at.x, y);
    path.lineTo(at.x + 24, y + 30);
    path.closePath();
  });
}

/** Ripples where something was hit. */
export function drawMarks({ c }: Surface, lens: Lens, { marks }: Ui): void {
  for (const { x, y, z, age } of marks) {
    if (age > 0.6) continue;
    const at = project(lens, x, y, z);
    const s = scaleAt(lens, z);
    const flat = y > 0 ? 1 : 0.45;
    const out = 1 - (1 - age / 0.6) ** 2;
    draw.place(
      c,
      at.x,
      at.y,
      () => draw.ring(c, 0, 0, (8 + 24 * out) * s, 5, draw.fade('#ffffff', 0.85 * (1 - age / 0.6))),
      0,
      1,
      flat,
    );
  }
}
