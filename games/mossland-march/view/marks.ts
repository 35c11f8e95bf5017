import type { Point } from '@playgrove/kit/contract';
import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { along } from '../rules/nodegraph/index.ts';
import { type Field } from '../rules/field.ts';
import { type Forecast, forecast } from '../rules/forecast.ts';
import { KINDS, TWIG_LIES } from '../rules/kinds.ts';
import { laneOf, wayTo } from '../rules/march.ts';
import { PLAYER, type State } from '../rules/types.ts';
import { layoutOf, toWorld, type Layout } from './layout.ts';
import { liveryOf } from './sides.ts';
import { aim, marchers, type Ui } from './ui.ts';

/** World points along a way through the places of a field. */
export function wayLine(field: Field, layout: Layout, way: readonly number[]): readonly Point[] {
  const points: Point[] = [];
  for (let leg = 1; leg < way.length; leg += 1) {
    const from = way[leg - 1] ?? 0;
    const lane = field.graph.lanes[laneOf(field, from, way[leg] ?? 0)];
    if (!lane) continue;
    const piece = lane.a === from ? lane.line : lane.line.toReversed();
    for (const point of piece) points.push(toWorld(layout, point));
  }
  return points;
}

/** A band with arrowheads that run along it. */
function runway(
  c: Context,
  points: readonly Point[],
  color: string,
  time: number,
  width = 13,
): void {
  draw.line(c, points, width + 7, draw.fade(draw.PALETTE.ink, 0.55));
  draw.line(c, points, width, draw.fade(color, 0.85));
  const gap = 34;
  let left = (time * 60) % gap;
  for (let at = 1; at < points.length; at += 1) {
    const [p, q] = [points[at - 1], points[at]];
    if (!p || !q) continue;
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    const angle = Math.atan2(q.y - p.y, q.x - p.x);
    while (left < length) {
      const part = left / length;
      const [x, y] = [p.x + (q.x - p.x) * part, p.y + (q.y - p.y) * part];
      chevron(c, x, y, angle, width * 0.72);
      left += gap;
    }
    left -= length;
  }
}

function chevron(c: Context, x: number, y: number, angle: number, size: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  draw.rim(c, draw.PALETTE.white, 4, (path) => {
    path.moveTo(x - cos * size * 0.5 + sin * size * 0.6, y - sin * size * 0.5 - cos * size * 0.6);
    path.lineTo(x + cos * size * 0.4, y + sin * size * 0.4);
    path.lineTo(x - cos * size * 0.5 - sin * size * 0.6, y - sin * size * 0.5 + cos * size * 0.6);
  });
}

/** What rivals are about to do: the way, in their color, and a pulse at its end. */
export function drawPlans(to: Surface, state: State, field: Field): void {
  const { c, time } = to;
  for (const { side, from, to: goal, due } of state.plans) {
    const { body } = liveryOf(side);
    const hidden = field.fog && !from.some((at) => seen(state, field, at));
    if (hidden) continue;
    for (const at of from) {
      const way = state.mounds[at]?.side === side ? wayTo(state, field, side, at, goal) : undefined;
      if (!way) continue;
      c.save();
      c.setLineDash([16, 14]);
      c.lineDashOffset = -time * 46;
      const points = wayLine(field, layoutOf(to), way);
      c.lineCap = 'butt';
      c.beginPath();
      for (const point of points) c.lineTo(point.x, point.y);
      c.lineWidth = 13;
      c.strokeStyle = draw.fade(draw.PALETTE.ink, 0.7);
      c.stroke();
      c.lineWidth = 7;
      c.strokeStyle = body;
      c.stroke();
      c.restore();
    }
    const site = field.sites[goal];
    if (!site) continue;
    const { x, y } = toWorld(layoutOf(to), site);
    const r = KINDS[site.kind].radius * 1.35 + Math.sin(time * 9) * 4 + due * 0.35;
    draw.rim(c, draw.fade(draw.PALETTE.ink, 0.7), 10, (path) =>
      path.ellipse(x, y + 12, r, r * 0.74, 0, 0, 7),
    );
    draw.rim(c, body, 5);
  }
}

/** In fog: whether a mound borders on one of the player's. */
export function seen(state: State, field: Field, at: number): boolean {
  if (!field.fog || state.mounds[at]?.side === PLAYER) return true;
  return (field.graph.at[at] ?? []).some((id) => {
    const lane = field.graph.lanes[id];
    const there = lane?.a === at ? lane.b : lane?.a;
    return there !== undefined && state.mounds[there]?.side === PLAYER;
  });
}

