import { button, drawText, textFont, wrapWords } from '@playgrove/kit/draw';
import { fillPath, PALETTE, type Surface } from '@playgrove/kit/runtime';
import { isSpent, isWon, type State } from '../rules/state.ts';
import { backRect, speechRect, type Layout } from './layout.ts';
import { drawCat } from './cat.ts';
import { showsBack, type Ui } from './ui.ts';

/** What is new, by level. */
const LESSONS: Readonly<Record<number, string>> = {
  1: 'lesson.pour',
  2: 'lesson.smoke',
  3: 'lesson.limit',
  41: 'lesson.vial',
};

/** Said until the first potion of the level is finished. */
const lessonOf = ({ level, brewed }: State): string | undefined =>
  brewed.length === 0 ? LESSONS[level] : undefined;

/** The bench: the reason of a refusal, a lesson, or the way back. */
export function drawBench(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const stuck = showsBack(state) && ui.show.flows.length === 0;
  drawCat(to, layout, ui.show, stuck || isSpent(state) || ui.why !== undefined);
  const key = isWon(state) ? undefined : stuck ? 'lesson.stuck' : (ui.why?.key ?? lessonOf(state));
  if (stuck) drawBack(to, layout);
  if (key === undefined || ui.hint) return;
  drawSpeech(to, layout, to.words(key), stuck);
}

/** What the cat says, in a bubble with its tail toward the cat. */
function drawSpeech(to: Surface, layout: Layout, text: string, stuck: boolean): void {
  const { c } = to;
  const { x, y, width, height } = speechRect(layout, stuck);
  const size = to.readable(layout.portrait ? 34 : 28);
  const font = textFont(size);
  const lines = wrapWords(c, text, font, width - size * 1.3);
  c.font = font;
  const wide = Math.max(...lines.map((line) => c.measureText(line).width)) + size * 1.3;
  const high = lines.length * size * 1.16 + size * 0.75;
  const [middle, tip] = [y + height / 2, y + height * 0.5];
  const bubble = (grow: number, paint: string): void =>
    fillPath(c, paint, (path) => {
      path.roundRect(
        x - grow,
        middle - high / 2 - grow,
        wide + grow * 2,
        high + grow * 2,
        size * 0.6 + grow,
      );
      path.moveTo(x + 2, tip - 12 - grow);
      path.lineTo(x - 20 - grow * 1.6, tip + 6);
      path.lineTo(x + 2, tip + 14 + grow);
    });
  bubble(4, PALETTE.ink);
  bubble(0, PALETTE.cream);
  drawText(c, text, x + wide / 2, middle, {
    size,
    color: PALETTE.ink,
    wide: width - size * 1.3,
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
