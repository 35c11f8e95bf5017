import type { Context, Lesson, Rect } from '@playgrove/kit/runtime';
import type { Row, State } from './rules/types.ts';
import { paintFamily, paintRow, type Fit } from './view/flat.ts';
import { PAPERS } from './view/theme.ts';
import type { Pose, Ui } from './view/ui.ts';

const MEADOW: Row = {
  kind: 'meadow',
  speed: 0,
  items: [],
  span: 1,
  trees: [],
  pond: null,
  duck: -1,
  swim: 0,
};
const ROAD: Row = { ...MEADOW, kind: 'road', speed: 0.02, span: 9 };
const STREAM: Row = { ...MEADOW, kind: 'stream', speed: -0.01, span: 9 };
const pose = (x: number, row: number, high = 0): Pose => ({ x, row, high, turn: 0 });

/** Three rows, five columns, as large as the picture allows. */
function show(
  c: Context,
  area: Rect,
  rows: readonly Row[],
  mother: Pose,
  line: readonly Pose[],
): Fit {
  const cell = Math.min(area.width / 5, area.height / rows.length);
  const fit = {
    cell,
    x: area.x + area.width / 2 - cell * 2,
    y: area.y + area.height - cell * 0.5,
  };
  for (let number = rows.length - 1; number >= 0; number -= 1)
    paintRow(c, area, fit, rows[number] ?? MEADOW, number, 0);
  paintFamily(c, fit, mother, line, PAPERS.rows[0]);
  return fit;
}

/** How to play: hop and gather, long lines need long gaps, ponds and the rain. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.hop',
    paint(c, area, hand) {
      const road = { ...ROAD, items: [{ from: -0.4, length: 1.6 }] };
      const top = { ...MEADOW, trees: [0, 4], duck: 2 };
      const { x, y, cell } = show(c, area, [MEADOW, road, top], pose(2, 0), []);
      hand(x + cell * 2.5, y + cell * 0.2, cell);
    },
  },
  {
    say: 'how.line',
    paint(c, area) {
      const road = { ...ROAD, items: [{ from: -1.2, length: 1.6 }] };
      const stream = { ...STREAM, items: [{ from: 0.6, length: 4 }] };
      show(c, area, [MEADOW, road, stream], pose(1, 2), [
        pose(1.9, 2),
        pose(2, 1.1),
        pose(2, 0.45),
        pose(2, -0.1),
      ]);
    },
  },
  {
    say: 'how.pond',
    paint(c, area) {
      const pond: Row = { ...MEADOW, pond: [1, 3] };
      show(c, area, [MEADOW, pond, { ...MEADOW, trees: [0, 3] }], pose(3, 1), [
        pose(2.2, 1),
        pose(1.4, 1),
        pose(1, 0.2),
      ]);
    },
  },
];
