import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { LAYOUTS } from './rules/layouts.ts';
import { shapeOf } from './rules/shape.ts';
import type { State, Taken } from './rules/state.ts';
import { Table } from './rules/table.ts';
import { frameOf, layoutOf, tileRect } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

type Size = Parameters<typeof layoutOf>[0];

const LAYOUT = LAYOUTS.findIndex(([name]) => name === 'stones');
const SHAPE = shapeOf(LAYOUT);
const [A = 0, , B = 0] = new Table(SHAPE).free().toReversed();

/** Every tile is different but for one pair. */
function board(face: number, fresh: number[], taken: Taken[] = []): State {
  const tiles = Array.from({ length: SHAPE.size }, (_, place) => place);
  // The face goes to where the pair's would have been.
  for (const place of [A, B]) tiles[place] = face;
  return {
    deal: { layout: LAYOUT, kinds: 24, blossoms: false, seed: 0 },
    tiles,
    taken,
    score: 0,
    chain: fresh.length,
    links: fresh.length,
    fresh,
  };
}

/** The front rows, as wide as they are. */
function front(state: State, to: Size): Rect {
  const frame = frameOf(layoutOf(to), state);
  const rects = Array.from({ length: SHAPE.size }, (_, place) => tileRect(frame, SHAPE, place));
  const left = Math.min(...rects.map(({ x }) => x)) - 16;
  const width = Math.max(...rects.map((rect) => rect.x + rect.width)) + 26 - left;
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height)) + 36;
  return { x: left, y: bottom - width * 0.62, width, height: width * 0.62 };
}

const tapOn = (place: number) => (state: State, _: Ui, to: Size) => {
  const { x, y, width, height } = tileRect(frameOf(layoutOf(to), state), SHAPE, place);
  return { kind: 'tap' as const, at: { x: x + width / 2, y: y + height * 0.6 }, keys: [] };
};

/** Nothing to find out in a picture. */
function settle(ui: Ui): void {
  ui.thought = true;
}

/** How to play: pairs of free tiles, chains, the way back. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.pair',
    state: () => board(0, []),
    prepare(ui) {
      settle(ui);
      ui.picked = A;
    },
    look: front,
    hand: tapOn(B),
  },
  { say: 'how.chain', state: () => board(1, [B]), prepare: settle, look: front, hand: tapOn(B) },
  {
    say: 'how.back',
    state: () => board(3, [], [[A, B, 0]]),
    prepare: settle,
    look(_, to) {
      const { back, width, height, portrait } = layoutOf(to);
      // With the button in a corner.
      const wide = portrait ? width : Math.min(width, 860);
      const right = portrait ? width : Math.min(width, back.x + back.width + 24);
      return { x: right - wide, y: height - wide * 0.62, width: wide, height: wide * 0.62 };
    },
  },
];
