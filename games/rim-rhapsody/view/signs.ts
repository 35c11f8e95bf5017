import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface, Context } from '@playgrove/kit/runtime';
import { preview } from '../rules/aim/index.ts';
import { openBalls, openCourts } from '../rules/career.ts';
import { FULL, launch } from '../rules/court.ts';
import { flyTick } from '../rules/flight.ts';
import { shotClock } from '../rules/endless.ts';
import { windAt } from '../rules/hoops.ts';
import type { State } from '../rules/state.ts';
import { lookOf } from './backdrop.ts';
import { paintBall, paintGloss, skinOf } from './ball.ts';
import type { Ui } from './ui.ts';

/** CSS pixels of a button. */
const BUTTON_PX = 50;
/** Ticks of a preview after the top of the flight. */
const BEYOND = 14;

/** What the keys aim at: the very flight of the rules, up to a little beyond its top. */
export function drawAim(to: Surface, state: State, ui: Ui): void {
  const { ball } = state;
  if (!ui.pad.shown || !ball || state.flying || state.end) return;
  const { c } = to;
  const power = ui.pad.drawn ? ui.pad.power : 420;
  const ghost = { ...ball, ...launch(ui.pad.angle, Math.round(power)) };
  let tick = state.tick;
  let beyond = 0;
  const dots = preview(
    ghost,
    (one) => {
      flyTick(one, state, tick);
      tick += 1;
      if (one.fell) beyond += 1;
      return beyond > BEYOND;
    },
    120,
    4,
  );
  dots.forEach(({ x, y }, at) => {
    const r = 9 - (5 * at) / dots.length;
    draw.disc(c, x, y, r + 3, draw.fade(draw.PALETTE.ink, 0.6));
    draw.disc(c, x, y, r, ui.pad.drawn ? draw.PALETTE.yellow : '#fff6e3');
  });
  if (!ui.pad.drawn) return;
  const [x, y] = [ball.x - 110, ball.y - 110];
  draw.rounded(c, x, y, 220, 26, 13, draw.PALETTE.ink);
  const part = ui.pad.power / FULL;
  const color = part > 0.8 ? draw.PALETTE.red : draw.PALETTE.yellow;
  draw.rounded(c, x + 5, y + 5, Math.max(16, 210 * part), 16, 8, color);
}

/** The finger's stroke, from the ball on: what was drawn is what will fly. */
export function drawStroke(to: Surface, state: State, ui: Ui): void {
  const { ball } = state;
  if (ui.pointer === undefined || !ball || state.flying || state.end) return;
  const [dx, dy] = [ui.now.x - ui.from.x, ui.now.y - ui.from.y];
  const far = Math.hypot(dx, dy);
  if (far < 14 || dy > 0) return;
  const reach = Math.min(170, 50 + far * 0.4);
  const [nx, ny] = [dx / far, dy / far];
  const from = { x: ball.x + nx * 50, y: ball.y + ny * 50 };
  const tip = { x: ball.x + nx * (50 + reach), y: ball.y + ny * (50 + reach) };
  draw.line(to.c, [from, tip], 22, draw.PALETTE.ink);
  draw.line(to.c, [from, tip], 12, '#fff6e3');
  const wing = (side: number): { x: number; y: number } => ({
    x: tip.x - nx * 30 - ny * 26 * side,
    y: tip.y - ny * 30 + nx * 26 * side,
  });
  draw.line(to.c, [wing(1), tip, wing(-1)], 22, draw.PALETTE.ink);
  draw.line(to.c, [wing(1), tip, wing(-1)], 12, '#fff6e3');
}

/** The way of the last miss, fading: the next flick can be measured against it. */
export function drawGhost(to: Surface, state: State, ui: Ui): void {
  if (state.flying || state.cold === 0 || ui.ghost.length < 4) return;
  ui.ghost.forEach(({ x, y }, at) => {
    if (at % 3 === 0) draw.disc(to.c, x, y, 5, '#ffffff59');
  });
}

