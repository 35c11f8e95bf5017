import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { CAGED } from '../policy.ts';

const PAGES = ['.html', '.htm'] as const;
const INDEX = ['index.html', 'index.htm', 'index.xhtml'] as const;

/** What an address means: a file, or a folder whose address must end with a slash. */
export type Found<File> = { readonly file: File } | { readonly folder: string };

/**
 * Finds the files of third-party games where no file has exactly the name in the address. They were
 * made on systems that see no difference between `Hero.PNG` and `hero.png`, or for hosts that show a
 * folder's first page. Only files of the same game are ever found.
 */
export class Lookup<File> {
  /** Every file of the site by path. */
  readonly #site: ReadonlyMap<string, File>;
  /** The files of each game that was looked up, by plain name. */
  readonly #games = new Map<string, ReadonlyMap<string, File>>();

  constructor(site: ReadonlyMap<string, File>) {
    this.#site = site;
  }

  /** @param url of the request, from the site's root */
  find(url: string): Found<File> | undefined {
    const [written = '', ...query] = url.split('?');
    const home = CAGED.exec(written)?.[0];
    if (home === undefined) return undefined;
    const files = this.#filesOf(home);
    for (const name of readings(written.slice(home.length), query.join('?'))) {
      const plain = plainOf(name);
      const file = files.get(plain);
      if (file) return { file };
      const isFolder = plain === '' || plain.endsWith('/');
      const first = INDEX.map((index) => files.get(isFolder ? plain + index : `${plain}/${index}`));
      const page = first.find((one) => one !== undefined);
      if (page) return isFolder ? { file: page } : { folder: `${written}/` };
      // Hosts of static pages show `about.html` for `about`.
      const bare = PAGES.map((ending) => files.get(plain.replace(/\/$/, '') + ending));
      const named = bare.find((one) => one !== undefined);
      if (named) return { file: named };
    }
    return undefined;
  }

  #filesOf(home: string): ReadonlyMap<string, File> {
    const known = this.#games.get(home);
    if (known) return known;
    const files = new Map<string, File>();
    for (const [path, file] of this.#site)
      if (path.startsWith(home)) files.set(plainOf(path.slice(home.length)), file);
    // An address of no game must not take memory.
    if (files.size > 0) this.#games.set(home, files);
    return files;
  }
}

/** What an address may stand for, the likeliest first. */
function* readings(written: string, query: string): Iterable<string> {
  const once = decode(written);
  yield once;
  // Some tools store a file with the query of its address, as `style.css?ver=2`.
  if (query !== '') yield `${once}?${decode(query)}`;
  // Escaped twice, or with a plus for a space.
  if (once.includes('%')) yield decode(once);
  if (once.includes('+')) yield once.replaceAll('+', ' ');
}

function decode(escaped: string): string {
  return decodeURIComponent(readable(escaped));
}

/**
 * An address whose escapes mean something. Old pages escape letters in the encoding of Windows, and
 * some write a percent sign as it is.
 */
export function readable(address: string): string {
  try {
    decodeURIComponent(address);
    return address;
  } catch {
    const whole = address.replaceAll(/%(?![\da-f]{2})/gi, '%25');
    return whole.replaceAll(/(?:%[89a-f][\da-f])+/gi, (escapes) => {
      const bytes = Buffer.from(escapes.replaceAll('%', ''), 'hex');
      return encodeURIComponent(
        isUtf8(bytes) ? bytes.toString() : new TextDecoder('windows-1252').decode(bytes),
      );
    });
  }
}

function plainOf(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replaceAll(/(?<=^|\/)\.?\//g, '')
    .toLowerCase();
}
