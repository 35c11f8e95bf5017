import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Point, type Surface } from '@playgrove/kit/runtime';
import { colorOf, isSmoky, type Bottle } from '../rules/bottles.ts';
import type { State } from '../rules/state.ts';
import {
  drawGlassBack,
  drawGlassFront,
  drawSurface,
  hollow,
  INNER,
  liquid,
  paintSign,
  traceGlass,
} from './bottle.ts';
import { GLASSES } from './glass.ts';
import { dyeOf } from './dyes.ts';
import { BASE, GLASS, mouthOf, tallOf, type Layout } from './layout.ts';
import { arrival, BACK, FLY, leaving, type Flow, type Show } from './show.ts';

/** How far a chosen bottle is lifted, in units. */
export const LIFT = 26;
/** From the lip that pours to the mouth below it. */
const GAP = 24;
const AREA = GLASS.layer * INNER * 2;
const STEPS = 13;
/** Seconds that the liquid falls. */
const FALL = 0.06;
const SMOKE = '#2f2749';

/** The part of a polygon below a height (canvas y grows downward), as an area. */
function areaBelow(points: readonly number[], level: number): number {
  let sum = 0;
  let [px, py] = [points.at(-2) ?? 0, points.at(-1) ?? 0];
  // Shoelace over the clipped outline, relative to the level: edges along it add nothing.
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    const [before, now] = [py - level, y - level];
    if (before > 0 && now > 0) sum += px * now - x * before;
    else if (before > 0) {
      const cross = px + ((x - px) * before) / (before - now);
      sum -= cross * before;
    } else if (now > 0) {
      const cross = px + ((x - px) * before) / (before - now);
      sum += cross * now;
    }
    [px, py] = [x, y];
  }
  return Math.abs(sum) / 2;
}

function turned(points: readonly number[], angle: number): readonly number[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const out: number[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    out.push(x * cos - y * sin, x * sin + y * cos);
  }
  return out;
}

const outlines = new Map<number, readonly number[]>();
function outlineOf(size: number): readonly number[] {
  let known = outlines.get(size);
  if (!known) outlines.set(size, (known = hollow(size)));
  return known;
}

/** The tilt at which so much liquid reaches the lip. */
export function tiltFor(size: number, layers: number): number {
  const outline = outlineOf(size);
  let [low, high] = [0.2, 1.9];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const lip = (GLASS.neck - 4) * Math.sin(middle) - tallOf(size) * Math.cos(middle);
    if (areaBelow(turned(outline, middle), lip) > layers * AREA) low = middle;
    else high = middle;
  }
  return low;
}

/** The height of the surface over so much liquid. */
function levelFor(points: readonly number[], area: number): number {
  let [low, high] = [Infinity, -Infinity];
  for (let at = 1; at < points.length; at += 2) {
    low = Math.min(low, points[at] ?? 0);
    high = Math.max(high, points[at] ?? 0);
  }
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (areaBelow(points, middle) > area) low = middle;
    else high = middle;
  }
  return low;
}

/** The middle of a polygon at a height. */
function middleAt(points: readonly number[], level: number): number {
  let [left, right] = [Infinity, -Infinity];
  let [px, py] = [points.at(-2) ?? 0, points.at(-1) ?? 0];
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    if (py > level !== y > level) {
      const cross = px + ((x - px) * (level - py)) / (y - py);
      left = Math.min(left, cross);
      right = Math.max(right, cross);
    }
    [px, py] = [x, y];
  }
  return (left + right) / 2;
}

/** Liquid in a bottle at an angle: level, whatever the bottle does. */
function drawTilted(c: Context, size: number, layers: Bottle, amount: number, angle: number): void {
  const points = turned(outlineOf(size), angle);
  const reach = tallOf(size) * 1.2;
  c.save();
  c.beginPath();
  c.rotate(angle);
  traceGlass(c, size, 0.5);
  c.rotate(-angle);
  c.clip();
  let at = 0;
  let from = reach;
  while (at < amount) {
    const value = layers[Math.floor(at)] ?? 0;
    let to = Math.floor(at) + 1;
    while (to < amount && layers[to] === value) to += 1;
    to = Math.min(to, amount);
    const top = levelFor(points, to * AREA);
    const smoky = isSmoky(value);
    const color = smoky ? SMOKE : dyeOf(value).color;
    c.fillStyle = color;
    c.fillRect(-reach, top, reach * 2, from - top + 1);
    c.fillStyle = smoky ? '#52487a' : draw.tint(color, 0.45);
    c.fillRect(-reach, top, reach * 2, 6);
    if (from - top > 20 && !smoky) {
      const middle = (Math.min(from, levelFor(points, at * AREA)) + top) / 2;
      paintSign(c, colorOf(value), middleAt(points, middle), middle, 25);
    }
    from = top;
    at = to;
  }
  c.restore();
}

