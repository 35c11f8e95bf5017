import * as draw from '@playgrove/kit/draw';
import type { Saying, Surface } from '@playgrove/kit/runtime';
import { isOff, movesToSwell, nextSwell, SWELL_MOVES } from '../rules/deck.ts';
import { deckFor, type State } from '../rules.ts';
import { ANGLES, wayOnScreen, type Layout } from './layout.ts';

const INK = draw.PALETTE.ink;
const ALARM = '#c2185b';

/** What a level teaches, before its first move. */
const LESSONS: Readonly<Record<number, string>> = {
  1: 'lesson.lane',
  2: 'lesson.room',
  3: 'lesson.swell',
  51: 'lesson.hatch',
  76: 'lesson.ahead',
};

export function sayingOf(state: State): Saying {
  if (isOff(state.at)) return { key: 'ending.off' };
  const lesson = LESSONS[state.level];
  if (lesson !== undefined && state.moves === 0) return { key: lesson };
  if (!nextSwell(deckFor(state), state.moves)) return { key: 'sign.calm' };
  const left = movesToSwell(state.moves);
  return left === 1 ? { key: 'sign.now' } : { key: 'sign.swell', values: { left } };
}

/** The ship's swell board: buoys that are left until the next swell, and its way. */
export function drawSign(to: Surface, layout: Layout, state: State): void {
  const { x, y, width, height } = layout.sign;
  const { c } = to;
  const at = { x: x + width / 2, y: y + height / 2, width: width + 30, height: height + 30 };
  draw.stamped(to, `sign ${width} ${height}`, at, (on) => {
    on.translate(-width / 2, -height / 2);
    draw.rounded(on, 4, 8, width, height, 24, draw.fade(INK, 0.35));
    draw.rounded(on, -5, -5, width + 10, height + 10, 27, INK);
    draw.rounded(on, 0, 0, width, height, 22, '#ffffff');
    draw.rounded(
      on,
      7,
      7,
      width - 14,
      height - 14,
      17,
      draw.down(on, 0, height, '#fffaf0', '#ffe8bf'),
    );
  });
  const deck = deckFor(state);
  const way = isOff(state.at) ? undefined : nextSwell(deck, state.moves);
  const left = movesToSwell(state.moves);
  const isNow = way !== undefined && left === 1;
  const { portrait } = layout;
  const arrow = portrait ? 92 : 0;
  const { key, values } = sayingOf(state);
  const middle = x + width / 2 + (way ? arrow / 2 : 0);
  const textY = portrait ? y + height * (way ? 0.34 : 0.5) : y + height * (way ? 0.66 : 0.5);
  draw.drawText(c, to.words(key, values), middle, textY, {
    size: to.readable(portrait ? 29 : 27),
    color: isNow && state.moves > 0 ? ALARM : '#3a1d10',
    wide: width - 44 - (way ? arrow : 0),
    lines: portrait ? 2 : 5,
    lead: 1.14,
  });
  if (!way) return;
  const turn = ANGLES[wayOnScreen(layout, way)];
  const disc = portrait ? { x: x + 58, y: y + height / 2 } : { x: x + width / 2, y: y + 58 };
  const push = isNow && !to.reducedMotion ? Math.sin(to.time * 7) * 4 : 0;
  draw.disc(c, disc.x, disc.y, 40, INK);
  draw.disc(c, disc.x, disc.y, 35, isNow ? '#ff4f7d' : '#149fc6');
  draw.transformed(c, { ...disc, rotate: turn }, () => {
    c.translate(push, 0);
    draw.arrow(c, 25, '#ffffff');
  });
  const row = portrait ? y + height - 27 : y + height - 34;
  const gap = portrait ? 58 : 40;
  for (let buoy = 0; buoy < SWELL_MOVES; buoy += 1) {
    const bx = middle + (buoy - (SWELL_MOVES - 1) / 2) * gap;
    const isSpent = buoy < SWELL_MOVES - left;
    draw.disc(c, bx, row, 13, INK);
    draw.disc(c, bx, row, 9.5, isSpent ? '#ff6b57' : '#ffffff');
  }
}
