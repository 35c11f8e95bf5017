import { createRng } from '@playgrove/kit/core';
import type { Lesson, Rect, Surface } from '@playgrove/kit/runtime';
import { LEVELS } from './levels.ts';
import { rules } from './rules.ts';
import { aim, outcome } from './rules/outcome.ts';
import { COLUMNS, EMPTY, FULL, type State } from './rules/state.ts';
import { layoutOf, toWorld, UNIT } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

/** Raspberry, lemon, blueberry. */
const [R, L, B] = [0, 1, 3] as const;
const MATCH = [
  [L, R, R, L, B, B, L, R, L],
  [L, B, R, R, B, L, L, R],
];
/** All below the first row hangs from raspberries alone. */
const HANG = [
  [L, B, L, L, R, B, B, L, B],
  [L, EMPTY, EMPTY, R, R, EMPTY, EMPTY, L],
  [EMPTY, EMPTY, B, L, EMPTY, L, B, EMPTY, EMPTY],
  [EMPTY, L, B, EMPTY, EMPTY, B, L, EMPTY],
];

/** The first level with a board of these rows, and raspberry in the siphon. */
function board(rows: readonly (readonly number[])[]): State {
  const state = rules.deal(LEVELS[0].params, createRng('how'), { level: 0, losses: 0 });
  const cells = state.cells.map(
    (_, cell) => rows[Math.floor(cell / COLUMNS)]?.[cell % COLUMNS] ?? EMPTY,
  );
  const none = (): number => -1;
  return {
    ...state,
    cells,
    ice: cells.map(() => 0),
    other: cells.map(none),
    queue: [R, L],
    top: 0,
  };
}

/** The straightest shot that pops, and of these the one that drops most. */
function bestAngle(state: State): number {
  let [best, most] = [0, -1];
  for (let angle = -600; angle <= 600; angle += 5) {
    const { pops, drops } = outcome(state, aim(state, angle, false), R, false);
    const worth = pops.size === 0 ? -1 : drops.length * 100 - Math.abs(angle) / 100 + pops.size;
    if (worth > most) [best, most] = [angle, worth];
  }
  return best;
}

function aimed(ui: Ui, state: State): void {
  ui.aiming = true;
  ui.angle = bestAngle(state);
  ui.shown = ui.angle;
}

type Size = Pick<Surface, 'width' | 'height'>;

/** Where the shot comes to rest, and what hangs about it. */
function around(state: State, to: Size, ui: Ui): Rect {
  const { path } = aim(state, ui.angle, false);
  const end = toWorld(layoutOf(to), path[path.length - 1] ?? { x: 4.5, y: 1 }, 0);
  const { x, y, court } = layoutOf(to);
  const width = UNIT * 6.2;
  const left = Math.max(x, Math.min(x + court - width, end.x - width / 2));
  return { x: left, y: y - 20, width, height: width * 0.625 };
}

/** How to play: three of a flavor, what hangs, the fizz. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.match',
    state: () => board(MATCH),
    prepare: aimed,
    look: (state, to, ui) => around(state, to, ui),
  },
  {
    say: 'how.drop',
    state: () => board(HANG),
    prepare: aimed,
    look: (state, to, ui) => around(state, to, ui),
  },
  {
    say: 'how.fizz',
    state: () => ({ ...board(MATCH), fizz: FULL }),
    prepare: (ui) => {
      ui.fizz = FULL;
    },
    look: (_, to) => {
      const { nozzle, body } = layoutOf(to);
      const width = UNIT * 5;
      return { x: nozzle.x - width / 2, y: nozzle.y - 70, width, height: body + 90 };
    },
    hand: (_, __, to) => {
      const { nozzle, body } = layoutOf(to);
      return { kind: 'tap', at: { x: nozzle.x + 30, y: nozzle.y + body * 0.7 }, keys: ['x'] };
    },
  },
];
