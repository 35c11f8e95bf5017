import type { Rng } from '@playgrove/kit/contract';
import { homeOf, planLoop, steerTo, threatTo, type Style } from './loops.ts';
import { ownerAt } from './land.ts';
import { isHome, WIND_UP } from './skate.ts';
import {
  CELL,
  HZ,
  SAFE_TICKS,
  type Cueing,
  type Mood,
  type Rival,
  type Skater,
  type State,
} from './types.ts';

/** Rivals think eight times a second, each on its own beat. */
const THINK_EVERY = 7;
/** Cells of a trail from which it is seen from farther than usual, and how much farther. */
const LURE = 48;
const MAX_LURE = 2.5;
/** From this near a waypoint is reached. */
const REACHED = 26;

type Temper = {
  /** Cells out and across of an ordinary loop, and of a greedy one. */
  readonly reach: number;
  readonly greedy: number;
  /** How likely a loop is a greedy one. */
  readonly greed: number;
  /** Cells from which it goes for a trail; 0 never. */
  readonly sight: number;
  /** Ticks that a hunt may take, and that it rests after. */
  readonly grim: number;
  /** How early it goes home: 1 as late as it can, 0 never minds. */
  readonly fear: number;
  readonly theft: number;
};

const TEMPERS: Readonly<Record<Rival, Temper>> = {
  penguin: { reach: 6, greedy: 10, greed: 0.1, sight: 0, grim: 0, fear: 1.8, theft: 0.3 },
  hare: { reach: 8, greedy: 12, greed: 0.25, sight: 11, grim: 100, fear: 1.4, theft: 0.6 },
  bear: { reach: 10, greedy: 18, greed: 0.6, sight: 9, grim: 110, fear: 0.7, theft: 1 },
  fox: { reach: 8, greedy: 13, greed: 0.2, sight: 20, grim: 230, fear: 1.2, theft: 1 },
  seal: { reach: 8, greedy: 12, greed: 0.2, sight: 7, grim: 90, fear: 1.2, theft: 0.5 },
  moose: { reach: 11, greedy: 17, greed: 0.4, sight: 13, grim: 150, fear: 0, theft: 1.4 },
  lynx: { reach: 9, greedy: 14, greed: 0.25, sight: 26, grim: 280, fear: 1.1, theft: 1.1 },
};

export function feel(me: Skater, mood: Mood): void {
  if (me.mood === mood) return;
  me.mood = mood;
  me.felt = 0;
}

/** Every rival decides where it wants to go; they skate by the player's own rules. */
export function think(state: State, context: Cueing): void {
  for (const me of state.skaters) {
    if (me.kind === 'you' || me.away > 0) continue;
    me.felt += 1;
    if (me.rest > 0) me.rest -= 1;
    if ((state.age + me.id * 2) % THINK_EVERY !== 0) continue;
    me.want = decide(state, me, TEMPERS[me.kind], context);
  }
}

function decide(state: State, me: Skater, temper: Temper, context: Cueing): number {
  const away = me.trail.length > 0;
  if (away && me.mood !== 'hunt' && isAfraid(state, me, temper)) feel(me, 'scared');
  if (me.mood !== 'scared') {
    const chased = chase(state, me, temper, context);
    if (chased !== undefined) return chased;
  }
  if (!away && isHome(state, me)) {
    if (me.mood === 'scared') feel(me, 'calm');
    if (me.plan.length === 0) plan(state, me, temper, context.rng);
  }
  if (me.mood === 'scared') me.plan = [];
  while (me.plan.length > 0) {
    const [x = 0, y = 0] = me.plan;
    const [dx, dy] = [x - me.x, y - me.y];
    if (dx * dx + dy * dy > REACHED * REACHED) return steerTo(state, me, x, y);
    me.plan.splice(0, 2);
  }
  const home = homeOf(state, me);
  return home ? steerTo(state, me, home.x, home.y) : me.want;
}

function plan(state: State, me: Skater, temper: Temper, rng: Rng): void {
  const isGreedy = rng.chance(temper.greed);
  const style: Style = {
    reach: isGreedy ? temper.greedy : temper.reach,
    tries: 6,
    theft: temper.theft,
    berth: 5 * temper.fear,
  };
  me.plan = planLoop(state, me, style, rng);
  feel(me, isGreedy && me.plan.length > 0 ? 'greedy' : 'calm');
}

function isAfraid(state: State, me: Skater, { fear }: Temper): boolean {
  if (fear === 0) return false;
  const threat = threatTo(state, me);
  if (!threat || threat.ticks > 240) return false;
  const home = homeOf(state, me);
  return home !== undefined && threat.ticks < home.ticks * fear + 14;
}

/** The heading of a hunt that goes on or begins. */
function chase(
  state: State,
  me: Skater,
  { sight, grim }: Temper,
  { rng, cue }: Cueing,
): number | undefined {
  if (sight === 0) return undefined;
  if (me.mood !== 'hunt') {
    if (me.rest > 0 || state.age < SAFE_TICKS - WIND_UP) return undefined;
    const prey = preyFor(state, me, sight);
    if (!prey || rng.chance(0.35)) return undefined;
    feel(me, 'hunt');
    me.prey = prey.id;
    me.plan = [];
    if (prey.id === 0) cue('growl', { x: me.x, y: me.y }, me.id);
  }
  const prey = state.skaters[me.prey];
  const spot = prey && prey.trail.length > 2 ? nearestOn(prey, me) : undefined;
  if (!prey || !spot || me.felt > grim * lureOf(prey) + WIND_UP || isHomeOfOther(state, me, prey)) {
    feel(me, 'calm');
    me.prey = -1;
    me.rest = 5 * HZ;
    return undefined;
  }
  return steerTo(state, me, spot.x, spot.y);
}

/** A trail around half the lake draws hunters from afar, and holds them longer. */
const lureOf = ({ trail }: Skater): number => Math.max(1, Math.min(MAX_LURE, trail.length / LURE));

/** Nobody follows onto the prey's own ice: there it is faster. */
const isHomeOfOther = (state: State, me: Skater, prey: Skater | undefined): boolean =>
  prey !== undefined &&
  me.felt > WIND_UP &&
  ownerAt(state, Math.floor(me.y / CELL) * state.size + Math.floor(me.x / CELL)) === prey.id;

function preyFor(state: State, me: Skater, sight: number): Skater | undefined {
  let best: Skater | undefined;
  let least = 1;
  for (const other of state.skaters) {
    if (other === me || other.away > 0 || other.trail.length < 8) continue;
    const spot = nearestOn(other, me);
    if (!spot) continue;
    const far = Math.sqrt((spot.x - me.x) * (spot.x - me.x) + (spot.y - me.y) * (spot.y - me.y));
    const part = far / (sight * CELL * lureOf(other));
    if (part < least) [least, best] = [part, other];
  }
  return best;
}

/** The place on a trail that is nearest, not right at its skater's feet. */
function nearestOn(
  prey: Skater,
  me: Skater,
): { readonly x: number; readonly y: number } | undefined {
  let least = Infinity;
  let best: { x: number; y: number } | undefined;
  const { path } = prey;
  for (let at = 0; at < path.length - 4; at += 2) {
    const [x, y] = [path[at] ?? 0, path[at + 1] ?? 0];
    const square = (x - me.x) * (x - me.x) + (y - me.y) * (y - me.y);
    if (square < least) [least, best] = [square, { x, y }];
  }
  return best;
}
