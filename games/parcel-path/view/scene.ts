import { drawText, Outline, stamped } from '@playgrove/kit/draw';
import {
  disc,
  down,
  ease,
  fade,
  line,
  linear,
  ring,
  rounded,
  star,
  type Motion,
  type Point,
  type Rect,
  type Surface,
} from '@playgrove/kit/runtime';
import { headOf, isDone, nextHouse, vanAt, type State } from '../rules/state.ts';
import { INK } from './colors.ts';
import { layoutOf, placeOf, type Layout } from './layout.ts';
import { paintArrow, paintGlow, paintHouse, paintLost, paintParcel, paintVan } from './pieces.ts';
import { drawTown } from './town.ts';
import { lookAt, takeHint, type Ui } from './ui.ts';

/** Widths of the road, in cells. */
const ROAD = [0.5, 0.42] as const;
const ASPHALT = '#5d587c';
/** Of a cell: how wide the road bends. */
const BEND = 0.34;
/** How quickly the end of the road follows, a second. */
const HURRY = 34;
/** Seconds that a parcel flies. */
const TOSS = 0.42;
/** Part of the day after which lights come on. */
const LIGHTS = 0.62;

export function drawScene(to: Surface, state: State, ui: Ui, motion: Motion<State>): void {
  const layout = layoutOf(to, state);
  ui.layout = layout;
  lookAt(state, ui);
  const { dt } = motion;
  ui.whyFor = Math.max(0, ui.whyFor - dt);
  if (ui.hintFor > 0 && (ui.hintFor -= dt) <= 0) takeHint([], ui);
  const dayPart = state.time / (state.night || state.silver * 1.4);
  const dark = state.night > 0 ? Math.max(0, Math.min(1, (dayPart - 0.3) / 0.7)) : 0;
  drawTown(to, layout, state, ui.key);
  drawRoad(to, layout, state, ui, dt);
  if (ui.lost.length > 0) drawLost(to, layout, state, ui);
  if (dark > 0 && state.drive === 0) shadeAll(to, dark);
  drawHouses(to, layout, state, ui, motion, dark);
  drawHint(to, layout, state, ui);
  drawVan(to, layout, state, ui, motion, dayPart > LIGHTS);
  drawDay(to, layout, state, dayPart);
  drawSign(to, layout, state, ui);
}

/** Evening comes over everything. */
function shadeAll({ c, bleed }: Surface, dark: number): void {
  c.fillStyle = '#3b1a78';
  c.globalAlpha = dark * dark * 0.5;
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  c.globalAlpha = 1;
}

function drawRoad(to: Surface, layout: Layout, state: State, ui: Ui, dt: number): void {
  const { c } = to;
  const { cell } = layout.frame;
  const { route } = state;
  const head = placeOf(layout, state, headOf(state));
  const before = route.length > 1 ? placeOf(layout, state, route.at(-2) ?? 0) : head;
  ui.road ??= new Outline((path) => {
    const points = route.slice(0, -1).map((at) => placeOf(layout, state, at));
    const [first] = points;
    if (!first) return;
    path.moveTo(first.x, first.y);
    for (const [at, point] of points.entries()) {
      const next = points[at + 1];
      if (next && at > 0) path.arcTo(point.x, point.y, next.x, next.y, cell * BEND);
      else path.lineTo(point.x, point.y);
    }
  });
  const part = to.reducedMotion ? 1 : Math.min(1, dt * HURRY);
  const tip =
    ui.tip && Math.hypot(ui.tip.x - head.x, ui.tip.y - head.y) < cell * 1.5 ? ui.tip : before;
  ui.tip = { x: tip.x + (head.x - tip.x) * part, y: tip.y + (head.y - tip.y) * part };
  const end = ui.tip;
  const onWay = route.length > 1;
  for (const [index, paint] of [INK, ASPHALT].entries()) {
    const wide = cell * (ROAD[index] ?? 0.4);
    if (onWay) ui.road.rim(c, paint, wide);
    line(c, [before.x, before.y, end.x, end.y], wide, paint);
  }
  c.setLineDash([cell * 0.14, cell * 0.16]);
  if (onWay) ui.road.rim(c, '#ffe9a8', cell * 0.05, 'butt');
  line(c, [before.x, before.y, end.x, end.y], cell * 0.05, '#ffe9a8');
  c.setLineDash([]);
  if (isDone(state)) return;
  const pulse = to.reducedMotion ? 0.5 : 0.5 + 0.5 * Math.sin(to.time * 5);
  ring(c, end.x, end.y, cell * (0.3 + pulse * 0.05), cell * 0.05, '#ffd02e');
  if (route.length > 1) {
    disc(c, end.x, end.y, cell * 0.15, INK);
    disc(c, end.x, end.y, cell * 0.11, '#ffd02e');
  }
}

