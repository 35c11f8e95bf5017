import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { periodOf, type Course } from './rules/course.ts';
import { ageOf, atStart, PACE, press, release, stepWalk, type Walk } from './rules/fox.ts';
import type { Place } from './levels.ts';
import { playTaps, type Played } from './search.ts';
import { placeOf, type Input, type State } from './rules.ts';

/** How far a beginner's taps are off, ticks, each way. */
const CLUMSY = 12;
/** Ticks that are looked at before the fox is sent off. */
const LOOK = 20;
/** Board units by which a place may differ and still be known again. */
const NEAR = 20;
/** Ticks by which a moth may differ from where it was, to be jumped at. */
const IN_TIME = 14;
/** Board units by which the fox may be off the way and still be on it. */
const ASTRAY = 44;
/** As long as the jump rises. */
const WHOLE = 99;
/** Ticks for which a trunk is held on to before a kick off it that came otherwise than planned. */
const MUCH_LATER = 240;

/** A use of the button on the stored way: where, and how everything stood. */
type Site = {
  readonly walk: Walk;
  /** Ticks of rising after which the button is let go. */
  readonly hold: number;
  /** The moth that the jump is meant for; −1: none. */
  readonly onto: number;
};

type Way = {
  readonly sites: readonly Site[];
  /** By tick: where the fox is. */
  readonly path: Played['path'];
};

let known: { readonly place: Place; readonly way: Way } | undefined;

function wayOf(place: Place): Way {
  if (known?.place !== place) {
    const { path } = playTaps(place.course(), place.taps, place.ticks);
    known = { place, way: { sites: sitesAlong(place), path } };
  }
  return known.way;
}

function sitesAlong(place: Place): readonly Site[] {
  const course = place.course();
  const walk = atStart(course);
  return place.taps.map(([from, up], at) => {
    const down = Math.max(from, walk.tick);
    while (walk.tick < down) stepWalk(course, walk);
    const site = { ...walk, since: [...walk.since] };
    press(walk);
    // The step after a press sees it, however short it is.
    while (walk.tick < Math.max(up, down + 1)) stepWalk(course, walk);
    const hold = walk.rise > 0 || walk.wanted > 0 ? Math.max(0, walk.rise - 1) : WHOLE;
    release(walk);
    // Where this jump comes down, if not cut off by the next.
    const on = { ...walk, since: [...walk.since] };
    const next = place.taps[at + 1]?.[0] ?? place.ticks;
    while (on.tick < next && !on.ground) stepWalk(course, on);
    return { walk: site, hold, onto: on.ground ? on.ride : -1 };
  });
}

/** Ticks until a place is come to; nothing where that is not in sight. */
function ticksTo({ walk: there, onto }: Site, walk: Walk, course: Course): number | undefined {
  if (there.lit !== walk.lit || there.way !== walk.way || there.wall !== walk.wall)
    return undefined;
  if (there.ground !== walk.ground || there.ride !== walk.ride) return undefined;
  if (walk.ride >= 0) return untilPhase(there, walk, course, walk.ride);
  if (walk.wall) return Math.abs(there.x - walk.x) < NEAR ? clinging(there, walk) : undefined;
  if (Math.abs(there.y - walk.y) > NEAR) return undefined;
  const left = ((there.x - walk.x) * walk.way) / PACE;
  if (onto < 0) return left;
  const wait = untilPhase(there, walk, course, onto);
  return wait !== undefined && Math.abs(wait - left) <= IN_TIME ? left : undefined;
}

/** Ticks until a moth is where it was. */
function untilPhase(there: Walk, walk: Walk, course: Course, at: number): number | undefined {
  const moth = course.moths[at];
  if (!moth) return undefined;
  const period = periodOf(moth);
  const [then, now] = [ageOf(there, moth.group), ageOf(walk, moth.group)];
  // It sleeps still: the way there wakes it.
  if (then < 0 || now < 0) return then < 0 && now < 0 ? 0 : undefined;
  const off = (((then - now) % period) + period) % period;
  return off > period / 2 ? off - period : off;
}

function clinging(there: Walk, walk: Walk): number {
  const left = there.tick - walk.tick;
  if (Math.abs(left) < MUCH_LATER) return left;
  return Math.abs(there.y - walk.y) < NEAR ? 0 : 1;
}

/**
 * Knows the stored way by its places: it presses where the way does, as near to the right tick as
 * its hand allows, and finds back to the way where a slip has led off it.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const { walk, phase } = state;
  if (phase === 'ready') return rng.int(LOOK) === 0 ? { act: 'press' } : undefined;
  if (phase !== 'run') return undefined;
  const place = placeOf(state);
  const way = wayOf(place);
  const reach = Math.round(CLUMSY * (1 - skill));
  // A press while the button is down lets it go first.
  if (isDue(way, walk, place.course(), reach, rng)) return { act: 'press' };
  if (walk.held) {
    const { hold } = way.sites[Math.min(walk.presses, way.sites.length) - 1] ?? { hold: 0 };
    if (walk.wanted === 0 && (walk.rise === 0 || walk.rise > hold)) return { act: 'release' };
  }
  return walk.tick > place.ticks * 1.5 + 180 ? { act: 'again' } : undefined;
};

/** Whether a tap falls on this tick: evenly within its reach of the right one. */
function isDue(way: Way, walk: Walk, course: Course, reach: number, rng: Rng): boolean {
  const isNow = (left: number | undefined): boolean => {
    if (left === undefined) return false;
    const room = Math.round(left) + reach;
    // The first tick goes by while the fox is sent off.
    return room >= -1 && room <= reach * 2 && rng.int(Math.max(1, room + 1)) === 0;
  };
  const next = way.sites[walk.presses];
  if (isOn(way, walk)) return isNow(next && next.walk.tick - walk.tick);
  return way.sites.some((site) => isNow(ticksTo(site, walk, course)));
}

/** Whether all goes as planned: about where the way is at this tick, or was a moment ago. */
function isOn({ sites, path }: Way, walk: Walk): boolean {
  const before = sites[walk.presses - 1]?.walk;
  if (walk.presses > sites.length) return false;
  if (before && before.lit > walk.lit) return false;
  const [x, y] = path[walk.tick - 1] ?? [walk.x, walk.y];
  return Math.abs(x - walk.x) <= ASTRAY && Math.abs(y - walk.y) <= ASTRAY * 2;
}

export const proof: Proof = {
  measure: 'win-rate',
  level: 'hedge-6',
  limit: 60 * 60,
  ends: 'bot',
  margin: 0.3,
};
