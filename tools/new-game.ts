import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wordsOfSlug } from '@playgrove/catalogue';
import { filesUnder } from './cache.ts';
import { ROOT } from './root.ts';
import { readCatalogue } from './catalogue.ts';

/** The template of new games. Its name stands for the slug in all its files. */
const TEMPLATE = '_template';

/** Templates by what they are; any other game can be named by its slug. */
const LIKE: Readonly<Record<string, string>> = { arcade: TEMPLATE, puzzle: '_puzzle' };

/** What was proved of a game, and of no copy of it. */
const STAMPS: ReadonlySet<string> = new Set(['proof.json', 'visit.json']);

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST = 40;

/**
 * Makes `games/<slug>` from the template or from another game: a whole game that plays and passes.
 * @param title default: the slug's words
 * @param like `arcade`, `puzzle` or the slug of a game
 * @returns paths of the files, from the games' folder
 * @throws Error saying what is wrong with the slug or the title
 */
export function newGame(
  slug: string,
  title = wordsOfSlug(slug),
  games = join(ROOT, 'games'),
  like = TEMPLATE,
): string[] {
  checkSlug(slug, games);
  checkTitle(title, games);
  const model = LIKE[like] ?? like;
  const from = join(games, model);
  if (!existsSync(join(from, 'game.json'))) {
    throw new Error(`--like ${like}: name a game, or one of ${Object.keys(LIKE).join(', ')}`);
  }
  const to = join(games, slug);
  const oldTitle = titleOf(from);
  // What is stamped of the other game says nothing about this one.
  const names = filesUnder(from).filter((name) => !STAMPS.has(name));
  try {
    for (const name of names) {
      const text = readFileSync(join(from, name), 'utf8');
      mkdirSync(dirname(join(to, name)), { recursive: true });
      writeFileSync(join(to, name), renamed(text, name, [model, slug], [oldTitle, title]));
    }
    readCatalogue(games);
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    throw error;
  }
  return names.map((name) => `${slug}/${name}`);
}

type Change = readonly [before: string, after: string];

function renamed(text: string, name: string, slug: Change, title: Change): string {
  const inJson = name.endsWith('.json');
  const spell = (words: string): string => (inJson ? JSON.stringify(words).slice(1, -1) : words);
  return text.replaceAll(...slug).replaceAll(spell(title[0]), spell(title[1]));
}

function checkSlug(slug: string, games: string): void {
  if (slug === '') throw new Error('a game needs a slug: npm run new-game -- <slug> ["<title>"]');
  if (!SLUG.test(slug)) {
    throw new Error(`"${slug}" is not a slug: lower-case words joined by hyphens, like river-hop`);
  }
  if (slug.length > LONGEST) {
    throw new Error(`"${slug}" is too long for a slug: at most ${LONGEST} characters`);
  }
  if (existsSync(join(games, slug))) throw new Error(`games/${slug} exists already`);
}

function checkTitle(title: string, games: string): void {
  if (title.trim() === '' || title !== title.trim()) {
    throw new Error('the title must not be empty, nor begin or end with a space');
  }
  const taken = readCatalogue(games).games.find((game) => game.title === title);
  if (taken) throw new Error(`"${title}" is the title of another game already`);
}

function titleOf(template: string): string {
  const facts: unknown = JSON.parse(readFileSync(join(template, 'game.json'), 'utf8'));
  if (typeof facts === 'object' && facts && 'title' in facts && typeof facts.title === 'string') {
    return facts.title;
  }
  throw new Error(`${template}/game.json has no title`);
}