function drawLost(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { cell } = layout.frame;
  const beat = to.reducedMotion ? 1 : 0.82 + 0.18 * Math.sin(to.time * 6);
  for (const at of ui.lost) {
    const { x, y } = placeOf(layout, state, at);
    stamped(to, 'lost', { x, y, width: cell, height: cell, alpha: beat }, (c) => {
      c.scale(cell / 100, cell / 100);
      paintLost(c);
    });
  }
}

function drawHouses(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  { dt }: Motion<State>,
  dark: number,
): void {
  const { cell } = layout.frame;
  const now = state.drive > 0 ? vanAt(state, state.drive) : -1;
  const size = cell * 1.1;
  for (const [number, at] of state.stops.entries()) {
    if (number === 0) continue;
    const { x, y } = placeOf(layout, state, at);
    const step = state.route.indexOf(at);
    const came = step >= 0;
    ui.came[number] = came ? ((ui.came[number] ?? -1) < 0 ? 0 : (ui.came[number] ?? 0) + dt) : -1;
    const got = state.drive > 0 && now >= step;
    ui.dropped[number] = got
      ? (ui.dropped[number] ?? -1) < 0
        ? 0
        : (ui.dropped[number] ?? 0) + dt
      : -1;
    const since = got ? (ui.dropped[number] ?? 0) - TOSS * 0.7 : (ui.came[number] ?? 0);
    const hop =
      to.reducedMotion || since < 0 || since > 0.4 || !came
        ? 0
        : Math.sin((since / 0.4) * Math.PI * 2) * 0.13 * (1 - since / 0.4);
    if (came && dark > 0.2 && state.drive === 0)
      stamped(to, 'glow', { x, y, width: cell * 1.6, height: cell * 1.6, alpha: dark }, (c) => {
        c.scale(cell / 100, cell / 100);
        paintGlow(c);
      });
    const last = number === state.stops.length - 1;
    const place = {
      x,
      y: y - hop * cell * 0.3,
      width: size,
      height: size,
      scaleX: 1 + hop,
      scaleY: 1 - hop,
    };
    stamped(to, `house ${number} ${last} ${came}`, place, (c) => {
      c.scale(cell / 100, cell / 100);
      paintHouse(c, number, last, came);
    });
  }
}

function drawHint(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { cell } = layout.frame;
  let from = placeOf(layout, state, headOf(state));
  const wave = to.reducedMotion ? 0 : Math.sin(to.time * 6) * 0.06;
  for (const at of ui.hint) {
    const here = placeOf(layout, state, at);
    const turn = Math.atan2(here.y - from.y, here.x - from.x);
    const x = (here.x + from.x) / 2 + Math.cos(turn) * cell * wave;
    const y = (here.y + from.y) / 2 + Math.sin(turn) * cell * wave;
    stamped(to, 'arrow', { x, y, width: cell * 0.6, height: cell * 0.6, rotate: turn }, (c) => {
      c.scale(cell / 100, cell / 100);
      paintArrow(c);
    });
    from = here;
  }
}

