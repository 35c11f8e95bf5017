import { drawText } from '@playgrove/kit/draw';
import {
  down,
  place,
  rounded,
  sparkle,
  star,
  type Context,
  type Rect,
  type Surface,
} from '@playgrove/kit/runtime';
import { verdictOf } from '../rules.ts';
import { ASPECTS, starsFor } from '../rules/score.ts';
import type { State } from '../rules/state.ts';
import type { Layout } from './layout.ts';
import { INK } from './palette.ts';
import type { Ui } from './ui.ts';
import { paintBeforeAfter } from './wish.ts';

const eased = (part: number): number => 1 - (1 - Math.max(0, Math.min(1, part))) ** 3;

/** What the client says: a bar for each part of the wish, then stars. */
export function drawVerdict(
  to: Surface,
  { panel, client, portrait }: Layout,
  state: State,
  ui: Ui,
): void {
  const { c } = to;
  const age = to.reducedMotion ? 9 : ui.age;
  for (let at = 0; at < 9; at += 1) {
    const angle = at * 0.7 + age * 0.25;
    const far = (120 + (at % 3) * 34) * client.scale;
    const glint = Math.max(0, Math.sin(age * 2.2 + at * 1.9));
    sparkle(
      c,
      client.x + Math.cos(angle) * far,
      client.y - 20 * client.scale + Math.sin(angle) * far * 0.9,
      22 * glint,
      '#fff6c8',
    );
  }
  const area: Rect = portrait
    ? { x: 14, y: panel.y + 8, width: to.width - 28, height: to.height - panel.y - 20 }
    : { x: panel.x + 14, y: 40, width: panel.width - 28, height: to.height - 80 };
  if (state.free) {
    to.label(to.words('verdict.free'), area.x + area.width / 2, area.y + area.height / 2, 54);
    return;
  }
  const verdict = verdictOf(state);
  const lines = ASPECTS.filter(
    (aspect) => verdict.requested.includes(aspect) || verdict.parts[aspect] < 0.96,
  );
  const starRoom = portrait ? 210 : area.width;
  const barsWide = portrait ? area.width - starRoom : area.width;
  const barsTall = portrait ? area.height : area.height * 0.62;
  const each = Math.min(74, barsTall / Math.max(1, lines.length));
  const top = area.y + (barsTall - each * lines.length) / 2;
  for (const [at, aspect] of lines.entries()) {
    const part = verdict.parts[aspect] * eased((age - 0.25 - at * 0.16) / 0.5);
    const y = top + each * (at + 0.5);
    drawText(c, to.words(`aspect.${aspect}`), area.x + 6, y, {
      size: to.readable(29),
      color: INK,
      weight: 700,
      align: 'left',
      wide: 128,
      lines: 1,
    });
    const from = area.x + 138;
    const wide = barsWide - 138 - 92;
    rounded(c, from - 3, y - 17, wide + 6, 34, 17, INK);
    rounded(c, from, y - 14, wide, 28, 14, '#e9d8c4');
    if (part > 0.02)
      rounded(
        c,
        from,
        y - 14,
        Math.max(28, wide * part),
        28,
        14,
        down(c, y - 14, y + 14, ...colorsOf(verdict.parts[aspect])),
      );
    drawText(c, `${Math.round(part * 100)}%`, from + wide + 12, y, {
      size: to.readable(29),
      color: INK,
      weight: 700,
      align: 'left',
    });
  }
  const stars = starsFor(verdict.total);
  const middle = portrait
    ? { x: area.x + area.width - 102, y: area.y + area.height * 0.36 }
    : { x: area.x + area.width / 2, y: area.y + area.height * 0.74 };
  for (let at = 0; at < 3; at += 1) {
    const part = at < stars ? eased((age - 0.9 - at * 0.22) / 0.3) : 0;
    const x = middle.x + (at - 1) * 66;
    const y = middle.y - (at === 1 ? 10 : 0);
    star(c, x, y, 38, INK);
    star(c, x, y, 31, '#e0cdb8');
    if (part > 0) star(c, x, y, 31 * part, '#ffc81f');
  }
  to.label(`${Math.round(verdict.total * eased((age - 0.5) / 0.9))}%`, middle.x, middle.y + 84, 58);
}

function colorsOf(part: number): readonly [string, string] {
  if (part > 0.88) return ['#7fe38c', '#2fae4a'];
  return part > 0.6 ? ['#ffe07a', '#f2a81f'] : ['#ff9a9f', '#e5424f'];
}

/** Before and after, to save and share. */
export function paintPhoto(c: Context, area: Rect, state: State): void {
  c.fillStyle = down(c, area.y, area.y + area.height, '#8fe3d6', '#4fc4c4', '#2c8fa6');
  c.fillRect(area.x, area.y, area.width, area.height);
  place(c, area.x + area.width / 2, area.y + area.height / 2, () =>
    paintBeforeAfter(c, area.width, area.height, state),
  );
}
