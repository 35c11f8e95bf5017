/** Fetched by `later.ts` once the first face is drawn. */
export { drawDish } from './dish.ts';
export { drawBeside, drawOver } from './over.ts';
export { readVerdict } from './read-verdict.ts';
export { drawSheets, drawStudio, pressSheets } from './studio.ts';
export { coach, shareText } from './telling.ts';
export { drawVerdict } from './verdict.ts';
export { paintDirect } from './whole.ts';
