import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { shapeOf } from './rules/shape.ts';
import { openPairs, tableOf, type State } from './rules/state.ts';
import { Table } from './rules/table.ts';
import { LAYOUTS } from './rules/layouts.ts';
import { frameOf, layoutOf, tileRect } from './view/layout.ts';
import { Oracle } from './rules/oracle.ts';
import type { Ui } from './view/ui.ts';

type Size = Parameters<typeof layoutOf>[0];

/** A layout with these faces, by place; what is not named gets a face of its own. */
function board(name: string, faces: Readonly<Record<number, number>>, fresh: number[] = []): State {
  const layout = LAYOUTS.findIndex(([id]) => id === name);
  const { size } = shapeOf(layout);
  return {
    deal: { layout, kinds: 24, blossoms: false, seed: 0 },
    tiles: Array.from({ length: size }, (_, place) => faces[place] ?? 2 + ((place * 7) % 21)),
    taken: [],
    score: 0,
    chain: fresh.length,
    links: fresh.length,
    fresh,
  };
}

const FIRST = 'stones';

/** Free places of the first layout that lie on top, from left to right. */
const free = (): number[] => new Table(shapeOf(LAYOUTS.findIndex(([id]) => id === FIRST))).free();

const lookAt = (state: State, to: Size): Rect => {
  const shape = shapeOf(state.deal.layout);
  const rects = state.tiles.map((_, place) => tileRect(frameOf(layoutOf(to), state), shape, place));
  const left = Math.min(...rects.map(({ x }) => x)) - 24;
  const top = Math.min(...rects.map(({ y }) => y)) - 24;
  const right = Math.max(...rects.map(({ x, width }) => x + width)) + 34;
  const width = right - left;
  return { x: left, y: top, width, height: width * 0.62 };
};

const tapAt = (place: number) => (state: State, _: Ui, to: Size) => {
  const { x, y, width, height } = tileRect(
    frameOf(layoutOf(to), state),
    shapeOf(state.deal.layout),
    place,
  );
  return { kind: 'tap' as const, at: { x: x + width / 2, y: y + height * 0.6 }, keys: [] };
};

const [one = 0, two = 1, three = 2] = free();

/** How to play: pairs of free tiles, chains, the way back. */
export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.pair',
    state: () => board(FIRST, { [one]: 0, [two]: 0 }),
    prepare(ui) {
      ui.picked = one;
      ui.thought = true;
    },
    look: lookAt,
    hand: tapAt(two),
  },
  {
    say: 'how.chain',
    state: () => board(FIRST, { [one]: 1, [three]: 1 }, [one]),
    prepare(ui) {
      ui.thought = true;
    },
    look: lookAt,
    hand: tapAt(one),
  },
  {
    say: 'how.back',
    state: () => board(FIRST, { [one]: 0, [two]: 0 }),
    prepare(ui) {
      ui.thought = true;
    },
    look: lookAt,
  },
];
void openPairs; void tableOf; void Oracle;
