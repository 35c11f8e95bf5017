import type { Surface } from '@playgrove/kit/runtime';
import { nightOf } from '../rules/state.ts';
import type { State } from '../rules.ts';
import type { Ui } from './ui.ts';

/** What drifts in the air of each place. */
const SPECKS = ['#d8ffb0', '#a8f4ff', '#ffcf7a', '#e8d0ff'] as const;
const LAYERS = [
  { count: 13, speed: 0.55, r: 2.4, alpha: 0.5 },
  { count: 9, speed: 1.25, r: 4.2, alpha: 0.26 },
] as const;
const MARGIN = 20;

/** Specks far and near, one path for each layer. */
export function drawAir(to: Surface, state: State, ui: Ui): void {
  const { c, bleed } = to;
  const wide = bleed.width + MARGIN * 2;
  const high = bleed.height + MARGIN * 2;
  const time = to.reducedMotion ? 0 : to.time;
  c.fillStyle = SPECKS[nightOf(state).place] ?? SPECKS[0];
  for (const { count, speed, r, alpha } of LAYERS) {
    c.globalAlpha = alpha;
    c.beginPath();
    for (let at = 0; at < count; at += 1) {
      const drift = time * (7 + (at % 4) * 4) * speed;
      const dx = at * 263.7 + drift - ui.show.camX.value * speed;
      const dy =
        at * 151.3 + Math.sin(time * 0.7 + at) * 14 - drift * 0.4 - ui.show.camY.value * speed;
      const x = bleed.x - MARGIN + (((dx % wide) + wide) % wide);
      const y = bleed.y - MARGIN + (((dy % high) + high) % high);
      c.moveTo(x + r, y);
      c.arc(x, y, r, 0, 7);
    }
    c.fill();
  }
  c.globalAlpha = 1;
}
