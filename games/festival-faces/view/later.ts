import * as draw from '@playgrove/kit/draw';

/*
 * What the first frame does not need: the verdict and its presses, the map of faults, guides, stencils,
 * falling glitter, the look's picture, the words on the step, the studio's trays and the stirring dish
 * are a separate file that loads as soon as a face is drawn. Until it has
 * loaded, the face is shown without them.
 */
export const later = draw.lazy(() => import('./late.ts'));
