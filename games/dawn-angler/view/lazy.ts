import * as draw from '@playgrove/kit/draw';

/**
 * What the first frame does not need: sixty fish, the photograph, the shop and the journal. Until
 * the file is there, the water shows its signs without shadows, as it does for a player without glasses.
 */
export const lazy = draw.lazy(() => import('./deferred.ts'));
