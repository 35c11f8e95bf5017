import type { Bot, Proof } from '@playgrove/kit/contract';
import { affordable } from '@playgrove/kit/logic/upgrades';
import { courseFor, trackFor } from './levels.ts';
import { driverFor } from './rules/driver.ts';
import { playerStats } from './rules/race.ts';
import { LOCK, SHOP, type Input, type State } from './rules/types.ts';

/** Ticks between looks of the slowest driver. */
const SLOWEST_LOOK = 14;

/**
 * Drives by the same line as the rivals. A beginner looks up less often, brakes early, turns the wheel
 * roughly and does not slide.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'garage') {
    const [part] = affordable(SHOP, state.career.purse);
    return part === undefined ? { go: true } : { buy: part };
  }
  if (state.phase !== 'race') return undefined;
  const every = 1 + Math.round((1 - skill) * SLOWEST_LOOK);
  if (state.clock % every !== 0) return undefined;
  const [car, ...others] = state.cars;
  const track = trackFor(courseFor(state.course));
  const wish = driverFor(car, others, track, playerStats(state.career.purse), {
    pace: 0.2 + 0.8 * skill,
    nerve: skill,
    foresight: 0.8,
    flair: skill > 0.3 ? skill : 0,
  });
  const rough = rng.between(-3, 3) * (1 - skill);
  const steer = Math.max(-LOCK, Math.min(LOCK, Math.round(wish.steer + rough))) || 0;
  const now = state.controls;
  const same = now.steer === steer && now.drift === wish.drift && now.brake === wish.brake;
  return same ? undefined : { ...wish, steer };
};

/** The better bot must be well ahead on points over the same six races. */
export const proof: Proof = { seeds: 6, margin: 300 };