/** The way one's creatures would go, and what would come of it. */
export function drawAim(to: Surface, state: State, ui: Ui, field: Field): void {
  const from = marchers(state, ui);
  const goal = aim(ui);
  if (from.length === 0) return;
  const found = goal >= 0 ? forecast(state, PLAYER, from, goal, ui.all) : undefined;
  const { c, time } = to;
  if (!found) {
    if (ui.drag) stretch(to, field, from, ui.drag.at);
    return;
  }
  const color = found.left > 0 ? '#b8ff5c' : '#ff8a7a';
  for (const way of found.ways) runway(c, wayLine(field, layoutOf(to), way), color, time);
}

/** What was advised: a golden way, or where to slash. */
export function drawAdvice(to: Surface, state: State, ui: Ui, field: Field, dt: number): void {
  const { advice } = ui;
  if (!advice) return;
  advice.left -= dt;
  if (advice.left <= 0) {
    ui.advice = undefined;
    return;
  }
  const { input } = advice;
  if (input.kind === 'send') {
    for (const at of input.from) {
      const own = state.mounds[at]?.side === PLAYER;
      const way = own ? wayTo(state, field, PLAYER, at, input.to) : undefined;
      if (way) runway(to.c, wayLine(field, layoutOf(to), way), '#ffd34d', to.time);
    }
    return;
  }
  const lane = input.kind === 'cut' ? field.graph.lanes[input.lane] : undefined;
  if (!lane || input.kind !== 'cut') return;
  const { x, y, angle } = spotOn(layoutOf(to), along(lane, input.along));
  const [dx, dy] = [Math.sin(angle) * 62, -Math.cos(angle) * 62];
  const ends = [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ];
  draw.line(to.c, ends, 16 + Math.sin(to.time * 8) * 3, draw.PALETTE.ink);
  draw.line(to.c, ends, 8, '#ffd34d');
}

/** From every mound to the finger, where it is over none. */
function stretch(to: Surface, field: Field, from: readonly number[], at: Point): void {
  const { c } = to;
  for (const mound of from) {
    const site = field.sites[mound];
    if (!site) continue;
    const here = toWorld(layoutOf(to), site);
    draw.line(c, [here, at], 14, draw.fade(draw.PALETTE.ink, 0.4));
    draw.line(c, [here, at], 7, '#efffd0');
  }
  draw.disc(c, at.x, at.y, 13, '#efffd0');
  draw.rim(c, draw.PALETTE.ink, 4);
}

/** The sum over the mound it is about: who comes, who stands there, what is left. */
export function drawSum(to: Surface, state: State, ui: Ui, field: Field): void {
  const from = marchers(state, ui);
  const goal = aim(ui);
  if (from.length === 0 || goal < 0 || (from.length === 1 && from[0] === goal)) return;
  const found = forecast(state, PLAYER, from, goal, ui.all);
  const site = found && field.sites[found.to];
  if (!found || !site) return;
  const spot = toWorld(layoutOf(to), site);
  const hidden = !seen(state, field, found.to);
  const { sum, result } = wording(state, found, hidden);
  const size = to.readable(34, 17);
  const width = size * (0.54 * (sum.length + result.length * 1.16) + 1.25);
  const height = size * 1.6;
  const x = Math.min(to.width - width / 2 - 6, Math.max(width / 2 + 6, spot.x));
  const above = spot.y - KINDS[site.kind].radius * 1.5 - height * 0.9;
  const y = above > height * 0.6 ? above : spot.y + KINDS[site.kind].radius * 1.6 + height * 0.7;
  const good = found.left > 0;
  const { c } = to;
  const [left, top] = [x - width / 2, y - height / 2];
  draw.rounded(c, left - 5, top - 5, width + 10, height + 10, height / 2, draw.PALETTE.ink);
  draw.rounded(c, left, top, width, height, height / 2, good ? '#2f7a3a' : '#a62c45');
  to.label(sum, left + size * 0.5, y, size, { align: 'left', bottom: '#e9ffd6' });
  to.label(result, x + width / 2 - size * 0.5, y, size * 1.16, {
    align: 'right',
    top: draw.PALETTE.white,
    bottom: good ? '#d9ff7a' : '#ffc9b8',
  });
}

function wording(
  state: State,
  { to, send, coming, defend, guard, left }: Forecast,
  hidden: boolean,
): { readonly sum: string; readonly result: string } {
  const mound = state.mounds[to];
  const more = coming > 0 ? `+${coming}` : '';
  if (mound?.side === PLAYER) return { sum: `${mound.count}${more}+${send}`, result: `=${left}` };
  if (hidden) return { sum: `${send}${more}−?`, result: '=?' };
  const against = guard > 1 ? `${defend}×${guard}` : `${defend}`;
  return {
    sum: `${send}${more}−${against}`,
    result: left > 0 ? `=${left}` : `=−${Math.max(1, -left)}`,
  };
}

