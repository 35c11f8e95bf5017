import { MADE } from './levels/made.ts';
import { yardOf, type Yard } from './rules/yard.ts';

/** Each with one idea of its own: trash cans, a cat, dogs, sensor lights, doors. */
export const PACKS = ['backyard', 'bakery', 'kennel', 'porch', 'museum'] as const;
export type Pack = (typeof PACKS)[number];

/** Stars that open each pack. */
const NEEDS: Readonly<Record<Pack, number>> = {
  backyard: 0,
  bakery: 9,
  kennel: 20,
  porch: 32,
  museum: 45,
};

export type Place = {
  readonly id: string;
  readonly pack: Pack;
  readonly needs: number;
  /** Ticks of the fastest unseen way out with every snack. */
  readonly ticks: number;
  readonly yard: () => Yard;
};

/** Over the fastest unseen way: half as much again and five seconds. */
const PAR_PART = 1.5;
const PAR_TICKS = 300;

export const LEVELS: readonly Place[] = PACKS.flatMap((pack) =>
  MADE[pack].map((line, at) => placeFrom(pack, at, line)),
);

/** A level from its line: map, watchers, ticks of the fastest way. */
export function placeFrom(pack: Pack, at: number, line: string): Place {
  const [map = '', watchers = '', ticks = ''] = line.split('|');
  let made: Yard | undefined;
  return {
    id: `${pack}-${at + 1}`,
    pack,
    needs: NEEDS[pack],
    ticks: Number(ticks),
    yard: () => (made ??= yardOf(map, watchers === '' ? [] : watchers.split(' '))),
  };
}

/** The most ticks that earn the third star. */
export function parOf({ ticks }: Pick<Place, 'ticks'>): number {
  return Math.round((ticks * PAR_PART) / 60) * 60 + PAR_TICKS;
}
