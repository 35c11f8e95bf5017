/** Fetched by `later.ts` once the first cast is drawn. */
export { drawBook, drawStore } from './book.ts';
export { drawFish, drawShadow } from './fishes.ts';
export { drawCatch, paintPhoto } from './photo.ts';
export { LAND, LEDGE } from './scenes.ts';
export { drawMarks, drawStruggle, drawWaters } from './waters.ts';
