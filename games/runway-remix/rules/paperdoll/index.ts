/**
 * Paper dolls: one skeleton, garments defined by numbers and fitted to it, layers and masks so that
 * nothing shows through, poses and a walk, six builds, many skins, faces and hair styles.
 * Everything is computed as marks (`kit/logic/marks`, re-exported here) without a DOM.
 *
 * @example
 * const look: Look = {
 *   body: BODIES[0], skin: SKINS[3], eyes: '#3a8f5c', face: FACES[0],
 *   worn: [
 *     { cut: { kind: 'hair', style: 'afro' }, color: '#3a2420' },
 *     { cut: { kind: 'skirt', length: 0.4, flare: 26, belly: 0, details: ['pleats'] }, color: '#2f7dff' },
 *   ],
 * };
 * paint(c, doll(look, POSES.wave)); // about 515 units tall, feet on y = 0
 */
export type { Neckline } from './cloth/index.ts';
export * from './doll.ts';
export * from './figure.ts';
export { FACES, HAIR, type HairName } from './head.ts';
export {
  boundsOf,
  paint,
  PATTERNS,
  svgOf,
  type Mark,
  type Pattern,
} from '@playgrove/kit/logic/marks';
