/** Loaded by `later.ts` once the first client is drawn. */
export { coach, drawHint, shareText } from './guide.ts';
export { drawShow, paintPhoto } from './show.ts';
