import { CAGED } from '@playgrove/third-party/server';

/** Of files whose names change with their content. */
export const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Vite's file names (`play-Bx3_k9Qa.js`) in the folders that hold only built files. */
const BUILT = /^\/(?:assets|allgame)\/(?:.*\/)?[^/]+-[A-Za-z0-9_-]{8}\.[a-z0-9.]+$/;
/** Pictures and clips named by the hash of their content: `/allgame/icon/{hash}.jpg`, `{hash}-224.avif`. */
const PICTURE = /^\/allgame\/(?:icon|preview)\/[0-9a-f]{8,64}(?:[-.][a-z0-9-]+)?\.[a-z]+$/;

/**
 * The `Cache-Control` of a file. Browsers cache names that change with the content for a year.
 * They check pages, data, the service worker and the manifest each time, which costs a 304, and
 * cache the rest for an hour. Files of third-party games they check too: some of those names look
 * hashed and are not (`shared-0-sheet0.webp`), and a game must never run with half of another
 * version of it.
 * @param path from the site's root, beginning with a slash
 */
export function cacheControl(path: string): string {
  if (CAGED.test(path)) return REVALIDATE;
  if (/\.(?:html|json|webmanifest)$/.test(path)) return isBuilt(path) ? YEAR : REVALIDATE;
  if (isBuilt(path)) return YEAR;
  return path.endsWith('.js') ? REVALIDATE : 'public, max-age=3600';
}

/** Whether a `Cache-Control` is that of a name that changes with its content. */
export const isImmutable = (cache: string): boolean => cache === YEAR;

function isBuilt(path: string): boolean {
  return !path.endsWith('.html') && (BUILT.test(path) || PICTURE.test(path));
}
