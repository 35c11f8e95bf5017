import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { middleOf } from '../rules/board.ts';
import { lengths, type Ray } from '../rules/light.ts';
import { CELL, toWorld, type Layout } from './layout.ts';

/** Cells beyond its last one that a beam reaches, so that its end is no sharp edge at the middle. */
const TAIL = 0.42;

/** Corners of one ray on the screen: x, y, x, y, … */
function cornersOf(layout: Layout, ray: Ray, long: number): number[] {
  const from = toWorld(layout, middleOf(ray.from));
  const points = [from.x, from.y];
  let dx = 0;
  let dy = 0;
  let before = from;
  for (let at = 0; at < long; at += 1) {
    const spot = toWorld(layout, middleOf(ray.cells[at] ?? 0));
    const [x, y] = [Math.sign(spot.x - before.x), Math.sign(spot.y - before.y)];
    if (at > 0 && (x !== dx || y !== dy)) points.push(before.x, before.y);
    [dx, dy, before] = [x, y, spot];
  }
  if (long === 0) return points;
  points.push(before.x + dx * CELL * TAIL, before.y + dy * CELL * TAIL);
  return points;
}

function trace(c: Context, points: readonly number[]): void {
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    if (at === 0) c.moveTo(x, y);
    else c.lineTo(x, y);
  }
}

type Drawn = { readonly points: readonly number[]; readonly n: number; readonly weak: boolean };

let memo: { rays: readonly Ray[]; layout: Layout; drawn: readonly Drawn[] } | undefined;

/** Corners of all rays; kept while nothing changes and nothing blocks them. */
function drawnOf(
  layout: Layout,
  rays: readonly Ray[],
  smog: ReadonlySet<number>,
): readonly Drawn[] {
  if (smog.size === 0 && memo?.rays === rays && memo.layout === layout) return memo.drawn;
  const long = lengths(rays, smog);
  const drawn = rays.map((ray, at): Drawn => ({
    points: cornersOf(layout, ray, long[at] ?? 0),
    n: ray.n,
    weak: ray.parent >= 0,
  }));
  if (smog.size === 0) memo = { rays, layout, drawn };
  return drawn;
}

const SPARKS = 34;
const SPEED = 260;

export function drawBeams(
  to: Surface,
  layout: Layout,
  rays: readonly Ray[],
  smog: ReadonlySet<number>,
): void {
  const { c } = to;
  const drawn = drawnOf(layout, rays, smog);
  if (drawn.length === 0) return;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.globalCompositeOperation = 'lighter';
  const flicker = to.reducedMotion ? 1 : 1 + Math.sin(to.time * 5) * 0.06;
  strokes(c, drawn, 48 * flicker, '#ff8f2233', 6);
  strokes(c, drawn, 22, '#ffb84d99', 4);
  c.globalCompositeOperation = 'source-over';
  strokes(c, drawn, 7, '#fffbe2', 2.2);
  if (!to.reducedMotion) sparks(c, drawn, to.time);
}

/** All beams in one color; one stroke for each brightness. */
function strokes(
  c: Context,
  drawn: readonly Drawn[],
  width: number,
  color: string,
  more: number,
): void {
  c.strokeStyle = color;
  for (let n = 1; n <= 5; n += 1) {
    let any = false;
    for (const one of drawn) {
      if (one.n !== n || one.points.length < 4) continue;
      if (!any) c.beginPath();
      any = true;
      trace(c, one.points);
    }
    if (!any) continue;
    c.lineWidth = width + more * (n - 1);
    c.stroke();
  }
}

/** Motes that run along each beam, all in one path. */
function sparks(c: Context, drawn: readonly Drawn[], time: number): void {
  c.fillStyle = '#ffffff';
  c.beginPath();
  let left = SPARKS;
  for (const { points } of drawn) {
    let far = (time * SPEED) % 150;
    for (let at = 0; at + 3 < points.length && left > 0; at += 2) {
      const [x, y, nx, ny] = [
        points[at] ?? 0,
        points[at + 1] ?? 0,
        points[at + 2] ?? 0,
        points[at + 3] ?? 0,
      ];
      const long = Math.abs(nx - x) + Math.abs(ny - y);
      for (; far < long && left > 0; far += 150, left -= 1) {
        const [px, py] = [x + ((nx - x) * far) / long, y + ((ny - y) * far) / long];
        c.moveTo(px + 5, py);
        c.arc(px, py, 5, 0, 7);
      }
      far -= long;
    }
  }
  c.fill();
}

/** The beams that a piece would make. */
export function drawPreview(
  to: Surface,
  layout: Layout,
  rays: readonly Ray[],
  lantern: number,
): void {
  const { c } = to;
  const shown = rays.filter((ray) => lantern < 0 || ray.lantern === lantern);
  c.lineCap = 'round';
  for (const [width, color] of [
    [30, '#fff0a84d'],
    [9, '#fffbe2'],
  ] as const) {
    c.strokeStyle = color;
    c.lineWidth = width;
    c.setLineDash(width < 20 ? [20, 20] : []);
    c.lineDashOffset = to.reducedMotion ? 0 : -to.time * 90;
    c.beginPath();
    for (const ray of shown) trace(c, cornersOf(layout, ray, ray.cells.length));
    c.stroke();
  }
  c.setLineDash([]);
  for (const ray of shown) {
    const last = ray.cells.at(-1);
    if (last === undefined) continue;
    const { x, y } = toWorld(layout, middleOf(last));
    draw.disc(c, x, y, 10, draw.fade('#fff6c8', 0.8));
  }
}
