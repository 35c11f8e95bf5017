import * as draw from '@playgrove/kit/draw';

/**
 * What the first frame does not need: sixty fish and eleven waters. Until the file is there,
 * the water shows its signs without shadows, as it does for a player without glasses.
 */
export const lazy = draw.lazy(() => import('./deferred.ts'));