type Pose = Point & { readonly angle: number };

/** Where a pouring bottle's foot is, and its tilt. */
function poseOf(layout: Layout, sizes: readonly number[], flow: Flow): Pose {
  const { feet, scale, width } = layout;
  const size = sizes[flow.from] ?? 4;
  const home = feet[flow.from] ?? { x: 0, y: 0 };
  const mouth = mouthOf(layout, sizes, flow.to);
  const far = mouth.x - home.x;
  // From its own side, or from the middle if there it would leave the screen.
  const room = far > 0 ? mouth.x : width - mouth.x;
  const fits = Math.abs(far) > 1 && room > Math.min(tallOf(size) * scale, width * 0.49);
  const side = fits ? Math.sign(far) : mouth.x > width / 2 ? 1 : -1;
  const left = flow.source - flow.amount * leaving(flow);
  const tilt = tiltFor(size, left) * side;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [lx, ly] = [side * (GLASS.lip - 4), -tallOf(size)];
  const over = {
    x: mouth.x - side * 5 * scale - (lx * cos - ly * sin) * scale,
    y: mouth.y - GAP * scale - (lx * sin + ly * cos) * scale,
  };
  const end = arrival(flow.amount);
  const part =
    flow.age < FLY
      ? ease.inOut(flow.age / FLY)
      : 1 - ease.inOut(Math.min(1, Math.max(0, (flow.age - end) / BACK)));
  const lifted = home.y - (flow.age < end ? LIFT * scale : 0);
  return {
    x: home.x + (over.x - home.x) * part,
    y: lifted + (over.y - lifted) * part,
    angle: tilt * part ** 1.4,
  };
}

/** The bottle that pours, above all others. */
export function drawSource(
  to: Surface,
  layout: Layout,
  state: State,
  show: Show,
  flow: Flow,
): void {
  const { c } = to;
  const size = state.sizes[flow.from] ?? 4;
  const { x, y, angle } = poseOf(layout, state.sizes, flow);
  const layers = show.bottles[flow.from] ?? [];
  const amount = flow.poured ? layers.length : flow.source - flow.amount * leaving(flow);
  const all = (): void => {
    draw.place(c, 0, 0, () => drawGlassBack(to, size, GLASSES.of(to)), angle);
    drawTilted(c, size, layers, amount, angle);
    draw.place(c, 0, 0, () => drawGlassFront(to, size, GLASSES.of(to)), angle);
  };
  draw.place(c, x, y, all, 0, layout.scale);
}

/** What falls into a bottle and rises in it, in units around its foot; its glass comes over this. */
export function drawStream(to: Surface, size: number, flow: Flow): void {
  const since = flow.age - FLY;
  if (since <= 0 || flow.poured) return;
  const { c } = to;
  const { color } = dyeOf(flow.color);
  const level = flow.target + flow.amount * leaving(flow);
  const top = -BASE - level * GLASS.layer;
  const bottom = flow.target === 0 ? 0 : 1 - BASE - flow.target * GLASS.layer;
  const rising = (): void => {
    c.fillStyle = liquid(c, color);
    c.fillRect(-INNER - 2, top, INNER * 2 + 4, bottom - top);
  };
  draw.clipped(c, (path) => traceGlass(path, size, 0.5), rising);
  drawSurface(to, flow.color, level);
  const lip = -tallOf(size) - GAP;
  const head = lip + (top - lip) * Math.min(1, since / FALL);
  const tail = lip + (top - lip) * Math.max(0, (flow.age - arrival(flow.amount) + FALL) / FALL);
  const wide = 7 + Math.sin(since * 46) * 0.9;
  for (const [half, paint] of [
    [wide, color],
    [wide * 0.34, draw.fade(draw.tint(color, 0.55), 0.7)],
  ] as const)
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-half * 1.25, tail);
      path.quadraticCurveTo(-half, tail + 14, -half, head);
      path.arc(0, head, half, Math.PI, 0, true);
      path.quadraticCurveTo(half, tail + 14, half * 1.25, tail);
    });
  if (since < FALL) return;
  // Drops leap from where it lands.
  for (let drop = 0; drop < 4; drop += 1) {
    const life = (since * 3.4 + drop * 0.27) % 1;
    const away = (drop % 2 === 0 ? 1 : -1) * (8 + drop * 4) * life;
    draw.disc(c, away, top - 26 * life + 34 * life * life, 4.4 - life * 2.6, draw.tint(color, 0.3));
  }
}
