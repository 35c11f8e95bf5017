import * as draw from '@playgrove/kit/draw';
import type { Context, Point, Surface } from '@playgrove/kit/runtime';
import { isAcross, middleOf } from '../rules/body.ts';
import { gateAt, type Course } from '../rules/course.ts';
import { gardenOf } from '../rules/levels.ts';
import { courseOf } from '../rules/course.ts';
import { HOLE, PLANK, RADIUS, WALL, type State } from '../rules/types.ts';
import { MARBLES, paintMarble } from './marbles.ts';
import { THEMES, type Theme } from './theme.ts';
import type { Ui } from './ui.ts';

const INK = '#2b1b4d';

/** How a tray lies on the screen when it is seen from above: pixels of a cell, and its corner. */
export function flatFit(
  to: Pick<Surface, 'width' | 'height'>,
  { columns, rows }: Course,
): Point & { readonly cell: number } {
  const cell = Math.min(to.width / (columns + 0.8), (to.height - 70) / (rows + 0.8));
  return { cell, x: (to.width - cell * columns) / 2, y: 62 + (to.height - 62 - cell * rows) / 2 };
}

/** The tray from above, for browsers that cannot draw in three dimensions. */
export function drawFlat(to: Surface, state: State, ui: Ui, why: 'ready' | 'lost' | 'none'): void {
  const { c, bleed } = to;
  const course = courseOf(state.params);
  const theme = THEMES[gardenOf(state.params.map)];
  const { cell, x, y } = flatFit(to, course);
  c.fillStyle = theme.ground[1];
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  c.save();
  c.translate(x + ui.lean.x * 6, y + ui.lean.y * 6);
  c.scale(cell, cell);
  drawTray(c, course, theme, state.check, state.clock);
  if (ui.ball.z > -0.6) drawMarble(c, ui.ball.x, ui.ball.y, MARBLES.of(to));
  c.restore();
  to.label(
    to.words(why === 'lost' ? 'flat.lost' : 'flat.none'),
    to.width / 2,
    to.height - 18,
    to.readable(15),
    {
      top: '#ffffff',
      bottom: '#fff6d8',
      rim: INK,
    },
  );
}

export function drawMarble(c: Context, x: number, y: number, glass = MARBLES.rows[0]): void {
  draw.disc(c, x + 0.06, y + 0.08, RADIUS, '#20103a66');
  draw.place(c, x, y, () => paintMarble(c, glass), 0, RADIUS, RADIUS);
}

/** A tray in cells, its corner at 0, 0. */
export function drawTray(
  c: Context,
  course: Course,
  theme: Theme,
  check: number,
  clock: number,
): void {
  const { columns, rows, cells, right, below } = course;
  const [light, body, dark] = theme.wood;
  draw.rounded(c, -0.34, -0.34, columns + 0.68, rows + 0.68, 0.3, dark);
  draw.rounded(c, -0.28, -0.28, columns + 0.56, rows + 0.56, 0.26, body);
  draw.rounded(c, -0.14, -0.14, columns + 0.28, rows + 0.28, 0.14, light);
  cells.forEach((kind, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    c.fillStyle = kind === 'gap' || kind === 'plank' ? theme.ground[2] : theme.tiles[2];
    c.fillRect(x, y, 1.01, 1.01);
    paintCell(c, course, cell, kind, theme);
  });
  course.checks.forEach((cell, index) => {
    const { x, y } = middleOf(course, cell);
    draw.disc(c, x, y, 0.4, index === 0 ? '#d8884a' : '#8fa6c8');
    draw.disc(c, x, y, 0.32, index > 0 && index <= check ? '#ffd23c' : '#e4ecf8');
  });
  cells.forEach((_, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    c.fillStyle = theme.hedge[1];
    if (right[cell]) c.fillRect(x + 1 - WALL, y - WALL, WALL * 2, 1 + WALL * 2);
    if (below[cell]) c.fillRect(x - WALL, y + 1 - WALL, 1 + WALL * 2, WALL * 2);
  });
  for (const gate of course.gates) {
    if (gateAt(gate, clock) < 0.5) continue;
    const [a, b] = [middleOf(course, gate.from), middleOf(course, gate.to)];
    const tall = a.y === b.y;
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    c.fillStyle = dark;
    c.fillRect(x - (tall ? 0.09 : 0.5), y - (tall ? 0.5 : 0.09), tall ? 0.18 : 1, tall ? 1 : 0.18);
  }
  const { x, y } = middleOf(course, course.way.at(-1) ?? 0);
  flower(c, x, y);
}

