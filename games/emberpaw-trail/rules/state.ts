import type { Walk } from './fox.ts';

/** A level, or the day's trail. */
export type Params = { readonly level: number } | { readonly daily: true };

export type Input =
  | { readonly act: 'press' | 'release' | 'again' }
  | { readonly act: 'coat'; readonly coat: number };

/** What a fox carries home: by the level's id the bits of its embers, and the coat it wears. */
export type Career = {
  readonly embers: { readonly [level: string]: number };
  readonly coat: number;
};

export type Fall = { readonly x: number; readonly y: number; readonly by: 'thorns' | 'pit' };

export type State = {
  params: Params;
  /** The seed of the day's trail; 0 in a level. */
  trail: number;
  career: Career;
  /**
   * `ready`: the fox waits for the first press. `run`: it walks. `down`: it fell and is brought back.
   * `home`: it slips into its den. `won`: all done.
   */
  phase: 'ready' | 'run' | 'down' | 'home' | 'won';
  walk: Walk;
  /** Ticks since the phase `down` or `home` began. */
  still: number;
  tries: number;
  /** The last places where it came to grief, newest last. */
  falls: Fall[];
  /** Tick of the last lantern, ember or start. */
  fresh: number;
};
