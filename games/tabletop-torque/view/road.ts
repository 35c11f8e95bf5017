import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { asideAt, CROSS, type Course } from '../rules/course.ts';
import { ROAD, type Side } from '../rules/types.ts';
import type { Point } from '@playgrove/kit/contract';

const STEP = 10;
const INSET = 46;
const INK = '#2b1b4d';

/** Like the kit's `rim`, with flat ends: a raised part must meet the road below it. */
function rim(
  c: Context,
  color: string,
  width: number,
  trace: (path: CanvasPath) => void,
  cap: CanvasLineCap = 'butt',
): void {
  c.strokeStyle = color;
  c.lineWidth = width;
  c.lineJoin = 'round';
  c.lineCap = cap;
  c.beginPath();
  trace(c);
  c.stroke();
}

/** Traces the track at this distance from its middle. */
export function along(
  c: CanvasPath,
  { track, length }: Course,
  aside: number,
  from = 0,
  to = length,
): void {
  const steps = Math.max(1, Math.round((to - from) / STEP));
  for (let step = 0; step <= steps; step += 1) {
    const { x, y } = track.at(from + ((to - from) * step) / steps, aside);
    if (step === 0) c.moveTo(x, y);
    else c.lineTo(x, y);
  }
  if (to - from >= length) c.closePath();
}

/** Traces a slot: it changes sides in crossovers. */
function slot(c: CanvasPath, course: Course, side: Side, from: number, to: number): void {
  const steps = Math.max(1, Math.round((to - from) / STEP));
  for (let step = 0; step <= steps; step += 1) {
    const s = from + ((to - from) * step) / steps;
    const own = sideAt(course, s, side);
    const { x, y } = course.track.at(s, asideAt(course, s, own));
    if (step === 0) c.moveTo(x, y);
    else c.lineTo(x, y);
  }
}

function sideAt({ crosses, length }: Course, s: number, side: Side): Side {
  const lap = s - length * Math.floor(s / length);
  const crossed = crosses.filter((cross) => cross < lap).length;
  return crossed % 2 === 0 ? side : side === 1 ? -1 : 1;
}

/** One part of the track with all that is on it; `drop` is where its shadow falls. */
export function paintRoad(
  c: Context,
  course: Course,
  drop: Point,
  from = 0,
  to = course.length,
): void {
  const band = (width: number, color: string, by: number): void => {
    c.save();
    c.translate(drop.x * by, drop.y * by);
    // What falls from a raised part ends before it does, or its ends would show.
    const inset = to - from < course.length && by > 0 ? INSET : 0;
    rim(c, color, width, (path) => along(path, course, 0, from + inset, to - inset));
    c.restore();
  };
  band(ROAD + 12, '#1a0f3a38', 1.7);
  band(ROAD + 6, '#1a0f3a4d', 1.1);
  band(ROAD + 4, '#241a48', 0.55);
  band(ROAD + 4, INK, 0);
  band(ROAD - 3, '#7d86ab', 0);
  band(ROAD - 9, '#535b82', 0);
  band(ROAD - 34, '#5d668f', 0);
  curbs(c, course, from, to);
  joints(c, course, from, to);
  for (const side of [1, -1] as const) {
    rim(c, '#3b4168', 17, (path) => slot(path, course, side, from, to));
    rim(c, '#c9d2ee', 9, (path) => slot(path, course, side, from, to));
    rim(c, '#241a48', 4.5, (path) => slot(path, course, side, from, to));
  }
}

/** Red and white along the outside of what bends. */
function curbs(c: Context, course: Course, from: number, to: number): void {
  const { bends, track } = course;
  for (const way of [1, -1] as const) {
    const traced = (path: CanvasPath): void => {
      let down = false;
      for (let s = from; s <= to; s += STEP) {
        const bend = bends[Math.floor(s / track.spacing) % bends.length] ?? 0;
        const here = bend * way > 0.004;
        const { x, y } = track.at(s, -way * (ROAD / 2 - 6));
        if (here && down) path.lineTo(x, y);
        else if (here) path.moveTo(x, y);
        down = here;
      }
    };
    rim(c, '#fff6e3', 9, traced);
    c.setLineDash([15, 15]);
    rim(c, '#ff4b55', 9, traced);
    c.setLineDash([]);
  }
}

