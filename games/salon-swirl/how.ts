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

/** The client's head and the bubble. */
function upper(_: State, to: Size): Rect {
  const { client } = layoutOf(to);
  const half = 172 * client.scale;
  return {
    x: client.x - half,
    y: client.y - 160 * client.scale,
    width: half * 2,
    height: 330 * client.scale,
  };
}

const onto = (to: Size, x: number, y: number): { x: number; y: number } => {
  const { client } = layoutOf(to);
  return { x: client.x + x * client.scale, y: client.y + y * client.scale };
};

const BOB = 1;
const BUNS = 6;

/** How to play: the wish, scissors, pins. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.wish',
    state: () => at(0, startOf(0)),
    look: (_, to) => {
      const { bubble, client } = layoutOf(to);
      const x = Math.min(bubble.x, client.x - 150 * client.scale);
      return {
        x,
        y: 0,
        width: client.x + 130 * client.scale - x,
        height: client.y + 120 * client.scale,
      };
    },
    hand: (_, __, to) => {
      const { bubble } = layoutOf(to);
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
    look: upper,
    hand: (_, __, to) => ({
      kind: 'path',
      points: [onto(to, -125, 66), onto(to, 0, 70), onto(to, 125, 66)],
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
    look: upper,
    hand: (_, __, to) => ({
      kind: 'path',
      points: [onto(to, 60, 120), onto(to, 100, 60), onto(to, 60, -92)],
      keys: ['a', 'up'],
    }),
  },
];
