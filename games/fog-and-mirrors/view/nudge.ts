import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { boardOf, middleOf, type Board } from '../rules/board.ts';
import { raysOf, type Ray } from '../rules/light.ts';
import type { State } from '../rules/state.ts';
import { layoutOf, toWorld } from './layout.ts';
import { INK } from './looks.ts';
import type { Ui } from './ui.ts';

/** The place that teaches mirrors. */
const SCHOOL = 2;
const MIRROR = 1;

/** The first bend of a road that a beam comes to. */
function bendOn({ routes }: Board, rays: readonly Ray[]): number {
  const bends = new Set<number>();
  for (const route of routes) {
    for (const [step, at] of route.entries()) {
      const [before, after] = [route[step - 1], route[step + 1]];
      if (before !== undefined && after !== undefined && at - before !== after - at) bends.add(at);
    }
  }
  for (const { cells } of rays) {
    const bend = cells.find((at) => bends.has(at));
    if (bend !== undefined) return bend;
  }
  return -1;
}

/** Until the first mirror hangs, a ring shows its card, then a bend for it. */
export function drawNudge(to: Surface, state: State, ui: Ui): void {
  const { params, pieces, phase } = state;
  if (params.endless || params.place !== SCHOOL || phase !== 'plan') return;
  if (pieces.some(({ kind }) => kind === 'mirror')) return;
  const bend = bendOn(boardOf(state.place), raysOf(state));
  if (bend < 0) return;
  const beat = to.reducedMotion ? 0 : Math.sin(to.time * 5) * 5;
  const card = layoutOf(to).cards[MIRROR];
  if (ui.tool !== MIRROR && card) {
    const grow = 6 + beat * 0.6;
    draw.rim(to.c, '#ffffff', 7, (path) =>
      path.roundRect(
        card.x - grow,
        card.y - grow,
        card.width + grow * 2,
        card.height + grow * 2,
        44,
      ),
    );
    return;
  }
  const { x, y } = toWorld(layoutOf(to), middleOf(bend));
  draw.ring(to.c, x, y, 52 + beat, 13, INK);
  draw.ring(to.c, x, y, 52 + beat, 7, '#ffffff');
}
