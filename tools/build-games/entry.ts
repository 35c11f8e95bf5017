/** A game's scripts before they are bundled: what connects its files with the kit. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFacts } from '@playgrove/catalogue';
import type { AtlasFacts } from '@playgrove/kit/runtime';

/** @throws Error naming the file and the key whose value is not a text */
export function readStrings(
  folder: string,
  slug: string,
  language = 'en',
): Readonly<Record<string, string>> {
  const path = join(folder, `strings/${language}.json`);
  const file = `games/${slug}/strings/${language}.json`;
  if (!existsSync(path)) throw new Error(`${file}: is missing`);
  const words = parseJson(readFileSync(path, 'utf8'), file);
  if (typeof words !== 'object' || words === null || Array.isArray(words)) {
    throw new Error(`${file}: must be an object of texts`);
  }
  for (const [key, text] of Object.entries(words)) {
    if (typeof text !== 'string') throw new Error(`${file}: ${key}: must be text`);
  }
  return words as Record<string, string>;
}

/**
 * Files of a game's messages in languages other than English, by language.
 * @throws Error naming the file and the key that is not a text, or that English lacks
 */
export function languageFiles(folder: string, slug: string): Readonly<Record<string, string>> {
  const home = join(folder, 'strings');
  const english = readStrings(folder, slug);
  const languages = readdirSync(home)
    .filter((file) => file.endsWith('.json') && file !== 'en.json')
    .map((file) => file.slice(0, -'.json'.length));
  for (const language of languages) {
    const unknown = Object.keys(readStrings(folder, slug, language)).find(
      (key) => !Object.hasOwn(english, key),
    );
    if (unknown !== undefined) {
      throw new Error(`games/${slug}/strings/${language}.json: ${unknown}: is not in en.json`);
    }
  }
  return Object.fromEntries(languages.map((each) => [each, join(home, `${each}.json`)]));
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * The text of a page's script: it connects the game with the kit. What the site's settings say of it
 * is in the page.
 */
export function entrySource(
  view: string,
  facts: GameFacts,
  strings: Readonly<Record<string, string>>,
  parts: {
    readonly atlas?: AtlasFacts;
    readonly mind?: string;
    /** Files of messages, by language. */
    readonly languages?: Readonly<Record<string, string>>;
  },
): string {
  const { slug, title, controls, daily, dailyScore } = facts;
  const { languages = {}, ...addresses } = parts;
  const manifest = {
    slug,
    title,
    strings,
    controls,
    daily,
    dailyScore,
    ...addresses,
  };
  const loaders = Object.entries(languages).map(
    ([language, file]) =>
      `${JSON.stringify(language)}: () => import(${JSON.stringify(file)}).then((m) => m.default)`,
  );
  return [
    `import { mount } from '@playgrove/kit/runtime';`,
    `import game from ${JSON.stringify(view)};`,
    `mount(game, { ...${JSON.stringify(manifest)}${loaders.length > 0 ? `, languages: { ${loaders.join(', ')} }` : ''} });`,
  ].join('\n');
}

/** The text of a mind's file: a module that also runs as a worker. */
export function mindSource(path: string): string {
  return `import { mind } from ${JSON.stringify(path)};
export const answer = (question, ...about) => mind[question]?.(...about);
if (typeof WorkerGlobalScope !== 'undefined' && self instanceof WorkerGlobalScope) {
  self.onmessage = ({ data: { id, question, about } }) => {
    try {
      self.postMessage({ id, answer: answer(question, ...about) });
    } catch (error) {
      self.postMessage({ id, error: String(error) });
    }
  };
}
`;
}
