import { byName, lenient, oneOf, whole, type Parser } from '@playgrove/kit/core/parse';
import type { MissionBoard } from '@playgrove/kit/logic/missions';
import type { Street } from './course.ts';
import { DECKS } from './decks.ts';
import type { Rail } from './layout.ts';
import { SPOT_IDS, type Params } from './spots.ts';
import type { Turns, Way } from './tricks.ts';

export type Why = 'low' | 'tall' | 'wide' | 'ledge' | 'gap' | 'stairs' | 'turn' | 'lean';

/** A turn of the board under way: done when `passed` reaches `needs`. Ticks. */
export type Turn = Turns & { passed: number; needs: number };

/** World units and ticks; y grows downward, x, y are where the wheels touch. */
export type Rider = {
  mode: 'roll' | 'air' | 'grind' | 'manual' | 'down';
  x: number;
  y: number;
  /** In the air: units a tick. */
  vx: number;
  vy: number;
  /** On something: along it. */
  v: number;
  /** Down units for one to the right, of what is ridden. */
  slope: number;
  held: boolean;
  /** Pressed in the air, or crouched off an edge: letting go asks for an ollie. */
  armed: boolean;
  /** Ticks of crouching; 0: standing. */
  crouch: number;
  turn: Turn | null;
  /** A flick waiting for the board to be free, or for the ground. */
  queue: Way | null;
  /** Ticks in which an ollie wanted in the air is remembered. */
  wanted: number;
  /** The needle: 0 wheels down, 1 tipped over; and how fast it moves. */
  lean: number;
  sway: number;
  rail: Rail | null;
  /** Ticks in this mode. */
  since: number;
  /** Where this mode began. */
  from: number;
  /** Ticks after an edge in which an ollie still counts as from the ground. */
  grace: number;
  /** Ticks in which nothing hurts. */
  safe: number;
  /** Rides with the other foot ahead. */
  goofy: boolean;
  /** What was turned last in this flight: names the grind. */
  last: Turns | null;
  /** Tricks of this flight, counted for the goals when it is landed. */
  flight: string[];
  /** Ticks since the board was caught. */
  caught: number;
};

/** A line of tricks that is not banked yet. */
export type Combo = {
  points: number;
  /** What the points are multiplied with. */
  times: number;
  /** Names, the newest last, at most eight. */
  names: string[];
  used: Record<string, number>;
  /** Rails and manuals so far: each makes the needle livelier. */
  balances: number;
  /** Ticks on four wheels until it is banked; 0: not rolling out. */
  left: number;
};

export type State = {
  params: Params;
  phase: 'ready' | 'ride' | 'end';
  tick: number;
  rider: Rider;
  street: Street;
  combo: Combo;
  board: MissionBoard;
  score: number;
  bestCombo: number;
  bails: number;
  hearts: number;
  crowned: boolean;
  /** Kinds of tricks landed in this run. */
  kinds: string[];
  /** Flips banked without another trick, and how often in this run. */
  alone: Record<string, number>;
  taken: number[];
  /** Middles of things jumped over, the last few. */
  cleared: number[];
  /** What was lost with the last bail, and by how much it failed. */
  fall: { why: Why; x: number; y: number; short: number; lost: number; tick: number } | null;
  career: Career;
};

export type Career = {
  readonly deck: string;
  /** Goals of spots reached so far: a bit each. */
  readonly ticked: { readonly [spot: string]: number };
  /** Farthest line, meters. */
  readonly far: number;
};

export const FRESH: Career = { deck: 'popsicle', ticked: {}, far: 0 };

export function goalsTicked({ ticked }: Career): number {
  return Object.values(ticked).reduce((sum, bits) => sum + bitsOf(bits), 0);
}

export function bitsOf(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
}

/**
 * `ticked`: a bit for each goal of a spot. A chosen deck stays, even if an update asks more for it.
 */
export const parseCareer: Parser<Career> = lenient(
  {
    deck: oneOf(...DECKS.map(({ id }) => id)),
    ticked: byName<string, number>(SPOT_IDS, whole(0, 7)),
    far: whole(0, 1e9),
  },
  FRESH,
) as Parser<Career>;
