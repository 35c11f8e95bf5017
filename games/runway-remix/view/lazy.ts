import * as draw from '@playgrove/kit/draw';

/** Runway, judges, photo booth, color wheel and prints: nothing of them is on the first frame. */
export const lazy = draw.lazy(() => import('./deferred.ts'));
