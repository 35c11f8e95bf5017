import type { Point } from '@playgrove/kit/contract';
import type { Press } from '@playgrove/kit/runtime';
import { MOST_SHIFT } from '../rules/stroke.ts';
import type { Layout } from './layout.ts';
import type { Ui } from './ui.ts';

/** A hand slides the stencil; one that hardly moved presses it on. */
export function slide(
  event: Press,
  { face }: Layout,
  ui: Ui,
  grab: NonNullable<Ui['grab']>,
): 'redraw' {
  const [dx, dy] = [(event.x - grab.from.x) / face.scale, (event.y - grab.from.y) / face.scale];
  if (event.phase !== 'move') ui.grab = undefined;
  if (event.phase === 'up' && Math.abs(dx) + Math.abs(dy) < TAP) ui.loose = false;
  else ui.shift = reached(grab.shift.x + dx, grab.shift.y + dy);
  return 'redraw';
}

/** Face units that a tap may move. */
const TAP = 2.5;

/** As far as a sheet goes, in whole units. */
export function reached(x: number, y: number): Point {
  const near = (value: number): number =>
    Math.max(-MOST_SHIFT, Math.min(MOST_SHIFT, Math.round(value))) || 0;
  return { x: near(x), y: near(y) };
}