function flower(c: Context, x: number, y: number): void {
  for (let petal = 0; petal < 8; petal += 1) {
    const angle = (petal / 8) * 2 * Math.PI;
    draw.disc(
      c,
      x + Math.cos(angle) * 0.3,
      y + Math.sin(angle) * 0.3,
      0.17,
      petal % 2 === 0 ? '#ff5f9a' : '#ff8fbe',
    );
  }
  draw.disc(c, x, y, 0.2, '#ffd23c');
}

function paintCell(
  c: Context,
  course: Course,
  cell: number,
  kind: Course['cells'][number],
  theme: Theme,
): void {
  const [x, y] = [cell % course.columns, Math.floor(cell / course.columns)];
  const [a, b] = theme.tiles;
  const tile = (x + y) % 2 === 0 ? a : b;
  if (kind === 'gap') return;
  if (kind === 'bed') {
    draw.rounded(c, x, y, 1, 1, 0.12, theme.hedge[2]);
    draw.rounded(c, x + 0.06, y + 0.03, 0.88, 0.88, 0.2, theme.hedge[1]);
    for (let dot = 0; dot < 3; dot += 1)
      draw.disc(
        c,
        x + 0.26 + dot * 0.24,
        y + 0.3 + ((dot * 5 + cell) % 3) * 0.17,
        0.08,
        theme.flowers[(dot + cell) % 3] ?? '#ffffff',
      );
    return;
  }
  if (kind === 'plank') {
    const across = isAcross(course, cell);
    const wide = PLANK + 0.1;
    for (let board = 0; board < 4; board += 1) {
      c.fillStyle = theme.wood[board % 2 === 0 ? 0 : 1];
      const at = board / 4 + 0.015;
      if (across) c.fillRect(x + at, y + 0.5 - wide, 0.22, wide * 2);
      else c.fillRect(x + 0.5 - wide, y + at, wide * 2, 0.22);
    }
    return;
  }
  const colors = {
    moss: '#5fae42',
    ice: '#d8f4ff',
    magnet: '#8a8fb0',
    floor: tile,
    hole: tile,
  } as const;
  draw.rounded(c, x + 0.03, y + 0.03, 0.94, 0.94, 0.06, colors[kind]);
  if (kind === 'hole') {
    draw.disc(c, x + 0.5, y + 0.5, HOLE + 0.03, theme.tiles[2]);
    draw.disc(c, x + 0.5, y + 0.5, HOLE - 0.03, '#2a1838');
    draw.disc(c, x + 0.5, y + 0.53, HOLE - 0.12, '#170c24');
  } else if (kind === 'moss') {
    for (let tuft = 0; tuft < 9; tuft += 1)
      draw.disc(
        c,
        x + 0.2 + (tuft % 3) * 0.3,
        y + 0.2 + Math.floor(tuft / 3) * 0.3,
        0.11,
        tuft % 2 === 0 ? '#7fcf50' : '#4a963a',
      );
  } else if (kind === 'ice') {
    c.strokeStyle = '#ffffff';
    c.lineWidth = 0.13;
    c.beginPath();
    c.moveTo(x + 0.24, y + 0.88);
    c.lineTo(x + 0.58, y + 0.12);
    c.stroke();
  } else if (kind === 'magnet') {
    c.strokeStyle = '#ff3f5a';
    c.lineWidth = 0.17;
    c.beginPath();
    c.arc(x + 0.5, y + 0.45, 0.22, Math.PI, 0);
    c.lineTo(x + 0.72, y + 0.75);
    c.moveTo(x + 0.28, y + 0.45);
    c.lineTo(x + 0.28, y + 0.75);
    c.stroke();
  }
}
