import type { Cup } from '@playgrove/kit/logic/tournament';
import type { Carried } from './career.ts';

/** Meters: x to the right, y up, z from the spot to the goal. */
export const GOAL = { half: 3.66, bar: 2.44, far: 11, deep: 1.9 } as const;
export const BALL_R = 0.15;
export const HZ = 60;

export type Params =
  /** Three hearts, ever better keepers. */
  | { readonly mode: 'streak' }
  /** A shootout against one team, 1 to 15. */
  | { readonly mode: 'rival'; readonly rival: number }
  /** Sixteen teams, four rounds; 1 to 3 says how strong the teams are. */
  | { readonly mode: 'cup'; readonly cup: number }
  /** Two players at one device. */
  | { readonly mode: 'two' };

/** Centimeters and thousandths, so that a log is short and exact. */
export type Input =
  | {
      readonly kind: 'shot';
      readonly x: number;
      readonly y: number;
      readonly power: number;
      /** How far the way bows aside halfway, right positive. */
      readonly bow: number;
    }
  | { readonly kind: 'dive'; readonly x: number; readonly y: number }
  /** On from the bracket, or the device has been passed on. */
  | { readonly kind: 'go' }
  | { readonly kind: 'ball'; readonly at: number };

export type Phase =
  /** The keeper stands and tells, the player may shoot. */
  | 'aim'
  /** Two players: the keeper's own choice, in secret; then the device is passed. */
  | 'secret'
  | 'pass'
  /** The rival's kicker stands, runs up. */
  | 'ready'
  | 'run'
  | 'flight'
  | 'after'
  | 'bracket'
  | 'over';

export type Outcome = 'goal' | 'saved' | 'post' | 'wide' | 'over';

/** −1 left, 0 middle, 1 right, as seen from the spot; 2: waits and sees. */
export type Way = -1 | 0 | 1 | 2;

/** How somebody gives away where they will go; shown by the figure. */
export type Habit = {
  readonly tell: 'lean' | 'glance' | 'glove' | 'step' | 'hop' | 'run' | 'hips' | 'arm';
  /** When the sign points the other way: never, always, or after a clap (a stutter of the feet). */
  readonly flip: 'never' | 'always' | 'clap';
  /** How often the sign is meant, 0 to 1. */
  readonly truth: number;
};

/** What the figure shows before a kick. */
export type Tell = { readonly shown: Way; readonly clap: boolean };

/** Where a kicker means to put it, and what gives it away. */
export type Kicker = Tell & { readonly plan: Way };

export type Dive = { readonly at: number; x: number; y: number };

export type Keeper = {
  /** Meters from the goal's middle. */
  x: number;
  plan: Way;
  tell: Tell;
  dive: Dive | null;
  /** Two players: the place chosen in secret. */
  secret: { readonly x: number; readonly y: number } | null;
};

export type Kick = {
  readonly x: number;
  readonly y: number;
  readonly bow: number;
  /** Extra height halfway. */
  readonly lift: number;
  /** Ticks to the goal line. */
  readonly ticks: number;
  readonly power: number;
};

export type Ball = { x: number; y: number; z: number; vx: number; vy: number; vz: number };

export type Finish = 'won' | 'lost' | 'hearts' | 'champion' | 'red' | 'blue';

export type State = {
  params: Params;
  career: Carried;
  tick: number;
  phase: Phase;
  /** Ticks in this phase. */
  clock: number;
  /** Whose kick it is: the player's (or the first of two), or the other's. */
  turn: 0 | 1;
  /** Index of the team met. */
  rival: number;
  /** 1 a goal, 0 none, by kick. */
  mine: number[];
  theirs: number[];
  keeper: Keeper;
  kicker: Kicker;
  kick: Kick | null;
  ball: Ball;
  outcome: Outcome | null;
  /** Centimeters by which the last kick missed the goal or the hand missed the ball. */
  off: number;
  /** What made the last goal more than a goal. */
  flair: { corner: boolean; curl: boolean; woodwork: boolean; fooled: boolean };
  points: number;
  /** Goals and saves in a row. */
  streak: number;
  goals: number;
  saves: number;
  /** The player's kicks that were no goals. */
  missed: number;
  hearts: number;
  /** Sides of the player's last kicks. */
  habit: number[];
  cup: Cup | null;
  end: Finish | null;
};