/** Twigs across the lanes, thinner as their time runs out. */
export function drawTwigs(to: Surface, state: State, field: Field): void {
  for (const { lane, along: far, left } of state.twigs) {
    const facts = field.graph.lanes[lane];
    if (!facts) continue;
    const { x, y, angle } = spotOn(layoutOf(to), along(facts, far));
    const old = TWIG_LIES - left;
    const drop = old < 5 ? 1.6 - old * 0.12 : 1;
    const shake = left < 40 ? Math.sin(left * 1.3) * 0.06 : 0;
    to.stamp('twig', 120, 60, paintTwig, x, y, {
      rotate: angle + Math.PI / 2 + shake,
      scaleX: drop,
      scaleY: drop,
    });
  }
}

export function paintTwig(c: Context): void {
  const wood = (width: number, color: string): void => {
    draw.line(c, [-44, 5, -10, -3, 16, 3, 44, -4], width, color);
    draw.line(c, [-16, -2, -28, -18], width * 0.7, color);
    draw.line(c, [14, 3, 26, 18], width * 0.7, color);
  };
  draw.blob(c, 0, 12, 50, 9, '#0a1e2a66');
  wood(17, draw.PALETTE.ink);
  wood(10, '#8a5430');
  draw.line(c, [-42, 3, -10, -5, 16, 1], 3.5, '#d29a5c');
  for (const [x, y, turn] of [
    [-33, -22, -2.4],
    [30, 21, 0.7],
    [44, -8, -0.5],
  ] as const) {
    const paint = (): void => {
      draw.blob(c, 7, 0, 11, 6.5, draw.PALETTE.ink);
      draw.blob(c, 7, 0, 8.5, 4.5, '#9be04f');
    };
    draw.place(c, x, y, paint, turn);
  }
}

/** A point of a lane in the world, and where the lane heads there. */
export function spotOn(
  layout: Layout,
  spot: { readonly x: number; readonly y: number; readonly angle: number },
): { readonly x: number; readonly y: number; readonly angle: number } {
  const here = toWorld(layout, spot);
  const ahead = toWorld(layout, {
    x: spot.x + Math.cos(spot.angle) * 10,
    y: spot.y + Math.sin(spot.angle) * 10,
  });
  return { ...here, angle: Math.atan2(ahead.y - here.y, ahead.x - here.x) };
}

/** Gates of roots: shut, or open for the side whose color they bear. */
export function drawGates(to: Surface, state: State, field: Field): void {
  field.latch.forEach((latch, lane) => {
    const facts = field.graph.lanes[lane];
    if (latch < 0 || !facts) return;
    const { x, y, angle } = spotOn(layoutOf(to), along(facts, facts.length / 2));
    const side = state.mounds[latch]?.side ?? 0;
    to.stamp(`gate ${side}`, 150, 90, (c) => paintGate(c, side), x, y, {
      rotate: angle + Math.PI / 2,
      scaleX: 0.82,
      scaleY: 0.9,
    });
  });
}

function paintGate(c: Context, side: number): void {
  const { body, deep } = liveryOf(side as 0);
  const open = side !== 0;
  draw.blob(c, 0, 12, 56, 12, '#0a1e2a55');
  for (const way of [-1, 1]) {
    const from = open ? 40 : 6;
    for (const dy of open ? [0] : [-11, 0, 11]) {
      const root = [
        { x: way * 52, y: dy },
        { x: way * (from + 20), y: dy - 5 },
        { x: way * from, y: dy + 3 },
      ];
      draw.line(c, root, 14, draw.PALETTE.ink);
      draw.line(c, root, 8, open ? '#a06b3c' : '#8a5430');
    }
    draw.rounded(c, way * 52 - 15, -24, 30, 48, 11, draw.PALETTE.ink);
    draw.rounded(c, way * 52 - 10, -19, 20, 38, 8, draw.down(c, -19, 19, body, deep));
  }
  if (open) return;
  draw.disc(c, 0, 0, 17, draw.PALETTE.ink);
  draw.disc(c, 0, 0, 12, '#ffc93c');
  draw.disc(c, 0, -3, 4, draw.PALETTE.ink);
  draw.fillPath(c, draw.PALETTE.ink, (path) => path.rect(-2, -2, 4, 9));
}
