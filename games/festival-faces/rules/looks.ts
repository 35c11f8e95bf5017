import type { PackRow } from './look.ts';
import { GARDEN, SKY, ZOO } from '../levels/day.ts';
import { DEEP, FINALE, MASKS } from '../levels/night.ts';

export type { LookRow, PackRow, PartTool } from './look.ts';

/** Forty-eight looks in six packs; each pack changes how one paints, and is looked at more closely. */
export const PACKS: readonly PackRow[] = [
  row('zoo', 0, 'whole', '-', [2, 2, 0.8], ZOO),
  row('garden', 8, 'whole', '-', [1, 1, 0.7], GARDEN),
  row('sky', 20, 'whole', 'p', [1, 1, 0.5], SKY),
  row('masks', 34, 'whole', 'p', [1, 1, 0.3], MASKS),
  row('deep', 50, 'brief', 'pm', [1, 1, 0.3], DEEP),
  row('finale', 68, 'none', 'pm', [1, 2, 0.25], FINALE),
];

/** @param own what the player does: `p` picks pots, `m` mixes colors */
function row(
  id: string,
  needs: number,
  guide: PackRow['guide'],
  own: string,
  [miss, stray, messy]: readonly [number, number, number],
  looks: PackRow['looks'],
): PackRow {
  return {
    id,
    needs,
    guide,
    picks: !own.includes('p'),
    mixes: own.includes('m'),
    eyes: { miss, stray, messy },
    looks,
  };
}
