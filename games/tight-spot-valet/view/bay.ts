import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { DWELL } from '../rules.ts';
import type { Bay, State } from '../rules/types.ts';
import { paintBay } from './ground.ts';
import type { Ui } from './ui.ts';

const INK = '#33224f';
/** Outside, over the line, in the middle. */
const COLORS = ['#ffb81f', '#2fbd5c', '#19a3e6'] as const;

/** The bay of the job: its color and its sign say how well the car stands. */
export function drawBay(to: Surface, state: State, ui: Ui, bay: Bay): void {
  const { c, time, reducedMotion } = to;
  const { x, y, a, l, w, strict } = bay;
  const color = COLORS[state.fit] ?? COLORS[0];
  const beat = reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(time * 4.5);
  c.save();
  c.translate(x, y);
  c.rotate(a);
  draw.rounded(c, -l, -w, l * 2, w * 2, 8, draw.fade(color, 0.42 + 0.16 * beat));
  // Chevrons lead in from the open side.
  if (state.fit === 0) {
    c.lineCap = 'round';
    c.lineJoin = 'round';
    c.lineWidth = 6;
    const shift = reducedMotion ? 0 : (time * 26) % 30;
    for (let at = 0; at < 3; at += 1) {
      const from = -l + 10 + at * 30 + shift;
      if (from > l - 18) continue;
      const fade = Math.min(1, (from + l) / 24, (l - 12 - from) / 24);
      c.strokeStyle = draw.fade('#ffffff', Math.max(0, fade) * (strict ? 0.95 : 0.6));
      c.beginPath();
      c.moveTo(from, -w * 0.42);
      c.lineTo(from + 12, 0);
      c.lineTo(from, w * 0.42);
      c.stroke();
    }
  }
  c.restore();
  paintBay(c, bay, state.fit > 0 ? color : '#ffffff');
  sign(to, bay, state, ui);
}

/** At the head of the bay: a P, a tick once the car is inside, a star in the middle. */
function sign(to: Surface, { x, y, a, l, strict }: Bay, state: State, ui: Ui): void {
  const { c } = to;
  const color = COLORS[state.fit] ?? COLORS[0];
  const size = 15 + ui.show.fit.value * 1.5;
  const [px, py] = [x + Math.cos(a) * (l - 4), y + Math.sin(a) * (l - 4)];
  const part = state.dwell / DWELL;
  c.save();
  c.translate(px, py);
  c.rotate(ui.camera.isTurned ? Math.PI / 2 : 0);
  draw.disc(c, 1, 4, size, '#3a1d5a40');
  draw.disc(c, 0, 0, size, INK);
  draw.disc(c, 0, 0, size - 2.2, color);
  if (part > 0) {
    c.strokeStyle = '#ffffff';
    c.lineWidth = 4;
    c.beginPath();
    c.arc(0, 0, size - 4.5, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * part);
    c.stroke();
  }
  c.strokeStyle = '#ffffff';
  c.lineWidth = 3.6;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.beginPath();
  if (state.fit === 2) {
    draw.star(c, 0, 0, 9, '#fff6b8');
  } else if (state.fit === 1) {
    c.moveTo(-5.5, 0.5);
    c.lineTo(-1.5, 4.5);
    c.lineTo(6, -4.5);
    c.stroke();
  } else if (strict) {
    c.rotate(a + (ui.camera.isTurned ? -Math.PI / 2 : 0));
    c.moveTo(-6, 0);
    c.lineTo(6, 0);
    c.moveTo(1, -5);
    c.lineTo(6, 0);
    c.lineTo(1, 5);
    c.stroke();
  } else {
    c.moveTo(-3, 7);
    c.lineTo(-3, -6.5);
    c.lineTo(1, -6.5);
    c.arc(1, -2.8, 3.7, -Math.PI / 2, Math.PI / 2);
    c.lineTo(-3, 0.9);
    c.stroke();
  }
  c.restore();
}
