import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { smoked, type Layer } from './rules/bottles.ts';
import type { State } from './rules/state.ts';
import { layoutOf, tallOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = Parameters<typeof layoutOf>[0];

/** Dyes of the pictures: red, yellow, blue. */
const [R, Y, B] = [0, 1, 2] as const;

function table(bottles: Layer[][], brewed: number[] = []): State {
  return {
    level: 1,
    sizes: bottles.map(() => 4),
    deal: bottles,
    bottles,
    poured: [],
    brewed,
    par: 4,
    most: 0,
  };
}

/** The bottles, as large as they fit. */
function shelf(state: State, to: Size): Rect {
  const { cells, feet, scale } = layoutOf(to, state);
  const left = Math.min(...cells.map(({ x }) => x));
  const right = Math.max(...cells.map(({ x, width }) => x + width));
  const low = Math.max(...feet.map(({ y }) => y)) + 26 * scale;
  const top = Math.min(...feet.map(({ y }) => y)) - (tallOf(4) + 46) * scale;
  return { x: left, y: top, width: right - left, height: low - top };
}

const tapOn = (at: number) => (state: State, _: Ui, to: Size) => {
  const { feet, scale } = layoutOf(to, state);
  const { x = 0, y = 0 } = feet[at] ?? {};
  return { kind: 'tap' as const, at: { x, y: y - 90 * scale }, keys: [] };
};

/** How to play: pour, clear smoke, mind the pours. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.pour',
    state: () =>
      table([
        [B, Y, R],
        [R, R],
        [Y, B, Y],
      ]),
    prepare(ui) {
      ui.picked = 0;
      ui.show.lift[0] = 1;
    },
    look: shelf,
    hand: tapOn(1),
  },
  {
    say: 'how.smoke',
    state: () =>
      table([
        [R, R, R],
        [smoked(Y, R), smoked(B, R), B, R],
        [smoked(Y, R), B, Y],
      ]),
    look: shelf,
    hand: tapOn(1),
  },
  {
    say: 'how.limit',
    state: () =>
      table(
        [
          [R, R, R, R],
          [Y, Y, Y, Y],
          [B, B, B, B],
        ],
        [R, Y, B],
      ),
    look: shelf,
  },
];
