/** Loaded by `lazy.ts` once the first cast is drawn. */
export { drawBook } from './book.ts';
export { drawFish, drawShadow } from './fishes.ts';
export { drawCatch, paintPhoto } from './photo.ts';
export { LAND, LEDGE } from './scenes.ts';
export { boards } from './menus.ts';
export { drawSayings } from './sayings.ts';
export { drawCoins, drawStore } from './store.ts';
export { drawMenuIcon, drawPadlock } from './tool-icons.ts';
export { drawMarks, drawStruggle, drawWaters } from './waters.ts';
