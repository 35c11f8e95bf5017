import type { Rng, StepContext } from '@playgrove/kit/contract';
import { sin } from '@playgrove/kit/core';
import { speciesOf, type Nature, type Species } from './fish.ts';
import type { Fight, Mood, Patch, State } from './state.ts';
import { asks, offOf, patchAt } from './traits.ts';
import { HALF, HZ } from './water.ts';

/** Where a hooked fish can be netted, meters out. */
export const NET = 3.2;
/** Meters out beyond which no fish runs. */
const SPOOL = 38;
/** Line tension with nothing pulling: loose, and reeling. */
const LOOSE = 7;
const REELING = 45;
/** What a fish's full pull adds. */
const PULL = 50;
/** How fast tension follows, a tick. */
const FOLLOW = 0.105;
/** With so much strength left it bolts from the net, so many meters a tick. */
const FRESH_YET = 0.34;
const BOLT = 0.1;
/** The part of a fight in the green that makes it a clean one. */
export const CLEAN = 0.8;

/** Meters a tick that a rod held to a side draws a rested fish there, at most. */
const LEAN = 0.027;
/** Ticks of loose line that work a fish out of the weed, and what weed adds to a held line. */
const WORK = 40;
const STEMS = 20;
/** What stems take off the green, as often as so many times. */
const FRAYS = 5;
const MAX_FRAYED = 4;
/** Ticks for which a fish that came free keeps out of the weed. */
const WARY = 200;
/** Meters within which a running fish makes for a bed. */
const SCENT = 6.5;
/** Meters aside from the hole from which the line rubs on the ice, and where the fish turns. */
export const RUBS = 1.5;
const TETHER = 3.6;

export type Zone = { readonly low: number; readonly high: number };

/**
 * The tension that tires a fish and risks nothing; a better line widens it, a soft mouth and every
 * time that it lay in weed narrow it.
 */
export function greenOf({ career, fight }: Pick<State, 'career' | 'fight'>, nature: Nature): Zone {
  const high = 66 + 5.5 * career.purse.levels.line - FRAYS * (fight?.frayed ?? 0);
  return { low: 26, high: nature === 'nibbler' ? high - 8 : high };
}

/** How strong it is: its kind, its water and its size. */
export function powerOf({ rank, lake }: Species, size: number): number {
  return 0.74 + 0.1 * rank + 0.04 * lake + 0.2 * size;
}

/** Seconds in the green that tire it. */
export function enduranceOf({ rank, lake }: Species, size: number): number {
  return 3.2 + 1.9 * rank + 0.2 * lake + 2.4 * size;
}

/** Meters a tick that reeling brings. */
export function reelOf({ career }: Pick<State, 'career'>): number {
  return 0.029 + 0.0075 * career.purse.levels.reel;
}

export function hook(state: State, perfect: boolean): void {
  const { x, z } = state;
  const ice = asks(state, 'ice');
  state.aim = x;
  state.fight = {
    mood: 'rest',
    t: 0,
    span: 26,
    pull: 0.2,
    tension: 38,
    strain: 0,
    slack: 0,
    stamina: perfect ? 0.75 : 1,
    // Through ice it comes straight up.
    dist: ice ? NET + 5 + 5 * (state.wait?.size ?? 0) : Math.max(NET + 2.5, z),
    x,
    way: x > 0 ? -1 : 1,
    ticks: 0,
    green: 0,
    perfect,
    bowed: false,
    dash: 0,
    snag: 0,
    frayed: 0,
  };
}

/** What a nature does next, and for how many ticks. */
function next(nature: Nature, fight: Fight, rng: Rng): readonly [Mood, number] {
  const { mood } = fight;
  const ticks = (least: number, more: number): number => least + rng.int(more);
  if (nature === 'jumper') {
    if (mood === 'tell') return ['leap', 40];
    if (mood === 'leap') return ['run', ticks(20, 20)];
    return mood === 'rest' ? ['tell', 34] : ['rest', ticks(46, 36)];
  }
  if (nature === 'diver') {
    if (mood === 'dive') return ['sulk', ticks(60, 40)];
    return ['dive', ticks(95, 45)];
  }
  if (mood === 'run') {
    if (nature === 'darter') return ['rest', ticks(26, 26)];
    return ['rest', nature === 'puller' ? ticks(62, 40) : ticks(70, 60)];
  }
  if (nature === 'darter') return ['run', ticks(24, 18)];
  return ['run', nature === 'puller' ? ticks(110, 60) : ticks(26, 24)];
}

