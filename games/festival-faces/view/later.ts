import { later as fetched } from '@playgrove/kit/draw';

/*
 * What the first frame does not need: the verdict and its presses, the map of faults, guides, stencils,
 * falling glitter, the look's picture, the studio's trays, the stirring dish and the picture to keep
 * are a file of their own, fetched as soon as a face is drawn. Until it is there the face is shown
 * without them.
 */
export const later = fetched(() => import('./late.ts'));
