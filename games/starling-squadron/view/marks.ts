import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { SONG } from '../rules/harm.ts';
import { INK } from './toys.ts';
import { GUST, type Ui } from './ui.ts';

/** What a bullet must touch, shown on the leader's back. */
export function drawHeart(to: Surface, state: State, r: number): void {
  if (state.phase === 'over') return;
  to.stamp(`heart ${r}`, 30, 30, (c) => paintHeart(c, r), state.x, state.y + 1);
}

function paintHeart(c: Context, r: number): void {
  draw.disc(c, 0, 0, r + 1.6, '#1a0b3a');
  draw.disc(c, 0, 0, r, '#ffffff');
  draw.fillPath(c, '#ff2f55', (path) => {
    path.moveTo(0, r * 0.72);
    path.bezierCurveTo(-r * 1.1, 0, -r * 0.6, -r * 0.9, 0, -r * 0.28);
    path.bezierCurveTo(r * 0.6, -r * 0.9, r * 1.1, 0, 0, r * 0.72);
  });
}

export function drawRings(to: Surface, ui: Ui): void {
  for (const { x, y, age } of ui.rings) {
    const part = 1 - (1 - age / 0.8) ** 3;
    to.c.globalAlpha = Math.max(0, 1 - age / 0.8);
    draw.ring(to.c, x, y, 20 + part * 520, 26 * (1 - part) + 4, '#ffffff');
    draw.ring(to.c, x, y, 10 + part * 430, 14 * (1 - part) + 3, '#7df0ea');
    to.c.globalAlpha = 1;
  }
}

/** The gust's button: how many there are, the song that makes the next one as a ring about it. */
export function drawGust(to: Surface, state: State, ui: Ui): void {
  const { x, y, r } = GUST;
  const ready = state.gusts > 0;
  const beat = ready && !to.reducedMotion ? 1 + ui.calm * 0.08 * Math.sin(to.time * 7) : 1;
  to.stamp('gust', 90, 90, paintGust, x, y, {
    scaleX: beat,
    scaleY: beat,
    alpha: ready ? 0.62 + ui.calm * 0.38 : 0.34,
  });
  if (state.song > 0) {
    draw.rim(to.c, '#fff3a6', 5, (path) =>
      path.arc(x, y, r + 4, -Math.PI / 2, -Math.PI / 2 + (state.song / SONG) * Math.PI * 2),
    );
  }
  to.label(String(state.gusts), x + 22, y + 22, Math.max(20, 16 / to.px), {
    top: '#ffffff',
    bottom: '#fff3a6',
  });
}

function paintGust(c: Context): void {
  const { r } = GUST;
  draw.disc(c, 0, 3, r + 2, '#1a0b3a80');
  draw.disc(c, 0, 0, r, '#2b1b4d');
  draw.disc(c, 0, 0, r - 3.5, '#16a8b8');
  draw.disc(c, 0, -3, r - 6, '#3fd6cf');
  for (const [turn, far] of [
    [0, 18],
    [2.1, 18],
    [4.2, 18],
  ] as const) {
    draw.rim(c, INK, 8, (path) =>
      path.arc(Math.cos(turn) * 5, Math.sin(turn) * 5, far - 6, turn, turn + 2.6),
    );
    draw.rim(c, '#ffffff', 4);
  }
}
