import * as draw from '@playgrove/kit/draw';

/** The show, the first hand and the photo: a separate file, loaded after the first frame. */
export const later = draw.lazy(() => import('./late.ts'));
