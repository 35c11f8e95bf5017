import type { Rng } from '@playgrove/kit/contract';
import type { Patch, Ripple, State } from './state.ts';

/**
 * What a water asks beyond reading, casting, striking and fighting.
 * `weed`: hooked fish run for the beds. `shy`: they flee from what falls on them. `flow`: the float
 * drifts. `dark`: only the lamp shows them. `ice`: only the holes can be fished. `roam`: shoals pass.
 */
export const TRAITS = ['weed', 'shy', 'flow', 'dark', 'ice', 'roam'] as const;
type Trait = (typeof TRAITS)[number];

/** By lake: the first is for the basics, each of the next brings a rule, then they meet. */
const ASKS = [
  '',
  'weed',
  'shy',
  'flow',
  'flow weed',
  'dark',
  'ice',
  'shy flow',
  'weed shy',
  'roam shy',
  'roam',
  'dark flow',
] as const;

type Here = Pick<State, 'params'>;

export const asks = ({ params }: Here, trait: Trait): boolean =>
  ASKS[params.lake]?.includes(trait) ?? false;

export const traitsOf = (here: Here): readonly Trait[] =>
  TRAITS.filter((trait) => asks(here, trait));

/** How far apart two places look to a fish: out counts less than across. */
export function apart(ax: number, az: number, bx: number, bz: number): number {
  const [dx, dz] = [ax - bx, (az - bz) * 0.7];
  return Math.sqrt(dx * dx + dz * dz);
}

/** How far a place lies from the middle of a bed or hole, as meters across: they are shorter out. */
export function offOf({ x, z }: Pick<Patch, 'x' | 'z'>, ax: number, az: number): number {
  const [dx, dz] = [ax - x, (az - z) / SHORT];
  return Math.sqrt(dx * dx + dz * dz);
}

/** How long out a bed or hole is of how wide it is. */
export const SHORT = 0.7;

const MANY = 4;

/** Beds of weed or holes in the ice, none over another, all to be reached. */
export function layPatches(state: Here, farthest: number, rng: Rng): Patch[] {
  const ice = asks(state, 'ice');
  if (!ice && !asks(state, 'weed')) return [];
  const found: Patch[] = [];
  for (let tries = 0; tries < 60 && found.length < MANY; tries += 1) {
    const r = ice ? rng.between(2, 2.5) : rng.between(1.3, 1.9);
    const [x, z] = [rng.between(-7, 7), rng.between(8.5, farthest - 1)];
    if (found.some((other) => offOf(other, x, z) < r + other.r + 0.6)) continue;
    const tenth = (value: number): number => Math.round(value * 10) / 10;
    found.push({ x: tenth(x), z: tenth(z), r: tenth(r) });
  }
  return found;
}

/** The bed or hole at a place. */
export const patchAt = ({ patches }: Pick<State, 'patches'>, x: number, z: number) =>
  patches.find((patch) => offOf(patch, x, z) < patch.r);

/** Meters from a hole from which a float still slides in. */
const SLIDES = 1.7;

/** Where a float comes to rest that falls here: near a hole it slides in. */
export function rest(state: State, x: number, z: number): { x: number; z: number } | undefined {
  if (!asks(state, 'ice') || patchAt(state, x, z)) return { x, z };
  const hole = state.patches.find((one) => offOf(one, x, z) < one.r + SLIDES);
  if (!hole) return undefined;
  const part = (hole.r * 0.8) / offOf(hole, x, z);
  return { x: hole.x + (x - hole.x) * part, z: hole.z + (z - hole.z) * part };
}

/** Meters a tick that the water carries a float; tides turn with the hours. */
export function flowOf(state: Here & Pick<State, 'cast'>): number {
  if (!asks(state, 'flow')) return 0;
  if (state.params.lake === 3) return 0.024;
  return state.cast >= 3 && state.cast < 6 ? -0.018 : 0.018;
}

/** Meters to either side of where the rod points that the lamp lights. */
export const BEAM = 2.6;

export const isLit = (state: Here & Pick<State, 'aim'>, { x }: Pick<Ripple, 'x'>): boolean =>
  !asks(state, 'dark') || Math.abs(x - state.aim) <= BEAM;

/** Meters from a shy fish within which a float frightens it. */
export const FRIGHT = 1.5;

export const frightens = (state: Here, x: number, z: number, spot: Ripple): boolean =>
  asks(state, 'shy') && apart(x, z, spot.x, spot.z) < FRIGHT;

/** A cast that lands here spoils itself: on ice, in weed, on a shy fish's head. */
export function spoils(state: State, x: number, z: number): boolean {
  if (asks(state, 'ice')) return !rest(state, x, z);
  return (
    patchAt(state, x, z) !== undefined || state.spots.some((spot) => frightens(state, x, z, spot))
  );
}
