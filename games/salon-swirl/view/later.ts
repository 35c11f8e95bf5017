import * as draw from '@playgrove/kit/draw';

/** The wish's picture, the verdict, the first hand: a separate file, loaded after the first frame. */
export const later = draw.lazy(() => import('./late.ts'));
