import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { ballOf } from '../rules/career.ts';
import { alongKick, kickOf } from '../rules/flight.ts';
import { GOAL, type State } from '../rules/types.ts';
import { aimOf, shotAt } from './aim.ts';
import { SKINS } from './ball.ts';
import { project, type Seen } from './lens.ts';
import type { Ui } from './ui.ts';

/** What helps to aim, and what the ball leaves behind. */
export function drawMarks(to: Surface, state: State, ui: Ui, part: number): void {
  comet(to, state, ui, part);
  if (state.phase !== 'aim') return;
  if (ui.pointer !== undefined) finger(to, ui);
  else if (ui.keys.shown) keyed(to, state, ui);
}

/** Ticks of flight that the ribbon shows, and ticks until it has faded after the end. */
const LONG = 22;
const FADE = 40;
const BITS = 16;

/** The way of the ball: a ribbon along its true bend that thins out behind it. */
function comet(to: Surface, state: State, { lens, ball }: Ui, part: number): void {
  const { kick, phase, clock } = state;
  if (!kick || (phase !== 'flight' && phase !== 'after')) return;
  const after = phase === 'after' ? clock + part : 0;
  const strong = 1 - after / FADE;
  if (strong <= 0) return;
  const now = phase === 'flight' ? Math.min(kick.ticks, clock + part) : kick.ticks;
  const first = Math.max(0, now - LONG * strong);
  const { c } = to;
  const own = state.turn === 0 || state.params.mode === 'two';
  c.save();
  c.lineCap = 'round';
  c.strokeStyle = own ? (SKINS[state.career.ball]?.[2] ?? '#ffa62e') : '#ffffff';
  let from: Seen | undefined;
  for (let bit = 0; bit <= BITS; bit += 1) {
    const share = bit / BITS;
    const last = bit === BITS && after === 0;
    const at = last ? ball : alongKick(kick, first + (now - first) * share);
    const seen = project(lens, at.x, at.y, at.z);
    if (seen && from) {
      c.globalAlpha = share * 0.8 * strong;
      c.lineWidth = Math.max(1, seen.scale * 0.34 * share);
      c.beginPath();
      c.moveTo(from.x, from.y);
      c.lineTo(seen.x, seen.y);
      c.stroke();
    }
    from = seen;
  }
  c.restore();
}

/** The stroke under the finger, and a ring where it points. */
function finger(to: Surface, ui: Ui): void {
  const { c } = to;
  const { samples } = ui.stroke;
  const ball = project(ui.lens, 0, 0.15, 0);
  if (!ball || samples.length < 2) return;
  c.save();
  c.lineCap = 'round';
  c.lineJoin = 'round';
  for (const [color, wide] of [
    ['#ff9a1f66', 16],
    ['#fff3c8', 5],
  ] as const) {
    c.strokeStyle = color;
    c.lineWidth = wide;
    c.beginPath();
    c.moveTo(ball.x, ball.y);
    for (const { x, y } of samples) c.lineTo(ball.x + x - ui.from.x, ball.y + y - ui.from.y);
    c.stroke();
  }
  c.restore();
  const at = aimOf(ui.lens, ui.from, ui.now);
  if (at) ring(to, ui, at.x, at.y, '#fff3c8');
}

function ring(to: Surface, { lens }: Ui, x: number, y: number, color: string): void {
  const at = project(lens, x, y, GOAL.far);
  if (!at) return;
  const { c } = to;
  const inside = Math.abs(x) < GOAL.half && y < GOAL.bar;
  const cross = (): void => {
    c.beginPath();
    c.arc(at.x, at.y, 17, 0, Math.PI * 2);
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      c.moveTo(at.x + dx * 11, at.y + dy * 11);
      c.lineTo(at.x + dx * 24, at.y + dy * 24);
    }
    c.stroke();
  };
  c.save();
  // Dark under light: it is seen on boards of any color.
  c.lineWidth = 8;
  c.strokeStyle = '#1d1838';
  cross();
  c.lineWidth = 4;
  c.strokeStyle = inside ? color : '#ff5a6a';
  cross();
  c.restore();
}

/** Keys and pad: a ring to move, the way it will fly, and power while it is drawn. */
function keyed(to: Surface, state: State, ui: Ui): void {
  const { keys, lens } = ui;
  const shot = shotAt(keys, keys.drawn ? keys.power : 0.6, keys.bow);
  if (shot.kind !== 'shot') return;
  const kick = kickOf(shot, ballOf(state.career));
  const { c } = to;
  c.save();
  c.fillStyle = '#fff3c8';
  c.strokeStyle = '#1d1838';
  c.lineWidth = 2;
  for (let dot = 1; dot <= 12; dot += 1) {
    const { x, y, z } = alongKick(kick, (kick.ticks * dot) / 13);
    const at = project(lens, x, y, z);
    if (!at) continue;
    c.beginPath();
    c.arc(at.x, at.y, 4.6 - dot * 0.12, 0, Math.PI * 2);
    c.fill();
    c.stroke();
  }
  c.restore();
  ring(to, ui, kick.x, kick.y, '#ffd24a');
  const ball = project(lens, 0, 0.15, 0);
  if (!keys.drawn || !ball) return;
  const [x, y, high] = [ball.x - 60, ball.y - 96, 116];
  c.save();
  draw.rounded(c, x - 4, y - 4, 24, high + 8, 12, '#1d1838e0');
  const lit = high * keys.power;
  const paint = keys.power > 0.9 ? '#ff4f6a' : keys.power > 0.6 ? '#ffb02e' : '#7df06a';
  draw.rounded(c, x, y + high - lit, 16, lit, 8, paint);
  c.fillStyle = '#ffffff';
  c.fillRect(x - 4, y + high * 0.1 - 1, 24, 2);
  c.restore();
}
