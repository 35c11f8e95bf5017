import { disc, fillPath, rim, type Surface } from '@playgrove/kit/runtime';
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
  const lamps = state.lamps.filter(({ lit }) => lit === 0);
  const near = lamps.toSorted(
    (a, b) => Math.hypot(a.x - ui.x, a.y - ui.y) - Math.hypot(b.x - ui.x, b.y - ui.y),
  )[0];
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
  disc(c, at.x, at.y, 19, '#1d1140');
  disc(c, at.x, at.y, 16, hunter ? '#4a1238' : '#3a2f7a');
  if (hunter) {
    for (const side of [-1, 1]) {
      disc(c, at.x + side * 6, at.y, 5, '#ff9a3d');
      disc(c, at.x + side * 6, at.y, 2, '#1d1140');
    }
    return;
  }
  fillPath(c, '#ffdf6b', (path) => {
    path.moveTo(at.x - 5, at.y + 8);
    path.lineTo(at.x - 8, at.y - 5);
    path.lineTo(at.x, at.y - 12);
    path.lineTo(at.x + 8, at.y - 5);
    path.lineTo(at.x + 5, at.y + 8);
    path.closePath();
  });
  rim(c, '#1d1140', 2);
}