/** The pieces that the track is put together from. */
function joints(c: Context, { track }: Course, from: number, to: number): void {
  rim(c, '#39406a99', 2, (path) => {
    for (let s = from + 30; s < to; s += 92) {
      const [one, other] = [track.at(s, ROAD / 2 - 5), track.at(s, 5 - ROAD / 2)];
      path.moveTo(one.x, one.y);
      path.lineTo(other.x, other.y);
    }
  });
}

/** Crossovers, butter and oil, the line: what lies on the whole track. */
export function paintMarks(c: Context, course: Course, oily: boolean): void {
  for (const cross of course.crosses) paintCross(c, course, cross);
  for (const { from, to, side } of course.slicks) paintSlick(c, course, from, to, side, oily);
  paintLine(c, course);
}

function paintCross(c: Context, course: Course, cross: number): void {
  for (const edge of [1, -1]) {
    const traced = (path: CanvasPath): void =>
      along(path, course, edge * (ROAD / 2 - 6), cross - CROSS, cross + CROSS);
    rim(c, '#ffd02e', 10, traced);
    c.setLineDash([11, 11]);
    rim(c, INK, 10, traced);
    c.setLineDash([]);
  }
  // The bump: the handle of what lies beneath lifts the track.
  for (const [by, color, width] of [
    [5, '#1a0f3a59', 12],
    [0, '#ffd02e', 7],
    [-3, '#fff3b8', 3],
  ] as const) {
    const [one, other] = [
      course.track.at(cross + by, ROAD / 2 - 14),
      course.track.at(cross + by, 14 - ROAD / 2),
    ];
    rim(c, color, width, (path) => {
      path.moveTo(one.x, one.y);
      path.lineTo(other.x, other.y);
    });
  }
}

function paintSlick(
  c: Context,
  course: Course,
  from: number,
  to: number,
  side: Side,
  oily: boolean,
): void {
  const middle = (path: CanvasPath): void => along(path, course, side * 25, from, to);
  if (oily) {
    rim(c, '#150d2ecc', 40, middle, 'round');
    rim(c, '#37205e', 30, middle, 'round');
    rim(c, '#5b54c8aa', 16, middle, 'round');
    rim(c, '#4ce0d099', 5, middle, 'round');
  } else {
    rim(c, '#a8740f', 41, middle, 'round');
    rim(c, '#ffd95e', 35, middle, 'round');
    rim(c, '#ffeb9c', 18, middle, 'round');
    rim(c, '#fffbe0', 5, (path) => along(path, course, side * 25 - 9, from, to), 'round');
  }
  // The slot stays visible.
  rim(c, '#241a48', 4, middle);
}

function paintLine(c: Context, { track }: Course): void {
  const cells = 8;
  const cell = (ROAD - 12) / cells;
  for (let row = 0; row < 2; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const { x, y, angle } = track.at((row - 1) * cell, (column - cells / 2 + 0.5) * cell);
      c.save();
      c.translate(x, y);
      c.rotate(angle);
      c.fillStyle = (row + column) % 2 === 0 ? '#ffffff' : INK;
      c.fillRect(-cell / 2, -cell / 2, cell + 0.5, cell + 0.5);
      c.restore();
    }
  }
  // The way to go.
  for (const by of [70, 104]) {
    const { x, y, angle } = track.at(by);
    c.save();
    c.translate(x, y);
    c.rotate(angle);
    draw.fillPath(c, '#ffffffb3', (path) => {
      path.moveTo(-10, -12);
      path.lineTo(4, 0);
      path.lineTo(-10, 12);
      path.lineTo(-2, 12);
      path.lineTo(12, 0);
      path.lineTo(-2, -12);
    });
    c.restore();
  }
}

/** Cars are drawn over a raised part from here on. */
export const RAISED = 0.3;
