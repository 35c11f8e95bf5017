/** Fetched by `later.ts` once the first face is drawn. */
export { drawDish, pointAt, recipeWanted } from './dish.ts';
export { drawGuide } from './guide.ts';
export { drawMap } from './map.ts';
export { drawReference } from './reference.ts';
export { readVerdict } from './read-verdict.ts';
export { drawCursor, drawFalling, drawStencil, drawTwinkle } from './sheen.ts';
export { drawSheets, drawStudio, drawWall, paintPhoto, pressSheets, pressWall } from './studio.ts';
export { coach, shareText } from './telling.ts';
export { drawVerdict } from './verdict.ts';
