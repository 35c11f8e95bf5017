import type { Bot, Proof } from '@playgrove/kit/contract';
import { bell, graded, shaky } from '@playgrove/kit/logic/bots';
import { isCharged } from './rules/fall.ts';
import { belowOf, floorOf, tileAt } from './rules/floors.ts';
import { isNight } from './rules/levels.ts';
import { FALL, PULL, TILE, TURN, type Input, type State } from './rules/types.ts';

/** What a hand turns in a tick. */
const SPEED = [24, 66] as const;
const STEP = 45;
/** How often a beginner turns somewhere else. */
const SLIPS = 0.06;
/** Ticks from a gap to the next floor. */
const FALLING = 15;

/** Ticks until the droplet meets the floor below it. */
function ticksLeft({ high, speed }: State): number {
  let [at, by, ticks] = [high, speed, 0];
  while (at > 0 && ticks < 99) {
    by = Math.max(-FALL, by - PULL);
    at += by;
    ticks += 1;
  }
  return ticks;
}

/** Turns to the nearest place of the gap; where it does not get in time, to the coolest on the way. */
export const bot: Bot<State, Input> = shaky(
  (state, rng, skill) => {
    if (rng.chance((1 - skill) * SLIPS)) return [{ by: (rng.int(3) - 1) * (TILE + rng.int(TILE)) }];
    const ticks = Math.max(1, ticksLeft(state));
    const speed = graded(SPEED, skill);
    const floor = floorOf(state, state.floor);
    const below = belowOf({ angle: state.angle + state.lag });
    const next = floorOf(state, state.floor + 1);
    const middle = (floor.gap + floor.wide / 2) * TILE;
    // In the dark a weaker hand does not remember where the beam has shown heat.
    const sees = rng.chance(graded([isNight(state.params, state.floor) ? 0.35 : 0.75, 1], skill));
    let [best, least] = [0, Infinity];
    for (let off = -TURN / 2; off < TURN / 2; off += STEP) {
      if (Math.abs(off) > speed * ticks) continue;
      const place = below + off;
      const tile = tileAt(floor, place, state.clock + ticks);
      const away = Math.abs(around(middle - place));
      const heat = tile === 'hot' && sees && !isCharged(state) ? 1e6 : 0;
      const burns = sees && tileAt(next, place, state.clock + ticks + FALLING) === 'hot' ? 300 : 0;
      const cost = heat + (tile === 'gap' ? burns : 2000 + away) + Math.abs(off) / 99;
      if (cost < least) [best, least] = [off, cost];
    }
    const most = speed * (3 - 2 * skill);
    const error = bell(rng) * (1 - skill) * 90;
    const by = Math.round(Math.max(-most, Math.min(most, error - best)));
    return Math.abs(by) > 9 ? [{ by }] : [];
  },
  {
    slips: [0, 0],
    lookTicks: [9, 1],
    clock: ({ phase, clock }) => (phase === 'play' ? clock : undefined),
  },
);

/** The short way around. */
const around = (angle: number): number => angle - TURN * Math.round(angle / TURN);

export const proof: Proof = {
  level: 'lamps-10',
  golden: 'lamps-3',
  measure: 'score',
  margin: 40,
  ends: 'bot',
};
