import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { startOf, styled, targetOf } from './rules/look.ts';
import type { Lock, State } from './rules/state.ts';
import { layoutOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = { readonly width: number; readonly height: number };

const at = (client: number, locks: readonly Lock[], held: readonly number[] = []): State => ({
  client,
  free: false,
  locks: locks.map((lock) => ({ ...lock })),
  held: [...held],
  past: [],
  warned: false,
  strokes: 1,
  phase: 'work',
  rest: 0,
});

/** A wide part of the stage, from this height on. */
const from =
  (top: number) =>
  (state: State, to: Size): Rect => {
    const { client } = layoutOf(to, state);
    const wide = 340 * client.scale;
    return {
      x: client.x - wide / 2,
      y: client.y + top * client.scale,
      width: wide,
      height: wide * 0.62,
    };
  };

const onto = (to: Size, state: State, x: number, y: number): { x: number; y: number } => {
  const { client } = layoutOf(to, state);
  return { x: client.x + x * client.scale, y: client.y + y * client.scale };
};

const BOB = 1;
const BUNS = 6;

/** How to play: the wish, scissors, pins. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.wish',
    state: () => at(0, startOf(0)),
    look: (state, to) => {
      const { bubble, client, portrait } = layoutOf(to, state);
      const wide = portrait ? bubble.width * 2.2 : client.x + 100 * client.scale - bubble.x;
      const high = wide * 0.72;
      const y = portrait ? bubble.y + bubble.height + 8 - high : bubble.y - 8;
      return { x: bubble.x - 8, y, width: wide, height: high };
    },
    hand: (state, _, to) => {
      const { bubble } = layoutOf(to, state);
      return {
        kind: 'hold',
        at: { x: bubble.x + bubble.width / 2, y: bubble.y + bubble.height * 0.6 },
        keys: ['a'],
      };
    },
  },
  {
    say: 'how.cut',
    state: () => at(BOB, startOf(BOB)),
    prepare: (ui) => {
      ui.tool = 'cut';
    },
    look: from(-70),
    hand: (state, _, to) => ({
      kind: 'path',
      points: [onto(to, state, -125, 66), onto(to, state, 0, 70), onto(to, state, 125, 66)],
      keys: ['a', 'right'],
    }),
  },
  {
    say: 'how.pin',
    state: () =>
      at(
        BUNS,
        styled(targetOf(BUNS), {}).map((lock, n) => (n > 9 && n < 20 ? { ...lock, pin: 0 } : lock)),
      ),
    prepare: (ui) => {
      ui.tool = 'pin';
    },
    look: from(-140),
    hand: (state, _, to) => ({
      kind: 'path',
      points: [onto(to, state, 60, 120), onto(to, state, 100, 60), onto(to, state, 60, -92)],
      keys: ['a', 'up'],
    }),
  },
];
