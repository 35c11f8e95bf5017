import { posix } from 'node:path';

/** File types that can contain addresses of other files. */
const TEXT = /\.(?:html|js|css)$/;
/** Quoted, or in a style sheet's `url(…)`. */
const ADDRESS = /["'`(]((?:\/|\.{1,2}\/)?[\w@./-]+\.[a-z0-9]+)["'`)]/g;

/**
 * Every file that a page can request, found by following addresses: lazy code, workers and sounds
 * too.
 * @param page path from the site's root
 * @param files by path from the site's root; other addresses are not followed
 * @param base path of the site on its host, with a slash at both ends
 * @returns paths from the site's root, the page first
 * @throws Error if the page itself is missing
 */
export function neededBy(page: string, files: ReadonlyMap<string, Buffer>, base = '/'): string[] {
  if (!files.has(page)) throw new Error(`${page}: there is no such page`);
  const found = new Set([page]);
  for (const path of found) {
    if (!TEXT.test(path)) continue;
    for (const [, address = ''] of (files.get(path)?.toString() ?? '').matchAll(ADDRESS)) {
      for (const place of placesOf(address, path, base)) if (files.has(place)) found.add(place);
    }
  }
  return [...found];
}

/** Possible targets of an address: from the site's root, or from the folder of its file. */
function placesOf(address: string, from: string, base: string): string[] {
  if (address.startsWith(base)) return [address.slice(base.length)];
  return [address, posix.join(posix.dirname(from), address)];
}
