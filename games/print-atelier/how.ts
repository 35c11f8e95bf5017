import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { briefOf } from './rules/briefs.ts';
import { MIRRORS, type Mark, type State } from './rules/state.ts';
import { dialRect, layoutOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

const at = (brief: number, marks: readonly Mark[]): State => ({
  brief,
  marks: [...marks],
  drops: briefOf(brief).drops - marks.length,
  fabric: 0,
  mirror: MIRRORS.indexOf(briefOf(brief).mirror),
  phase: 'work',
  rest: 0,
});

const around = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + by * 2,
  height: height + by * 2,
});

const DAISIES: readonly Mark[] = [
  { tool: 'daisy', ink: 0, size: 1, points: [62, 64] },
  { tool: 'daisy', ink: 1, size: 1, points: [116, 128] },
];
const GALA: readonly Mark[] = [
  { tool: 'butterfly', ink: 1, size: 1, points: [64, 70] },
  { tool: 'daisy', ink: 2, size: 2, points: [128, 128] },
  { tool: 'daisy', ink: 0, size: 2, points: [10, 120] },
  { tool: 'daisy', ink: 0, size: 2, points: [128, 20] },
];

/** How to play: the tile, the dials, the ink. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.tile',
    state: () => at(0, DAISIES),
    look: (_, to) => {
      const { tile, table, portrait } = layoutOf(to);
      return portrait
        ? { x: 0, y: tile.y - 300, width: to.width, height: 300 + tile.height * 0.5 }
        : { x: table.x - 330, y: tile.y - 30, width: 780, height: 480 };
    },
    hand: (_, __, to: Size) => {
      const { tile } = layoutOf(to);
      return {
        kind: 'tap',
        at: { x: tile.x + tile.width * 0.25, y: tile.y + tile.height * 0.27 },
        keys: ['a'],
      };
    },
  },
  {
    say: 'how.dials',
    state: () => at(6, GALA),
    look: (_, to) => {
      const first = dialRect(layoutOf(to), 0, 3);
      return around(first, 16);
    },
  },
  {
    say: 'how.drops',
    state: () => at(6, GALA),
    look: (_, to) => around(layoutOf(to).bottle, 46),
  },
];
