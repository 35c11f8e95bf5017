import type { World } from '../levels.ts';

/** Seeds of the levels after each world's lessons, in order: the recipe's name, then a number. */
export const SEEDS: Readonly<Record<World, readonly string[]>> = {
  wood: [
    'wood 3004',
    'wood 3001',
    'wood 10',
    'wood 3016',
    'woods 1017',
    'wood 3007',
    'woods 101',
    'wood 107',
    'wood 109',
  ],
  hedge: [
    'hedge 8',
    'hedge 111',
    'hedge 101',
    'hedge 100',
    'hedge 1007',
    'hedge 1018',
    'hedge 2',
    'hedge 1011',
  ],
  dell: ['dell 1007', 'dell 1004', 'dell 108', 'dell 105', 'dell 1011'],
  mere: ['ponds 4004', 'ponds 4008', 'pond 14', 'mere 103'],
  crag: ['crag 2019', 'crag 2027', 'crag 1004', 'crag 2016', 'crag 10'],
};
