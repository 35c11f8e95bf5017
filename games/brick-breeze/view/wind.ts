import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { isDrawn, nearest } from '../rules/flight.ts';
import { BOARD_Y, cellX, cellY, RADIUS, WIDTH, type Ball, type State } from '../rules/state.ts';
import type { Ui } from './ui.ts';

/** Seconds that a gust's ribbons take to cross the field. */
const CROSS = 1.25;

/** Ribbons of wind across the field after a gust. */
export function drawRibbons({ c }: Surface, { gust, way }: Ui): void {
  const part = gust / CROSS;
  if (part >= 1) return;
  c.lineCap = 'round';
  for (let at = 0; at < 5; at += 1) {
    const go = part * 1.5 - at * 0.1;
    if (go <= 0 || go >= 1) continue;
    const y = 250 + ((at * 97) % 230);
    const head = way > 0 ? go * (WIDTH + 160) - 60 : WIDTH + 60 - go * (WIDTH + 160);
    const bend = Math.sin(go * 5 + at) * 16;
    const x = (back: number): number => head - back * way;
    c.strokeStyle = draw.fade('#ffffff', 0.6 * Math.sin(go * Math.PI));
    c.lineWidth = at % 2 === 0 ? 5 : 3;
    c.beginPath();
    c.moveTo(x(150), y + bend * 0.4);
    c.bezierCurveTo(x(100), y - bend, x(50), y + bend, x(0), y);
    // A curl at the head.
    c.bezierCurveTo(x(-26), y - 8, x(-20), y - 30, x(-4), y - 22);
    c.stroke();
  }
}

/** A ball's way so far: a wide ribbon while it curves. */
export function drawTrail({ c }: Surface, { wind, x, y }: Ball, trail: readonly number[]): void {
  if (trail.length < 6) return;
  const points = [...trail, x, y];
  if (wind > 0) {
    draw.line(c, points, RADIUS * 1.9, '#8fe9ff55');
    draw.line(c, points, RADIUS * 1.1, '#d8fbff88');
    draw.line(c, points.slice(-20), 4, '#ffffff');
  } else draw.line(c, points.slice(-14), 5, '#ffffff50');
}

/** Dots from a ball to the tile that the breeze carries it to. */
export function drawPull({ c, time, reducedMotion }: Surface, state: State): void {
  const ball = state.balls[0];
  if (!ball || ball.vy > 0 || !isDrawn(state)) return;
  const cell = nearest(state, ball);
  c.save();
  c.setLineDash([2, 11]);
  c.lineDashOffset = reducedMotion ? 0 : -time * 70;
  draw.line(c, [ball.x, ball.y, cellX(cell), cellY(cell)], 4, '#ffffffc0');
  c.restore();
}

/** Whether level 2 still shows its curve. */
export const teaches = ({ params, mural, gusts, phase }: State): boolean =>
  params.mode === 'level' && mural === 1 && gusts === 0 && phase !== 'over';

/** Whether a ball comes down on the board: the time to swipe. */
export const isDue = ({ balls }: State): boolean =>
  balls.some(({ y, vy }) => vy > 0 && y > BOARD_Y - 190);

/** From the board, out to the left and back to the pinwheel in the middle; where it ends; a swipe. */
const CURVE = `M200 ${BOARD_Y - 16}C80 340 70 220 200 104`;
const ENDS = 'M184 112L200 104L195 121';
const SWIPES = 'M256 470L267 483L256 496M274 470L285 483L274 496';

/** What level 2 shows until the first gust: swipe at the hit, and the ball curves to a pinwheel. */
export function drawLesson({ c, time, reducedMotion }: Surface, state: State): void {
  // In between, the ball's own way can be seen.
  if (!teaches(state) || (state.phase === 'play' && !isDue(state))) return;
  const INK = draw.PALETTE.ink;
  c.save();
  c.setLineDash([9, 12]);
  c.lineDashOffset = reducedMotion ? 0 : -time * 60;
  draw.drawPath(c, CURVE, { line: draw.fade(INK, 0.55), width: 9 });
  draw.drawPath(c, CURVE, { line: '#ffffff', width: 5 });
  c.setLineDash([]);
  draw.drawPath(c, ENDS, { line: INK, width: 10 });
  draw.drawPath(c, ENDS, { line: '#ffe27a', width: 6 });
  c.translate(reducedMotion ? 0 : Math.sin(time * 6) * 4, 0);
  draw.drawPath(c, SWIPES, { line: INK, width: 10 });
  draw.drawPath(c, SWIPES, { line: '#ffe27a', width: 6 });
  c.restore();
}
