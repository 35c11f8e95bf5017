/**
 * Kinds of bodies: 1 (Pebble) to 11 (Sunny) are worlds, each larger than the one before. A moon
 * fuses with any world, a rock with none.
 */
export const MOON = 0;
export const SUN = 11;
export const ROCK = 12;
/** Nothing is left to drop. */
export const NONE = -1;

/** By kind. */
const RADII = [18, 17, 21, 26, 31, 37, 43.5, 51, 59, 68, 78, 90, 24] as const;

export const radiusOf = (kind: number): number => RADII[kind] ?? 17;

/** How far out worlds are let go, and where the bowl's wall is. */
export const RIM = 272;
export const WALL = 302;
/** The ring that the pile must not cross, where a level does not say otherwise. */
export const RING = 226;

export type Body = {
  readonly id: number;
  kind: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Radians, and radians a second. */
  turn: number;
  spin: number;
  /** Ticks since it came; a new world swells to its size. */
  age: number;
  /** Whether it has met another body or the middle: then it belongs to the pile. */
  landed: boolean;
  /** Ticks that it has been still, and that it has been over the ring. */
  calm: number;
  over: number;
  /** How many fusions in a row since the last drop made it. */
  link: number;
};

/** Level 1 to 30; 0 is the endless bowl, 31 the day's challenge. */
export type Params = { readonly level: number };

/** Where round the rim to drop: tenths of a degree clockwise from the right. */
export type Input = number;

export type State = {
  readonly params: Params;
  bodies: Body[];
  nextId: number;
  /** Worlds to come, the next one last. */
  bag: number[];
  held: number;
  next: number;
  /** Moons that were won and are not yet in the spoon's queue. */
  moons: number;
  /** Ticks until the spoon is loaded, and the angle of a press that came too early, or −1. */
  reload: number;
  wish: number;
  /** Worlds dropped; moons do not count. */
  drops: number;
  /** The overflow ring's radius. */
  ring: number;
  /** Ticks that the worst world has been over the ring. */
  heat: number;
  /** The most of it since nothing was over the ring. */
  peak: number;
  /** The last chain: how many fusions in a row, each with the world that the one before made. */
  chain: number;
  longest: number;
  score: number;
  /** The largest world so far. */
  best: number;
  /** Progress on the level's goal. */
  done: number;
  /** Ticks since the last drop or fusion. */
  idle: number;
  end: '' | 'won' | 'full' | 'spill' | 'out';
  /** The world that spilled. */
  cause: number;
};

/** Ticks between a drop and the next. */
export const RELOAD = 24;
/** Ticks over the ring that end the game. */
export const SPILL = 200;
/** Ticks in which a new world swells to its full size. */
export const SWELL = 12;

export const isWorld = (kind: number): boolean => kind > MOON && kind <= SUN;

/** Its size now: new worlds swell. */
export function sizeOf({ kind, age }: Body): number {
  const full = radiusOf(kind);
  return age >= SWELL ? full : full * (0.74 + (0.26 * age) / SWELL);
}
