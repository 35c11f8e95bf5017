import type { Rng } from '@playgrove/kit/contract';
import { girth, snap, SPACING } from './body.ts';
import { alongX, alongY, TURN } from '@playgrove/kit/logic/headings';
import { CHILLI, EGG, type ArenaState, type Noodle } from './types.ts';

/** The bowl's radius, in world units; its middle is 0, 0. */
export const BOWL = 900;
/** Toppings afloat when nobody has just burst. */
export const AFLOAT = 84;
const PILES = [1, 3, 3, 4, 5, 7] as const;
const FEAST = [1, 7, 7, 9] as const;
/** Between toppings of a pile. */
const PIECE_GAP = 21;
const FROM_HEADS = 130;
const TRIES = 12;
/** Most toppings left by a burst noodle. */
const MAX_LEFT = 26;
/** Toppings drift toward the player's mouth from this near. */
const DRIFT_FROM = 62;
const DRIFT = 1.9;

export function drop(state: ArenaState, x: number, y: number, kind: number): void {
  const far = Math.sqrt(x * x + y * y);
  const most = BOWL - 34;
  const part = far > most ? most / far : 1;
  state.food.push({ id: state.nextId, x: snap(x * part), y: snap(y * part), kind });
  state.nextId += 1;
}

function anyKind(rng: Rng, twist: ArenaState['twist']): number {
  if (rng.chance(twist === 'hot' ? 0.3 : 0.05)) return CHILLI;
  return rng.chance(0.08) ? EGG : rng.int(5);
}

/** A pile of toppings round a point. */
export function dropPile(state: ArenaState, x: number, y: number, count: number, rng: Rng): void {
  const kind = rng.int(5);
  const turn = rng.int(TURN);
  for (let at = 0; at < count; at += 1) {
    const around = count > 1 && at < 6 ? PIECE_GAP * (count < 5 ? 0.8 : 1.12) : 0;
    const heading = turn + (at * TURN) / Math.min(count, 6);
    drop(
      state,
      x + alongX(Math.round(heading)) * around,
      y + alongY(Math.round(heading)) * around,
      rng.chance(0.7) && count > 1 ? kind : anyKind(rng, state.twist),
    );
  }
}

/** Keeps the bowl stocked: a new pile, away from every head. */
export function stock(state: ArenaState, rng: Rng): void {
  if (state.food.length >= AFLOAT) return;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const heading = rng.int(TURN);
    const far = Math.sqrt(rng.unit()) * (BOWL - 90);
    const [x, y] = [alongX(heading) * far, alongY(heading) * far];
    const crowded = state.noodles.some(
      (noodle) =>
        (noodle.x - x) * (noodle.x - x) + (noodle.y - y) * (noodle.y - y) < FROM_HEADS * FROM_HEADS,
    );
    if (crowded) continue;
    dropPile(state, x, y, rng.pick<number>(state.twist === 'feast' ? FEAST : PILES), rng);
    return;
  }
}

/** What a burst noodle leaves: toppings along its body. */
export function spill(state: ArenaState, noodle: Noodle, rng: Rng): void {
  const { path } = noodle;
  const points = Math.min(path.length / 2, Math.floor(noodle.arc / SPACING));
  const count = Math.min(MAX_LEFT, 6 + Math.floor(noodle.size / 4));
  for (let at = 0; at < count; at += 1) {
    const index = path.length - 2 - 2 * Math.floor((at / count) * points);
    const [x, y] = [path[index] ?? noodle.x, path[index + 1] ?? noodle.y];
    drop(state, x + rng.between(-8, 8), y + rng.between(-8, 8), anyKind(rng, state.twist));
  }
}

/** How near a topping must be to be eaten: larger than it looks, straight ahead most of all. */
const AHEAD = 17;
const ASIDE = 5;
/** Nothing from here on is in any mouth. */
const FARTHEST = 40;

export function inMouth(noodle: Noodle, x: number, y: number): boolean {
  const dx = x - noodle.x;
  const dy = y - noodle.y;
  if (dx > FARTHEST || dx < -FARTHEST || dy > FARTHEST || dy < -FARTHEST) return false;
  const ahead = dx * alongX(noodle.heading) + dy * alongY(noodle.heading);
  const reach = girth(noodle.size) + (ahead > 0 ? AHEAD : ASIDE);
  if (dx * dx + dy * dy > reach * reach) return false;
  const aside = girth(noodle.size) + ASIDE;
  return dx * dx + dy * dy < aside * aside || ahead > reach * 0.4;
}

/** Toppings ahead drift toward the player's mouth; those at its side stay, to be coiled. */
export function drift(state: ArenaState): void {
  const [you] = state.noodles;
  for (const topping of state.food) {
    const dx = you.x - topping.x;
    const dy = you.y - topping.y;
    const square = dx * dx + dy * dy;
    if (square > DRIFT_FROM * DRIFT_FROM || square < 1) continue;
    const far = Math.sqrt(square);
    if (-dx * alongX(you.heading) - dy * alongY(you.heading) < far * 0.75) continue;
    topping.x = snap(topping.x + (dx / far) * DRIFT);
    topping.y = snap(topping.y + (dy / far) * DRIFT);
  }
}
