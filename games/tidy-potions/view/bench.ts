import { button, drawText } from '@playgrove/kit/draw';
import { PALETTE, type Surface } from '@playgrove/kit/runtime';
import { POTION } from '../rules/bottles.ts';
import { isSpent, isWon, type State } from '../rules/state.ts';
import { backRect, speechRect, type Layout } from './layout.ts';
import { drawCat } from './cat.ts';
import { showsBack, type Ui } from './ui.ts';

/** What is new here, said until the first potion of the level is finished. */
function lessonOf({ deal, sizes, most, brewed }: State): string | undefined {
  if (brewed.length > 0) return undefined;
  const smoky = deal.some((layers) => layers.some((layer) => layer >= 16));
  if (most === 0) return smoky ? 'lesson.smoke' : 'lesson.pour';
  if (sizes.length === 6 && !smoky) return 'lesson.limit';
  return sizes.some((size) => size < POTION) ? 'lesson.vial' : undefined;
}

/** The bench: the reason of a refusal, a lesson, or the way back. */
export function drawBench(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const stuck = showsBack(state) && ui.show.flows.length === 0;
  drawCat(to, layout, ui.show, stuck || isSpent(state) || ui.why !== undefined);
  const key = isWon(state) ? undefined : stuck ? 'lesson.stuck' : (ui.why?.key ?? lessonOf(state));
  if (stuck) drawBack(to, layout);
  if (key === undefined || ui.hint) return;
  const { x, y, width, height } = speechRect(layout, stuck);
  drawText(to.c, to.words(key), x + width / 2, y + height / 2, {
    size: to.readable(layout.portrait ? 34 : 30),
    color: '#fff6da',
    rim: '#1a1440',
    wide: width,
    lead: 1.16,
  });
}

function drawBack(to: Surface, layout: Layout): void {
  const { x, y, width, height } = backRect(layout);
  to.stamp(
    `back ${width} ${height}`,
    width + 20,
    height + 30,
    (c) => button(c, -width / 2, -height / 2, width, height * 0.86, '#ffd25a'),
    x + width / 2,
    y + height / 2,
  );
  drawText(to.c, to.words('tool.back.short'), x + width / 2, y + height * 0.42, {
    size: to.readable(38),
    color: PALETTE.ink,
    wide: width - 24,
  });
}
