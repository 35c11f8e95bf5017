/** Fetched by `later.ts` once the first face is drawn. */
export { drawBeside } from './beside.ts';
export { drawOver } from './over.ts';
export { coach, shareText } from './telling.ts';
export { drawVerdict } from './verdict.ts';
