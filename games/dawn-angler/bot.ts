import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { sin } from '@playgrove/kit/core';
import { greenOf, refuge, type Zone } from './rules/fight.ts';
import { speciesOf, taste, worthOf, type Bait } from './rules/fish.ts';
import type { Ripple, State } from './rules/state.ts';
import { asks, flowOf, isLit } from './rules/traits.ts';
import { baitsOf, flightOf, HALF, throwOf } from './rules/water.ts';
import { LOOK, type Input } from './rules/inputs.ts';

/** Ticks between decisions of a practiced hand, and what an unpracticed one adds. */
const QUICK = 3;
const SLOW = 27;

/** Ticks between two turns of the lamp. */
const SWEEP = 14;

/** From so much skill on it holds the rod to a side. */
const LEANS = 0.5;

/**
 * Throws at the richest ripple with the bait its fish likes, waits for the bite and keeps the
 * tension in the green. Without skill it misses its aim, takes a nibble for a bite, and reacts late to
 * the tension. Only with skill does it follow a water's rules: throw upstream, next to shy fish and
 * ahead of shoals; sweep the lamp; lead a fish away from the weed.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  switch (state.phase) {
    case 'idle':
      return prepare(state, rng, skill);
    case 'charge':
      return cast(state, rng, skill);
    case 'wait':
      return watch(state, rng, skill);
    case 'fight':
      return reel(state, skill);
    case 'caught':
    case 'lost':
      return state.since > LOOK ? { act: 'press', x: 0 } : undefined;
    default:
      return undefined;
  }
};

export const proof: Proof = { margin: 30, seeds: 12, limit: 60 * 60 * 8, deals: 60 };

function best(state: State, skill: number): { spot: Ripple; bait: Bait } | undefined {
  let found: { spot: Ripple; bait: Bait; worth: number } | undefined;
  for (const spot of state.spots) {
    if (spot.z > throwOf(state) + 0.6 || spot.left < 150 || !isLit(state, spot)) continue;
    const species = speciesOf(spot.fish);
    for (const bait of baitsOf(state)) {
      // A beginner does not know who likes what.
      const likes = skill < 0.5 && bait !== state.bait ? 0 : taste(species, bait);
      const worth = likes * worthOf(species) * (0.7 + spot.size);
      if (!found || worth > found.worth) found = { spot, bait, worth };
    }
  }
  return found;
}

function prepare(state: State, rng: Rng, skill: number): Input | undefined {
  if (state.since < 12 + (1 - skill) * 20) return undefined;
  const choice = best(state, skill);
  if (!choice && asks(state, 'dark') && state.since < 240 * skill) return sweep(state);
  if (!choice) return state.since > 90 ? { act: 'press', x: rng.int(121) - 60 } : undefined;
  if (choice.bait !== state.bait && skill >= 0.5) return { act: 'bait', bait: choice.bait };
  return { act: 'press', x: percent(choice.spot, state, rng, skill) };
}

/** The lamp goes over the water and back. */
function sweep(state: State): Input | undefined {
  if (state.since % SWEEP !== 0) return undefined;
  const step = state.since / SWEEP;
  return { act: 'aim', x: Math.round(80 * sin(step * 0.55)) };
}

/** Where across to throw for a ripple: the practiced reckons with current, shoals and shyness. */
function percent(spot: Ripple, state: State, rng: Rng, skill: number): number {
  const { x, z } = spot;
  let aim = x + (1 - skill) * rng.between(-2.2, 2.2);
  if (skill >= 0.5) {
    aim -= flowOf(state) * 50;
    if (asks(state, 'roam')) aim += spot.drift * flightOf(z);
    if (asks(state, 'shy')) aim += (asks(state, 'roam') ? spot.drift > 0 : x < 0) ? 2 : -2;
  }
  return Math.max(-100, Math.min(100, Math.round((aim / HALF) * 100)));
}

function cast(state: State, rng: Rng, skill: number): Input | undefined {
  const choice = best(state, 1);
  if (!choice) return state.since > 20 ? { act: 'free' } : undefined;
  if (state.since % 15 === 0 && skill >= 0.5) {
    const x = percent(choice.spot, state, rng, skill);
    if (Math.abs((x / 100) * HALF - state.aim) > 0.3) return { act: 'aim', x };
  }
  // Too short, too far or right, another way every time.
  const off = (1 - skill) * 1.4 * (((state.cast * 7 + state.ids * 3) % 5) - 2);
  const near = Math.abs(state.reach - choice.spot.z - off) < 0.5;
  return near || state.since > 200 ? { act: 'free' } : undefined;
}

function watch(state: State, rng: Rng, skill: number): Input | undefined {
  const { wait } = state;
  if (!wait || wait.t < 20) return undefined;
  if (wait.feints.includes(wait.t - 8) && rng.chance((1 - skill) * 0.22)) {
    return { act: 'press', x: 0 };
  }
  const delay = wait.t - wait.bite;
  return delay >= 9 + Math.round((1 - skill) * 16) ? { act: 'press', x: 0 } : undefined;
}

/** Holds while the line would stay in the green; looks ahead by how fast the tension changes. */
function reel(state: State, skill: number): Input | undefined {
  const { fight, wait } = state;
  if (!fight || !wait) return undefined;
  const pause = Math.round(QUICK + (1 - skill) * SLOW);
  if (fight.ticks % pause !== 0) return undefined;
  const { nature } = speciesOf(wait.fish);
  const green = greenOf(state, nature);
  const ahead = (state.held ? 4 : -4) + (fight.pull - 0.4) * 8;
  const leaps = fight.mood === 'leap' || (fight.mood === 'tell' && fight.t > 22);
  const hold =
    skill >= 0.5 && (leaps || fight.snag > 0)
      ? false
      : holds(fight.tension, ahead, green, state.held, skill);
  const x = lean(state, skill);
  if (hold !== state.held) return hold ? { act: 'press', x } : { act: 'free' };
  return hold && Math.abs((x / 100) * HALF - state.aim) > 1 ? { act: 'aim', x } : undefined;
}

/** Away from the weed, over the hole; a hundredth of half the water's width. */
function lean(state: State, skill: number): number {
  const { fight } = state;
  if (!fight || skill < LEANS) return Math.round((state.aim / HALF) * 100);
  const bed = refuge(state, fight);
  const to = bed ? fight.x + (bed.x < fight.x ? 4 : -4) : asks(state, 'ice') ? state.x : fight.x;
  return Math.max(-100, Math.min(100, Math.round((to / HALF) * 100)));
}

/** The practiced aim at the middle of the green; a beginner reels until it is red and waits until it is blue. */
function holds(tension: number, ahead: number, green: Zone, held: boolean, skill: number): boolean {
  if (skill >= 0.5) return tension + ahead < (green.low + green.high) / 2 + 4;
  return held ? tension < green.high : tension < green.low;
}
