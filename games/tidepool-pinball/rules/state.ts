import type { StepContext } from '@playgrove/kit/contract';
import { oneOf, optional, shape, whole, type Parsed } from '@playgrove/kit/core/parse';
import { MISSIONS, type Task } from './missions.ts';
import { FINS, LANE } from './table.ts';

export const parseParams = shape({
  mode: oneOf('mission', 'endless'),
  mission: optional(whole(0, MISSIONS.length - 1)),
});
export type Params = Parsed<typeof parseParams>;

export type Pearl = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  /** Bits of the spots that it is on. */
  on: number;
  /** Ticks that it has hardly moved. */
  still: number;
};

export type Fin = { angle: number; speed: number; held: boolean };

export type Cue = StepContext['cue'];

export const HZ = 60;
export const PEARLS = 3;
/** Ticks of luck after the first launch, and after later ones. */
export const FIRST_SAVE = 12 * HZ;
export const SAVE = 7 * HZ;
/** The sea holds still, then turns, in ticks. */
const HOLD = 15 * HZ;
const TURN = 4 * HZ;
const CYCLE = 2 * (HOLD + TURN);
/** From this tide on the kelp bends, and below the other the sandbar is dry. */
const HIGH = 0.75;
const LOW = 0.25;

export type State = ReturnType<typeof fresh>;

export function fresh(params: Params) {
  return {
    params,
    phase: 'ready' as 'ready' | 'play' | 'over',
    end: '' as '' | 'won' | 'lost' | 'over',
    tick: 0,
    pearls: [newPearl()] as Pearl[],
    fins: FINS.map(({ rest }): Fin => ({ angle: rest, speed: 0, held: false })),
    /** Pearls left, the one in play included. */
    lives: PEARLS,
    lost: 0,
    /** Ticks in which a lost pearl comes back. */
    save: 0,
    launched: 0,
    waves: 0,
    /** Ticks since low tide. */
    sea: 0,
    score: 0,
    mult: 1,
    shells: [0, 0, 0],
    stars: [0, 0, 0],
    grotto: [0, 0, 0],
    jackpot: 5000,
    lit: false,
    /** Hits since a pearl last left a fin. */
    chain: 0,
    /** Times that urchins have thrown a pearl since it touched anything else. */
    tired: 0,
    /** Nudges that have not been forgiven yet; a tilt stills the fins. */
    tilt: 0,
    tilted: false,
    task: { kind: 'coral', need: 1 } as Task,
    now: 0,
    done: 0,
    /** Ticks with a pearl in play. */
    alive: 0,
    fallX: 183,
  };
}

export function newPearl(): Pearl {
  return { x: LANE.x, y: LANE.y, vx: 0, vy: 0, on: 0, still: 0 };
}

/** The tide of a mission with a sea that stands still. */
export const stillOf = ({ params }: State): 'high' | 'low' | undefined =>
  params.mode === 'mission' ? MISSIONS[params.mission ?? 0]?.tide : undefined;

/** Ticks until the tide turns by itself, `undefined` while it is turning or in a still sea. */
export function turnsIn(state: State): number | undefined {
  const at = state.sea % (HOLD + TURN);
  return at < HOLD && !stillOf(state) ? HOLD - at : undefined;
}
/** What is left of the wait, 1 to 0. */
export const waitOf = (state: State): number => (turnsIn(state) ?? 0) / HOLD;

/** How high the water stands, 0 to 1. */
export function tideOf(state: State): number {
  const still = stillOf(state);
  if (still) return still === 'high' ? 1 : 0;
  const { sea } = state;
  const at = sea % CYCLE;
  if (at < HOLD) return 0;
  if (at < HOLD + TURN) return smooth((at - HOLD) / TURN);
  if (at < 2 * HOLD + TURN) return 1;
  return 1 - smooth((at - 2 * HOLD - TURN) / TURN);
}

const smooth = (part: number): number => part * part * (3 - 2 * part);

export const isHigh = (state: State): boolean => tideOf(state) >= HIGH;
export const isLow = (state: State): boolean => tideOf(state) <= LOW;

/** Where the water ends; the table above it is dry. */
export const shoreOf = (tide: number): number => 252 - 276 * tide;
