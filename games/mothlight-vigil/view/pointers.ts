import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { HUNTER } from '../rules/foes.ts';
import type { State } from '../rules.ts';
import { drawPointer } from './menu.ts';
import { sx, sy, type Ui } from './ui.ts';

const INSET = 46;
/** Room under the score strip. */
const STRIP = 110;

/** Where an unlit lamp or a hunter is that is out of sight. */
export function drawPointers(to: Surface, state: State, ui: Ui): void {
  if (state.phase !== 'fly') return;
  // The arrow stays with its lamp until another one is much nearer.
  const wayTo = (lamp: State['lamps'][number]): number =>
    Math.hypot(lamp.x - ui.x, lamp.y - ui.y) * (lamp === ui.lamp ? 0.6 : 1);
  const lamps = state.lamps.filter(({ lit }) => lit === 0);
  const near = lamps.toSorted((a, b) => wayTo(a) - wayTo(b))[0];
  ui.lamp = near;
  const wants = state.light < state.full * 0.85 || state.params.night < 4;
  if (near && wants) point(to, ui, near.x, near.y, false);
  const { foes } = state;
  for (let at = 0; at < foes.count; at += 1) {
    if (foes.kind[at] === HUNTER) point(to, ui, foes.x[at] as number, foes.y[at] as number, true);
  }
}

function point(to: Surface, ui: Ui, px: number, py: number, hunter: boolean): void {
  const { c, bleed } = to;
  const x = sx(to, ui, px);
  const y = sy(to, ui, py);
  const left = bleed.x + INSET;
  const right = bleed.x + bleed.width - INSET;
  const top = bleed.y + STRIP;
  const foot = bleed.y + bleed.height - INSET - 34;
  if (x > left - 20 && x < right + 20 && y > top - 30 && y < foot + 30) return;
  const at = {
    x: Math.min(right, Math.max(left, x)),
    y: Math.min(foot, Math.max(top, y)),
  };
  const angle = Math.atan2(y - at.y, x - at.x);
  const color = hunter ? '#ff7a4f' : '#ffe27a';
  drawPointer(c, at.x + Math.cos(angle) * 16, at.y + Math.sin(angle) * 16, angle, color);
  draw.disc(c, at.x, at.y, 19, '#1d1140');
  draw.disc(c, at.x, at.y, 16, hunter ? '#4a1238' : '#3a2f7a');
  if (hunter) {
    for (const side of [-1, 1]) {
      draw.disc(c, at.x + side * 6, at.y, 5, '#ff9a3d');
      draw.disc(c, at.x + side * 6, at.y, 2, '#1d1140');
    }
    return;
  }
  // A lantern: handle, roof, light and foot.
  draw.ring(c, at.x, at.y - 10, 3, 2, '#fff6d0');
  draw.fillPath(c, '#ffdf6b', (path) => path.rect(at.x - 5, at.y - 3, 10, 9));
  for (const edge of [-5, 8])
    draw.line(c, [at.x - 7, at.y + edge, at.x + 7, at.y + edge], 3.4, '#fff6d0');
}
