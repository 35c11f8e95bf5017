/** Loaded by `lazy.ts` once the dressing room is drawn. */
export { drawRunway } from './runway.ts';
export { drawPrints, drawWheel } from './palette.ts';
export { drawVerdict } from './verdict.ts';
export { paintPhoto } from './walkers.ts';
