import { ONE_WAY, SOLID } from '@playgrove/kit/tilemap';
import { disc, fade, star, type Context, type Surface } from '@playgrove/kit/stage';
import { CELL, COLUMNS, DRAUGHT, kindAt, MUSHROOM, THORNS, type Course } from '../rules/course.ts';
import type { State } from '../rules.ts';
import { paintEmber } from './lights.ts';
import { furnitureOf } from './things.ts';
import { LIGHTS } from './themes.ts';
import { FRAME, HIGH, littleMapAt, PART, WIDE, type Ui } from './ui.ts';

const INK = '#1d0f38';
const COLOURS = [
  [SOLID, '#8a6ac0'],
  [ONE_WAY, '#c8a878'],
  [THORNS, '#ff5a8a'],
  [MUSHROOM, '#ff8fb0'],
  [DRAUGHT, '#fff0c055'],
] as const;

/** The whole map in small, where an upright screen shows only half of it. */
export function drawLittleMap(
  to: Surface,
  ui: Ui,
  course: Course,
  { walk }: State,
  id: string,
): void {
  const y = littleMapAt(ui);
  if (y === undefined) return;
  const x = ui.size.width / 2;
  to.stamp(
    `little ${id} ${walk.lit}`,
    WIDE * PART + 24,
    HIGH * PART + 24,
    (c) => paint(c, course, walk.lit),
    x,
    y,
  );
  const { c } = to;
  const { embers, sparks } = furnitureOf(course);
  c.save();
  c.translate(x - (WIDE * PART) / 2, y - (HIGH * PART) / 2);
  c.scale(PART, PART);
  embers.forEach(({ column, row }, at) => {
    if ((walk.embers & (1 << at)) !== 0) return;
    to.stamp(
      'little ember',
      70,
      80,
      (on) => {
        on.scale(1.7, 1.7);
        paintEmber(on);
      },
      (column + 0.5) * CELL,
      (row + 0.5) * CELL,
    );
  });
  for (const { column, row, group } of sparks) {
    if ((walk.lit & (1 << group)) !== 0) continue;
    const light = LIGHTS[group] ?? LIGHTS[0];
    star(c, (column + 0.5) * CELL, (row + 0.5) * CELL, 34, INK, 0, 4);
    star(c, (column + 0.5) * CELL, (row + 0.5) * CELL, 26, light.colour, 0, 4);
  }
  disc(c, walk.x, walk.y - 20, 30, INK);
  disc(c, walk.x, walk.y - 20, 22, '#ff8a2a');
  disc(c, walk.x + walk.way * 12, walk.y - 22, 8, '#fff2dc');
  c.restore();
}

function paint(c: Context, course: Course, lit: number): void {
  c.fillStyle = fade(INK, 0.82);
  c.beginPath();
  c.roundRect(
    -(WIDE * PART) / 2 - FRAME,
    -(HIGH * PART) / 2 - FRAME,
    WIDE * PART + 2 * FRAME,
    HIGH * PART + 2 * FRAME,
    18,
  );
  c.fill();
  c.scale(PART, PART);
  c.translate(-WIDE / 2, -HIGH / 2);
  for (const [kind, colour] of COLOURS) {
    c.fillStyle = colour;
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
  const { x, y } = course.den;
  disc(c, x, y - 22, 34, '#ffd02e');
  disc(c, x, y - 22, 20, '#c8501e');
}
