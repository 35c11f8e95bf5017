import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { isOut, isSpent, isWon, type State } from '../rules/state.ts';
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
  const back = isOut(state) ? 'lesson.out' : 'lesson.stuck';
  drawCandle(to, layout);
  drawCat(to, layout, ui.show, stuck || isSpent(state) || ui.why !== undefined);
  const key = isWon(state) ? undefined : stuck ? back : (ui.why?.key ?? lessonOf(state));
  if (stuck) drawBack(to, layout);
  if (key === undefined || ui.hint) return;
  drawSpeech(to, layout, to.words(key), stuck);
}

/** A candle on the bench, in the way of nothing. */
function drawCandle(to: Surface, { bench, portrait }: Layout): void {
  const x = portrait ? bench.width - 74 : Math.min(bench.width - 70, bench.width / 2 + 500);
  const flicker = to.reducedMotion
    ? 0
    : Math.sin(to.time * 9) * 0.05 + Math.sin(to.time * 23) * 0.03;
  const paint = (c: Context): void => {
    draw.rounded(c, -44, 30, 88, 22, 11, draw.PALETTE.ink);
    draw.rounded(c, -40, 34, 80, 14, 7, draw.down(c, 34, 48, '#ffe08a', '#b8762a'));
    draw.rounded(c, -21, -34, 42, 74, 9, draw.PALETTE.ink);
    draw.rounded(
      c,
      -17,
      -30,
      34,
      68,
      7,
      draw.linear(c, -17, 0, 17, 0, '#fff8e6', '#f0ddb8', '#c9a676'),
    );
    draw.rounded(c, -17, -30, 12, 34, 6, '#fffdf4');
    draw.line(c, [0, -32, 0, -42], 4, draw.PALETTE.ink);
  };
  const flame = (c: Context): void => {
    draw.disc(c, 0, 0, 100, draw.radial(c, 0, 0, 100, '#ffd88a8c', '#ffb45a2e', '#ffb45a00'));
    draw.drawPath(c, 'M0-34C20-8 20 20 0 20-20 20-20-8 0-34Z', { fill: '#ff9a2e' });
    draw.drawPath(c, 'M0-14C11 2 11 17 0 17-11 17-11 2 0-14Z', { fill: '#fff0a8' });
  };
  const y = bench.y + bench.height * 0.46;
  to.stamp('candle', 100, 112, paint, x, y);
  to.stamp('flame', 210, 210, flame, x, y - 56, { scaleX: 1 - flicker, scaleY: 1 + flicker });
}

/** What the cat says, in a bubble with its tail toward the cat. */
function drawSpeech(to: Surface, layout: Layout, text: string, stuck: boolean): void {
  const { c } = to;
  const { x, y, width, height } = speechRect(layout, stuck);
  const size = to.readable(layout.portrait ? 34 : 28);
  const font = draw.textFont(size);
  const lines = draw.wrapWords(c, text, font, width - size * 1.3);
  c.font = font;
  const wide = Math.max(...lines.map((one) => c.measureText(one).width)) + size * 1.3;
  const high = lines.length * size * 1.16 + size * 0.75;
  const [middle, tip] = [y + height / 2, y + height * 0.5];
  const bubble = (grow: number, paint: string): void =>
    draw.fillPath(c, paint, (path) => {
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
  bubble(4, draw.PALETTE.ink);
  bubble(0, draw.PALETTE.cream);
  draw.drawText(c, text, x + wide / 2, middle, {
    size,
    color: draw.PALETTE.ink,
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
    (c) => draw.button(c, -width / 2, -height / 2, width, height * 0.86, '#ffd25a'),
    x + width / 2,
    y + height / 2,
  );
  draw.drawText(to.c, to.words('tool.back.short'), x + width / 2, y + height * 0.42, {
    size: to.readable(38),
    color: draw.PALETTE.ink,
    wide: width - 24,
  });
}
