import * as draw from '@playgrove/kit/draw';
import { findTiles, type TileMap } from '@playgrove/kit/logic/tilemap';
import { ease, type Context, type Surface } from '@playgrove/kit/runtime';
import type { World } from '../levels.ts';
import { BACK, CELL, mothX, mothY, TILES, type Course, type Moth } from '../rules/course.ts';
import { ageOf, type Walk } from '../rules/fox.ts';
import { branch } from './ground.ts';
import { drawEmber, drawLantern, drawSpark, promise, shine } from './lights.ts';
import { LIGHTS, THEMES } from './themes.ts';

const INK = '#1d0f38';
/** Seconds in which what a lantern wakes comes to be. */
const GROWING = 24;

type Cell = { readonly column: number; readonly row: number };

/** Where a lantern hangs: by what it wakes. */
function lanternSpot(course: Course, group: number): { x: number; y: number } | undefined {
  const letters = Object.entries(TILES).flatMap(([kind, text]) =>
    kind === 'spark' ? [] : [text.charAt(group)],
  );
  const cells = findTiles(course.map, letters.join(''));
  const moth = course.moths.find((one) => one.group === group);
  if (moth) return { x: moth.column * CELL + BACK / 2, y: Math.max(24, moth.row * CELL - 50) };
  const [first] = cells;
  if (!first) return undefined;
  const row = Math.min(...cells.map((cell) => cell.row));
  const top = cells.filter((cell) => cell.row === row);
  const middle = top.reduce((sum, { column }) => sum + column, 0) / top.length;
  return { x: (middle + 0.5) * CELL, y: Math.max(20, row * CELL - 54) };
}

type Device = Cell & { readonly group: number };

/** Everything on a map that is drawn in each frame, looked up once. */
export type Furniture = {
  readonly bridges: readonly Device[];
  readonly closing: readonly Device[];
  readonly opening: readonly Device[];
  readonly mushrooms: readonly Device[];
  readonly draughts: readonly Device[];
  readonly sparks: readonly (Device & { readonly spot: { x: number; y: number } | undefined })[];
  readonly embers: readonly Cell[];
};

const known = new WeakMap<Course, Furniture>();

export function furnitureOf(course: Course): Furniture {
  const had = known.get(course);
  if (had) return had;
  const { map } = course;
  const of = (letters: string, awake = ''): readonly Device[] =>
    findTiles(map, letters + awake).map((cell) => ({
      ...cell,
      group: groupOf(map, cell, letters),
    }));
  const made: Furniture = {
    bridges: of(TILES.bridge),
    closing: of(TILES.closing),
    opening: of(TILES.opening),
    mushrooms: of(TILES.sprout, 'o'),
    draughts: of(TILES.draught, 'u'),
    sparks: of(TILES.spark).map((spark) => ({ ...spark, spot: lanternSpot(course, spark.group) })),
    embers: findTiles(map, 'e'),
  };
  known.set(course, made);
  return made;
}

/** How far what a lantern wakes has come, 0 to 1 with a spring at the end. */
function grown(walk: Walk, group: number): number {
  const age = ageOf(walk, group);
  return age < 0 ? 0 : ease.back(Math.min(1, age / GROWING));
}

function groupOf(map: TileMap, { column, row }: Cell, letters: string): number {
  return letters.indexOf(map.rows[row]?.charAt(column) ?? '');
}

/** Bridges, hedges and mushrooms as they stand now. */
export function drawDevices(to: Surface, course: Course, walk: Walk, world: World): void {
  const { bridges, closing, opening, mushrooms } = furnitureOf(course);
  for (const cell of bridges) {
    const part = grown(walk, cell.group);
    const [x, y] = [cell.column * CELL, cell.row * CELL];
    if (part === 0) promise(to, x + 3, y + 2, CELL - 6, 15, cell.group);
    else bridgeTile(to, cell, part, world, cell.group);
  }
  for (const cell of closing) {
    const part = grown(walk, cell.group);
    const [x, y] = [cell.column * CELL, cell.row * CELL];
    if (part === 0) promise(to, x + 5, y + 3, CELL - 10, CELL - 6, cell.group);
    else hedge(to, cell, part, world);
  }
  for (const cell of opening) {
    const part = 1 - Math.min(1, grown(walk, cell.group));
    if (part > 0.02) hedge(to, cell, part, world, cell.group);
  }
  for (const cell of mushrooms) {
    const part = cell.group < 0 ? 1 : grown(walk, cell.group);
    const [x, y] = [cell.column * CELL, cell.row * CELL];
    if (part === 0) promise(to, x + 4, y + 6, CELL - 8, CELL - 8, cell.group);
    else mushroom(to, cell, part, cell.group);
  }
}

function bridgeTile(to: Surface, cell: Cell, part: number, world: World, group: number): void {
  const [x, y] = [(cell.column + 0.5) * CELL, cell.row * CELL + 8];
  draw.stamped(
    to,
    `bridge ${world} ${(cell.column * 7 + cell.row) % 3}`,
    { x, y: y + 2, width: CELL + 16, height: 64, scaleX: part, scaleY: part },
    (c) => {
      c.translate(-CELL / 2, -10);
      branch(c, undefined, { column: 0, row: 0 }, THEMES[world]);
    },
  );
  shine(to, x, y, 46, (LIGHTS[group] ?? LIGHTS[0]).color, 0.32);
}

