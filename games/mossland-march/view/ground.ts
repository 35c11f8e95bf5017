import type { Point, Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { along } from '../rules/nodegraph/index.ts';
import type { Field } from '../rules/field.ts';
import { KINDS } from '../rules/kinds.ts';
import { toWorld, type Layout } from './layout.ts';

/** The forest floor with its paths: painted once for a map and a screen. */
export function drawGround(to: Surface, field: Field, layout: Layout): void {
  to.layer(`ground ${field.id} ${layout.width} ${layout.height}`, (c, bleed) => {
    floor(c, bleed, field.fog);
    undergrowth(c, bleed, field.id);
    draw.leaves(c, bleed, field.fog ? '#3f8f86' : '#4fae58');
    paths(c, field, layout);
    if (field.brook.length > 1) brook(c, field, layout);
    for (const stone of field.stones) boulder(c, toWorld(layout, stone));
    clearings(c, field, layout);
    sunbeams(c, bleed);
    draw.vignette(c, bleed, '#0a1f2e', field.fog ? 0.6 : 0.46);
  });
}

function floor(c: Context, area: Rect, fog: boolean): void {
  const colors = fog
    ? ['#4f8a78', '#35695f', '#22504f', '#163a42']
    : ['#7dac48', '#4d8a44', '#2f6b44', '#1f4f42'];
  const [x, y] = [area.x + area.width * 0.36, area.y + area.height * 0.3];
  c.fillStyle = draw.radial(c, x, y, Math.hypot(area.width, area.height) * 0.68, ...colors);
  c.fillRect(area.x, area.y, area.width, area.height);
}

const LEAF_COLORS = ['#c98a3a', '#b5652f', '#d9b04a'];

/** Everything small is traced in one path a color: a floor is painted in few strokes. */
function undergrowth(c: Context, area: Rect, seed: string): void {
  const rng = createRng(`litter/${seed}`);
  const count = Math.min(90, Math.round((area.width * area.height) / 9000));
  const spots = (part: number): readonly Point[] =>
    Array.from({ length: Math.round(count * part) }, () => ({
      x: area.x + rng.unit() * area.width,
      y: area.y + rng.unit() * area.height,
    }));
  for (const [color, alpha] of [
    ['#9bd15a', 0.2],
    ['#1d5240', 0.28],
    ['#6fae4e', 0.2],
  ] as const) {
    draw.fillPath(c, draw.fade(color, alpha), (path) => {
      for (const { x, y } of spots(0.16)) {
        const r = rng.between(22, 74);
        path.moveTo(x + r, y);
        path.ellipse(x, y, r, r * 0.62, 0, 0, 7);
      }
    });
  }
  for (const color of ['#5fa648', '#a7d860']) {
    draw.rim(c, draw.fade(color, 0.7), 2.6, (path) => {
      for (const { x, y } of spots(0.42)) tuft(path, x, y, rng.between(7, 14));
    });
  }
  for (const color of LEAF_COLORS) {
    const fallen = spots(0.15).map((spot) => ({ ...spot, turn: rng.unit() * 6 }));
    draw.fillPath(c, '#0d2b2a50', (path) => {
      for (const { x, y, turn } of fallen) leaf(path, x + 3, y + 4, turn, 13);
    });
    draw.fillPath(c, draw.fade(color, 0.9), (path) => {
      for (const { x, y, turn } of fallen) leaf(path, x, y, turn, 13);
    });
  }
  const blossoms = spots(0.2);
  for (const [color, r, off] of [
    ['#fff6e3', 4.4, 4.6],
    ['#f5b32e', 3.6, 0],
  ] as const) {
    draw.fillPath(c, color, (path) => {
      for (const { x, y } of blossoms) {
        for (let petal = 0; petal < (off > 0 ? 5 : 1); petal += 1) {
          const [px, py] = [x + Math.cos(petal * 1.257) * off, y + Math.sin(petal * 1.257) * off];
          path.moveTo(px + r, py);
          path.arc(px, py, r, 0, 7);
        }
      }
    });
  }
}

/** Three blades of grass. */
function tuft(path: Context, x: number, y: number, size: number): void {
  for (const lean of [-0.7, 0, 0.7]) {
    path.moveTo(x + lean * size * 0.3, y);
    path.lineTo(x + lean * size * 0.9, y - size);
  }
}

function leaf(path: Context, x: number, y: number, turn: number, size: number): void {
  const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size];
  path.moveTo(x - dx, y - dy);
  path.quadraticCurveTo(x - dy * 0.8, y + dx * 0.8, x + dx, y + dy);
  path.quadraticCurveTo(x + dy * 0.8, y - dx * 0.8, x - dx, y - dy);
}

