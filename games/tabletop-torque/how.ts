import { createRng } from '@playgrove/kit/core';
import type { Lesson } from '@playgrove/kit/runtime';
import { rules, type State } from './rules.ts';
import { freshCar } from './rules/car.ts';
import { courseOf } from './rules/course.ts';
import type { Car, Params } from './rules/types.ts';
import { poseOf } from './view/cars.ts';
import { toScreen, type Size } from './view/place.ts';
import type { Ui } from './view/ui.ts';

/** A race that is on, with the player this far into the lap. */
function on(params: Params, track: number, at: number, more: Partial<Car>, rival: number): State {
  const state = rules.deal(params, createRng('how'), { ghosts: {} });
  const { length } = courseOf({ track, way: 1 });
  const player: Car = { ...freshCar(length * at, 1), warm: 0.6, ...more };
  const other: Car = { ...freshCar(length * rival, -1), v: 300, warm: 0.6 };
  return { ...state, phase: 'race', clock: 400, held: 1, cars: [player, other] };
}

/** Around the player's car. */
function near(state: State, to: Size) {
  const [car] = state.cars;
  const race = state.params.kind === 'race' ? state.params.race : 0;
  const course = courseOf({ track: race, way: 1 });
  const { x, y } = toScreen(poseOf(car ?? freshCar(0, 1), course, 0), to);
  return { x: x - 200, y: y - 140, width: 400, height: 280 };
}

export const how: readonly Lesson<State, Ui>[] = [
  {
    say: 'how.hold',
    state: () => on({ kind: 'race', race: 0 }, 0, 0.99, { v: 420 }, 0.92),
    look: near,
    hand: (state, _, to) => {
      const { x, y } = near(state, to);
      return { kind: 'hold', at: { x: x + 290, y: y + 190 }, keys: ['a'] };
    },
  },
  {
    say: 'how.slide',
    state: () => on({ kind: 'race', race: 1 }, 1, 0.215, { v: 430, slide: 0.62 }, 0.05),
    prepare: (ui) => void (ui.newcomer = false),
    look: near,
  },
  {
    say: 'how.cross',
    state: () => on({ kind: 'race', race: 1 }, 1, 0.335, { v: 520 }, 0.29),
    look: near,
  },
];
