import * as draw from '@playgrove/kit/draw';
import type { Context, Saying, Surface } from '@playgrove/kit/runtime';
import { HZ, nextHouse, type State } from '../rules/state.ts';
import { INK } from './colors.ts';
import type { Layout } from './layout.ts';
import type { Ui } from './ui.ts';

/** What a level teaches, while its road is short. */
const LESSONS: Readonly<Record<number, string>> = {
  1: 'lesson.route',
  2: 'lesson.fence',
  3: 'lesson.night',
  51: 'lesson.pond',
};
/** Seconds before night at which the sign says so. */
const SOON = 10;
const ALARM = '#a3122c';

/** The whole day, in ticks. Where no night falls, it only shows the stars. */
export const dayOf = ({ night, silver }: State): number => night || silver * 1.4;

/** The way of the sun through three stretches of stars to the night. */
export function drawDay(to: Surface, { day }: Layout, state: State): void {
  const { c } = to;
  const { x, y, width, height } = day;
  const all = dayOf(state);
  const marks = [0, state.gold / all, state.silver / all, 1];
  const at = { x: x + width / 2, y: y + height / 2, width: width + 24, height: height + 24 };
  draw.stamped(to, `day ${marks.join()} ${width}`, at, (on) => {
    on.translate(-width / 2, -height / 2);
    paintDay(on, width, height, marks, state.night > 0);
  });
  const part = Math.min(1, state.time / all);
  for (let index = 0; index < 3; index += 1) {
    const [from = 0, until = 1] = [marks[index], marks[index + 1]];
    if (part <= until) break;
    draw.rounded(
      c,
      x + width * from + 4,
      y + 5,
      width * (until - from) - 8,
      44,
      12,
      draw.fade(INK, 0.62),
    );
  }
  const sun = x + 27 + (width - 54) * part;
  draw.disc(c, sun, y + height / 2, 33, INK);
  draw.disc(c, sun, y + height / 2, 28, '#ffb51f');
  draw.disc(c, sun - 3, y + height / 2 - 4, 20, '#ffe66a');
}

function paintDay(
  c: Context,
  width: number,
  height: number,
  marks: readonly number[],
  hasNight: boolean,
): void {
  const sky = ['#7fdcff', '#6fc4ff', '#ffc46a', '#ff8a6a', '#8d55c8', '#3a2a80'];
  draw.rounded(c, 2, 4, width, height + 6, height / 2, draw.fade(INK, 0.4));
  draw.rounded(c, -4, -4, width + 8, height + 8, height / 2 + 4, INK);
  draw.rounded(c, 0, 0, width, height, height / 2, draw.linear(c, 0, 0, width, 0, ...sky));
  draw.rounded(c, 14, 5, width - 28, 8, 4, '#ffffff50');
  for (const [index, mark] of marks.slice(0, 3).entries()) {
    const [from, until] = [mark * width, (marks[index + 1] ?? 1) * width];
    const moon = index === 2 && hasNight ? 24 : 0;
    if (index > 0) draw.line(c, [from, 3, from, height - 3], 4, INK);
    const count = 3 - index;
    const size = Math.min(16, (until - from) / (count * 2.5 + 1));
    for (let one = 0; one < count; one += 1) {
      const middle = (from + until) / 2 + (one - (count - 1) / 2) * size * 2.2 - moon;
      draw.star(c, middle, height / 2 + 1, size * 1.3, INK);
      draw.star(c, middle, height / 2 + 1, size, '#ffe14a');
    }
  }
  if (!hasNight) return;
  draw.disc(c, width - 30, height / 2, 16, '#fff3c4');
  draw.disc(c, width - 24, height / 2 - 4, 13, '#3f2d86');
}

/** What matters now, on a wooden sign. */
export function drawSign(to: Surface, { sign, portrait }: Layout, state: State, ui: Ui): void {
  const { x, y, width, height } = sign;
  const at = { x: x + width / 2, y: y + height / 2, width: width + 30, height: height + 70 };
  draw.stamped(to, `sign ${width} ${height}`, at, (c) => {
    c.translate(-width / 2, -height / 2);
    for (const side of [0.16, 0.84]) draw.rounded(c, side * width - 9, height - 8, 18, 40, 6, INK);
    draw.rounded(c, 5, 10, width, height, 20, draw.fade(INK, 0.32));
    draw.rounded(c, -4, -4, width + 8, height + 8, 22, INK);
    draw.rounded(
      c,
      0,
      0,
      width,
      height,
      18,
      draw.down(c, 0, height, '#ffe0a6', '#f4bf78', '#d9975a'),
    );
    for (const side of [16, width - 16]) draw.disc(c, side, 16, 5, '#8a5a34');
  });
  const { key, values } = sayingOf(state, ui);
  const alarm = key.startsWith('refused') || key.startsWith('alarm');
  draw.drawText(to.c, to.words(key, values), x + width / 2, y + height / 2 + 1, {
    size: to.readable(30),
    color: alarm ? ALARM : '#3a1d10',
    wide: width - 36,
    lines: portrait ? 2 : 6,
    lead: 1.16,
  });
}

/** The most urgent thing first. */
export function sayingOf(state: State, ui: Ui): Saying {
  const { route, path, stops, night, time, drive } = state;
  if (drive > 0) return { key: 'sign.drive' };
  if (ui.whyFor > 0 && ui.why) return ui.why;
  const value = ui.lost.length;
  if (ui.lost[0] === ui.blocked && value === 1) {
    return { key: 'alarm.order', values: { next: nextHouse(state) } };
  }
  if (ui.stuck) return { key: 'alarm.stuck', values: { value } };
  if (value > 0) return { key: 'alarm.lost', values: { value } };
  const seconds = Math.ceil((night - time) / HZ);
  if (night > 0 && seconds <= SOON) return { key: 'alarm.night', values: { seconds } };
  const lesson = LESSONS[state.level];
  if (lesson !== undefined && route.length < 4) return { key: lesson };
  const next = nextHouse(state);
  if (next < stops.length - 1) return { key: 'sign.next', values: { next } };
  const left = path.length - route.length - 1;
  return left > 0 ? { key: 'sign.last', values: { next, left } } : { key: 'sign.end' };
}