function hedge(to: Surface, { column, row }: Cell, part: number, world: World, group = -1): void {
  const theme = THEMES[world];
  const [x, y] = [(column + 0.5) * CELL, (row + 0.5) * CELL];
  const at = { x, y, width: CELL + 16, height: CELL + 16, scaleX: part, scaleY: part };
  const paint = (c: Context): void => {
    const leafy = (grow: number, color: string | CanvasGradient): void =>
      draw.fillPath(c, color, (path) => {
        for (const [dx, dy, r] of [
          [-13, -13, 13],
          [12, -14, 13],
          [0, 0, 18],
          [-13, 13, 13],
          [13, 12, 13],
          [-17, 0, 9],
          [17, 0, 9],
        ] as const) {
          path.moveTo(dx + r + grow, dy);
          path.arc(dx, dy, r + grow, 0, 7);
        }
      });
    leafy(4, INK);
    const { moss } = theme;
    leafy(
      0,
      draw.down(c, -24, 24, draw.tint(moss, 0.2), draw.shade(moss, 0.12), draw.shade(moss, 0.45)),
    );
    for (const [dx, dy, turn] of [
      [-12, -14, 0.4],
      [8, -12, -0.6],
      [-6, 2, 0.9],
      [13, 8, 0.2],
      [-14, 14, -0.4],
      [2, 16, -0.9],
    ] as const) {
      draw.blob(c, dx, dy, 7, 3.4, theme.blade, turn);
    }
    if (group >= 0) draw.disc(c, 0, 0, 5.5, (LIGHTS[group] ?? LIGHTS[0]).color);
    else draw.disc(c, 4, -3, 3.4, theme.flower);
  };
  draw.stamped(to, `hedge ${world} ${group}`, at, paint);
}

function mushroom(to: Surface, { column, row }: Cell, part: number, group: number): void {
  const cap = group < 0 ? '#ff5a6a' : (LIGHTS[group] ?? LIGHTS[0]).color;
  const at = { x: (column + 0.5) * CELL, y: (row + 1) * CELL - 22, width: 68, height: 64 };
  draw.stamped(to, `mushroom ${group}`, { ...at, scaleX: part, scaleY: part }, (c) => {
    draw.segment(c, 0, 22, 0, 2, 25, INK);
    draw.segment(c, 0, 22, 0, 2, 17, '#fff0e0');
    draw.fillPath(c, INK, (path) => path.ellipse(0, -1, 32, 24, 0, Math.PI * 0.96, Math.PI * 0.04));
    draw.fillPath(
      c,
      draw.down(c, -24, 2, draw.tint(cap, 0.35), cap, draw.shade(cap, 0.3)),
      (path) => path.ellipse(0, -3, 28, 19.5, 0, Math.PI, 0),
    );
    for (const [x, y, r] of [
      [-13, -9, 4.5],
      [2, -15, 5.5],
      [15, -8, 4],
    ] as const) {
      draw.disc(c, x, y, r, '#ffffffe0');
    }
  });
}

/** Streaks of warm air with leaves, in columns that lift. */
export function drawDraughts(to: Surface, course: Course, walk: Walk): void {
  const { c } = to;
  for (const cell of furnitureOf(course).draughts) {
    const { group } = cell;
    const [x, y] = [cell.column * CELL, cell.row * CELL];
    const on = group < 0 ? 1 : Math.min(1, grown(walk, group));
    if (on === 0) {
      promise(to, x + 6, y + 4, CELL - 12, CELL - 8, group);
      continue;
    }
    draw.stamped(
      to,
      'draught',
      { x: x + CELL / 2, y: y + CELL / 2, width: CELL, height: CELL, alpha: on },
      (on2) => {
        on2.fillStyle = draw.fade('#fff0c0', 0.13);
        on2.fillRect(-CELL / 2, -CELL / 2, CELL, CELL);
      },
    );
    c.strokeStyle = draw.fade('#fff6d8', 0.55 * on);
    c.lineWidth = 3;
    c.lineCap = 'round';
    c.beginPath();
    for (let streak = 0; streak < 2; streak += 1) {
      const pace = to.reducedMotion ? 0.3 : to.time * 2.2;
      const rise = (pace + streak * 0.5 + cell.column * 0.37) % 1;
      const px =
        x +
        14 +
        streak * 20 +
        (to.reducedMotion ? 0 : Math.sin(to.time * 5 + streak * 2 + cell.row) * 4);
      const py = y + CELL - rise * CELL;
      c.moveTo(px, py);
      c.lineTo(px, py - 13);
    }
    c.stroke();
  }
}

