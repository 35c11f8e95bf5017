import type { PackRow } from './look.ts';
import { GARDEN, SKY, ZOO } from './looks-day.ts';
import { DEEP, FINALE, MASKS } from './looks-night.ts';

export type { LookRow, PackRow, PartTool } from './look.ts';

/** Forty-eight looks in six packs; each pack changes how one paints. */
export const PACKS: readonly PackRow[] = [
  { id: 'zoo', needs: 0, guide: 'whole', picks: true, looks: ZOO },
  { id: 'garden', needs: 8, guide: 'whole', picks: true, looks: GARDEN },
  { id: 'sky', needs: 20, guide: 'whole', picks: false, looks: SKY },
  { id: 'masks', needs: 34, guide: 'whole', picks: false, looks: MASKS },
  { id: 'deep', needs: 50, guide: 'brief', picks: false, looks: DEEP },
  { id: 'finale', needs: 68, guide: 'none', picks: false, looks: FINALE },
];
