import type { Recipe } from './landscape.ts';

/** What the levels of each world are made of, by the world's name. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  wood: { lanterns: 1, devices: ['bridge'], thorns: 0, pits: 2, extras: [] },
  woods: { lanterns: 2, devices: ['bridge'], thorns: 1, pits: 2, extras: [] },
  hedge: {
    lanterns: 2,
    devices: ['opening', 'closing', 'opening', 'bridge'],
    thorns: 1,
    pits: 1,
    extras: [],
  },
  dell: {
    lanterns: 2,
    devices: ['sprout', 'sprout', 'bridge', 'opening'],
    thorns: 2,
    pits: 1,
    extras: ['sprout'],
  },
  pond: { lanterns: 1, devices: ['moth'], thorns: 1, pits: 3, extras: [] },
  ponds: { lanterns: 2, devices: ['moth', 'bridge'], thorns: 0, pits: 2, extras: [] },
  mere: {
    lanterns: 2,
    devices: ['moth', 'moth', 'bridge', 'closing'],
    thorns: 0,
    pits: 3,
    extras: ['moth'],
  },
  crag: {
    lanterns: 3,
    devices: ['draught', 'draught', 'opening', 'bridge', 'closing'],
    thorns: 2,
    pits: 2,
    extras: ['draught'],
  },
};