/** Streaks of wind, and a flag that says which way and how hard. */
export function drawWind(to: Surface, state: State): void {
  const wind = windAt(state, state.tick);
  if (state.wind === 0) return;
  const { c, bleed } = to;
  const part = wind / 260;
  const drift = to.reducedMotion ? 0 : to.time * wind * 1.6;
  draw.rim(c, '#ffffff59', 4, (path) => {
    for (let at = 0; at < 9; at += 1) {
      const raw = at * 337 + drift * (0.8 + (at % 3) * 0.3);
      const x = bleed.x + (((raw % bleed.width) + bleed.width) % bleed.width);
      const y = 180 + at * 74;
      path.moveTo(x, y);
      path.quadraticCurveTo(x + 50 * part, y - 12, x + 130 * part, y);
    }
  });
  const [x, y] = [360, 880];
  draw.line(c, [x, y + 60, x, y - 60], 10, draw.PALETTE.ink);
  const wave = to.reducedMotion ? 0 : Math.sin(to.time * 8) * 8;
  draw.fillPath(c, draw.PALETTE.teal, (path) => {
    path.moveTo(x, y - 58);
    path.quadraticCurveTo(x + 50 * part, y - 72 + wave, x + 104 * part, y - 40 - wave);
    path.quadraticCurveTo(x + 50 * part, y - 26 + wave, x, y - 14);
    path.closePath();
  });
  draw.rim(c, draw.PALETTE.ink, 6);
}

/** Ticks left on the shot clock from which its ring is yellow; half of them: red. */
const HURRY = 240;

/** The time for this shot, drawn about the ball. */
export function drawClock(to: Surface, state: State): void {
  const { ball } = state;
  if (state.params.mode !== 'endless' || !ball || state.flying || !state.started) return;
  if (state.clock <= 0) return;
  const part = state.clock / shotClock(state.makes);
  const hurry = state.clock <= HURRY;
  const color =
    state.clock <= HURRY / 2 ? draw.PALETTE.red : hurry ? draw.PALETTE.yellow : '#fff6e3';
  draw.ring(to.c, ball.x, ball.y, 54, 13, draw.fade(draw.PALETTE.ink, 0.7));
  draw.rim(to.c, color, 8, (path) =>
    path.arc(ball.x, ball.y, 54, -Math.PI / 2, -Math.PI / 2 + part * Math.PI * 2),
  );
}

/** Which ball and which court: two buttons in the corners until the first shot, once there is a choice. */
export function drawLocker(to: Surface, state: State, ui: Ui): void {
  const { c, bleed } = to;
  const { career } = state;
  const size = to.readable(92, BUTTON_PX);
  const y = Math.min(to.height, bleed.y + bleed.height) - size - 14;
  const left = Math.max(bleed.x + 14, -size - 60);
  const right = Math.min(bleed.x + bleed.width - size - 14, to.width + 60);
  const button = (x: number, open: number): Rect => {
    if (state.started || open < 2) return { x: -9999, y: -9999, width: 0, height: 0 };
    draw.rounded(c, x, y, size, size, size * 0.28, draw.PALETTE.ink);
    draw.rounded(c, x + 5, y + 5, size - 10, size - 15, size * 0.24, '#7338e8');
    draw.rounded(c, x + size * 0.16, y + 11, size * 0.68, size * 0.09, size * 0.05, '#ffffff59');
    return { x, y, width: size, height: size };
  };
  ui.buttons.ball = button(left, openBalls(career));
  ui.buttons.court = button(right, openCourts(career));
  if (ui.buttons.ball.width > 0) {
    const r = size * 0.25;
    const paint = (on: Context): void => {
      paintBall(on, r, career.ball, false);
      paintGloss(on, r, skinOf(career.ball, false).face);
    };
    to.stamp(`ball ${career.ball}`, r * 2.2, r * 2.2, paint, left + size / 2, y + size * 0.44);
  }
  if (ui.buttons.court.width > 0) drawCourtSign(c, right, y, size, career.court);
}

function drawCourtSign(
  c: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  court: number,
): void {
  const look = lookOf(court);
  const [px, py, w] = [x + size * 0.22, y + size * 0.2, size * 0.56];
  draw.rounded(c, px - 4, py - 4, w + 8, w * 0.86 + 8, 12, draw.PALETTE.ink);
  look.sky.forEach((color, at) => {
    c.fillStyle = color;
    c.fillRect(px, py + (at * w * 0.86) / 5, w, (w * 0.86) / 5 + 1);
  });
  c.fillStyle = look.town[1];
  c.fillRect(px, py + w * 0.5, w * 0.3, w * 0.36);
  c.fillRect(px + w * 0.55, py + w * 0.36, w * 0.26, w * 0.5);
}
