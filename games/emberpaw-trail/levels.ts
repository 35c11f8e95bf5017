import { unpackMap } from '@playgrove/kit/logic/tilemap';
import { MADE } from './levels/made.ts';
import { courseOf, GROUPS, type Course, type Moth } from './rules/course.ts';

/** One use of the button: the ticks before which it goes down and up. */
export type Tap = readonly [down: number, up: number];

export type Place = {
  readonly id: string;
  readonly world: World;
  /** Stars before it opens. */
  readonly needs: number;
  /** A way home with every ember. */
  readonly taps: readonly Tap[];
  /** Ticks of that way, and of the fastest way home. */
  readonly ticks: number;
  readonly quick: number;
  readonly course: () => Course;
};

/** Each with one thing of its own: bridges, mushrooms, hedges, moths, draughts. */
export const WORLDS = ['wood', 'dell', 'hedge', 'mere', 'crag'] as const;
export type World = (typeof WORLDS)[number];

/** Stars that open each world. */
const NEEDS: Readonly<Record<World, number>> = { wood: 0, dell: 10, hedge: 20, mere: 35, crag: 50 };

/** Over the way home with every ember that is stored: a tenth and a second and a half. */
const PAR_PART = 1.1;
const PAR_TICKS = 90;

/** Levels by world, in order; read on first use. */
export const LEVELS: readonly Place[] = WORLDS.flatMap((world) =>
  MADE[world].map((text, at) => placeOf(world, at, text)),
);

function placeOf(world: World, at: number, text: string): Place {
  const [map = '', moths = '', taps = '', ticks = '', quick = ''] = text.split('|');
  let made: Course | undefined;
  return {
    id: `${world}-${at + 1}`,
    world,
    needs: NEEDS[world],
    taps: tapsOf(taps),
    ticks: Number(ticks),
    quick: Number(quick),
    course: () => (made ??= courseOf(unpackMap(map), mothsOf(moths))),
  };
}

/** The most ticks that earn the third star. */
export function parOf({ ticks }: Pick<Place, 'ticks'>): number {
  return Math.round(ticks * PAR_PART) + PAR_TICKS;
}

/** A level as one line: map, moths, taps, ticks of the way home with every ember, ticks of the fastest. */
export function lineOf(made: {
  readonly map: string;
  readonly moths: readonly Moth[];
  readonly route: { readonly taps: readonly Tap[]; readonly ticks: number };
  readonly quick: number;
}): string {
  const moths = made.moths.map(({ group, column, row, across, up }) =>
    [group, column, row, across, up].join(' '),
  );
  const taps = made.route.taps.map(([down, up]) => `${down} ${up - down}`);
  return [made.map, moths.join(','), taps.join(','), made.route.ticks, made.quick].join('|');
}

function numbersOf(text: string): readonly (readonly number[])[] {
  return text === '' ? [] : text.split(',').map((part) => part.split(' ').map(Number));
}

function tapsOf(text: string): readonly Tap[] {
  return numbersOf(text).map(([down = 0, long = 0]) => [down, down + long]);
}

function mothsOf(text: string): readonly Moth[] {
  return numbersOf(text).map(([group = 0, column = 0, row = 0, across = 0, up = 0]) => {
    if (group >= GROUPS) throw new Error(`moth: there is no lantern ${group}`);
    return { group, column, row, across, up };
  });
}
