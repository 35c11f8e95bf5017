import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readLibraryFacts, type LibraryFacts } from '@playgrove/catalogue';
import { hashOf } from '../../../../tools/cache.ts';
import type { AddOptions } from './add.ts';
import { readMetadata, slugOf, type PageMetadata } from './metadata.ts';
import { listFiles } from '../build/files.ts';
import { librarySlugs } from '../build/library.ts';
import { Refusal } from './refusal.ts';
import { remoteSlugs } from './remote.ts';

/** Names of files that say nothing of the game in them. */
const GENERIC =
  /^(?:(?:my|new|the)-)?(?:game|games|play|index|app|project|site|page|page-files|default|client|package|bundle|public|output|files|archive|download|downloads|upload|test|untitled|new|zip|src|www|html|v?\d{0,2})(?:-\d+)?$/;
const LONGEST = 40;

export type Identity = {
  /** Of the same game if the library has it, else one that is free. */
  readonly slug: string;
  /** Another game of the library that a file of this name was added as. */
  readonly namesake?: LibraryFacts;
};

type Adding = {
  /** The file or folder that is added. */
  readonly file: string;
  /** The folder of its unpacked files. */
  readonly files: string;
  readonly options: AddOptions;
  readonly metadata: PageMetadata;
  readonly library: string;
  readonly own: ReadonlySet<string>;
};

/**
 * The folder for a game. Two games may come in files of one name, and one game in files of several:
 * what the games say of themselves decides, so that neither takes the other's place.
 * @throws Refusal
 */
export function identify(adding: Adding): Identity {
  const { file, options, library, own } = adding;
  if (options.slug !== undefined) return { slug: checkName(options.slug, own) };
  const [first = '', ...others] = candidates(adding);
  checkName(first, own);
  const names = [first, ...others];
  const inLibrary = new Set(librarySlugs(library));
  const twins = [...inLibrary].filter(
    (slug) =>
      isGeneric(slugOf(nameOf(file))) &&
      !names.includes(slug) &&
      readBefore(library, slug)?.page.source === basename(file),
  );
  let namesake: LibraryFacts | undefined;
  for (const slug of [...names.filter((name) => inLibrary.has(name)), ...twins]) {
    const before = readBefore(library, slug);
    if (!before) return { slug };
    if (isSame(adding, before)) return { slug };
    namesake ??= before;
  }
  const taken = new Set([...own, ...inLibrary, ...remoteSlugs(library)]);
  const free = names.find((name) => !taken.has(name));
  if (free === undefined)
    throw new Refusal(
      `The library has other games called ${names.join(' and ')}.`,
      'Name this one with --slug, or name the one that it replaces.',
    );
  return { slug: free, ...(namesake && { namesake }) };
}

function checkName(slug: string, own: ReadonlySet<string>): string {
  if (!isName(slug))
    throw new Refusal(
      slug === ''
        ? 'The game has no name to make a folder of.'
        : `"${slug}" is no name for a folder.`,
      `Name it with --slug: lower-case words joined by hyphens, ${LONGEST} characters at most.`,
    );
  if (own.has(slug))
    throw new Refusal(`A game of our own is called ${slug}.`, 'Name this one with --slug.');
  return slug;
}

function isName(slug: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length <= LONGEST;
}

/** Names for a game's folder, the best first. The last one is of this game alone. */
function candidates({ file, options, metadata }: Adding): readonly string[] {
  const fromFile = slugOf(nameOf(file));
  const fromTitles = [options.title, metadata.title].map((title) => slugOf(title ?? ''));
  const all = isGeneric(fromFile) ? [...fromTitles, fromFile] : [fromFile, ...fromTitles];
  const names = [...new Set(all)].filter(isName);
  const [first] = names;
  if (first === undefined) return [];
  const who = [options.title ?? metadata.title, options.author ?? metadata.author, basename(file)];
  return [...names, `${first.slice(0, LONGEST - 5)}-${hashOf(JSON.stringify(who)).slice(0, 4)}`];
}

function isGeneric(slug: string): boolean {
  return slug === '' || GENERIC.test(slug);
}

/** A first page is called after its folder. */
function nameOf(file: string): string {
  return /^index\.x?html?$/i.test(basename(file)) ? basename(dirname(file)) : basename(file);
}

/** What the library has of a game; a record that cannot be read counts as none. */
export function readBefore(library: string, slug: string): LibraryFacts | undefined {
  try {
    const raw: unknown = JSON.parse(readFileSync(join(library, slug, 'game.json'), 'utf8'));
    const read = readLibraryFacts(slug, raw);
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a game of the library is the one that is added, in another version. */
function isSame(
  { file, files, options, metadata, library }: Adding,
  before: LibraryFacts,
): boolean {
  const stored = join(library, before.slug, 'files');
  const then = metadataOf(stored, before.page.entry);
  const differ = (one?: string, other?: string): boolean =>
    one !== undefined && other !== undefined && keyOf(one) !== keyOf(other);
  if (differ(metadata.title, then?.title) || differ(metadata.author, then?.author)) return false;
  const shares = (): boolean => shareContent(files, stored);
  if (differ(options.author, before.page.author) && !shares()) return false;
  if (metadata.title !== undefined && then?.title !== undefined) return true;
  if (differ(options.title, before.title) && !shares()) return false;
  return !isGeneric(slugOf(nameOf(file))) || shares();
}

function metadataOf(folder: string, entry: string): PageMetadata | undefined {
  try {
    return readMetadata(folder, entry);
  } catch {
    return undefined;
  }
}

/** Titles with another version's number, case or marks are the same. */
function keyOf(text: string): string {
  return slugOf(text) || text.toLowerCase();
}

/** Whether at least half of a game's files are in another one's folder as they are. */
function shareContent(folder: string, other: string): boolean {
  const list = listFiles(folder);
  const same = list.filter(({ path, size }) => {
    const twin = join(other, path);
    if (!existsSync(twin)) return false;
    const bytes = readFileSync(twin);
    return bytes.length === size && bytes.equals(readFileSync(join(folder, path)));
  });
  return same.length * 2 >= list.length;
}