/** How hard it wants to pull in its mood, 0 to 1.2 before strength and tiredness. */
function wish(nature: Nature, { mood, t, span }: Fight): number {
  const part = t / Math.max(1, span);
  if (mood === 'rest') return nature === 'nibbler' ? 0.2 + 0.1 * sin(t * 0.22) : 0.16;
  if (mood === 'tell') return 0.3;
  if (mood === 'sulk') return 0.02;
  if (mood === 'leap') return 0.5;
  if (mood === 'dive') return 0.25 + 0.95 * part;
  if (nature === 'darter') return 1.08;
  if (nature === 'puller') return 0.72 + 0.12 * sin(t * 0.12);
  return nature === 'nibbler' ? 0.62 : 0.8;
}

type End = 'landed' | 'snap' | 'slip' | 'weed' | 'rim';

/** One tick of a fight: what ends it, if anything. */
export function struggle(state: State, fight: Fight, context: StepContext): End | undefined {
  if (!state.wait) return 'slip';
  const species = speciesOf(state.wait.fish);
  const power = powerOf(species, state.wait.size);
  change(species.nature, fight, state, context);
  tangle(state, fight, context);
  const weary = 0.38 + 0.62 * fight.stamina;
  fight.pull += (wish(species.nature, fight) * power * weary - fight.pull) * 0.14;
  const leaping = fight.mood === 'leap';
  // A line held tight against a leap takes all of its weight.
  const shock = leaping && state.held ? 34 : 0;
  const stems = fight.snag > 0 && state.held ? STEMS : 0;
  const want = (state.held ? REELING : LOOSE) + fight.pull * PULL + shock + stems;
  fight.tension = Math.max(0, Math.min(112, fight.tension + (want - fight.tension) * FOLLOW));
  const green = greenOf(state, species.nature);
  const inGreen = fight.tension >= green.low && fight.tension <= green.high;
  const wasOver = fight.strain > 0.02;
  const over = fight.tension - green.high;
  // A line that is let go slips through the drag: half as bad.
  const drag = state.held ? 1 : 0.45;
  const hurts = (0.0035 + over * 0.0011) * drag;
  const rubs = isRubbing(state, fight) ? 0.009 * drag : 0;
  fight.strain = Math.max(0, fight.strain + (over > 0 ? hurts : rubs > 0 ? 0 : -0.0045) + rubs);
  if (!wasOver && fight.strain > 0.02) context.cue(rubs > 0 ? 'rub' : 'strain', at(state, fight));
  const loose = fight.tension < 16 && !leaping && fight.ticks > 40;
  fight.slack = Math.max(0, fight.slack + (loose ? 0.0085 : -0.012));
  fight.ticks += 1;
  if (inGreen) fight.green += 1;
  const tires = inGreen ? 0.55 + fight.pull * 0.9 : 0.12;
  fight.stamina = Math.max(0, fight.stamina - tires / (enduranceOf(species, state.wait.size) * HZ));
  swim(state, fight, power);
  if (fight.strain >= 1) return fight.snag > 0 ? 'weed' : rubs > 0 ? 'rim' : 'snap';
  if (fight.slack >= 1) return 'slip';
  if (fight.dist > NET) return undefined;
  if (fight.stamina <= FRESH_YET) return 'landed';
  bolt(state, fight, context);
  return undefined;
}

/** It sees the net and is not tired enough for that. */
function bolt(state: State, fight: Fight, context: StepContext): void {
  fight.mood = 'run';
  fight.t = 0;
  fight.span = 46;
  fight.dash = 34;
  fight.stamina = Math.max(0, fight.stamina - 0.1);
  context.cue('bolt', at(state, fight));
}

/** Where the hooked fish is, meters across and out. */
export const at = (state: State, { x, dist }: Fight): { x: number; y: number } => ({
  x,
  y: asks(state, 'ice') ? state.z : dist,
});

