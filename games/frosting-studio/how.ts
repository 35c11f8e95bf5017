import type { Lesson } from '@playgrove/kit/runtime';
import { DESIGNS } from './rules/designs.ts';
import { rules, type State } from './rules.ts';
import { TURN, UNIT, type Drip } from './rules/types.ts';
import { createRng } from '@playgrove/kit/core';
import { spotOf, topOf } from './view/shape.ts';
import { layoutOf } from './view/layout.ts';
import type { Ui } from './view/ui.ts';

/** A cake in progress: this much of the way around is done. */
function begun(id: string, part: number, change?: (state: State) => void): State {
  const cake = DESIGNS.findIndex((design) => design.id === id);
  const design = DESIGNS[cake];
  const state = rules.deal({ cake }, createRng(1), null);
  const angle = Math.round(TURN * part);
  const until = Math.floor(angle / UNIT);
  state.cells = (design?.target ?? []).map((row) =>
    row.map((code, cell) => (cell <= until ? code : 0)),
  );
  Object.assign(state, { angle, began: true, hold: true, band: design?.bands[0] ?? 0, run: 5 });
  change?.(state);
  return state;
}

const around = (state: State, to: { readonly width: number; readonly height: number }) => {
  const { geo } = layoutOf(to, state);
  const wide = 640 * geo.s;
  return { x: geo.x - wide / 2, y: geo.y - 390 * geo.s, width: wide, height: 400 * geo.s };
};

export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.hold',
    state: () => begun('lemon', 0.24),
    look: around,
    hand: (state, _, to) => {
      const { geo } = layoutOf(to, state);
      const { y } = spotOf(geo, 4, 1);
      return { kind: 'hold', at: { x: geo.x + 150 * geo.s, y: y + 20 * geo.s }, keys: ['a'] };
    },
  },
  {
    say: 'how.wave',
    state: () => begun('tide', 0.4, (state) => Object.assign(state, { band: 2 })),
    look: around,
    hand: (state, _, to) => {
      const { geo } = layoutOf(to, state);
      const [low, high] = [spotOf(geo, 1, 1).y, spotOf(geo, 2, 1).y];
      const x = geo.x + 150 * geo.s;
      return { kind: 'swipe', from: { x, y: low }, to: { x, y: high }, keys: ['up'] };
    },
  },
  {
    say: 'how.drop',
    state: () =>
      begun('robin', 0.999, (state) => {
        const drips: Drip[] = [];
        Object.assign(state, { phase: 'top', hold: false, angle: TURN / 4 - 120, drips });
        state.drops = [{ cell: 0, kind: 2, good: 2, at: -99 }];
      }),
    look: (state, to) => {
      const { geo } = layoutOf(to, state);
      const wide = 620 * geo.s;
      return {
        x: geo.x - wide / 2,
        y: geo.y - (topOf(1) + 250) * geo.s,
        width: wide,
        height: 390 * geo.s,
      };
    },
  },
];
