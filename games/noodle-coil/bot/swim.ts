import type { Rng } from '@playgrove/kit/contract';
import { girth } from '../rules/body.ts';
import {
  alongX,
  alongY,
  HALF_TURN,
  toward,
  TURN,
  turnBetween,
  wrap,
} from '@playgrove/kit/logic/headings';
import { inLoop, nearestLoop } from '../rules/loop.ts';
import { obstaclesNear, steerAround, type Sight } from '../rules/steering.ts';
import type { ArenaState, Input, Noodle } from '../rules/types.ts';

/** How often it looks, in ticks: a beginner three times a second. */
const LOOKS = { beginner: 20, master: 4 } as const;
/** Within this, a beginner's hand is off by as much either way. */
const SLOPPY = 90;
const CHOICES = 8;
/** From this skill on it coils. */
const COILS_FROM = 0.5;
/** How far from a pile it begins to go round, and how wide beyond the pile. */
const ROUND_FROM = 150;
const BERTH = 26;
/** World units skin to skin from which an empty loop is turned away from. */
const EMPTY_FROM = 80;

/** Steers the arena: the best topping for the way to it, round whatever is in the way. */
export function playArena(state: ArenaState, rng: Rng, skill: number): Input | undefined {
  const [you] = state.noodles;
  const every = Math.round(LOOKS.beginner + (LOOKS.master - LOOKS.beginner) * skill);
  if (state.age >= 0 && state.age % every !== 0) return undefined;
  const sight: Sight = {
    look: 70 + 230 * skill,
    berth: 2 + 12 * skill,
    tries: 8,
    fear: 1 + 3 * skill,
  };
  const orbiting = skill >= COILS_FROM ? orbit(state, you) : undefined;
  const obstacles = obstaclesNear(state, you, sight.look + 20, orbiting?.closing);
  const wish = orbiting?.heading ?? wishFor(state, you);
  const error = Math.round((1 - skill) * SLOPPY * (2 * rng.unit() - 1));
  const heading = wrap(steerAround(you, wish, obstacles, sight) + error);
  return heading === you.want && state.age >= 0 ? undefined : { steer: heading };
}

function wishFor(state: ArenaState, you: Noodle): number {
  let best = toward(-you.x, -you.y);
  let most = 0;
  const tight = 44 + girth(you.size);
  for (let at = 0; at < CHOICES; at += 1) {
    const heading = (at * TURN) / CHOICES;
    const worth = worthAlong(state, you, heading, tight);
    if (worth > most) [most, best] = [worth, heading];
  }
  return nearestWithin(state, you, best, tight);
}

/** Toppings in a wedge, those near for more. */
function worthAlong(state: ArenaState, you: Noodle, heading: number, tight: number): number {
  let worth = 0;
  for (const { x, y } of state.food) {
    const [dx, dy] = [x - you.x, y - you.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    if (far > 420) continue;
    const along = dx * alongX(heading) + dy * alongY(heading);
    if (along < far * 0.94) continue;
    const ahead = dx * alongX(you.heading) + dy * alongY(you.heading);
    if (far < tight && ahead < far * 0.5) continue;
    worth += 1 / (30 + far);
  }
  return worth * (1 - 0.25 * (Math.abs(turnBetween(you.heading, heading)) / HALF_TURN));
}

/** Straight at the nearest topping of the wedge. */
function nearestWithin(state: ArenaState, you: Noodle, heading: number, tight: number): number {
  let best = heading;
  let least = 420;
  for (const { x, y } of state.food) {
    const [dx, dy] = [x - you.x, y - you.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    const along = dx * alongX(heading) + dy * alongY(heading);
    if (far >= least || far < tight || along < far * 0.94) continue;
    [least, best] = [far, toward(dx, dy)];
  }
  return best;
}

/** The heading that swims round a pile near enough, if the body is long enough to close the loop. */
function orbit(
  state: ArenaState,
  you: Noodle,
): { readonly heading: number; readonly closing: boolean } | undefined {
  const pile = pileNear(state, you);
  if (!pile) return undefined;
  const wide = Math.max(pile.r + girth(you.size) + BERTH, 38);
  if (you.arc < 2 * Math.PI * wide * 0.9) return undefined;
  const [dx, dy] = [pile.x - you.x, pile.y - you.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far > wide + ROUND_FROM) return undefined;
  const bearing = toward(dx, dy);
  const side = turnBetween(bearing, you.heading) < 0 ? -1 : 1;
  if (far > wide * 1.6) {
    // Aim at the side of the circle.
    return { heading: wrap(bearing + side * Math.round((wide / far) * 163)), closing: false };
  }
  const lean = Math.max(-120, Math.min(120, (wide - far) * 7));
  return {
    heading: wrap(Math.round(bearing + side * (256 + lean))),
    closing: far < wide * 1.2 && !isEmptyLoop(state, you),
  };
}

/** About to come back to its own body with nothing inside: that would be a bite, not a coil. */
function isEmptyLoop(state: ArenaState, you: Noodle): boolean {
  const loop = nearestLoop(you, EMPTY_FROM);
  return loop !== undefined && !state.food.some(({ x, y }) => inLoop(you, loop, x, y));
}

/** The largest pile in reach: its middle and radius. */
function pileNear(
  state: ArenaState,
  you: Noodle,
): { readonly x: number; readonly y: number; readonly r: number } | undefined {
  let best: { x: number; y: number; r: number } | undefined;
  let most = 2;
  for (const { x, y } of state.food) {
    if ((x - you.x) * (x - you.x) + (y - you.y) * (y - you.y) > 260 * 260) continue;
    const near = state.food.filter(
      (other) => (other.x - x) * (other.x - x) + (other.y - y) * (other.y - y) < 45 * 45,
    );
    if (near.length <= most) continue;
    const [mx, my] = [
      near.reduce((sum, t) => sum + t.x, 0) / near.length,
      near.reduce((sum, t) => sum + t.y, 0) / near.length,
    ];
    const r = Math.sqrt(
      Math.max(...near.map((t) => (t.x - mx) * (t.x - mx) + (t.y - my) * (t.y - my))),
    );
    [most, best] = [near.length, { x: mx, y: my, r }];
  }
  return best;
}
