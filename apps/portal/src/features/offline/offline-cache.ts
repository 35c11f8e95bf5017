/** The cache of games that the visitor saved for offline; the service worker never empties it. */
export const OFFLINE_CACHE = 'kept-games';
/** Tells the service worker to let a request through, so that nothing is stored twice. */
export const PASS_HEADER = 'x-keep';
