import type { Point, Rect } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import type { Context, Motion, Surface } from '@playgrove/kit/runtime';
import { courseIn, rules } from '../rules.ts';
import { heightAt, type Course } from '../rules/course.ts';
import { TABLES } from '../rules/tracks.ts';
import type { State } from '../rules/types.ts';
import { drawCars, drawGhost, type Layer } from './cars.ts';
import { drawNotes } from './notes.ts';
import { drawSign } from './sign.ts';
import { PROPS } from './props.ts';
import { downOf, freeSpots, onBoard, toScreen, type Size, type Spot } from './place.ts';
import { paintMarks, paintRoad, RAISED } from './road.ts';
import { drawAhead, drawMarks, rub } from './strip.ts';
import { paintBooks, paintBump, paintCenter, paintTable, type TableName } from './tables.ts';
import type { Ui } from './ui.ts';

type Raised = { readonly print: draw.Print; readonly at: Point };
type Scene = {
  readonly key: string;
  readonly spots: readonly Spot[];
  readonly props: readonly (Spot & { readonly name: string; readonly rotate: number })[];
  readonly raised: readonly Raised[];
};

const DROP = 11;
const PROP_SIZE = 104;
/** Room around a raised part, for its shadow. */
const ROOM = 96;

let scene: Scene | undefined;

export function tableOf(course: Course): TableName {
  return TABLES[course.plan.table] ?? 'breakfast';
}

/** Worked out once for each track and size of the screen. */
function sceneOf(course: Course, to: Surface): Scene {
  const { bleed } = to;
  const key = `${course.plan.id} ${course.way} ${to.width} ${to.height} ${bleed.width} ${bleed.height}`;
  if (scene?.key === key) return scene;
  for (const { print } of scene?.raised ?? []) print.forget();
  const spots = freeSpots(course, to, { x: 0, y: 0, width: to.width, height: to.height }, 9);
  const names = PROPS[tableOf(course)];
  const props = spots.slice(1).map((spot, at) => ({
    ...spot,
    name: names[at % names.length] ?? names[0],
    rotate: ((at * 37) % 11) * 0.11 - 0.55,
  }));
  scene = { key, spots, props, raised: raisedOf(course, to) };
  return scene;
}

/** Parts that lead over another: prints, so that cars can pass below. */
function raisedOf(course: Course, size: Size): readonly Raised[] {
  return course.books.map(({ from, to }) => {
    let [first, last] = [from, to];
    while (first < to && heightAt(course, first) < RAISED) first += 4;
    while (last > from && heightAt(course, last) < RAISED) last -= 4;
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let s = first; s <= last; s += 10) {
      const { x, y } = toScreen(course.track.at(s), size);
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    const at = { x: left - ROOM, y: top - ROOM };
    const [width, height] = [right - left + ROOM * 2, bottom - top + ROOM * 2];
    const print = new draw.Print(width, height, (c) => {
      c.translate(-at.x, -at.y);
      onBoard(c, size, () => paintRoad(c, course, downOf(size, DROP * 1.5), first, last));
    });
    return { print, at };
  });
}

function paintGround(
  c: Context,
  course: Course,
  size: Size,
  area: Rect,
  spot: Spot | undefined,
): void {
  const table = tableOf(course);
  paintTable(c, area, table);
  if (spot) paintCenter(c, table, { ...spot, r: Math.min(200, Math.max(112, spot.r + 34)) });
  onBoard(c, size, () => {
    for (const { from, to } of course.books) {
      const { x, y, angle } = course.track.at((from + to) / 2);
      draw.transformed(c, { x, y, rotate: angle }, () =>
        paintBooks(c, table, Math.min(300, to - from)),
      );
    }
    for (const cross of course.crosses) {
      const { x, y, angle } = course.track.at(cross);
      draw.transformed(c, { x, y, rotate: angle }, () => paintBump(c, table));
    }
    paintRoad(c, course, downOf(size, DROP));
    paintMarks(c, course, course.plan.table === 2 || course.plan.table === 4);
  });
}

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  ui.size = { width: to.width, height: to.height };
  const course = courseIn(state);
  const now = sceneOf(course, to);
  const { c } = to;
  const [sign] = now.spots;
  to.layer(now.key, (on, area) => paintGround(on, course, ui.size, area, sign));
  for (const { name, x, y, r, rotate } of now.props) {
    const size = Math.min(PROP_SIZE, r * 1.9);
    to.sprite(name, x, y, size, { rotate });
  }
  if (sign && !ui.newcomer) drawSign(to, state, sign);
  ui.rest = now.spots[1] ?? ui.rest;
  rub(state, ui, course);
  const alive = state.phase !== 'lights';
  const layer = (which: Layer): void => drawCars(to, state, ui, course, motion, which);
  onBoard(c, ui.size, () => {
    drawMarks(c, ui);
    if (alive) drawAhead(c, state, course, false);
  });
  layer('low');
  if (now.raised.length > 0) {
    const grain = draw.grainOf(c);
    for (const { print, at } of now.raised) print.drawSoon(c, grain, at.x, at.y);
    onBoard(c, ui.size, () => {
      if (alive) drawAhead(c, state, course, true);
    });
    layer('high');
  }
  drawGhost(to, state, ui, motion);
  layer('air');
  drawNotes(to, state, ui, course, sign);
}

/** What the live region says of the race. */
export function sayingOf(state: State) {
  const goal = rules.goal?.(state);
  return { key: 'say.state', values: { lap: goal?.now ?? 1, laps: goal?.target ?? 1 } };
}
