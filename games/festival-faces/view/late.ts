/** Fetched by `later.ts` once the first face is drawn. */
export { drawMap } from './map.ts';
export { drawCursor, drawFalling, drawStencil, drawTwinkle } from './sheen.ts';
export { drawSheets, drawWall, paintPhoto } from './studio.ts';
export { drawVerdict } from './verdict.ts';