/** Trodden earth along every lane; stepping stones where it goes through water. */
function paths(c: Context, field: Field, layout: Layout): void {
  const lines = field.graph.lanes.map(({ line: points }) =>
    points.map((point) => toWorld(layout, point)),
  );
  for (const [color, width] of [
    ['#16382f70', 46],
    ['#6b4d30', 38],
    ['#a97c49', 32],
    ['#c39a5f', 24],
    ['#d0a96c', 12],
  ] as const) {
    draw.rim(c, color, width, (path) => {
      for (const points of lines) bow(path, points);
    });
  }
  const rng = createRng(`path/${field.id}`);
  verge(c, lines, rng);
  for (const [color, r] of [
    ['#8a6238', 4],
    ['#ecd19a', 2.4],
  ] as const) {
    draw.fillPath(c, color, (path) => {
      for (const points of lines) {
        const point = points[3 + rng.int(7)];
        if (!point) continue;
        const [x, y] = [point.x + rng.between(-13, 13), point.y + rng.between(-13, 13)];
        path.moveTo(x + r, y);
        path.arc(x, y, r, 0, 7);
      }
    });
  }
}

/** Grass that leans in from both sides. */
function verge(c: Context, lines: readonly (readonly Point[])[], rng: Rng): void {
  for (const [color, width] of [
    ['#2f6b3c', 4.4],
    ['#8fcf58', 2.6],
  ] as const) {
    draw.rim(c, color, width, (path) => {
      for (const points of lines) {
        for (const at of [2, 5, 8, 10]) {
          const [p, q] = [points[at - 1], points[at]];
          if (!p || !q) continue;
          const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
          const side = (at % 2 === 0 ? 1 : -1) * rng.between(15, 21);
          const x = q.x - ((q.y - p.y) / length) * side;
          const y = q.y + ((q.x - p.x) / length) * side;
          path.moveTo(x - 4, y + 5);
          path.lineTo(x - 7, y - 6);
          path.moveTo(x + 3, y + 5);
          path.lineTo(x + 6, y - 7);
        }
      }
    });
  }
}

/** A lane is a parabola, so one curve draws it. */
function bow(path: Context, points: readonly Point[]): void {
  const [a, b, middle] = [points[0], points.at(-1), points[points.length >> 1]];
  if (!a || !b || !middle) return;
  path.moveTo(a.x, a.y);
  path.quadraticCurveTo(middle.x * 2 - (a.x + b.x) / 2, middle.y * 2 - (a.y + b.y) / 2, b.x, b.y);
}

/** How far off the middle of the water stepping stones lie, and how far apart. */
const BANK = 40;
const STEP = 17;

/** Stepping stones where a lane goes through water. */
function fords(c: Context, field: Field, layout: Layout, water: readonly Point[]): void {
  const stones: Point[] = [];
  for (const lane of field.graph.lanes) {
    if (!field.wet[lane.id]) continue;
    for (let far = 0; far < lane.length; far += STEP) {
      const { x, y } = toWorld(layout, along(lane, far));
      const near = water.some((point) => Math.hypot(point.x - x, point.y - y) < BANK);
      const off = stones.length % 2 === 0 ? 5 : -5;
      if (near) stones.push({ x: x + off, y: y - off });
    }
  }
  for (const [color, dx, dy, r] of [
    ['#123f5caa', 1, 4, 12],
    ['#6f7f86', 0, 0, 12],
    ['#b8c4be', -1, -2, 9],
  ] as const) {
    draw.fillPath(c, color, (path) => {
      for (const { x, y } of stones) {
        path.moveTo(x + dx + r, y + dy);
        path.ellipse(x + dx, y + dy, r, r * 0.72, 0, 0, 7);
      }
    });
  }
}

function brook(c: Context, field: Field, layout: Layout): void {
  const points = smooth(beyond(field.brook).map((point) => toWorld(layout, point)));
  for (const [color, width] of [
    ['#2a4a35', 84],
    ['#8f7a4e', 72],
    ['#1c5f8c', 62],
    ['#2f8fc4', 50],
    ['#52b8e2', 30],
  ] as const) {
    draw.line(c, points, width, color);
  }
  const rng = createRng(`brook/${field.id}`);
  draw.rim(c, '#d9f6ffb0', 2.6, (path) => {
    for (const point of points) {
      const [x, y] = [point.x + rng.between(-18, 18), point.y + rng.between(-8, 8)];
      path.moveTo(x - 9, y);
      path.quadraticCurveTo(x, y - 5, x + 9, y);
    }
  });
  fords(c, field, layout, points);
  for (const [at, { x, y }] of points.entries()) {
    if (at % 7 !== 3) continue;
    draw.blob(c, x + 12, y + 14, 13, 9, '#3f9a4e');
    draw.disc(c, x + 15, y + 11, 3.4, '#ffd9ec');
  }
}

