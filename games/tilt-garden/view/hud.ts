import { disc, type Surface } from '@playgrove/kit/runtime';
import { STEEP, type State } from '../rules/types.ts';
import { REACH, steepness } from './read.ts';
import type { Ui } from './ui.ts';

/** Under the finger: where level is, and how far the tray is tilted. */
export function drawDrag(to: Surface, state: State, ui: Ui): void {
  if (ui.pointer === undefined) return;
  const { c } = to;
  const { x, y } = ui.from;
  c.lineWidth = 3;
  c.strokeStyle = '#ffffff70';
  c.beginPath();
  c.arc(x, y, REACH * 0.8, 0, Math.PI * 2);
  c.stroke();
  disc(c, x, y, 5, '#ffffffb0');
  const [dx, dy] = [ui.now.x - x, ui.now.y - y];
  const far = Math.hypot(dx, dy) || 1;
  const out = steepness(far / REACH) * REACH * 0.8;
  disc(c, x + (dx / far) * out, y + (dy / far) * out, 17, '#2b1b4d66');
  const full = Math.hypot(state.want.x, state.want.y) > STEEP * 0.92;
  disc(c, x + (dx / far) * out, y + (dy / far) * out, 14, full ? '#ffd23ccc' : '#ffffffcc');
}
