import { ONE_WAY, SOLID } from '@playgrove/kit/logic/tilemap';
import {
  BACK,
  CELL,
  COLUMNS,
  DEN,
  DRAUGHT,
  EMBER,
  kindAt,
  MUSHROOM,
  mothX,
  mothY,
  ROWS,
  THORNS,
  type Course,
} from './course.ts';

/** Half as wide as the fox's body, and its height, board units. */
export const HALF = 16;
export const TALL = 36;
/** Board units a tick. */
export const PACE = 4;

// Eighths of a unit are exact, so that positions are the same wherever they are reached from.
const GRAVITY = 0.625;
const HEAVY = 0.875;
const TERMINAL = 13;
const JUMP = 12;
const KICK = 11.5;
const BOUNCE = 16.5;
/** Speed upward that is left when the button is let go. */
const CUT = 5;
/** Ticks before a jump can be cut short: a tap is always a hop worth having. */
const MIN_RISE = 5;
/** Fastest slip down a trunk. */
const SLIP = 2.5;
/** A draught's push, and the speed it lifts to. */
const PUSH = 1.5;
const LIFT = 7;
/** Ticks a press is remembered, and ticks after an edge in which a jump still counts. */
const BUFFER = 8;
const COYOTE = 6;
/** A ledge this little above the feet is stepped onto. */
const MANTLE = 14;
/** Things are touched a little before they are met; thorns a little after. */
const REACH = 14;
const THORN_HALF = 9;
const THORN_DEEP = 22;

/** What one tick did, as bits. */
export const DID = {
  jump: 1,
  kick: 2,
  land: 4,
  turn: 8,
  spark: 16,
  ember: 32,
  bounce: 64,
  head: 128,
  cling: 256,
  home: 512,
  thorns: 1024,
  fell: 2048,
  lift: 4096,
} as const;

/** One walk from the start. Plain data; `x` is the middle, `y` the feet. */
export type Walk = {
  x: number;
  y: number;
  vy: number;
  way: number;
  ground: boolean;
  wall: boolean;
  held: boolean;
  /** Ticks since the take-off, while the jump may be cut short; else 0. */
  rise: number;
  wanted: number;
  grace: number;
  /** Index of the moth that carries; −1: none. */
  ride: number;
  lifted: boolean;
  /** Lit lanterns, found embers, as bits. */
  lit: number;
  embers: number;
  tick: number;
  /** Tick at which each lantern was lit. */
  since: number[];
  presses: number;
};

export function atStart({ start }: Course): Walk {
  return {
    x: start.x,
    y: start.y,
    vy: 0,
    way: start.way,
    ground: true,
    wall: false,
    held: false,
    rise: 0,
    wanted: 0,
    grace: COYOTE,
    ride: -1,
    lifted: false,
    lit: 0,
    embers: 0,
    tick: 0,
    since: [0, 0, 0],
    presses: 0,
  };
}

export function press(walk: Walk): void {
  walk.held = true;
  walk.wanted = BUFFER;
  walk.presses += 1;
}

export function release(walk: Walk): void {
  walk.held = false;
}

/** Ticks since a moth woke; less than 0 while it sleeps. */
export function ageOf(walk: Walk, group: number): number {
  if (group < 0) return walk.tick;
  return (walk.lit & (1 << group)) === 0 ? -1 : walk.tick - (walk.since[group] ?? 0);
}

/** One tick. @returns what it did: bits of `DID` */
export function stepWalk(course: Course, walk: Walk): number {
  walk.tick += 1;
  let did = carried(course, walk);
  did |= leap(walk);
  did |= along(course, walk);
  did |= lifted(course, walk);
  fall(walk);
  did |= updown(course, walk);
  if (walk.wanted > 0) walk.wanted -= 1;
  if (!walk.ground && walk.grace > 0) walk.grace -= 1;
  return did | touch(course, walk);
}

function take(walk: Walk, speed: number): void {
  walk.vy = -speed;
  walk.ground = false;
  walk.wall = false;
  walk.grace = 0;
  walk.wanted = 0;
  walk.ride = -1;
  walk.rise = 1;
}

function leap(walk: Walk): number {
  if (walk.wanted <= 0) return 0;
  if (walk.ground || walk.grace > 0) {
    take(walk, JUMP);
    return DID.jump;
  }
  if (!walk.wall) return 0;
  walk.way = -walk.way;
  take(walk, KICK);
  return DID.kick;
}