/** A brook comes from somewhere and goes on: both ends far out of sight. */
function beyond(points: readonly Point[]): readonly Point[] {
  const [first, second, last, before] = [points[0], points[1], points.at(-1), points.at(-2)];
  if (!first || !second || !last || !before) return points;
  const out = (end: Point, inner: Point): Point => {
    const length = Math.hypot(end.x - inner.x, end.y - inner.y) || 1;
    return {
      x: end.x + ((end.x - inner.x) / length) * 700,
      y: end.y + ((end.y - inner.y) / length) * 700,
    };
  };
  return [out(first, second), ...points, out(last, before)];
}

/** A rounder line through the same points. */
function smooth(points: readonly Point[]): readonly Point[] {
  const found: Point[] = [];
  for (let at = 0; at + 1 < points.length; at += 1) {
    const [a, b] = [points[at], points[at + 1]];
    const [before, after] = [points[at - 1] ?? a, points[at + 2] ?? b];
    if (!a || !b || !before || !after) continue;
    for (let step = 0; step < 8; step += 1) {
      const t = step / 8;
      const mixed = (p: number, q: number, r: number, s: number): number =>
        0.5 *
        (2 * q +
          (r - p) * t +
          (2 * p - 5 * q + 4 * r - s) * t * t +
          (3 * q - p - 3 * r + s) * t ** 3);
      found.push({
        x: mixed(before.x, a.x, b.x, after.x),
        y: mixed(before.y, a.y, b.y, after.y),
      });
    }
  }
  const last = points.at(-1);
  return last ? [...found, last] : found;
}

function boulder(c: Context, { x, y }: Point): void {
  draw.blob(c, x + 6, y + 22, 50, 22, '#0a1e2a77');
  draw.blob(c, x, y, 47, 38, '#22303a');
  draw.blob(c, x, y - 1, 43, 34, draw.down(c, y - 36, y + 34, '#c3ccc6', '#8b9997', '#566468'));
  draw.blob(c, x - 12, y - 15, 22, 11, '#e6ece0aa', -0.3);
  draw.fillPath(c, '#6db34e', (path) => {
    path.moveTo(x - 36, y - 12);
    path.quadraticCurveTo(x - 6, y - 44, x + 30, y - 20);
    path.quadraticCurveTo(x + 16, y - 14, x + 10, y - 22);
    path.quadraticCurveTo(x - 4, y - 4, x - 14, y - 20);
    path.quadraticCurveTo(x - 26, y - 4, x - 36, y - 12);
  });
}

/** The trodden rings that mounds stand in. */
function clearings(c: Context, { sites }: Field, layout: Layout): void {
  for (const [color, wide] of [
    ['#16382f60', 1.52],
    ['#7d5a35', 1.42],
    ['#c49a5e', 1.32],
  ] as const) {
    draw.fillPath(c, color, (path) => {
      for (const site of sites) {
        const { x, y } = toWorld(layout, site);
        const r = KINDS[site.kind].radius;
        path.moveTo(x + r * wide, y + r * 0.4);
        path.ellipse(x, y + r * 0.4, r * wide, r * wide * 0.63, 0, 0, 7);
      }
    });
  }
}

/** Warm light through the leaves. */
function sunbeams(c: Context, area: Rect): void {
  const rng = createRng('sun');
  const unit = Math.min(area.width, area.height);
  for (let spot = 0; spot < 7; spot += 1) {
    const [x, y] = [area.x + rng.unit() * area.width, area.y + rng.unit() * area.height];
    const r = unit * rng.between(0.05, 0.15);
    draw.blob(
      c,
      x,
      y,
      r,
      r * 0.66,
      draw.radial(c, x, y, r, '#fff3b03d', '#fff3b022', '#fff3b000'),
      -0.4,
    );
  }
  draw.fillPath(
    c,
    draw.radial(
      c,
      area.x,
      area.y,
      Math.hypot(area.width, area.height) * 0.8,
      '#fff2b04a',
      '#fff2b000',
    ),
    (path) => {
      for (const [from, to] of [
        [0.08, 0.2],
        [0.36, 0.58],
        [0.78, 0.9],
      ] as const) {
        path.moveTo(area.x, area.y);
        path.lineTo(area.x + area.width * 1.4 * (1 - from), area.y + area.height * 1.6 * from);
        path.lineTo(area.x + area.width * 1.4 * (1 - to), area.y + area.height * 1.6 * to);
        path.closePath();
      }
    },
  );
}
