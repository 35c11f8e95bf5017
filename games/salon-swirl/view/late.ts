/** Loaded by `later.ts` once the first client is drawn. */
export { coach, shareText } from './guide.ts';
export { drawVerdict, paintPhoto } from './verdict.ts';
export { drawWish } from './wish.ts';
