/**
 * Paper dolls: one skeleton, garments cut by numbers and laid on it, layers and masks so that
 * nothing shows through, poses and a walk, six builds, many skins, faces and hair styles. Everything
 * is computed as `Mark`s without a DOM; `paint` puts them on a canvas, `svgOf` into a picture.
 *
 * @example
 * const look: Look = {
 *   body: BODIES[0], skin: SKINS[3], eyes: '#3a8f5c', face: FACES[0],
 *   worn: [
 *     { cut: { kind: 'hair', style: 'afro' }, colour: '#3a2420' },
 *     { cut: { kind: 'skirt', length: 0.4, flare: 26, belly: 0, details: ['pleats'] }, colour: '#2f7dff' },
 *   ],
 * };
 * paint(c, doll(look, POSES.wave)); // about 515 units tall, feet on y = 0
 */
export type { CoatCut, LegsCut, Neckline, ShoeCut, SkirtCut, TopCut } from './cloth/index.ts';
export * from './doll.ts';
export * from './figure.ts';
export { FACES, HAIR, type Face, type HairName } from './head.ts';
export { drawn, group, PATTERNS, type Mark, type Pattern } from './mark.ts';
export { paint, type Paper } from './paint.ts';
export { boundsOf, mapped, mirrored, parsePath, type Bounds, type Path } from './path.ts';
export { svgOf } from './svg.ts';