/** Rides along on a moth's back. */
function carried(course: Course, walk: Walk): number {
  const moth = course.moths[walk.ride];
  if (!moth || !walk.ground) return 0;
  const age = ageOf(walk, moth.group);
  const by = mothX(moth, age) - mothX(moth, age - 1);
  if (by !== 0 && !blocked(course, walk, walk.x + by, walk.y)) walk.x += by;
  walk.y = mothY(moth, age);
  return 0;
}

/** Whether a body there would be inside something solid. */
function blocked(course: Course, walk: Walk, x: number, y: number): boolean {
  const [left, right] = [Math.floor((x - HALF) / CELL), Math.ceil((x + HALF) / CELL) - 1];
  const [top, bottom] = [Math.floor((y - TALL) / CELL), Math.ceil(y / CELL) - 1];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      if (kindAt(course, walk.lit, column, row) === SOLID) return true;
    }
  }
  return false;
}

function along(course: Course, walk: Walk): number {
  const was = walk.wall;
  walk.wall = false;
  // On a moth it sits and holds on.
  if (walk.ride >= 0 && walk.ground) return 0;
  const { way } = walk;
  const front = walk.x + way * HALF;
  // The cell that the front is about to enter; inside one, nothing holds.
  const column = way > 0 ? Math.ceil(front / CELL) : Math.floor(front / CELL) - 1;
  const edge = way > 0 ? column * CELL : (column + 1) * CELL;
  if ((edge - front) * way >= PACE) {
    walk.x += way * PACE;
    return 0;
  }
  const top = Math.floor((walk.y - TALL) / CELL);
  const bottom = Math.ceil(walk.y / CELL) - 1;
  let highest = -1;
  for (let row = bottom; row >= top; row -= 1) {
    if (kindAt(course, walk.lit, column, row) === SOLID) highest = row;
  }
  if (highest < 0) {
    walk.x += way * PACE;
    return 0;
  }
  const ledge = highest * CELL;
  const low = walk.y - ledge <= MANTLE && walk.vy >= -2;
  if (low && !walk.ground && !blocked(course, walk, walk.x + way * PACE, ledge)) {
    walk.x += way * PACE;
    walk.y = ledge;
    walk.vy = 0;
    return 0;
  }
  walk.x = edge - way * HALF;
  if (walk.ground) {
    walk.way = -way;
    return DID.turn;
  }
  walk.wall = true;
  return was ? 0 : DID.cling;
}

function lifted(course: Course, walk: Walk): number {
  const column = Math.floor(walk.x / CELL);
  const inside =
    kindAt(course, walk.lit, column, Math.floor((walk.y - 2) / CELL)) === DRAUGHT ||
    kindAt(course, walk.lit, column, Math.floor((walk.y - TALL) / CELL)) === DRAUGHT;
  const began = inside && !walk.lifted;
  walk.lifted = inside;
  if (!inside) return 0;
  if (walk.vy > -LIFT) walk.vy = Math.max(-LIFT, walk.vy - PUSH);
  walk.ground = false;
  walk.ride = -1;
  return began ? DID.lift : 0;
}

function fall(walk: Walk): void {
  if (walk.ground) return;
  const down = walk.vy >= 0;
  walk.vy = Math.min(TERMINAL, walk.vy + (down ? HEAVY : GRAVITY));
  if (walk.rise > 0) {
    walk.rise += 1;
    if (walk.vy >= 0) walk.rise = 0;
    else if (!walk.held && walk.rise > MIN_RISE) {
      walk.vy = Math.max(walk.vy, -CUT);
      walk.rise = 0;
    }
  }
  if (walk.wall && walk.vy > SLIP) walk.vy = SLIP;
}

function updown(course: Course, walk: Walk): number {
  if (walk.vy < 0) return rise(course, walk);
  const wasOnGround = walk.ground;
  const to = walk.y + Math.max(walk.vy, wasOnGround ? 1 : 0);
  walk.ground = false;
  const stop = floorBetween(course, walk, walk.y, to);
  const moth = mothBetween(course, walk, walk.y, stop ?? to);
  if (moth >= 0 || stop !== undefined) {
    const carrier = course.moths[moth];
    const y = carrier ? mothY(carrier, ageOf(walk, carrier.group)) : (stop ?? to);
    return land(course, walk, y, moth, wasOnGround);
  }
  // Off an edge: the fall begins, and for a moment a jump still counts.
  walk.ride = -1;
  if (wasOnGround) {
    walk.grace = COYOTE;
    walk.vy = 0;
    return 0;
  }
  walk.y = to;
  return 0;
}

