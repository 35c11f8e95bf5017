import type { Rng } from '@playgrove/kit/contract';

/** What a choice can bring, and how often. */
export const BOONS = {
  spark: 5,
  flies: 5,
  pulse: 5,
  beam: 5,
  trail: 5,
  wick: 3,
  wings: 3,
  pollen: 3,
  warm: 6,
  hush: 3,
  blaze: 3,
} as const;

export type Boon = keyof typeof BOONS;
export const BOON_NAMES = Object.keys(BOONS) as Boon[];
export const WEAPONS: readonly Boon[] = ['spark', 'flies', 'pulse', 'beam', 'trail'];
/** Cards in a choice. */
const CARDS = 3;

export type Boons = { [name in Boon]: number };

export function noBoons(): Boons {
  return Object.fromEntries(BOON_NAMES.map((name) => [name, 0])) as Boons;
}

/**
 * Three different boons that can still grow. The first choice is among lights only, later ones
 * have at least one.
 */
export function offerOf(boons: Boons, level: number, rng: Rng): Boon[] {
  const open = rng.shuffled(BOON_NAMES.filter((name) => boons[name] < BOONS[name]));
  const lights = open.filter((name) => WEAPONS.includes(name));
  if (level <= 1) return lights.filter((name) => name !== 'spark').slice(0, CARDS);
  const offer = open.slice(0, CARDS);
  const light = lights[0];
  if (light !== undefined && !offer.some((name) => WEAPONS.includes(name))) offer[0] = light;
  return offer;
}

/** Glow that the next choice takes. */
export const needOf = (level: number): number => 6 + level * 7 + Math.floor(level * level * 0.8);
