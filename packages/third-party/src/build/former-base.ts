import { parse } from 'parse5';
import { addressesOf, decodePath, elementsOf } from './markup.ts';

/**
 * @returns whether the game has a file or a folder (with a slash at its end), by path from its first
 * page's folder; without regard to case and to how letters are composed, as the server finds files
 */
export function knownFiles(
  files: readonly { readonly path: string }[],
  entry: string,
): (path: string) => boolean {
  const plain = (path: string): string => path.normalize('NFC').toLowerCase();
  const names = new Set(files.map(({ path }) => plain(path)));
  const folders = new Set(
    files.flatMap(({ path }) =>
      plain(path)
        .split('/')
        .map((_, at, all) => (at === 0 ? '' : `${all.slice(0, at).join('/')}/`)),
    ),
  );
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  return (path) => names.has(plain(folder + path)) || folders.has(plain(folder + path));
}

/**
 * The folder of its former host that a page names its own files by, such as `my-game/` for pages
 * that were built for `someone.example/my-game/`.
 * @param has from `knownFiles`
 * @returns undefined if the page names its files from the host's root, or relative to itself
 */
export function formerBase(html: string, has: (path: string) => boolean): string | undefined {
  for (const element of elementsOf(parse(html))) {
    for (const written of addressesOf(element)) {
      const path = pathOf(written);
      if (path === undefined || path === '' || has(path)) continue;
      if (element.tagName === 'base') return path.endsWith('/') ? path : `${path}/`;
      const parts = path.split('/');
      const at = parts.findIndex((_, index) => index > 0 && has(parts.slice(index).join('/')));
      if (at > 0) return `${parts.slice(0, at).join('/')}/`;
    }
  }
  return undefined;
}

/** The path of an address that begins at the host's root, without the first slash. */
function pathOf(written: string): string | undefined {
  const address = written.trim();
  if (!address.startsWith('/') || address.startsWith('//')) return undefined;
  return decodePath(address.slice(1).split(/[?#]/, 1)[0] ?? '');
}
