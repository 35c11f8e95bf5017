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

/** As wide as the bottles: their lower part, or their upper one. */
const part =
  (upper: boolean) =>
  (state: State, to: Size): Rect => {
    const { cells, feet, scale } = layoutOf(to, state);
    const x = Math.min(...cells.map((cell) => cell.x));
    const width = Math.max(...cells.map((cell) => cell.x + cell.width)) - x;
    const height = width * 0.62;
    const low = Math.max(...feet.map(({ y }) => y)) + 30 * scale;
    const top = Math.min(...feet.map(({ y }) => y)) - (tallOf(4) + 44) * scale;
    return { x, y: upper ? top : low - height, width, height };
  };

const tapOn = (at: number) => (state: State, _: Ui, to: Size) => {
  const { feet, scale } = layoutOf(to, state);
  const { x = 0, y = 0 } = feet[at] ?? {};
  return { kind: 'tap' as const, at: { x, y: y - 70 * scale }, keys: [] };
};

/** A bottle in hand. */
const lift =
  (at: number) =>
  (ui: Ui): void => {
    ui.picked = at;
    ui.show.lift[at] = 1;
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
    prepare: lift(0),
    look: part(false),
    hand: tapOn(1),
  },
  {
    say: 'how.smoke',
    state: () =>
      table([
        [smoked(Y, R), smoked(B, R), R],
        [R, R, R],
        [smoked(Y, R), B, Y],
      ]),
    prepare: lift(0),
    look: part(false),
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
    look: part(true),
  },
];