/** The line lies against the edge of the hole. */
export const isRubbing = (state: State, { x }: Fight): boolean =>
  asks(state, 'ice') && Math.abs(x - state.x) > RUBS;

/** The bed that a hooked fish makes for. */
export function refuge(state: State, { x, dist, snag }: Fight): Patch | undefined {
  if (!asks(state, 'weed') || snag < 0) return undefined;
  const far = (patch: Patch): number => offOf(patch, x, dist) - patch.r;
  const [nearest] = state.patches.toSorted((a, b) => far(a) - far(b));
  return nearest && far(nearest) < SCENT ? nearest : undefined;
}

/** In the weed it is stuck and gathers strength; loose line lets it work itself out, to the side the rod is held to. */
function tangle(state: State, fight: Fight, context: StepContext): void {
  if (fight.snag < 0) {
    fight.snag += 1;
    return;
  }
  const bed = asks(state, 'weed') ? patchAt(state, fight.x, fight.dist) : undefined;
  if (!bed) return;
  if (fight.snag === 0) {
    fight.snag = WORK;
    fight.frayed = Math.min(MAX_FRAYED, fight.frayed + 1);
    fight.stamina = Math.min(1, fight.stamina + 0.1);
    context.cue('snag', at(state, fight));
    return;
  }
  if (state.held) return;
  fight.snag -= 1;
  if (fight.snag > 0) return;
  fight.snag = -WARY;
  fight.way = state.aim < bed.x ? -1 : 1;
  fight.x = bed.x + fight.way * (bed.r + 0.8);
  context.cue('freed', at(state, fight));
}

function change(nature: Nature, fight: Fight, state: State, context: StepContext): void {
  fight.t += 1;
  if (fight.mood === 'leap' && fight.t === 10) {
    fight.bowed = !state.held;
    if (fight.bowed) {
      fight.stamina = Math.max(0, fight.stamina - 0.14);
      context.cue('bow', at(state, fight));
    }
  }
  if (fight.t < fight.span) return;
  [fight.mood, fight.span] = next(nature, fight, context.rng);
  fight.t = 0;
  // A tired fish rests longer.
  if (fight.mood === 'rest') fight.span = Math.round(fight.span * (1.5 - 0.5 * fight.stamina));
  if (fight.mood !== 'rest' && fight.mood !== 'sulk') context.cue(fight.mood, at(state, fight));
  if (context.rng.chance(0.55)) fight.way = -fight.way;
  const bed = refuge(state, fight);
  if (bed) fight.way = bed.x < fight.x ? -1 : 1;
}

/** Reeling brings it in, its runs take line; it swims across as it likes. */
function swim(state: State, fight: Fight, power: number): void {
  const free = Math.max(0.12, 1.1 - fight.pull * 0.85);
  if (fight.snag > 0) return;
  if (state.held && fight.dash === 0)
    fight.dist -= reelOf(state) * free * (fight.stamina < 0.05 ? 1.5 : 1);
  const runs = fight.mood === 'run' || fight.mood === 'dive' || fight.mood === 'leap';
  if (fight.dash > 0) {
    fight.dash -= 1;
    fight.dist += BOLT;
  } else if (runs && !state.held) fight.dist += 0.03 * fight.pull * power;
  fight.dist = Math.max(NET, Math.min(SPOOL, fight.dist));
  const ice = asks(state, 'ice');
  const lively = (runs ? 0.035 : 0.009) * (ice ? 0.6 : 1);
  const width = ice ? TETHER : Math.min(HALF - 0.6, 1.5 + fight.dist * 0.5);
  const middle = ice ? state.x : 0;
  const tight = state.held ? 1 : 0.4;
  const lean = Math.max(-1, Math.min(1, (state.aim - fight.x) / 2)) * tight;
  fight.x += fight.way * lively * (0.5 + 0.5 * fight.stamina);
  fight.x += lean * LEAN * (1.2 - 0.4 * fight.stamina);
  if (fight.x > middle + width) [fight.x, fight.way] = [middle + width, -1];
  if (fight.x < middle - width) [fight.x, fight.way] = [middle - width, 1];
}
