import type { World } from '../levels.ts';

/** Seeds of the levels after each world's lessons, in order: the recipe's name, then a number. */
export const SEEDS: Readonly<Record<World, readonly string[]>> = {
  wood: [
    'woods 101',
    'wood 3001',
    'wood 10',
    'wood 3004',
    'woods 1017',
    'wood 3016',
    'wood 109',
    'wood 107',
  ],
  dell: ['dell 1007', 'dell 108', 'dell 105'],
  hedge: [
    'hedge 8',
    'hedge 1007',
    'hedge 101',
    'hedge 100',
    'hedge 1018',
    'hedge 111',
    'hedge 1011',
  ],
  mere: ['pond 6065', 'ponds 6053', 'ponds 4004', 'mere 103', 'pond 14', 'pond 6049'],
  crag: ['crag 2027', 'crag 2019', 'crag 2016'],
};
