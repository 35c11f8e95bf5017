import { createRng } from '@playgrove/kit/core';
import { freshPurse } from '@playgrove/kit/logic/upgrades';
import type { Lesson, Rect } from '@playgrove/kit/runtime';
import { rules, roadIn, type State } from './rules.ts';
import { loaded } from './rules/cargo.ts';
import { regionOf } from './rules/regions.ts';
import { groundAt } from './rules/road.ts';
import { SHOP } from './rules/types.ts';
import { pedalsOf } from './view/hud.ts';
import type { Ui } from './view/ui.ts';

/** A drive on the first road, the truck at x and so high above the ground. */
function at(x: number, high: number, tilt: number, held: number): State {
  const state = rules.deal({ region: 0, stage: 1 }, createRng('how'), { purse: freshPurse(SHOP) });
  state.phase = 'drive';
  state.held = held;
  const { truck } = state;
  truck.x = x;
  truck.tilt = tilt;
  truck.y = groundAt(roadIn(state), x) - 47 - high;
  for (const wheel of [truck.rear, truck.front]) wheel.squeeze = high > 0 ? 0 : 14;
  state.pieces = loaded(regionOf(state.params).cargo, 3, truck);
  return state;
}

function look({ truck }: State, _: unknown, { camera }: Ui): Rect {
  return { x: truck.x - camera.x - 170, y: truck.y - camera.y - 180, width: 400, height: 280 };
}

export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.gas',
    state: () => at(0, 0, 0, 1),
    // No wider than the world, at the pictures' own shape.
    look(_, to) {
      const { gas } = pedalsOf(to);
      const height = gas.height + 30;
      const width = height * 1.5;
      return { x: to.width - width - 4, y: gas.y - 14, width, height };
    },
    hand(_, __, to) {
      const { gas } = pedalsOf(to);
      return { kind: 'hold', at: { x: gas.x + gas.width / 2, y: gas.y + 60 }, keys: [] };
    },
  },
  {
    say: 'how.cargo',
    state() {
      const state = at(0, 60, -0.25, 0);
      const [first, , third] = state.pieces;
      if (third) Object.assign(third, { x: third.x - 26, y: third.y - 40 });
      if (first) Object.assign(first, { y: first.y - 6 });
      return state;
    },
    look,
  },
  {
    say: 'how.fuel',
    state() {
      const state = at((roadIn(at(0, 0, 0, 1)).cans[0] ?? 900) - 190, 0, 0, 1);
      state.fuel *= 0.2;
      return state;
    },
    look,
  },
];