/** Where the van is on its road, and where it heads; bends are cut. */
function vanPose(layout: Layout, state: State, along: number): Point & { readonly turn: number } {
  const { route } = state;
  const point = (at: number): Point => {
    const bounded = Math.max(0, Math.min(route.length - 1, at));
    const low = Math.floor(bounded);
    const a = placeOf(layout, state, route[low] ?? 0);
    const b = placeOf(layout, state, route[Math.min(route.length - 1, low + 1)] ?? 0);
    return { x: a.x + (b.x - a.x) * (bounded - low), y: a.y + (b.y - a.y) * (bounded - low) };
  };
  const [back, front] = [point(along - 0.3), point(along + 0.3)];
  const next = placeOf(layout, state, route[1] ?? state.path[0] ?? 0);
  const still = Math.hypot(front.x - back.x, front.y - back.y) < 1;
  const turn = still
    ? Math.atan2(next.y - back.y, next.x - back.x)
    : Math.atan2(front.y - back.y, front.x - back.x);
  return { x: (back.x + front.x) / 2, y: (back.y + front.y) / 2, turn };
}

function drawVan(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  { part }: Motion<State>,
  lights: boolean,
): void {
  const { cell } = layout.frame;
  const along = state.drive > 0 ? vanAt(state, state.drive + part) : 0;
  const { x, y, turn } = vanPose(layout, state, along);
  const idle = to.reducedMotion || state.drive > 0 ? 0 : Math.sin(to.time * 18) * 0.012;
  const size = cell * 2;
  stamped(
    to,
    `van ${lights}`,
    { x, y, width: size, height: size, rotate: turn, scaleX: 1 + idle, scaleY: 1 - idle },
    (c) => {
      c.scale(cell / 100, cell / 100);
      paintVan(c, lights);
    },
  );
  if (state.drive === 0) return;
  for (const [number, at] of state.stops.entries()) {
    const age = ui.dropped[number] ?? -1;
    if (number === 0 || age < 0) continue;
    const goal = placeOf(layout, state, at);
    const flown = to.reducedMotion ? 1 : ease.out(Math.min(1, age / TOSS));
    const high = Math.sin(flown * Math.PI) * cell * 0.7;
    const place = {
      x: goal.x + cell * 0.28 * flown,
      y: goal.y + cell * 0.3 * flown - high,
      width: cell * 0.5,
      height: cell * 0.5,
      rotate: (1 - flown) * 5,
      scaleX: 1,
      scaleY: 1,
    };
    stamped(to, 'parcel', place, (c) => {
      c.scale(cell / 100, cell / 100);
      paintParcel(c);
    });
  }
}

/** The way of the sun through three stretches of stars to the night. */
function drawDay(to: Surface, { day }: Layout, state: State, part: number): void {
  const { c } = to;
  const { x, y, width, height } = day;
  const all = state.night || state.silver * 1.4;
  const marks = [0, state.gold / all, state.silver / all, 1] as const;
  stamped(
    to,
    `day ${all} ${width}`,
    { x: x + width / 2, y: y + height / 2, width: width + 24, height: height + 24 },
    (on) => {
      on.translate(-width / 2, -height / 2);
      paintDay(on, { x: 0, y: 0, width, height }, marks, state.night > 0);
    },
  );
  const at = Math.min(1, part);
  const from = marks.findLastIndex((mark) => mark <= at);
  for (let index = 0; index < Math.min(3, from); index += 1) {
    const left = x + width * (marks[index] ?? 0);
    rounded(
      c,
      left + 4,
      y + 5,
      width * ((marks[index + 1] ?? 1) - (marks[index] ?? 0)) - 8,
      height - 10,
      12,
      fade(INK, 0.55),
    );
  }
  const sun = x + Math.max(height * 0.5, Math.min(width - height * 0.5, width * at));
  disc(c, sun, y + height / 2, height * 0.62, INK);
  disc(c, sun, y + height / 2, height * 0.52, '#ffb51f');
  disc(c, sun - 3, y + height / 2 - 4, height * 0.38, '#ffe66a');
}

