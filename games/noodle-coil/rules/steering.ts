import { girth, pointsToSkip, SPACING, speedOf, TURN_RATE } from './body.ts';
import { BOWL } from './food.ts';
import { alongX, alongY, HALF_TURN, turnBetween, wrap } from '@playgrove/kit/logic/headings';
import type { ArenaState, Noodle } from './types.ts';

/** How a noodle looks round corners. Lengths in world units. */
export type Sight = {
  /** How far it sees. */
  readonly look: number;
  /** How wide a berth it gives, beyond touching. */
  readonly berth: number;
  /** Headings tried on each side. */
  readonly tries: number;
  /** How much danger weighs against going astray. */
  readonly fear: number;
};

/** Ticks of its slip it does not count on. */
const SLIPPING = 10;
/** Its own neck is never in its way. */
const NECK = 70;
const STAYS = 1e6;
const STEP_ASIDE = 50;

/**
 * What could be bitten nearby: flat x, y, radius and how far all swim
 * until it has moved away (`STAYS` when it does not), and how far until it counts at all.
 * @param closing it means to close a loop on itself, so its own body is no obstacle
 */
export function obstaclesNear(
  state: ArenaState,
  me: Noodle,
  look: number,
  closing = false,
): number[] {
  const found: number[] = [];
  for (const other of state.noodles) {
    if (other.away > 0 || (other === me && closing)) continue;
    const reach = girth(other.size);
    // It may swim over itself for as long as it slips.
    const counts = other === me ? Math.max(0, me.slip - SLIPPING) * speedOf(me) : 0;
    const { path } = other;
    const from = Math.max(0, path.length - 2 * Math.floor(other.arc / SPACING));
    const to = path.length - (other === me ? 2 * Math.floor(NECK / SPACING) : 0);
    // Every second point will do: they lie closer together than a body is thick.
    for (let at = from; at < to; at += 4) {
      const dx = (path[at] ?? 0) - me.x;
      const dy = (path[at + 1] ?? 0) - me.y;
      if (dx * dx + dy * dy >= look * look) {
        // On to the next that can be near, still on every second point.
        at += 4 * (Math.max(1, Math.floor(pointsToSkip(dx * dx + dy * dy, look) / 2)) - 1);
        continue;
      }
      const leaves = ((at - from) / 2 + 1) * SPACING;
      found.push(path[at] ?? 0, path[at + 1] ?? 0, reach, leaves, counts);
    }
    if (other === me) continue;
    add(found, me, other.x, other.y, reach * 1.3, STAYS, 0, look);
    // Nobody cuts across right before another's nose.
    for (const ahead of [30, 60, 90]) {
      const x = other.x + alongX(other.heading) * ahead;
      const y = other.y + alongY(other.heading) * ahead;
      add(found, me, x, y, reach, STAYS, 0, look);
    }
  }
  return found;
}

function add(
  found: number[],
  me: Noodle,
  x: number,
  y: number,
  r: number,
  leaves: number,
  counts: number,
  look: number,
): void {
  const dx = x - me.x;
  const dy = y - me.y;
  if (dx * dx + dy * dy < look * look) found.push(x, y, r, leaves, counts);
}

/** Ticks between the places a course is tried at. */
const STRIDE = 5;

/** How far it gets when it turns to a heading and swims on, up to `look`: its own turning circle counts. */
export function clearance(
  me: Noodle,
  want: number,
  obstacles: readonly number[],
  sight: Sight,
): number {
  const own = girth(me.size) * 0.8 + sight.berth;
  const stride = speedOf(me) * STRIDE;
  const rim = BOWL - own;
  let { x, y, heading } = me;
  for (let gone = 0; gone < sight.look; gone += stride) {
    const turn = turnBetween(heading, want);
    heading += Math.max(-TURN_RATE * STRIDE, Math.min(TURN_RATE * STRIDE, turn));
    const ax = alongX(heading);
    const ay = alongY(heading);
    x += ax * stride;
    y += ay * stride;
    if (x * x + y * y > rim * rim && x * ax + y * ay > 0) return gone;
    for (let at = 0; at < obstacles.length; at += 5) {
      if ((obstacles[at + 3] ?? 0) < gone || (obstacles[at + 4] ?? 0) > gone) continue;
      const dx = (obstacles[at] ?? 0) - x;
      const dy = (obstacles[at + 1] ?? 0) - y;
      const reach = own + (obstacles[at + 2] ?? 0);
      if (dx * dx + dy * dy < reach * reach && dx * ax + dy * ay > 0) return gone;
    }
  }
  return sight.look;
}

/** Headings that are thought about, and what each costs where nothing lies in the way. */
const headings: number[] = [];
const costs: number[] = [];

/**
 * The best heading near the one it would like, with what lies in the way taken into account; of two
 * as good the first. The cheapest are looked along first: most often no other can be better then.
 */
export function steerAround(
  me: Noodle,
  wish: number,
  obstacles: readonly number[],
  sight: Sight,
): number {
  headings.length = 0;
  costs.length = 0;
  for (let at = -sight.tries; at <= sight.tries; at += 1) {
    // Straight ahead both what it would like and the way it swims are tried.
    for (let base = at === 0 ? 0 : 1; base < 2; base += 1) {
      const heading = wrap(Math.round((base === 0 ? wish : me.heading) + at * STEP_ASIDE));
      const astray = Math.abs(turnBetween(heading, wish)) / HALF_TURN;
      const swing = Math.abs(turnBetween(heading, me.heading)) / HALF_TURN;
      headings.push(heading);
      costs.push(astray + swing * 0.25);
    }
  }
  let best = -1;
  let least = Infinity;
  for (;;) {
    let next = -1;
    let lowest = Infinity;
    for (let at = 0; at < costs.length; at += 1) {
      const cost = costs[at] ?? Infinity;
      if (cost >= lowest) continue;
      lowest = cost;
      next = at;
    }
    if (next < 0 || lowest > least) break;
    costs[next] = Infinity;
    const clear = clearance(me, headings[next] ?? 0, obstacles, sight);
    const lack = (sight.look - clear) / sight.look;
    const cost = lowest + sight.fear * lack * lack;
    if (cost > least || (cost === least && next > best)) continue;
    least = cost;
    best = next;
  }
  return headings[best] ?? wrap(wish);
}
