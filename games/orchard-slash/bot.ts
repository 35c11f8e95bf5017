import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import type { Input, State } from './rules.ts';
import { BODIES } from './rules/fruit.ts';
import { spoils } from './rules/orders.ts';
import { distanceToSegment, placeAfter } from './rules/field.ts';
import type { Toss } from './rules/state.ts';

/** Ticks between a player's swipes. */
const FASTEST = 20;
const SLOWEST = 42;
/** How long a swipe is at most, world units. */
const SHORTEST = 220;
const LONGEST = 460;
/** How far off a beginner's swipe lands. */
const CLUMSY = 90;
const DEFT = 14;
/** Distance a careful player keeps from a nest, beyond its reach. */
const CARE = 22;
/** Lines are tried through the middle of each target at these angles and toward other fruit. */
const ANGLES = [
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [0.7, -0.7],
] as const;

type Line = { readonly ax: number; readonly ay: number; readonly bx: number; readonly by: number };

/**
 * Swipes through fruit about its apex or falling, along the line that cuts the most and touches
 * nothing that costs. A beginner is slower, aims worse, reaches less far and half overlooks nests.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const rest = Math.round(SLOWEST + (FASTEST - SLOWEST) * skill);
  const since = state.started ? state.tick - state.stroked : rest;
  if (since < rest || (state.started && rng.chance(0.55 - 0.4 * skill))) return undefined;
  const seen = state.air.filter((toss) => toss.wait === 0 && toss.y < state.field.h);
  const wrong = (toss: Toss): boolean => toss.kind === 'nest' || spoils(state, toss);
  const fruit = seen.filter((toss) => !wrong(toss) && isDue(state, toss));
  if (fruit.length === 0) return undefined;
  const careful = rng.chance(0.62 + 0.38 * skill);
  const shunned = careful ? seen.filter(wrong) : [];
  const reach = SHORTEST + (LONGEST - SHORTEST) * skill;
  const best = bestLine(fruit, shunned, reach, CARE + 10 * (1 - skill));
  return best && swing(state, best, skill, rng);
};

/** Near its apex or on its way down, or hanging. */
function isDue(state: State, toss: Toss): boolean {
  return !state.started || toss.vy > -0.006 * state.field.h || toss.y < state.field.h * 0.4;
}

/** Endless, on a portrait phone: a good player is far ahead of a beginner. */
export const proof: Proof = { margin: 5000 };

function bestLine(
  fruit: readonly Toss[],
  shunned: readonly Toss[],
  reach: number,
  care: number,
): Line | undefined {
  let best: Line | undefined;
  let most = 0;
  for (const target of fruit) {
    const at = placeAfter(target, 0);
    for (const [dx, dy] of directions(target, fruit)) {
      const half = reach / 2;
      const line = {
        ax: at.x - dx * half,
        ay: at.y - dy * half,
        bx: at.x + dx * half,
        by: at.y + dy * half,
      };
      if (shunned.some((toss) => away(toss, line) < BODIES[toss.kind].reach + care)) continue;
      const worth = fruit.reduce(
        (sum, toss) => sum + (away(toss, line) < BODIES[toss.kind].reach * 0.8 ? worthOf(toss) : 0),
        0,
      );
      if (worth <= most) continue;
      most = worth;
      best = line;
    }
  }
  return best;
}

/** Fruit about to fall comes first. */
function worthOf(toss: Toss): number {
  return (toss.gift ? 1 : 1.5) + (toss.vy > 0 ? Math.min(1, toss.vy / 14) : 0);
}

function directions(target: Toss, fruit: readonly Toss[]): (readonly [number, number])[] {
  const toOthers = fruit.flatMap((other): (readonly [number, number])[] => {
    const [dx, dy] = [other.x - target.x, other.y - target.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    return far < 1 ? [] : [[dx / far, dy / far]];
  });
  return [...toOthers, ...ANGLES];
}

function away(toss: Toss, line: Line): number {
  return distanceToSegment(toss.x, toss.y, line.ax, line.ay, line.bx, line.by);
}

function swing(state: State, line: Line, skill: number, rng: Rng): Input {
  const off = CLUMSY + (DEFT - CLUMSY) * skill;
  const [ox, oy] = [rng.between(-off, off), rng.between(-off, off)];
  return {
    kind: 'slash',
    swipe: state.tick,
    path: [
      Math.round(line.ax + ox),
      Math.round(line.ay + oy),
      Math.round(line.bx + ox),
      Math.round(line.by + oy),
    ],
  };
}
