/**
 * Paper dolls: one skeleton, garments cut by rows of text and fitted to it, layers so that nothing
 * shows through, poses and a walk, six builds, many skins, faces and hair styles. Everything is
 * computed as marks (`kit/logic/marks`) without a DOM.
 *
 * @example
 * const worn = cutsOf('bottom', ['S', '.4', '26', '0', 'pleats']).map((cut) => ({ cut, color: '#2f7dff' }));
 * const look: Look = { body: BODIES[0], skin: '#9a5d36', eyes: '#3a8f5c', face: FACES[0], worn };
 * paint(c, doll(look, POSES.wave)); // about 515 units tall, feet on y = 0
 */
export { cutsOf } from './cuts.ts';
export * from './doll.ts';
export * from './figure.ts';
export { FACES } from './head.ts';
export { boundsOf, paint, PATTERNS, svgOf } from '@playgrove/kit/logic/marks';
export type { Mark, Pattern } from '@playgrove/kit/logic/marks';