/** Sparks not caught, embers not found, lanterns, dark or lit. */
export function drawPrizes(to: Surface, course: Course, walk: Walk, flying: number): void {
  const { embers, sparks } = furnitureOf(course);
  embers.forEach(({ column, row }, at) => {
    if ((walk.embers & (1 << at)) === 0) drawEmber(to, (column + 0.5) * CELL, (row + 0.5) * CELL);
  });
  for (const { column, row, group, spot } of sparks) {
    const lit = (walk.lit & (1 << group)) !== 0;
    if (spot) drawLantern(to, spot.x, spot.y, group, lit && flying !== group ? 1 : 0);
    if (!lit) drawSpark(to, (column + 0.5) * CELL, (row + 0.5) * CELL, group);
  }
}

/** The burrow: a round door in a mound, its window warm. */
export function drawDen(to: Surface, course: Course, open: number): void {
  const { x, y } = course.den;
  shine(to, x, y - 26, 120, '#ffb04a', 0.7 + open * 0.3);
  to.stamp('den', 116, 104, paintDen, x, y - 40);
  if (open <= 0) return;
  shine(to, x, y - 22, 74, '#ffe0a0', open);
}

const TURF =
  'M-42-34C-36-66-20-78 2-78C26-78 38-62 43-34Q34-44 28-36Q18-54 8-46Q-4-58-14-46Q-24-50-30-36Q-38-44-42-34';

function paintDen(c: Context): void {
  c.translate(0, 40);
  const mound = (grow: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-48 - grow, 2);
      path.bezierCurveTo(-44 - grow, -52 - grow, -24, -76 - grow, 2, -76 - grow);
      path.bezierCurveTo(28, -76 - grow, 46 + grow, -48 - grow, 48 + grow, 2);
    });
  mound(4, INK);
  mound(0, draw.down(c, -76, 4, '#8a5a4a', '#5a3450', '#3a2048'));
  draw.drawPath(c, TURF, { fill: draw.down(c, -80, -40, '#a8e070', '#4aa85a') });
  draw.disc(c, 0, -21, 25, INK);
  draw.disc(c, 0, -21, 21, draw.radial(c, 0, -14, 28, '#fff6c8', '#ffc04a', '#c8501e'));
  draw.fillPath(c, '#ffffff55', (path) => path.ellipse(-5, -29, 8, 5, -0.5, 0, 7));
  draw.rim(c, '#7a3a2a', 5, (path) => path.arc(0, -21, 23, 0, 7));
  c.fillStyle = INK;
  c.fillRect(-30, -2, 60, 5);
}

/** A great moth, its back flat enough to stand on; asleep, a cocoon on a thread. */
export function drawMoth(to: Surface, moth: Moth, walk: Walk, part: number): void {
  const age = ageOf(walk, moth.group);
  const { c } = to;
  if (age < 0) {
    const x = (moth.column + 1) * CELL;
    promise(to, moth.column * CELL, mothY(moth, 0) - 4, BACK, 18, moth.group);
    draw.stamped(
      to,
      `cocoon ${moth.group}`,
      { x, y: mothY(moth, 0) + 26, width: 40, height: 60 },
      (on) => {
        draw.fillPath(on, INK, (path) => path.ellipse(0, 0, 15, 25, 0, 0, 7));
        draw.fillPath(on, '#c8b8e8', (path) => path.ellipse(0, 0, 11.5, 21, 0, 0, 7));
        draw.disc(on, 0, 0, 5.5, (LIGHTS[moth.group] ?? LIGHTS[0]).color);
      },
    );
    return;
  }
  const [x, y] = [mothX(moth, age + part) + BACK / 2, mothY(moth, age + part)];
  const beat = to.reducedMotion ? 0.4 : Math.sin(to.time * 13 + moth.column);
  shine(to, x, y + 12, 74, '#cfe8ff', 0.35);
  for (const side of [-1, 1]) {
    c.save();
    c.translate(x + side * 20, y + 9);
    c.scale(side, 0.55 + beat * 0.45);
    to.stamp('moth wing', 76, 84, paintWing, 20, 0);
    c.restore();
  }
  to.stamp('moth back', 108, 48, paintBack, x, y + 12);
}

function paintWing(c: Context): void {
  const wing = (grow: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-24, 0);
      path.bezierCurveTo(-14, -38 - grow, 30 + grow, -40 - grow, 32 + grow, -14);
      path.bezierCurveTo(34 + grow, 6, 4, 12, -24, 4 + grow);
    });
  wing(4, INK);
  wing(0, draw.radial(c, -14, 0, 56, '#ffffff', '#d8d0ff', '#9a8ae8'));
  draw.disc(c, 14, -18, 8, '#ffd98a');
  draw.disc(c, 14, -18, 4, INK);
}

function paintBack(c: Context): void {
  draw.rounded(c, -52, -14, 104, 24, 12, INK);
  draw.rounded(c, -48, -11, 96, 18, 9, draw.down(c, -11, 8, '#fff6ff', '#cbbcf2', '#8a78cc'));
  c.fillStyle = '#ffffffaa';
  c.fillRect(-38, -9, 76, 4);
  for (const x of [-28, -9, 10]) {
    c.fillStyle = '#8a78cc88';
    c.fillRect(x, -10, 5, 16);
  }
  draw.disc(c, 40, -3, 3.4, INK);
}
