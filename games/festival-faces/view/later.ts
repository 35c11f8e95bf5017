import * as draw from '@playgrove/kit/draw';

/*
 * What the first frame does not need (the verdict, guides, stencils, falling glitter, the look's
 * picture, the words on the step) is a separate file that loads as soon as a face is drawn. Until
 * then the face is shown without it.
 */
export const later = draw.lazy(() => import('./late.ts'));
