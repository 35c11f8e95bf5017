import type { Rng } from '@playgrove/kit/contract';
import { levels, ramp } from '@playgrove/kit/logic/levels';
import songs from './songs.json' with { type: 'json' };
import { turningOf } from './tunes.ts';

/** Levels of a pack. */
export const EACH = 10;
/** Degrees between the middles of two candles that just do not touch, and of a candle and a berry. */
export const APART = 12;
export const BERRY = 17;
/** Degrees that are left even if all stand as far apart as can be: there is always a place. */
const SPARE = 4;

/** One song: how its cake turns, and what it adds. Pairs are the first and the last of its levels. */
type Song = {
  readonly name: string;
  readonly needs: number;
  /** Quarter notes a minute, and how much faster the last candle is. */
  readonly tempo: number;
  readonly hurry?: number;
  /** Degrees a quarter note. */
  readonly step: readonly [number, number];
  readonly swing: number;
  /** Which way it turns in each bar, over and over. */
  readonly ways: string;
  /** The melody, as `readTune` reads it: traditional or classical, in the public domain. */
  readonly meter: string;
  readonly unit: string;
  readonly tune: string;
  readonly candles: readonly [number, number];
  readonly berries: readonly [number, number];
  /** Tiers from this level of the pack on; the last has one more. */
  readonly tiersFrom?: number;
};

export const SONGS: readonly Song[] = songs as unknown as readonly Song[];
const TURNINGS = SONGS.map((song) => turningOf(song, song.ways));

export type Tier = {
  readonly need: number;
  /** Degrees around the cake. */
  readonly berries: number[];
  readonly candles: { readonly at: number; readonly lit: boolean }[];
};

export const LEVELS = levels({
  packs: SONGS,
  each: EACH,
  params: ({ number }) => ({ cake: number }),
  endless: { cake: 0 },
});

/** A cake by its place in the book, from 0; those of the endless carousel go on past its end. */
export function cakeOf(number: number) {
  const pack = Math.min(SONGS.length - 1, Math.floor(number / EACH));
  const index = number - pack * EACH;
  const song = SONGS[pack] as Song;
  const part = Math.min(1, index / (EACH - 1));
  const tall = song.tiersFrom !== undefined && index >= song.tiersFrom;
  return {
    pack,
    song,
    turning: TURNINGS[pack] as (typeof TURNINGS)[number],
    step: ramp(song.step, part),
    candles: Math.round(ramp(song.candles, part)),
    // The very first cake teaches; berries keep taps without a look from three stars on all others.
    berries: number === 0 ? 0 : Math.round(ramp(song.berries, part)),
    tiers: 1 + (tall ? 1 : 0) + (index >= EACH - 1 ? 1 : 0),
  };
}

/** The endless carousel passes through all songs, a little further into each every time around. */
export const endlessCake = (done: number): number =>
  (done % SONGS.length) * EACH + Math.min(EACH - 1, 1 + 3 * Math.floor(done / SONGS.length));

/** Empty tiers, the lowest first. Upper tiers are smaller, so fewer candles stand there. */
export function bake(number: number, rng: Rng): Tier[] {
  const { candles, berries, tiers } = cakeOf(number);
  return Array.from({ length: tiers }, (_, tier): Tier => {
    const room = 360 - SPARE - berries * 2 * BERRY;
    const wanted = tiers > 1 ? Math.round(candles * 0.72) - tier : candles;
    const need = Math.min(wanted, 1 + Math.floor(room / (2 * APART)));
    // Spread around the cake, so that berries never leave gaps in which nothing fits.
    const turn = rng.int(360);
    const places = Array.from({ length: berries }, (__, berry) => {
      const apart = Math.floor(360 / berries);
      return (turn + berry * apart + rng.int(Math.max(1, apart - 60))) % 360;
    });
    return { need, berries: places, candles: [] };
  });
}
