import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { RUN, WAIT, type State } from '../rules/state.ts';
import type { Turned } from '@playgrove/kit/draw/controls';

import type { Plan } from './plan.ts';
import { INK } from './raccoon.ts';
import type { Ui } from './ui.ts';

/** World units between two paws of a path. */
const PAWS = 19;
const SNEAKING = '#a8ecff';
const RUNNING = '#ffb04a';

/** A path as paws: small and cool where it sneaks, large and hot where it runs; clocks where it waits. */
export function drawLegs(
  to: Surface,
  layout: Turned,
  fromX: number,
  fromY: number,
  legs: readonly number[],
  alpha: number,
): void {
  const { c } = to;
  let { x, y } = layout.toScreen({ x: fromX, y: fromY });
  let left = PAWS * 0.7;
  c.globalAlpha = alpha;
  const waits: number[] = [];
  for (let at = 0; at < legs.length; at += 3) {
    const [a = 0, b = 0, how = WAIT] = [legs[at], legs[at + 1], legs[at + 2]];
    if (how === WAIT) {
      waits.push(x, y, a);
      continue;
    }
    const next = layout.toScreen({ x: a, y: b });
    const [dx, dy] = [next.x - x, next.y - y];
    const far = Math.hypot(dx, dy);
    const gap = how === RUN ? PAWS * 1.25 : PAWS;
    for (; left < far; left += gap) {
      paw(to, x + (dx * left) / far, y + (dy * left) / far, Math.atan2(dy, dx), how === RUN, alpha);
    }
    left -= far;
    ({ x, y } = next);
  }
  c.globalAlpha = 1;
  for (let at = 0; at < waits.length; at += 3) {
    drawWait(to, waits[at] ?? 0, waits[at + 1] ?? 0, waits[at + 2] ?? 0);
  }
}

function paw(to: Surface, x: number, y: number, angle: number, runs: boolean, alpha: number): void {
  const at = { x, y, width: 22, height: 22, rotate: angle, alpha };
  draw.stamped(to, runs ? 'paw run' : 'paw sneak', at, (c) => {
    const size = runs ? 1.2 : 0.9;
    const pad = (grow: number, paint: string): void => {
      draw.blob(c, -1.5 * size, 0, 4.2 * size + grow, 4 * size + grow, paint);
      for (const [dx, dy] of [
        [3.6, -4.4],
        [5.4, 0],
        [3.6, 4.4],
      ] as const) {
        draw.disc(c, dx * size, dy * size, 1.7 * size + grow, paint);
      }
    };
    pad(1.6, INK);
    pad(0, runs ? RUNNING : SNEAKING);
  });
}

function drawWait(to: Surface, x: number, y: number, ticks: number): void {
  const { c } = to;
  draw.disc(c, x, y - 30, 19, INK);
  draw.disc(c, x, y - 30, 16, '#fff6e3');
  const part = (ticks % 60) / 60;
  draw.fillPath(c, '#7fd8ff', (path) => {
    path.moveTo(x, y - 30);
    path.arc(x, y - 30, 13, -Math.PI / 2, -Math.PI / 2 + part * Math.PI * 2);
  });
  to.label((ticks / 60).toFixed(1), x, y - 30, 17);
}

/** The plan under the finger: its paws, where it is dangerous, and a ring around its tip. */
export function drawPlan(to: Surface, layout: Turned, state: State, plan: Plan): void {
  const { c } = to;
  drawLegs(to, layout, state.x, state.y, plan.legs, 1);
  for (const danger of plan.dangers) {
    const { x, y } = layout.toScreen(danger);
    draw.stamped(to, 'danger', { x, y, width: 30, height: 30 }, (on) => {
      draw.disc(on, 0, 0, 10, INK);
      draw.disc(on, 0, 0, 7.4, '#ff4b55');
      draw.rounded(on, -1.5, -5, 3, 6, 1.5, '#ffffff');
      draw.disc(on, 0, 3.4, 1.7, '#ffffff');
    });
  }
  for (const loud of plan.heard) {
    const { x, y } = layout.toScreen(loud);
    draw.stamped(to, 'loud', { x, y, width: 34, height: 34 }, (on) => {
      for (const [r, wide, paint] of [
        [12, 7, INK],
        [12, 3.4, '#ffb04a'],
        [5, 7, INK],
        [5, 3.4, '#ffb04a'],
      ] as const) {
        draw.rim(on, paint, wide, (path) => path.arc(-2, 0, r, -1, 1));
      }
      draw.disc(on, -2, 0, 4.4, INK);
      draw.disc(on, -2, 0, 2.6, '#ffffff');
    });
  }
  const tip = layout.toScreen(plan.at);
  const color = plan.gait === RUN ? RUNNING : SNEAKING;
  draw.rim(c, INK, 9, (path) => path.arc(tip.x, tip.y, 40, 0, 7));
  draw.rim(c, color, 5);
}

/** Rings of noise: as far as they grow, they are heard. */
export function drawRings(to: Surface, ui: Ui): void {
  const { c } = to;
  for (const { x, y, far, loud, age } of ui.rings) {
    const part = Math.min(1, age / 0.42);
    const grown = to.reducedMotion ? far : far * (1 - (1 - part) ** 2);
    c.globalAlpha = Math.max(0, 1 - part) * (loud ? 0.95 : 0.75);
    draw.rim(c, loud ? '#ff9ac0' : RUNNING, loud ? 6 : 4, (path) => path.arc(x, y, grown, 0, 7));
  }
  c.globalAlpha = 1;
}

/** A question mark that fills, or an exclamation mark. @param part 0 to 1 */
export function drawDoubt(to: Surface, x: number, y: number, part: number): void {
  const { c } = to;
  const sure = part >= 1;
  const size = 1 + part * 0.4;
  draw.transformed(c, { x, y, scale: size }, () => {
    bubble(c, INK, 3);
    bubble(c, sure ? '#ff4b55' : '#fff6e3', 0);
    if (!sure) {
      c.save();
      c.beginPath();
      c.rect(-24, 18 - 40 * part, 48, 60);
      c.clip();
      bubble(c, '#ffb02e', 0);
      c.restore();
    }
  });
  to.label(sure ? '!' : '?', x, y - 2 * size, 28 * size, {
    top: sure ? '#ffffff' : '#3a1673',
    bottom: sure ? '#ffffff' : '#3a1673',
    rim: sure ? '#a01f38' : '#ffffff',
  });
}

function bubble(c: Context, paint: string, grow: number): void {
  draw.fillPath(c, paint, (path) => {
    path.ellipse(0, -2, 20 + grow, 19 + grow, 0, 0, 7);
    path.moveTo(-7 - grow, 13);
    path.lineTo(0, 27 + grow * 1.6);
    path.lineTo(7 + grow, 13);
  });
}

/** Paws that fade behind a runner. */
export function drawPrints(to: Surface, ui: Ui): void {
  const { c } = to;
  for (const { x, y, age } of ui.prints) {
    const part = age / 1.2;
    c.globalAlpha = (1 - part) * 0.4;
    draw.disc(c, x, y, 4 + part * 5, draw.fade('#ffffff', 0.7));
  }
  c.globalAlpha = 1;
}
