import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { rowAt } from '../rules/lanes.ts';
import { COLUMNS, type Row, type State } from '../rules/types.ts';
import { paintCar, paintDuck, paintLog, paintSheet, paintTree } from './paint.ts';
import * as draw from '@playgrove/kit/draw';
import { CARS, CHICK, KRAFT, PAPERS, ROAD, themeAt, WATER, type Paper } from './theme.ts';
import type { Pose, Ui } from './ui.ts';

/** How the field lies when it is drawn as a paper theater: the middle of column 0 in row 0. */
export type Fit = { readonly x: number; readonly y: number; readonly cell: number };

export const flatFit = (to: Pick<Surface, 'width' | 'height'>, row: number): Fit => {
  const cell = Math.min(to.width / (COLUMNS + 0.5), to.height / 9);
  return { cell, x: to.width / 2 - 3 * cell, y: to.height * 0.7 + row * cell };
};

/** One row as a sheet, and what is on it. */
export function paintRow(
  c: Context,
  area: Rect,
  fit: Fit,
  row: Row,
  number: number,
  now: number,
): void {
  const { x, cell } = fit;
  const y = fit.y - number * cell;
  const [left, right] = [area.x, area.x + area.width];
  const theme = themeAt(number);
  const color =
    row.kind === 'road'
      ? ROAD[0]
      : row.kind === 'stream'
        ? WATER[1]
        : (theme.meadow[Math.abs(number) % 2] ?? '');
  paintSheet(c, left, right, y - cell * 0.5, y + cell * 0.6, color, row.kind === 'meadow' ? 5 : 0);
  if (row.pond) {
    const [from, to] = row.pond;
    draw.rounded(
      c,
      x + (from - 0.5) * cell,
      y - cell * 0.45,
      (to - from + 1) * cell,
      cell,
      cell * 0.3,
      '#f4e2b4',
    );
    draw.rounded(
      c,
      x + (from - 0.44) * cell,
      y - cell * 0.38,
      (to - from + 0.88) * cell,
      cell * 0.88,
      cell * 0.28,
      WATER[1],
    );
  }
  for (const column of row.trees)
    paintTree(c, x + column * cell, y + cell * 0.36, cell * 0.9, theme.crowns[1]);
  row.items.forEach(({ from, length }, index) => {
    const at = from + row.speed * now;
    const first = at - Math.floor((at + 9) / row.span) * row.span;
    for (let one = first; x + one * cell < right; one += row.span) {
      const place = x + one * cell;
      if (row.kind === 'road')
        paintCar(
          c,
          place,
          y + cell * 0.4,
          cell,
          length,
          CARS[(index + number) % CARS.length] ?? CARS[0],
          row.speed < 0,
        );
      else if (row.speed === 0) {
        draw.disc(c, place + cell / 2, y, cell * 0.42, '#fffaf0');
        draw.disc(c, place + cell / 2, y, cell * 0.37, '#58bf6a');
      } else paintLog(c, place, y, cell, length);
    }
  });
  if (row.duck >= 0) paintDuck(c, x + row.duck * cell, y - cell * 0.05, cell * 0.6, CHICK);
}

/** The mother and her line. */
export function paintFamily(
  c: Context,
  fit: Fit,
  mother: Pose,
  line: readonly Pose[],
  paper: Paper,
): void {
  const one = ({ x, row, high }: Pose, paint: (x: number, y: number) => void): void =>
    paint(fit.x + x * fit.cell, fit.y - (row + high) * fit.cell - fit.cell * 0.12);
  for (const pose of [...line].reverse())
    one(pose, (x, y) => paintDuck(c, x, y + fit.cell * 0.1, fit.cell * 0.56, CHICK));
  one(mother, (x, y) => paintDuck(c, x, y, fit.cell * 1.1, paper));
}

/** The field as a paper theater, for browsers that cannot draw in three dimensions. */
export function drawFlat(
  to: Surface,
  state: State,
  ui: Ui,
  part: number,
  why: 'ready' | 'lost' | 'none',
): void {
  const { c, bleed } = to;
  const fit = flatFit(to, ui.show.row.value);
  c.fillStyle = KRAFT[0];
  c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
  const middle = Math.round(ui.show.row.value);
  for (let number = middle + 9; number >= middle - 5; number -= 1) {
    const row = rowAt(state, number);
    if (row) paintRow(c, bleed, fit, row, number, state.clock + part);
  }
  paintFamily(c, fit, ui.mother, ui.line, PAPERS.of(to));
  const rain = fit.y - (ui.show.rain.value + 0.5) * fit.cell;
  if (rain < to.height) {
    c.fillStyle = '#5a5f98aa';
    c.fillRect(bleed.x, rain, bleed.width, bleed.y + bleed.height - rain);
  }
  if (why === 'ready') return;
  to.label(to.words(`flat.${why}`), to.width / 2, to.height - 18, to.readable(15), {
    top: '#ffffff',
    bottom: '#fff6d8',
    rim: '#3b2a5c',
  });
}
