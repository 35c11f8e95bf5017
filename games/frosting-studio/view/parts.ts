import type { Surface } from '@playgrove/kit/runtime';
import type { Design } from '../rules/designs.ts';
import type { Drip, Drop } from '../rules/types.ts';
import type { Dabs } from './dabs.ts';
import type { Tiers } from './shape.ts';

/** What is drawn of a cake: a player's, a design's, one of How to play. */
export type Cake = {
  readonly tiers: Tiers;
  readonly sponge: number;
  readonly cells: readonly (readonly number[])[];
  readonly drips: readonly Readonly<Drip>[];
  /** The band that they hang from. */
  readonly dripBand: number;
  /** The color that covers the tier they hang from. */
  readonly glaze?: number | undefined;
  readonly drops: readonly Readonly<Drop>[];
};

export type Show = {
  readonly dabs: Dabs;
  /** Caches the tiers; without it they are painted each time. */
  readonly to?: Pick<Surface, 'stamp'>;
  /** What is still wanted, drawn faintly: the rows in focus more clearly. */
  readonly ghost?: { readonly design: Design; readonly row: number; readonly pulse: number };
  /** Ticks, for toppings that fall. */
  readonly clock?: number;
  /** 0 to 1: the flames of candles; a candle in the middle burns with them. */
  readonly lit?: number;
  readonly time?: number;
};
