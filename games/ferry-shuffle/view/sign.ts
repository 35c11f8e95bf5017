import * as draw from '@playgrove/kit/draw';
import type { Turned } from '@playgrove/kit/draw/controls';
import type { Saying, Surface } from '@playgrove/kit/runtime';
import { isOff, movesToSwell, nextSwell, SWELL_MOVES } from '../rules/deck.ts';
import { deckFor, type State } from '../rules.ts';
import { signOn } from './layout.ts';

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
export function drawSign(to: Surface, on: Turned, state: State): void {
  const { x, y, width, height } = signOn(to);
  const { c } = to;
  const at = { x: x + width / 2, y: y + height / 2, width: width + 30, height: height + 30 };
  draw.stamped(to, `sign ${width} ${height}`, at, (board) => {
    board.translate(-width / 2, -height / 2);
    draw.rounded(board, 4, 8, width, height, 24, draw.fade(INK, 0.35));
    draw.rounded(board, -5, -5, width + 10, height + 10, 27, INK);
    draw.rounded(board, 0, 0, width, height, 22, '#ffffff');
    const cream = draw.down(board, 0, height, '#fffaf0', '#ffe8bf');
    draw.rounded(board, 7, 7, width - 14, height - 14, 17, cream);
  });
  const way = isOff(state.at) ? undefined : nextSwell(deckFor(state), state.moves);
  const left = movesToSwell(state.moves);
  const isNow = way !== undefined && left === 1;
  const { portrait } = on;
  const arrow = portrait && way ? 92 : 0;
  const { key, values } = sayingOf(state);
  const middle = x + width / 2 + arrow / 2;
  const part = way ? (portrait ? 0.34 : 0.66) : 0.5;
  draw.drawText(c, to.words(key, values), middle, y + height * part, {
    size: to.readable(portrait ? 29 : 27),
    color: isNow && state.moves > 0 ? ALARM : '#3a1d10',
    wide: width - 44 - arrow,
    lines: portrait ? 2 : 7,
    lead: 1.14,
  });
  if (!way) return;
  const disc = portrait ? { x: x + 58, y: y + height / 2 } : { x: x + width / 2, y: y + 58 };
  const push = isNow && !to.reducedMotion ? Math.sin(to.time * 7) * 4 : 0;
  draw.disc(c, disc.x, disc.y, 40, INK);
  draw.disc(c, disc.x, disc.y, 35, isNow ? '#ff4f7d' : '#149fc6');
  draw.transformed(c, { ...disc, rotate: on.angleOf(way) }, () => {
    c.translate(push, 0);
    draw.arrow(c, 25, '#ffffff');
  });
  const [row, gap] = portrait ? [y + height - 27, 58] : [y + height - 34, 40];
  for (let buoy = 0; buoy < SWELL_MOVES; buoy += 1) {
    const buoyX = middle + (buoy - (SWELL_MOVES - 1) / 2) * gap;
    draw.disc(c, buoyX, row, 13, INK);
    draw.disc(c, buoyX, row, 9.5, buoy < SWELL_MOVES - left ? '#ff6b57' : '#ffffff');
  }
}
