/** A level by its number. */
export type Params = { readonly level: number };

/** How a stretch is gone: sneaking, running, or waiting. */
export const SNEAK = 0;
export const RUN = 1;
export const WAIT = 2;

export type Input =
  /** A path in threes: x, y and `SNEAK` or `RUN`; or ticks, 0 and `WAIT`. */
  | { readonly act: 'path'; readonly legs: readonly number[] }
  /** The direction that is held; 0, 0 to stop. */
  | { readonly act: 'steer'; readonly dx: number; readonly dy: number; readonly sneak: boolean }
  /** Time stands still while a path is drawn, and goes on. */
  | { readonly act: 'hold' | 'resume' };

/** What a watcher does besides its round. */
export type Mood = {
  /** Ticks that it has stood still to look around. */
  lag: number;
  /** Ticks for which it still looks where a noise was; a light: for which it still burns. */
  look: number;
  /** Where it turns to, radians. */
  aim: number;
  /** How far it is turned away from its round, radians; a light: how much its sensor has noticed. */
  off: number;
};

export type State = {
  params: Params;
  /** `caught` and `out` play out what ends in `lost` and `won`. */
  phase: 'play' | 'caught' | 'out' | 'won' | 'lost';
  /** Ticks of the night, and of the phase. */
  t: number;
  still: number;
  /** Ticks since the first step: what the par is measured by. */
  time: number;
  began: boolean;
  held: boolean;
  x: number;
  y: number;
  legs: number[];
  steer: { dx: number; dy: number; sneak: boolean };
  /** How it moved in the last tick; −1: not at all. */
  gait: number;
  /** Ticks of running since the last loud step, and ticks at rest. */
  stride: number;
  rest: number;
  /** Bits of the snacks taken. */
  snacks: number;
  open: boolean;
  moods: Mood[];
  /** Ticks until each cat meows again. */
  cats: number[];
  /** Ticks in the light, and the watcher whose light it is or was. */
  alarm: number;
  by: number;
  /** The most it came to since it was last out of sight, and ever. */
  peak: number;
  noticed: boolean;
};
