import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder } from './cache.ts';
import { ROOT } from './root.ts';

/** Messages in the folder of the code that shows them, and legal pages. */
const ENGLISH = /(?:^|\/)(?:messages|strings)\/en\.json$|\/legal\/texts\/en\/\w+\.ts$/;
const PLACES = ['apps/portal/src', 'apps/portal/make', 'packages/kit/src', 'games'];
/** Where games begin that nobody plays. */
const TEMPLATE = /^_/;

export type NewLanguage = {
  /** Files that were written, in English, from the repository's root. */
  readonly written: readonly string[];
  /** Messages that a file which was there already leaves out, by file. */
  readonly missing: ReadonlyMap<string, readonly string[]>;
};

/**
 * Copies every English text to where a language's own is read. What is there already stays.
 * @param tag as `<html lang>` says it, such as `de` or `pt-BR`
 * @throws Error if it is no tag, or English
 */
export function newLanguage(tag: string, root = ROOT): NewLanguage {
  if (canonical(tag) !== tag || tag === 'en') {
    throw new Error(
      `"${tag}": name a language as <html lang> does, such as de or pt-BR; English is there already.`,
    );
  }
  const written: string[] = [];
  const missing = new Map<string, readonly string[]>();
  for (const english of englishFiles(root)) {
    const file = english.replace(/en(?=\.json$|\/\w+\.ts$)/, tag);
    if (!existsSync(join(root, file))) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      cpSync(join(root, english), join(root, file));
      written.push(file);
    } else if (file.endsWith('.json')) {
      const own = new Set(keysOf(join(root, file)));
      const left = keysOf(join(root, english)).filter((key) => !own.has(key));
      if (left.length > 0) missing.set(file, left);
    }
  }
  return { written, missing };
}

const englishFiles = (root: string): readonly string[] =>
  PLACES.flatMap((place) =>
    filesUnder(join(root, place))
      .filter((name) => ENGLISH.test(name) && !(place === 'games' && TEMPLATE.test(name)))
      .map((name) => `${place}/${name}`),
  );

const keysOf = (file: string): readonly string[] =>
  Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
