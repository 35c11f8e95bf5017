import * as draw from '@playgrove/kit/draw';
import { ease, type Point, type Surface } from '@playgrove/kit/runtime';
import { BURST, CALL, COLUMN, ROW, type State, STORM } from '../rules/state.ts';
import { pointOf } from './board.ts';
import type { Layout } from './layout.ts';
import { paintBee } from './paint.ts';
import { drawWant } from './panel.ts';
import type { Moment } from './timeline.ts';
import type { Ui } from './ui.ts';

/** World units that bees are painted with: half their length. */
const PAINTED = 30;

function bee(to: Surface, at: Point, size: number, turn: number, royal = false): void {
  const back = Math.cos(turn) < 0;
  const part = size / PAINTED;
  draw.stamped(
    to,
    `bee ${royal}`,
    {
      x: at.x,
      y: at.y,
      width: PAINTED * 3.2,
      height: PAINTED * 3.4,
      rotate: back ? turn + Math.PI : turn,
      scaleX: back ? -part : part,
      scaleY: part,
    },
    (c) => paintBee(c, PAINTED, royal),
  );
}

/** Bees on the wing, with the light they leave behind. */
export function drawFlights(to: Surface, state: State, layout: Layout, moment: Moment): void {
  const { wave, part } = moment;
  const { cell } = layout.frame;
  for (const { cell: start, power, cells } of wave.flights) {
    const from = pointOf(state, layout, start);
    if (power === ROW || power === COLUMN) drawLine(to, state, layout, start, power, part);
    else if (power === CALL)
      drawCall(
        to,
        from,
        cells.map((each) => pointOf(state, layout, each)),
        cell,
        part,
      );
    else if (power === BURST || power === STORM) {
      const reach = cell * (power === STORM ? 2.6 : 1.6) * ease.out(part);
      const alpha = 1 - part;
      draw.ring(
        to.c,
        from.x,
        from.y,
        Math.max(1, reach),
        cell * 0.34 * alpha + 0.5,
        draw.fade('#fff3a8', alpha * 0.85),
      );
      draw.ring(
        to.c,
        from.x,
        from.y,
        Math.max(1, reach * 0.72),
        cell * 0.2 * alpha + 0.5,
        draw.fade(draw.PALETTE.orange, alpha * 0.7),
      );
      bee(
        to,
        { x: from.x, y: from.y - Math.sin(part * Math.PI) * cell * 0.4 },
        cell * (0.34 + 0.2 * Math.sin(part * Math.PI)),
        Math.sin(part * 9) * 0.4,
      );
    }
  }
}

function drawLine(
  to: Surface,
  state: State,
  layout: Layout,
  start: number,
  power: number,
  part: number,
): void {
  const { frame } = layout;
  const from = pointOf(state, layout, start);
  const eased = ease.out(Math.min(1, part * 1.15));
  const ends: readonly Point[] =
    power === ROW
      ? [
          { x: frame.x, y: from.y },
          { x: frame.x + frame.cell * state.columns, y: from.y },
        ]
      : [
          { x: from.x, y: frame.y },
          { x: from.x, y: frame.y + frame.cell * state.rows },
        ];
  const alpha = 1 - part * part;
  for (const end of ends) {
    const tip = { x: from.x + (end.x - from.x) * eased, y: from.y + (end.y - from.y) * eased };
    draw.line(to.c, [from, tip], frame.cell * 0.5 * alpha + 1, draw.fade('#ffc93c', alpha * 0.45));
    draw.line(to.c, [from, tip], frame.cell * 0.2 * alpha + 1, draw.fade('#fffbe0', alpha));
    bee(to, tip, frame.cell * 0.34, Math.atan2(end.y - from.y, end.x - from.x || 0.001));
  }
}

function drawCall(
  to: Surface,
  from: Point,
  ends: readonly Point[],
  cell: number,
  part: number,
): void {
  const eased = ease.out(Math.min(1, part * 1.3));
  const alpha = 1 - part * part;
  for (const end of ends) {
    const tip = { x: from.x + (end.x - from.x) * eased, y: from.y + (end.y - from.y) * eased };
    const bend = { x: (from.x + tip.x) / 2, y: (from.y + tip.y) / 2 - cell * 0.35 };
    draw.line(
      to.c,
      [from, bend, tip],
      cell * 0.14 * alpha + 0.5,
      draw.fade('#ff9fe0', alpha * 0.6),
    );
    draw.line(to.c, [from, bend, tip], cell * 0.06 * alpha + 0.5, draw.fade('#ffffff', alpha));
  }
  bee(to, from, cell * (0.45 + Math.sin(part * Math.PI) * 0.18), 0, true);
}

const FLIGHT = 0.55;

/** Blossoms on their way to the order; where one arrives, its card beats. */
export function drawFlyers(
  to: Surface,
  layout: Layout,
  ui: Ui,
  dt: number,
  goal: (want: number) => Point,
): void {
  for (const flyer of ui.flyers) {
    flyer.age += dt;
    if (flyer.age < 0) continue;
    const part = Math.min(1, flyer.age / FLIGHT);
    const end = goal(flyer.want);
    const eased = ease.inOut(part);
    const lift = Math.sin(part * Math.PI) * layout.frame.cell * 0.9;
    const x = flyer.from.x + (end.x - flyer.from.x) * eased + lift * 0.4;
    const y = flyer.from.y + (end.y - flyer.from.y) * eased - lift * 0.3;
    const r = layout.frame.cell * (0.34 - 0.1 * part);
    trailOf(to, x, y, r, part);
    ui.beats[flyer.want] = part >= 1 ? 1 : (ui.beats[flyer.want] ?? 0);
    if (part < 1) drawWant(to, flyer.want, x, y, r, to.reducedMotion ? 0 : part * 5);
  }
  ui.flyers = ui.flyers.filter(({ age }) => age < FLIGHT);
}

function trailOf(to: Surface, x: number, y: number, r: number, part: number): void {
  const alpha = Math.sin(part * Math.PI) * 0.5;
  draw.fillPath(to.c, draw.fade('#fff8d0', alpha), (path) => path.arc(x, y, r * 1.3, 0, 7));
}
