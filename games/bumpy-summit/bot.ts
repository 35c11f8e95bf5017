import type { Bot, Proof } from '@playgrove/kit/contract';
import { atan2, wrapAngle } from '@playgrove/kit/core';
import { affordable } from '@playgrove/kit/logic/upgrades';
import { roadIn } from './rules.ts';
import { regionOf } from './rules/regions.ts';
import { rideAt, slopeAt, type Road } from './rules/road.ts';
import { HZ, SHOP, type Input, type State } from './rules/types.ts';

/** Ticks between two looks of the slowest hand. */
const LOOK = 13;
/** How much faster than good for the cargo a beginner and an expert take a crest. */
const DARING = [2.6, 0.5] as const;
const EASE = 240;
const GAS = 1;
const BRAKE = 2;

/**
 * Holds the pitch with gas and brake, as springs hold a door: by how far it is off and how fast it
 * turns. On the ground it is as fast as the next crest allows. A weaker hand looks less often,
 * takes crests too fast and corrects late.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'over') return undefined;
  if (state.phase === 'ready') {
    const [ware] = affordable(SHOP, state.career.purse);
    return ware ? { buy: ware } : GAS;
  }
  if (state.phase === 'end') return undefined;
  const every = 1 + Math.round((1 - skill) * LOOK);
  if (state.ticks % every !== 0) return undefined;
  const road = roadIn(state);
  const wish = wishOf(state, road, skill, rng.chance(0.12 * (1 - skill)));
  return wish === state.held ? undefined : wish;
};

function wishOf(state: State, road: Road, skill: number, errs: boolean): number {
  const { truck } = state;
  if (!truck.rear.grounded && !truck.front.grounded) return errs ? GAS : level(state, road, skill);
  const off = wrapAngle(truck.tilt - atan2(slopeAt(road, truck.x), 1));
  const lift = off + truck.spin * 0.3 * skill;
  if (lift < -0.55) return errs ? GAS : BRAKE;
  if (lift < -0.32 && skill > 0.4) return 0;
  const most = speedFor(state, road, DARING[0] + (DARING[1] - DARING[0]) * skill);
  if (errs || truck.vx < most) return GAS;
  return truck.vx > most + 50 ? BRAKE : 0;
}

/** In the air: lands on all wheels. */
function level(state: State, road: Road, skill: number): number {
  const { truck, params } = state;
  const { gravity } = regionOf(params);
  let { x, y, vy } = truck;
  let time = 0;
  while (time < 1.6 && y < rideAt(road, x) - 22) {
    x += truck.vx / 30;
    vy += gravity / 30;
    y += vy / 30;
    time += 1 / 30;
  }
  const aim = atan2(slopeAt(road, x), 1);
  const off = wrapAngle(truck.tilt - aim) + truck.spin * Math.min(0.5, time * 0.6 + 0.1) * skill;
  if (off > 0.16) return GAS;
  return off < -0.16 ? BRAKE : 0;
}

/** The fastest speed at which the truck stays on the ground ahead, and can be braked to it. */
function speedFor({ truck, params }: State, road: Road, daring: number): number {
  const { gravity } = regionOf(params);
  let most = 600;
  const far = Math.max(120, truck.vx * 0.9);
  for (let ahead = 0; ahead < far; ahead += 24) {
    const x = truck.x + ahead;
    const bend = (slopeAt(road, x + 36) - slopeAt(road, x - 36)) / 72;
    // A crest lifts the cargo; a dip throws it up a little later.
    const sharp = bend > 0 ? bend : -bend * 0.4;
    if (sharp < 0.0004) continue;
    const square = (0.85 * daring * gravity) / sharp;
    most = Math.min(most, Math.sqrt(square + 2 * EASE * ahead));
  }
  return Math.max(120, most);
}

/** Coins: the better bot brings more of the cargo. */
export const proof: Proof = {
  level: 'clover-4',
  golden: 'clover-1',
  seeds: 8,
  margin: 25,
  limit: 150 * HZ,
};
