import type { Point } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { HZ } from '../rules/state.ts';
import { LONGEST_LAG, PERIOD, tuningPhase } from '../rules/tuning.ts';
import type { State } from '../rules.ts';
import { yAt, type Field } from './field.ts';
import { drawLantern, drawReflection } from './lantern.ts';
import type { Ui } from './ui.ts';

const BUTTON = 62;

/** The two buttons of the slider for sound: earlier, later. */
export function nudgeButtons(field: Field): readonly [Point, Point] {
  const y = yAt(field, 0.74);
  return [
    { x: field.middle - 240, y },
    { x: field.middle + 240, y },
  ];
}

/** The way a press nudges, if it is on one of the buttons. */
export function nudgeAt(field: Field, at: Point): -1 | 1 | undefined {
  const [less, more] = nudgeButtons(field);
  const near = (spot: Point): boolean => Math.hypot(spot.x - at.x, spot.y - at.y) < BUTTON * 1.25;
  return near(less) ? -1 : near(more) ? 1 : undefined;
}

/** One great lantern to follow with the eye; an ear where it is to be listened. */
export function drawTuning(to: Surface, state: State, ui: Ui): void {
  const { c } = to;
  const { field } = ui;
  const { sense } = tuningPhase(state.clock);
  const x = field.middle;
  const y = yAt(field, 0.34);
  if (state.started && sense === 'ear') ear(to, x, y);
  else {
    const since = state.started ? (state.clock % PERIOD) / PERIOD : 1;
    const swell = state.started ? Math.max(0, 1 - since * 3) : 0.12;
    drawReflection(to, 1, x, y + 150, 1.5, 0.6);
    drawLantern(to, 1, x, y, 1.25 + swell * 0.3, 0.72 + swell * 0.28);
    if (swell > 0)
      draw.disc(c, x, y, 150 + swell * 40, draw.fade('#ffe9a6', Math.round(swell * 40) / 100));
  }
  if (!state.started) slider(to, state, field);
}

function ear(to: Surface, x: number, y: number): void {
  const { c } = to;
  draw.disc(c, x, y, 118, '#160d38');
  draw.disc(c, x, y, 108, '#5a4ab8');
  for (const [width, paint] of [
    [26, '#160d38'],
    [14, '#fff1d6'],
  ] as const) {
    draw.rim(c, paint, width, (path) => {
      path.moveTo(x - 30, y + 4);
      path.bezierCurveTo(x - 44, y - 72, x + 52, y - 72, x + 40, y - 4);
      path.bezierCurveTo(x + 34, y + 26, x + 8, y + 20, x + 6, y + 52);
      path.bezierCurveTo(x + 2, y + 76, x - 24, y + 70, x - 26, y + 50);
      path.moveTo(x - 8, y - 2);
      path.bezierCurveTo(x - 10, y - 36, x + 24, y - 30, x + 16, y + 2);
    });
  }
}

function slider(to: Surface, state: State, field: Field): void {
  const { c } = to;
  const [less, more] = nudgeButtons(field);
  draw.rounded(c, less.x, less.y - 9, more.x - less.x, 18, 9, '#160d38');
  draw.rounded(c, less.x, less.y - 4, more.x - less.x, 8, 4, '#7a6ad0');
  const part = (state.ear + LONGEST_LAG) / (LONGEST_LAG * 2);
  const knob = less.x + 80 + part * (more.x - less.x - 160);
  draw.disc(c, knob, less.y, 26, '#160d38');
  draw.disc(c, knob, less.y, 20, '#ffd76a');
  for (const [spot, more_] of [
    [less, false],
    [more, true],
  ] as const) {
    draw.disc(c, spot.x, spot.y + 5, BUTTON, '#160d38');
    draw.disc(c, spot.x, spot.y, BUTTON - 6, '#fff1d6');
    draw.rounded(c, spot.x - 24, spot.y - 6, 48, 12, 6, '#2b1b4d');
    if (more_) draw.rounded(c, spot.x - 6, spot.y - 24, 12, 48, 6, '#2b1b4d');
  }
  const ms = Math.round((state.ear * 1000) / HZ);
  to.label(`${ms > 0 ? '+' : ''}${ms} ms`, field.middle, less.y - 62, Math.max(44, 20 / to.px));
}
