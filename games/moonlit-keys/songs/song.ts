import type { Tune } from '@playgrove/kit/logic/beat';

/** What the keys sound like in a song. */
export type Sound = 'piano' | 'musicbox' | 'harp';

export type Song = Tune & {
  /** Stable: saves and best scores hold it. */
  readonly id: string;
  /** Who made it, for the README and the tests: a name with the year of death, or where it was sung. */
  readonly by: string;
  readonly sound: Sound;
  /** Seconds in which a lantern drifts from the far shore to the line. */
  readonly drift: number;
};
