/** Loaded by `lazy.ts` once the first cast is drawn. */
export { drawCatch } from './catch.ts';
export { drawFish, drawShadow } from './fishes.ts';
export { LAND } from './sights.ts';
export { drawSayings } from './sayings.ts';
export { drawMarks, drawStruggle, drawWaters } from './waters.ts';
