import { posix } from 'node:path';

/** What has addresses of other files in it. */
const TEXT = /\.(?:html|js|css)$/;
/** Quoted, or in a style sheet's `url(…)`. */
const ADDRESS = /["'`(]((?:\/|\.{1,2}\/)?[\w@./-]+\.[a-z0-9]+)["'`)]/g;

/**
 * Every file that a page may ever ask for, by following the addresses in it and in what they lead
 * to: code on demand, workers and sounds too.
 * @param page path from the site's root
 * @param files by path from the site's root; what is not among them is not followed
 * @returns paths from the site's root, the page first
 * @throws Error when the page itself is not there
 */
export function neededBy(page: string, files: ReadonlyMap<string, Buffer>): string[] {
  if (!files.has(page)) throw new Error(`${page}: there is no such page`);
  const found = new Set([page]);
  for (const path of found) {
    if (!TEXT.test(path)) continue;
    for (const [, address = ''] of (files.get(path)?.toString() ?? '').matchAll(ADDRESS)) {
      for (const place of placesOf(address, path)) if (files.has(place)) found.add(place);
    }
  }
  return [...found];
}

/** Where an address may lead: from the root, or from the folder of the file that holds it. */
function placesOf(address: string, from: string): string[] {
  if (address.startsWith('/')) return [address.slice(1)];
  return [address, posix.join(posix.dirname(from), address)];
}
