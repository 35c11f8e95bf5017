import type { Json, Result } from '@playgrove/kit/contract';
import { clamped, lenient, optional, shape, union, whole } from '@playgrove/kit/core/parse';
import type { Boon, Boons } from './boons.ts';
import { HEADINGS } from './field.ts';
import { NIGHT_COUNT, NIGHTS, type Night } from '../levels.ts';

/** A night's number in `NIGHTS`. */
export type Params = { readonly night: number };

/**
 * The moth that flies, and the nights of the map that ended at dawn, as far as the farthest. `moths`
 * counts those that have joined: they stay, whatever later rules need.
 */
export type Career = { readonly moth: number; readonly dawns: number; readonly moths?: number };

export type Input =
  /** A heading, 0 to 31, clockwise from right. */
  | { readonly act: 'fly'; readonly to: number }
  | { readonly act: 'rest' }
  | { readonly act: 'choose'; readonly at: number }
  | { readonly act: 'moth'; readonly which: number };

/** Shadows, as lists that belong together. */
export type Foes = {
  count: number;
  readonly kind: number[];
  readonly x: number[];
  readonly y: number[];
  readonly vx: number[];
  readonly vy: number[];
  readonly hp: number[];
  /** Ticks of its own: darters, flits and spitters. */
  readonly t: number[];
  /** Ticks in which it shows a hit. */
  readonly lit: number[];
  /** Ticks until what touches it hurts again. */
  readonly rest: number[];
};

export type Gems = {
  count: number;
  readonly x: number[];
  readonly y: number[];
  readonly worth: number[];
  /** Ticks on its way to the moth; 0 while it lies. */
  readonly pull: number[];
};

type Shot = { x: number; y: number; vx: number; vy: number; left: number; hurt: number };
type Petal = { readonly x: number; readonly y: number; left: number };
type Drop = { x: number; y: number; readonly vx: number; readonly vy: number; left: number };
/** `lit` counts down while it burns; `charge` up while the moth shines beside it. */
type Lamp = { x: number; y: number; lit: number; charge: number };
/** What a hunter leaves: light. */
type Ember = { x: number; y: number; pull: number };

export type State = {
  params: Params;
  career: Career;
  phase: 'ready' | 'fly' | 'choose' | 'dawn' | 'end';
  end: '' | 'dawn' | 'dark';
  tick: number;
  x: number;
  y: number;
  /** A heading, or −1 while it rests. */
  to: number;
  face: number;
  light: number;
  full: number;
  /** How far the lantern is turned up, 0 to 1. */
  shine: number;
  /** 0 to 100: then a hunter comes. */
  lure: number;
  /** Ticks in which nothing bites. */
  safe: number;
  glow: number;
  level: number;
  /** Choices still to be made. */
  picks: number;
  offer: Boon[];
  boons: Boons;
  foes: Foes;
  gems: Gems;
  shots: Shot[];
  petals: Petal[];
  drops: Drop[];
  lamps: Lamp[];
  embers: Ember[];
  sparkWait: number;
  pulseWait: number;
  petalWait: number;
  /** Shadows that are due, in parts of one. */
  due: number;
  /** Where most of them come from, radians. */
  front: number;
  /** Rings of shadows so far. */
  rings: number;
  lured: number;
  felled: number;
  kills: number;
  score: number;
  /** The darkest that it was. */
  least: number;
  /** Who bit last, by number in `KINDS`; 7 is ink. */
  by: number;
};

export const nightOf = (state: State): Night => NIGHTS[state.params.night] as Night;
export const lastTick = (state: State): number => nightOf(state).seconds * 60;

const MOTHS = 4;
/** Nights that must have ended at dawn before a moth joins. */
export const MOTH_NEEDS: readonly number[] = [0, 3, 7, 12];

export const FRESH: Career = { moth: 0, dawns: 0 };

export const parseParams = shape({ night: whole(0, NIGHTS.length - 1) });

/** How many moths have joined, the first ones first. */
export const mothsOf = ({ dawns, moths = 1 }: Career): number =>
  Math.max(moths, MOTH_NEEDS.filter((needs) => dawns >= needs).length);

/** With the count of moths that have joined, once there is a second. */
export function joined(career: Career): Career {
  const moths = mothsOf(career);
  return moths > 1 ? { ...career, moths } : career;
}

const career = lenient(
  {
    moth: whole(0, MOTHS - 1),
    dawns: clamped(0, NIGHT_COUNT),
    moths: optional(clamped(1, MOTHS)),
  },
  FRESH,
);

export function parseCareer(raw: Json): Result<Career> {
  const read = career(raw);
  if (!read.ok || read.value.moth < mothsOf(read.value)) return read;
  // The moth that was chosen had joined.
  return { ...read, value: { ...read.value, moths: read.value.moth + 1 } };
}

export const parseInput = union('act', {
  fly: { to: whole(0, HEADINGS - 1) },
  rest: {},
  choose: { at: whole(0, 2) },
  moth: { which: whole(0, MOTHS - 1) },
});
