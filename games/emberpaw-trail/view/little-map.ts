import * as draw from '@playgrove/kit/draw';
import { ONE_WAY, SOLID } from '@playgrove/kit/logic/tilemap';
import type { Context, Surface } from '@playgrove/kit/runtime';
import {
  BACK,
  CELL,
  COLUMNS,
  DRAUGHT,
  GROUPS,
  kindAt,
  mothX,
  mothY,
  MUSHROOM,
  THORNS,
  type Course,
} from '../rules/course.ts';
import { ageOf } from '../rules/fox.ts';
import type { State } from '../rules.ts';
import { paintEmber } from './lights.ts';
import { furnitureOf } from './things.ts';
import { LIGHTS } from './themes.ts';
import { FRAME, HIGH, littleMapAt, WIDE, type Ui } from './ui.ts';

const INK = '#1d0f38';
const COLORS = [
  [SOLID, '#8a6ac0'],
  [ONE_WAY, '#c8a878'],
  [THORNS, '#ff5a8a'],
  [MUSHROOM, '#ff8fb0'],
  [DRAUGHT, '#fff0c055'],
] as const;

/** The whole map in small, where a portrait screen shows only half of it. */
export function drawLittleMap(
  to: Surface,
  ui: Ui,
  course: Course,
  { walk }: State,
  id: string,
): void {
  const map = littleMapAt(ui);
  if (!map) return;
  const { y, part } = map;
  const x = ui.size.width / 2;
  draw.stamped(
    to,
    `little ${id} ${walk.lit} ${part}`,
    { x, y, width: WIDE * part + 24, height: HIGH * part + 24 },
    (c) => paint(c, course, walk.lit, part),
  );
  const { c } = to;
  const { embers, sparks } = furnitureOf(course);
  c.save();
  c.translate(x - (WIDE * part) / 2, y - (HIGH * part) / 2);
  c.scale(part, part);
  embers.forEach(({ column, row }, at) => {
    if ((walk.embers & (1 << at)) !== 0) return;
    draw.stamped(
      to,
      'little ember',
      { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL, width: 70, height: 80 },
      (on) => {
        on.scale(1.7, 1.7);
        paintEmber(on);
      },
    );
  });
  for (const { column, row, group } of sparks) {
    if ((walk.lit & (1 << group)) !== 0) continue;
    const light = LIGHTS[group] ?? LIGHTS[0];
    draw.star(c, (column + 0.5) * CELL, (row + 0.5) * CELL, 34, INK, 0, 4);
    draw.star(c, (column + 0.5) * CELL, (row + 0.5) * CELL, 26, light.color, 0, 4);
  }
  for (const moth of course.moths) {
    const age = ageOf(walk, moth.group);
    c.fillStyle = age < 0 ? draw.fade((LIGHTS[moth.group] ?? LIGHTS[0]).color, 0.5) : '#e8e2ff';
    c.fillRect(mothX(moth, Math.max(0, age)), mothY(moth, Math.max(0, age)), BACK, 18);
  }
  // What of the map the screen shows.
  c.beginPath();
  c.roundRect(Math.max(0, ui.camera), 0, seenWide(ui), HIGH, 24);
  c.lineWidth = 7;
  c.strokeStyle = '#fff2dcb0';
  c.stroke();
  // In a pit the fox stays on the small map.
  const feet = Math.min(walk.y, HIGH);
  draw.disc(c, walk.x, feet - 20, 30, INK);
  draw.disc(c, walk.x, feet - 20, 22, '#ff8a2a');
  draw.disc(c, walk.x + walk.way * 12, feet - 22, 8, '#fff2dc');
  c.restore();
}

function seenWide({ camera, size }: Ui): number {
  return Math.min(WIDE, camera + size.width) - Math.max(0, camera);
}

function paint(c: Context, course: Course, lit: number, part: number): void {
  c.fillStyle = draw.fade(INK, 0.82);
  c.beginPath();
  c.roundRect(
    -(WIDE * part) / 2 - FRAME,
    -(HIGH * part) / 2 - FRAME,
    WIDE * part + 2 * FRAME,
    HIGH * part + 2 * FRAME,
    18,
  );
  c.fill();
  c.scale(part, part);
  c.translate(-WIDE / 2, -HIGH / 2);
  for (const [kind, color] of COLORS) {
    c.fillStyle = color;
    c.beginPath();
    for (let cell = 0; cell < course.things.length; cell += 1) {
      const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
      if (kindAt(course, lit, column, row) !== kind) continue;
      const [x, y] = [column * CELL, row * CELL];
      if (kind === SOLID) c.rect(x, y, CELL + 1, CELL + 1);
      else if (kind === ONE_WAY) c.rect(x, y, CELL + 1, 18);
      else c.rect(x + 6, y + 16, CELL - 12, CELL - 16);
    }
    c.fill();
  }
  for (let group = 0; group < GROUPS; group += 1) {
    if ((lit & (1 << group)) === 0) promises(c, course, lit, group);
  }
  const { x, y } = course.den;
  draw.disc(c, x, y - 22, 34, '#ffd02e');
  draw.disc(c, x, y - 22, 20, '#c8501e');
}

/** What a lantern that is still dark will change, in its color. */
function promises(c: Context, course: Course, lit: number, group: number): void {
  c.strokeStyle = (LIGHTS[group] ?? LIGHTS[0]).color;
  c.lineWidth = 5;
  c.beginPath();
  for (let cell = 0; cell < course.things.length; cell += 1) {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    const kind = kindAt(course, lit | (1 << group), column, row);
    if (kind === kindAt(course, lit, column, row)) continue;
    const tall = kind === ONE_WAY ? 14 : CELL - 12;
    c.rect(column * CELL + 6, row * CELL + 6, CELL - 12, tall);
  }
  c.stroke();
}