function paintDay(
  c: Surface['c'],
  { width, height }: Rect,
  marks: readonly number[],
  hasNight: boolean,
): void {
  rounded(c, 2, 4, width, height + 6, height / 2, fade(INK, 0.4));
  rounded(c, -4, -4, width + 8, height + 8, height / 2 + 4, INK);
  rounded(
    c,
    0,
    0,
    width,
    height,
    height / 2,
    linear(c, 0, 0, width, 0, '#7fdcff', '#6fc4ff', '#ffc46a', '#ff8a6a', '#8d55c8', '#3a2a80'),
  );
  rounded(c, 14, 5, width - 28, 8, 4, '#ffffff50');
  for (let index = 0; index < 3; index += 1) {
    const [from, to] = [(marks[index] ?? 0) * width, (marks[index + 1] ?? 1) * width];
    if (index > 0) line(c, [from, 3, from, height - 3], 4, INK);
    const count = 3 - index;
    const size = Math.min(height * 0.3, (to - from) / (count * 2.5 + 1));
    for (let one = 0; one < count; one += 1) {
      const sx =
        (from + to) / 2 +
        (one - (count - 1) / 2) * size * 2.2 -
        (index === 2 && hasNight ? height * 0.3 : 0);
      star(c, sx, height / 2 + 1, size * 1.28, INK);
      star(c, sx, height / 2 + 1, size, '#ffe14a');
    }
  }
  if (!hasNight) return;
  disc(c, width - height * 0.55, height / 2, height * 0.3, '#fff3c4');
  disc(c, width - height * 0.44, height / 2 - 4, height * 0.25, '#3f2d86');
}

/** What matters now, on a wooden sign. */
function drawSign(to: Surface, { sign, portrait }: Layout, state: State, ui: Ui): void {
  const { x, y, width, height } = sign;
  stamped(
    to,
    `sign ${width} ${height}`,
    { x: x + width / 2, y: y + height / 2, width: width + 30, height: height + 60 },
    (c) => {
      const [left, top] = [-width / 2, -height / 2];
      for (const side of [-0.34, 0.34])
        rounded(c, side * width - 9, top + height - 8, 18, 36, 6, INK);
      rounded(c, left + 5, top + 10, width, height, 20, fade(INK, 0.32));
      rounded(c, left - 4, top - 4, width + 8, height + 8, 22, INK);
      rounded(
        c,
        left,
        top,
        width,
        height,
        18,
        down(c, top, top + height, '#ffe0a6', '#f4bf78', '#d9975a'),
      );
      for (const part of portrait ? [0.5] : [0.33, 0.66])
        line(
          c,
          [left + 8, top + height * part, left + width - 8, top + height * part],
          3,
          '#b4713a66',
        );
      for (const dx of [16, width - 16]) disc(c, left + dx, top + 16, 5, '#8a5a34');
    },
  );
  const { key, values } = sayingOf(state, ui);
  const size = to.readable(30);
  drawText(to.c, to.words(key, values), x + width / 2, y + height / 2 + 1, {
    size,
    color:
      key.startsWith('refused') || key.startsWith('sign.stuck') || key === 'sign.lost'
        ? '#a3122c'
        : '#3a1d10',
    wide: width - 36,
    lines: portrait ? 2 : 5,
    lead: 1.16,
  });
}

/** The most urgent thing first. */
export function sayingOf(
  state: State,
  ui: Ui,
): { readonly key: string; readonly values?: Readonly<Record<string, number>> } {
  if (state.drive > 0) return { key: 'sign.drive' };
  if (ui.whyFor > 0 && ui.why) return ui.why as { key: string; values?: Record<string, number> };
  const value = ui.lost.length;
  if (ui.stuck) return { key: 'sign.stuck', values: { value } };
  if (value > 0) return { key: 'sign.lost', values: { value } };
  if (state.route.length < 4 && LESSONS.has(state.level))
    return { key: `lesson.${LESSONS.get(state.level)}` };
  const next = nextHouse(state);
  if (next === state.stops.length - 1) {
    const left = state.path.length - state.route.length - 1;
    return { key: left > 0 ? 'sign.last' : 'sign.end', values: { next, value: left } };
  }
  return { key: 'sign.next', values: { next } };
}

/** What a level teaches, while its road is short. */
const LESSONS: ReadonlyMap<number, string> = new Map([
  [1, 'route'],
  [2, 'fence'],
  [3, 'night'],
  [51, 'pond'],
]);
