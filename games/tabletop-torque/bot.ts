import type { Bot, Proof } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { graded, shaky } from '@playgrove/kit/logic/bots';
import { courseIn } from './rules.ts';
import { wantsThrottle } from './rules/driver.ts';
import { HZ, type Car, type Input, type State } from './rules/types.ts';

/** Seconds by which the slowest hand is late, and how far its judgment of a bend is off. */
const LATE = 0.2;
const WRONG = 0.2;
/** How much of the possible speed a beginner and an expert try. */
const DARING = [0.8, 0.985] as const;
const PARTS = 10;

/** One judgment for each part of a lap: the same until the car is in the next part. */
function judgment(car: Car, length: number, skill: number): number {
  if (skill >= 1) return 0;
  const part = Math.floor((car.s / length) * PARTS);
  const off = createRng(`${part} ${car.spills}`).between(-1, 1);
  return off * WRONG * (1 - skill);
}

/** Eases off where the next bend asks for it, as late and as wrong as its hand is. */
export const bot: Bot<State, Input> = shaky(
  (state, _, skill) => {
    const course = courseIn(state);
    const daring = graded(DARING, skill);
    let wish = 0;
    for (const [who, car] of state.cars.entries()) {
      if (who > 0 && state.params.kind !== 'two') break;
      const by = daring + judgment(car, course.length, skill);
      if (wantsThrottle(car, course, by, LATE * (1 - skill))) wish |= 1 << who;
    }
    return wish === state.held ? [] : [wish];
  },
  {
    slips: [0, 0],
    lookTicks: [7, 1],
    clock: ({ phase, clock }) => (phase === 'over' ? undefined : clock),
  },
);

/** Seconds: the better bot is well ahead in the same race. */
export const proof: Proof = {
  level: 'breakfast-2',
  seeds: 6,
  margin: 3,
  golden: 'breakfast-2',
  limit: 100 * HZ,
};
