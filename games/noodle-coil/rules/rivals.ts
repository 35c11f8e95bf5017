import type { Rng } from '@playgrove/kit/contract';
import { girth, layOut, snap } from './body.ts';
import { BOWL } from './food.ts';
import { alongX, alongY, toward, TURN, wrap } from '@playgrove/kit/logic/headings';
import { obstaclesNear, steerAround, type Sight } from './steering.ts';
import { SAFE_TICKS, type ArenaState, type Mind, type Noodle } from './types.ts';

/** Rivals think ten times a second, each on its own beat. */
const THINK_EVERY = 6;
/** Ticks until a burst rival returns. */
export const AWAY = 240;
const FROM_PLAYER = 520;

/** How each sees: the calm look far, the hot-headed hardly at all. */
const SIGHTS: Readonly<Record<Mind, Sight>> = {
  you: { look: 200, berth: 10, tries: 8, fear: 3 },
  udon: { look: 190, berth: 16, tries: 8, fear: 3 },
  somen: { look: 210, berth: 26, tries: 9, fear: 4 },
  mala: { look: 90, berth: 4, tries: 5, fear: 1.6 },
  glass: { look: 150, berth: 10, tries: 8, fear: 2.6 },
  soba: { look: 165, berth: 8, tries: 8, fear: 2.4 },
};

/** Every rival decides where it wants to go. They turn and swim by the same rules as the player. */
export function think(state: ArenaState, rng: Rng): void {
  for (const me of state.noodles) {
    if (me.id === 0 || me.away > 0) continue;
    if ((state.age + me.id) % THINK_EVERY !== 0 && me.press === 0) continue;
    const sight = SIGHTS[me.mind];
    const wish = wishOf(state, me, rng);
    me.want = steerAround(me, wish, obstaclesNear(state, me, sight.look + 20), sight);
  }
}

function wishOf(state: ArenaState, me: Noodle, rng: Rng): number {
  const [you] = state.noodles;
  const near = (you.x - me.x) * (you.x - me.x) + (you.y - me.y) * (you.y - me.y);
  if (me.mind === 'somen' && near < 190 * 190) return toward(me.x - you.x, me.y - you.y);
  if (me.mind === 'soba' && state.age > 3 * SAFE_TICKS && near < 420 * 420 && near > 150 * 150) {
    // It swims for a place well ahead of the player: a fence seen in time, never a trap at the nose.
    const [x, y] = [you.x + alongX(you.heading) * 210, you.y + alongY(you.heading) * 210];
    if (x * x + y * y < (BOWL - 120) * (BOWL - 120)) return toward(x - me.x, y - me.y);
  }
  if (me.mind === 'mala' && rng.chance(0.12)) return wrap(me.heading + rng.int(300) - 150);
  const food = foodFor(state, me);
  if (!food) return toward(-me.x, -me.y);
  const heading = toward(food.x - me.x, food.y - me.y);
  // The glass noodle swims round a pile before it eats.
  const far = Math.sqrt((food.x - me.x) * (food.x - me.x) + (food.y - me.y) * (food.y - me.y));
  return me.mind === 'glass' && far < 110 && (state.age >> 8) % 2 === 0
    ? wrap(heading + 200)
    : heading;
}

/** The topping worth most for the way to it. Those behind the neck are out of reach for now. */
function foodFor(state: ArenaState, me: Noodle): { x: number; y: number } | undefined {
  let best: { x: number; y: number } | undefined;
  let least = Infinity;
  const tight = 40 + girth(me.size);
  const ax = alongX(me.heading);
  const ay = alongY(me.heading);
  for (const topping of state.food) {
    const dx = topping.x - me.x;
    const dy = topping.y - me.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    const along = dx * ax + dy * ay;
    if (far < tight && along < far * 0.5) continue;
    const cost = far - along * 0.4;
    if (cost < least) [least, best] = [cost, topping];
  }
  return best;
}

/** How many rivals swim with a player who has been this long: one more at each of these lengths. */
const JOIN_AT = [0, 0, 0, 26, 42] as const;

export function rivalsFor({ longest, twist }: ArenaState): number {
  if (twist === 'crowd') return JOIN_AT.length;
  let count = 0;
  for (const length of JOIN_AT) if (longest >= length) count += 1;
  return count;
}

export function createRival(id: number, mind: Mind): Noodle {
  const rival: Noodle = {
    id,
    mind,
    x: 0,
    y: 0,
    heading: 0,
    want: 0,
    size: 10,
    arc: 0,
    path: [],
    press: 0,
    slip: 0,
    hot: 0,
    away: 0,
  };
  return rival;
}

/** Puts a rival into the bowl, out of the player's sight and clear of all. */
export function enter(state: ArenaState, rival: Noodle, rng: Rng): void {
  const [you] = state.noodles;
  let best = { x: 0, y: 0, room: -1 };
  for (let tried = 0; tried < 10; tried += 1) {
    const heading = rng.int(TURN);
    const far = (BOWL - 180) * Math.sqrt(rng.unit());
    const [x, y] = [alongX(heading) * far, alongY(heading) * far];
    let room = Math.min(
      FROM_PLAYER,
      Math.sqrt((x - you.x) * (x - you.x) + (y - you.y) * (y - you.y)),
    );
    for (const other of state.noodles) {
      if (other === rival || other.away > 0) continue;
      room = Math.min(
        room,
        260 + Math.sqrt((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)),
      );
    }
    if (room > best.room) best = { x, y, room };
  }
  rival.x = snap(best.x);
  rival.y = snap(best.y);
  rival.heading = toward(-best.x - 1, -best.y);
  rival.want = rival.heading;
  rival.size = 8 + rng.int(10) + Math.min(60, Math.floor(state.longest * rng.between(0.2, 0.7)));
  rival.press = 0;
  rival.slip = 90;
  rival.hot = 0;
  rival.away = 0;
  layOut(rival);
}
