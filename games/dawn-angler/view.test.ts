import type { InputEvent } from '@playgrove/kit/runtime';
import { describe, expect, it } from 'vitest';
import { dealt, geared } from './fixtures.ts';
import { boxOf } from './view/baits.ts';
import { read } from './view/read.ts';
import { createUi } from './view/ui.ts';

const NEWCOMER = { best: {}, stars: {}, plays: 0, isNewcomer: true };
const pressed = (x: number, y: number): InputEvent => ({
  kind: 'press',
  phase: 'down',
  pointer: 1,
  device: 'touch',
  x,
  y,
  path: [{ x, y }],
  from: { x, y },
});

describe('the bait box', () => {
  it('grows with the box that was earned', () => {
    const sizes = [0, 1, 2].map((gear) => {
      const { state } = dealt('box', 0, geared(gear));
      return boxOf(createUi(state, NEWCOMER).size, state).map(({ bait }) => bait).length;
    });
    expect(sizes).toEqual([3, 4, 5]);
  });

  it('puts the pressed bait on the hook, and casts beside its buttons', () => {
    const { state } = dealt('box');
    const ui = createUi(state, NEWCOMER);
    const [, corn] = boxOf(ui.size, state);
    if (!corn) throw new Error('no second bait');
    const { x, y } = corn.rect;
    expect(read(pressed(x + 20, y + 20), state, ui)).toEqual({ act: 'bait', bait: 'corn' });
    expect(read(pressed(x + 20, y - 200), state, ui)).toMatchObject({ act: 'press' });
  });
});
