import type { Bot, Proof } from '@playgrove/kit/contract';
import { breathHome, placeOf, sizeOf } from './rules/dive.ts';
import { HALF, LOOT } from './rules/sea.ts';
import type { State } from './rules/state.ts';
import { BREATHER, type Input } from './rules.ts';

/** Meters ahead that a diver looks, and ticks between changes of course. */
const AHEAD = 4.5;
const THINK = 6;

/** Goes down to a fixed depth, gathering, and comes up, whatever the air. */
export function diverTo(depth: number): Bot<State, Input> {
  return (state, _, skill) => dive(state, skill, (now) => now.deepest < depth);
}

/**
 * Turns when only the breath for the way up and a reserve is left. With less skill it misjudges the
 * reserve (once a dive), looks less far and sees creatures late.
 */
export const bot: Bot<State, Input> = (state, _, skill) => {
  // The same misjudgement for a whole dive.
  const mood =
    ((state.sea.things.length * 7 +
      state.dive * 13 +
      Math.round((state.sea.things[0]?.x ?? 0) * 100)) %
      17) /
    16;
  const spare = 105 + (1 - skill) * (mood * 1000 - 420);
  return dive(state, skill, (now) => now.down && now.air > breathHome(now) + spare);
};

export const proof: Proof = { margin: 100, seeds: 12, limit: 60 * 60 * 5 };

function dive(state: State, skill: number, goesOn: (state: State) => boolean): Input | undefined {
  if (state.phase === 'rescue' || state.phase === 'end') return undefined;
  if (state.phase !== 'dive') return state.since >= BREATHER ? { act: 'hold', x: 0 } : undefined;
  const down = goesOn(state);
  if (down !== state.down) return down ? { act: 'hold', x: percent(state.aim) } : { act: 'free' };
  if (state.tick % THINK !== 0) return undefined;
  const x = percent(course(state, skill));
  return x === percent(state.aim) ? undefined : { act: 'steer', x };
}

const percent = (x: number): number =>
  Math.max(-100, Math.min(100, Math.round((x / (HALF - 0.4)) * 100)));

/** To the richest thing within reach on this way, around whatever swims there. */
function course(state: State, skill: number): number {
  const way = state.down ? 1 : -1;
  const look = AHEAD * (0.45 + 0.55 * skill);
  let aim = state.aim;
  let best = 0;
  for (const { id, kind, x, y } of state.sea.things) {
    const ahead = (y - state.y) * way;
    if (ahead < -0.3 || ahead > look || state.taken.includes(id)) continue;
    if (Math.abs(x - state.x) > ahead * 1.05 + 0.9) continue;
    const worth = LOOT[kind].worth / (1 + ahead * 0.5);
    if (worth <= best) continue;
    best = worth;
    aim = x;
  }
  for (const vent of state.sea.vents) {
    const ahead = (vent.y - state.y) * way;
    if (ahead < -0.2 || ahead > look || state.taken.includes(vent.id)) continue;
    if (Math.abs(vent.x - state.x) < ahead + 1.2) aim = vent.x;
  }
  return avoid(state, aim, way, look * skill);
}

function avoid(state: State, aim: number, way: number, look: number): number {
  for (const creature of state.sea.creatures) {
    const ahead = (creature.y - state.y) * way;
    if (ahead < -0.8 || ahead > look || state.met.includes(creature.id)) continue;
    const soon = placeOf(creature, state.tick + Math.max(0, Math.round(ahead * 14)));
    const room = sizeOf(creature, state.tick) + 0.9;
    if (Math.abs(soon.x - aim) > room && Math.abs(soon.x - state.x) > room) continue;
    const left = soon.x - room;
    const right = soon.x + room;
    const goesLeft =
      left > -HALF + 0.5 &&
      (Math.abs(left - state.x) < Math.abs(right - state.x) || right > HALF - 0.5);
    return goesLeft ? left : right;
  }
  return aim;
}