function rise(course: Course, walk: Walk): number {
  walk.ground = false;
  const to = walk.y + walk.vy;
  const row = Math.floor((to - TALL) / CELL);
  const left = Math.floor((walk.x - HALF) / CELL);
  const right = Math.ceil((walk.x + HALF) / CELL) - 1;
  const under = (row + 1) * CELL + TALL;
  if (under <= walk.y) {
    for (let column = left; column <= right; column += 1) {
      if (kindAt(course, walk.lit, column, row) !== SOLID) continue;
      walk.y = under;
      walk.vy = 0;
      walk.rise = 0;
      return DID.head;
    }
  }
  walk.y = to;
  return 0;
}

/** Where feet between two heights come to stand, if anywhere. */
function floorBetween(course: Course, walk: Walk, from: number, to: number): number | undefined {
  const left = Math.floor((walk.x - HALF) / CELL);
  const right = Math.ceil((walk.x + HALF) / CELL) - 1;
  for (let row = Math.ceil(from / CELL); row * CELL <= to; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const kind = kindAt(course, walk.lit, column, row);
      if (kind === SOLID || kind === ONE_WAY || kind === MUSHROOM) return row * CELL;
    }
  }
  return undefined;
}

/** The moth whose back lies between two heights under the feet; −1: none. */
function mothBetween(course: Course, walk: Walk, from: number, to: number): number {
  return course.moths.findIndex((moth, at) => {
    const age = ageOf(walk, moth.group);
    if (age < 0) return false;
    const [x, y] = [mothX(moth, age), mothY(moth, age)];
    if (walk.x + HALF <= x || walk.x - HALF >= x + BACK) return false;
    // A rising back meets the feet as well.
    const before = Math.max(y, age > 0 ? mothY(moth, age - 1) : y);
    return at === walk.ride ? Math.abs(y - from) < 4 : from <= before && to >= y;
  });
}

function land(course: Course, walk: Walk, y: number, moth: number, wasOnGround: boolean): number {
  walk.y = y;
  walk.rise = 0;
  if (moth < 0 && !wasOnGround && springs(course, walk)) {
    take(walk, BOUNCE);
    // A mushroom's throw is not cut short.
    walk.rise = 0;
    return DID.bounce;
  }
  walk.vy = 0;
  walk.ground = true;
  walk.wall = false;
  walk.grace = COYOTE;
  walk.ride = moth;
  return wasOnGround ? 0 : DID.land;
}

function springs(course: Course, walk: Walk): boolean {
  const row = walk.y / CELL;
  const under = (x: number): boolean =>
    kindAt(course, walk.lit, Math.floor(x / CELL), row) === MUSHROOM;
  return under(walk.x) || under(walk.x - HALF + 2) || under(walk.x + HALF - 2);
}

/** Sparks, embers, the den, thorns and the end of the world. */
function touch(course: Course, walk: Walk): number {
  if (walk.y > ROWS * CELL + TALL * 2) return DID.fell;
  let did = 0;
  const top = Math.floor((walk.y - TALL - 2) / CELL);
  const bottom = Math.floor((walk.y - 1) / CELL);
  const left = Math.floor((walk.x - REACH) / CELL);
  const right = Math.floor((walk.x + REACH) / CELL);
  for (let row = Math.max(0, top); row <= Math.min(ROWS - 1, bottom); row += 1) {
    for (let column = Math.max(0, left); column <= Math.min(COLUMNS - 1, right); column += 1) {
      const thing = course.things[row * COLUMNS + column] ?? 0;
      if (thing === 0) continue;
      if (thing === DEN) did |= DID.home;
      else if (thing >= EMBER) did |= found(walk, 1 << (thing - EMBER));
      else did |= light(walk, thing - 1);
    }
  }
  return (did & DID.home) === 0 && pricked(course, walk) ? did | DID.thorns : did;
}

function found(walk: Walk, ember: number): number {
  if ((walk.embers & ember) !== 0) return 0;
  walk.embers |= ember;
  return DID.ember;
}

function light(walk: Walk, group: number): number {
  if ((walk.lit & (1 << group)) !== 0) return 0;
  walk.lit |= 1 << group;
  walk.since[group] = walk.tick;
  return DID.spark;
}

function pricked(course: Course, walk: Walk): boolean {
  const row = Math.floor((walk.y - 3) / CELL);
  if (walk.y - row * CELL < CELL - THORN_DEEP) return false;
  return [walk.x - THORN_HALF, walk.x + THORN_HALF].some(
    (x) => kindAt(course, walk.lit, Math.floor(x / CELL), row) === THORNS,
  );
}
