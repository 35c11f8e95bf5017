import { later as fetched } from '@playgrove/kit/draw';

/** Runway, judges, photo booth, colour wheel and prints: nothing of them is on the first frame. */
export const later = fetched(() => import('./late.ts'));
