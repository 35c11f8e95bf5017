import type { Context, Lesson, Rect } from '@playgrove/kit/runtime';
import type { State } from './rules.ts';
import type { Cell, Course } from './rules/course.ts';
import { drawMarble, drawTray } from './view/flat.ts';
import { THEMES } from './view/theme.ts';
import type { Ui } from './view/ui.ts';

const INK = '#2b1b4d';
const COLUMNS = 5;
const ROWS = 3;
const SIGNS: Readonly<Record<string, Cell>> = { '#': 'bed', '.': 'floor', o: 'hole' };

/** A small tray from a drawing; the way goes through the cells named. */
function trayOf(rows: string, way: readonly number[], checks: readonly number[]): Course {
  const cells = [...rows].map((sign) => SIGNS[sign] ?? 'floor');
  const none = cells.map(() => false);
  return { columns: COLUMNS, rows: ROWS, cells, way, checks, gates: [], right: none, below: none };
}

/** Draws a tray as large as the picture allows; `paint` adds to it in cells. */
function show(c: Context, area: Rect, course: Course, check: number, paint: () => void): number {
  const theme = THEMES.stone;
  c.fillStyle = theme.ground[1];
  c.fillRect(area.x, area.y, area.width, area.height);
  const cell = Math.min(area.width / (COLUMNS + 0.8), area.height / (ROWS + 0.8));
  c.save();
  c.translate(area.x + (area.width - cell * COLUMNS) / 2, area.y + (area.height - cell * ROWS) / 2);
  c.scale(cell, cell);
  drawTray(c, course, theme, check, 0);
  paint();
  c.restore();
  return cell;
}

function arrow(c: Context, x: number, y: number, angle: number, long: number, color: string): void {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  for (const [width, paint] of [
    [0.26, INK],
    [0.15, color],
  ] as const) {
    c.strokeStyle = paint;
    c.lineWidth = width;
    c.lineCap = 'round';
    c.lineJoin = 'round';
    c.beginPath();
    c.moveTo(0, 0);
    c.lineTo(long, 0);
    c.moveTo(long - 0.24, -0.24);
    c.lineTo(long, 0);
    c.lineTo(long - 0.24, 0.24);
    c.stroke();
  }
  c.restore();
}

/** How to play: drag, brake, checkpoints. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.drag',
    paint(c, area, hand) {
      const course = trayOf('#####.....#####', [5, 6, 7, 8, 9], [5]);
      const cell = show(c, area, course, 0, () => {
        drawMarble(c, 1.4, 1.5);
        arrow(c, 2, 1.5, 0, 1.1, '#ffd23c');
      });
      hand(area.x + area.width / 2 + cell * 0.9, area.y + area.height / 2 + cell, cell * 1.1);
    },
  },
  {
    say: 'how.brake',
    paint(c, area) {
      const course = trayOf('###.#....o#####', [5, 6, 7, 8, 3], [5]);
      show(c, area, course, 0, () => {
        drawMarble(c, 2.5, 1.5);
        arrow(c, 2.1, 2.4, Math.PI, 1.2, '#ff5f6f');
      });
    },
  },
  {
    say: 'how.check',
    paint(c, area) {
      const course = trayOf('##o##.....###o#', [5, 6, 7, 8, 9], [5, 6]);
      show(c, area, course, 1, () => {
        drawMarble(c, 1.5, 1.5);
        arrow(c, 3.5, 2.5, Math.PI + 0.42, 1.6, '#ffffff');
      });
    },
  },
];
