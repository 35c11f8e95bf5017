/**
 * The runner's body, one tick at a time: rules, bot and the search for safe ways all move it with
 * this. Meters along the alley and upward, lanes −1, 0 and 1 across it, 60 ticks a second.
 */
export type Runner = {
  z: number;
  /** Where it runs or is about to, and where it is: in lanes. */
  lane: number;
  x: number;
  /** The change of lanes: from where, for how many ticks, of how many. */
  from: number;
  shift: number;
  span: number;
  /** −1 or 1: a change to make when a turn into a shortcut is over. */
  queued: number;
  y: number;
  vy: number;
  ground: boolean;
  /** Ticks of a slide that are left. */
  slide: number;
  /** Ticks for which a jump or a slide that came too early is remembered. */
  up: number;
  down: number;
  /** Ticks in which a jump counts although the ground is gone. */
  coyote: number;
  /** Where the ride on a carpet ends; 0 without one. */
  until: number;
  /** Ticks so far, and at which of them it last swiped and from which lane: for near misses. */
  age: number;
  leftAt: number;
  leftLane: number;
  upAt: number;
  downAt: number;
};

/** Ticks of a change of lanes (117 ms), of a slide, and of a turn into a shortcut. */
export const SHIFT = 7;
export const SLIDE = 34;
export const TURN = 26;

const GRAVITY = 0.0092;
const JUMP = 0.172;
const BOUNCE = 0.26;
/** Downward speed of a jump that is cut short by a swipe down. */
const DROP = 0.3;
const BUFFER = 8;
const COYOTE = 6;
/** Height of a carpet, and the part of the way to it made in a tick. */
export const HOVER = 2.5;
const LIFT = 0.12;

/** What happened in a tick, as bits. */
export const JUMPED = 1;
export const LANDED = 2;
export const SLID = 4;
export const ALIGHTED = 8;

export function standing(z: number, lane = 0): Runner {
  return {
    z,
    lane,
    x: lane,
    from: lane,
    shift: SHIFT,
    span: SHIFT,
    queued: 0,
    y: 0,
    vy: 0,
    ground: true,
    slide: 0,
    up: 0,
    down: 0,
    coyote: 0,
    until: 0,
    age: 0,
    leftAt: -99,
    leftLane: 0,
    upAt: -99,
    downAt: -99,
  };
}

/** Starts a change of lanes. @returns false at the edge, where there is no lane */
export function steer(r: Runner, way: -1 | 1): boolean {
  if (isTurning(r)) {
    r.queued = way;
    return true;
  }
  const to = r.lane + way;
  if (to < -1 || to > 1) return false;
  r.leftAt = r.age;
  r.leftLane = r.lane;
  r.from = r.x;
  r.lane = to;
  r.shift = 0;
  r.span = SHIFT;
  return true;
}

/** Turns into an alley that lies so many lanes aside; x counts from its middle from now on. */
export function turnInto(r: Runner, side: -1 | 1, lanes: number): void {
  r.x -= side * lanes;
  r.from = r.x;
  r.lane = -side;
  r.shift = 0;
  r.span = TURN;
}

export function isTurning(r: Runner): boolean {
  return r.span === TURN && r.shift < r.span;
}

export function pressUp(r: Runner): void {
  r.up = BUFFER;
  r.down = 0;
}

export function pressDown(r: Runner): void {
  r.down = BUFFER;
  r.up = 0;
  if (!r.ground && r.until === 0 && r.vy > -DROP) r.vy = -DROP;
}

export function bounce(r: Runner): void {
  r.vy = BOUNCE;
  r.ground = false;
  r.slide = 0;
}

export function board(r: Runner, until: number): void {
  r.until = until;
  r.ground = false;
  r.vy = 0;
  r.slide = 0;
}

/** Height of a jump, or of a bounce, so many ticks after it began. */
export function arc(ticks: number, bounced: boolean): number {
  return Math.max(0, (bounced ? BOUNCE : JUMP) * ticks - (GRAVITY * ticks * (ticks + 1)) / 2);
}

/** One tick. @returns what happened, as bits */
export function move(r: Runner, pace: number): number {
  r.age += 1;
  r.z += pace;
  across(r);
  let events = 0;
  if (r.until > 0) events = ride(r);
  else if (!r.ground) events = fly(r);
  else if (r.slide > 0) r.slide -= 1;
  if (r.coyote > 0) r.coyote -= 1;
  return events | obey(r);
}

function across(r: Runner): void {
  if (r.shift >= r.span) return;
  r.shift += 1;
  const part = r.shift / r.span;
  const rest = 1 - part;
  // A turn swings; a change of lanes jumps off at once and settles.
  const eased = r.span === TURN ? part * part * (3 - 2 * part) : 1 - rest * rest;
  r.x = r.from + (r.lane - r.from) * eased;
  if (r.shift < r.span || r.queued === 0) return;
  const way = r.queued < 0 ? -1 : 1;
  r.queued = 0;
  steer(r, way);
}

function ride(r: Runner): number {
  if (r.z < r.until) {
    r.y += (HOVER - r.y) * LIFT;
    return 0;
  }
  r.until = 0;
  r.coyote = COYOTE;
  return ALIGHTED;
}

function fly(r: Runner): number {
  r.vy -= GRAVITY;
  r.y += r.vy;
  if (r.y > 0) return 0;
  r.y = 0;
  r.vy = 0;
  r.ground = true;
  return LANDED;
}

/** Does what was wanted as soon as it can be done. */
function obey(r: Runner): number {
  if (r.up > 0) {
    r.up -= 1;
    if (r.ground || r.coyote > 0) {
      r.up = 0;
      r.coyote = 0;
      r.slide = 0;
      r.vy = JUMP;
      r.ground = false;
      r.upAt = r.age;
      return JUMPED;
    }
  }
  if (r.down > 0) {
    // A drop may last longer than a remembered swipe.
    if (r.ground || r.vy > -DROP) r.down -= 1;
    if (r.ground) {
      r.down = 0;
      r.slide = SLIDE;
      r.downAt = r.age;
      return SLID;
    }
  }
  return 0;
}
