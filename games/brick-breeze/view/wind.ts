import { fade, line, PALETTE, rim, type Surface } from '@playgrove/kit/runtime';
import { cellX, cellY, RADIUS, WIDTH, type Ball, type State } from '../rules/state.ts';
import { isDrawn, nearest } from '../rules/flight.ts';
import { lessonCurve, teaches, type Ui } from './ui.ts';

/** Seconds that a gust's ribbons take to cross the field. */
const CROSS = 1.25;

/** Ribbons of wind across the field after a gust. */
export function drawRibbons(to: Surface, ui: Ui): void {
  const part = ui.gust / CROSS;
  if (part >= 1) return;
  const { c } = to;
  c.lineCap = 'round';
  for (let at = 0; at < 5; at += 1) {
    const go = part * 1.5 - at * 0.1;
    if (go <= 0 || go >= 1) continue;
    const y = 250 + ((at * 97) % 230);
    const head = -60 + go * (WIDTH + 160);
    const bend = Math.sin(go * 5 + at) * 16;
    const x = (back: number): number => {
      const there = head - back;
      return ui.way > 0 ? there : WIDTH - there;
    };
    c.strokeStyle = fade('#ffffff', 0.6 * Math.sin(go * Math.PI));
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
export function drawTrail(to: Surface, { wind, x, y }: Ball, trail: readonly number[]): void {
  if (trail.length < 6) return;
  const points = [...trail, x, y];
  if (wind <= 0) {
    line(to.c, points.slice(-14), 5, '#ffffff50');
    return;
  }
  line(to.c, points, RADIUS * 1.9, '#8fe9ff55');
  line(to.c, points, RADIUS * 1.1, '#d8fbff88');
  line(to.c, points.slice(-20), 4, '#ffffff');
}

/** Dots from a ball to the tile that the breeze carries it to. */
export function drawPull(to: Surface, state: State): void {
  const ball = state.balls[0];
  if (!ball || ball.vy > 0 || !isDrawn(state)) return;
  const cell = nearest(state, ball);
  if (cell < 0) return;
  const { c } = to;
  c.save();
  c.setLineDash([2, 11]);
  c.lineDashOffset = to.reducedMotion ? 0 : -to.time * 70;
  line(c, [ball.x, ball.y, cellX(cell), cellY(cell)], 4, '#ffffffc0');
  c.restore();
}

/** What level 2 shows until the first gust: swipe at the hit, and the ball curves to a pinwheel. */
export function drawLesson(to: Surface, state: State): void {
  if (!teaches(state)) return;
  const { c } = to;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = lessonCurve();
  c.save();
  c.setLineDash([9, 12]);
  c.lineDashOffset = to.reducedMotion ? 0 : -to.time * 60;
  for (const [color, width] of [
    [fade(PALETTE.ink, 0.55), 9],
    ['#ffffff', 5],
  ] as const) {
    rim(c, color, width, (path) => {
      path.moveTo(x0, y0);
      path.bezierCurveTo(x1, y1, x2, y2, x3, y3);
    });
  }
  c.setLineDash([]);
  const beat = to.reducedMotion ? 0 : Math.sin(to.time * 6) * 4;
  for (const [color, width] of [
    [PALETTE.ink, 10],
    ['#ffe27a', 6],
  ] as const) {
    line(c, [x3 - 14, y3 + 10, x3, y3, x3 - 5, y3 + 17], width, color);
    // The swipe: two chevrons beside the board.
    for (const step of [58, 74]) {
      const x = x0 + step + beat;
      line(c, [x, y0 - 10, x + 11, y0 + 3, x, y0 + 16], width, color);
    }
  }
  c.restore();
}
