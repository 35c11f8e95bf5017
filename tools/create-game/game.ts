/** One game in an author's folder: read, bundled whole, and the page it begins with. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readGameFacts, type GameFacts } from '@playgrove/catalogue';
import { bundle } from '../build-games/bundle.ts';
import { entrySource, languageFiles, mindSource, readStrings } from '../build-games/entry.ts';
import { slimPlanck } from '../build-games/planck.ts';
import { slimThree } from '../build-games/three.ts';
import { buildStyle } from '../build-games/vendors.ts';
import { gameSlugs } from '../catalogue.ts';
import { ROOT } from '../root.ts';

export type AuthorsGame = {
  readonly slug: string;
  readonly folder: string;
  readonly facts: GameFacts;
};

/** Everything but the page lies here. */
const FOLDER = 'game';
/** Stands for the address of a mind, which is known when the page is. */
const MIND = 'mind: the address';
/** A portal puts its own file in the place of any `playgrove.js`; elsewhere there is nobody to speak to. */
const NOBODY = '// On a portal, its own file takes the place of this one.\n';

/**
 * @param wanted slug; may be left out if the project has one game
 * @throws Error naming what is wrong
 */
export function readGame(project: string, wanted?: string): AuthorsGame {
  const games = join(project, 'games');
  const slugs = existsSync(games) ? gameSlugs(games) : [];
  const [slug, ...more] = wanted === undefined ? slugs : slugs.filter((each) => each === wanted);
  if (slug === undefined || more.length > 0)
    throw new Error(`Name a game. There are: ${slugs.join(', ') || 'none in games/'}.`);
  const folder = join(games, slug);
  const file = join(folder, 'game.json');
  const read = readGameFacts(slug, JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok)
    throw new Error(
      read.error.map(({ field, reason }) => `${file}: ${field}: ${reason}`).join('\n'),
    );
  for (const picture of ['sprites.ts', 'card.ts'])
    if (existsSync(join(folder, picture)))
      throw new Error(
        `${join(folder, picture)}: icons are baked and cards drawn in the portal’s repository alone. Draw in view.ts.`,
      );
  return { slug, folder, facts: read.value };
}

/** The text of the game's script. @param mind where its mind will be, as an expression */
export function scriptOf({ slug, folder, facts }: AuthorsGame, mind: string): string {
  const parts = {
    languages: languageFiles(folder, slug),
    ...(existsSync(join(folder, 'mind.ts')) && { mind: MIND }),
  };
  const source = entrySource(join(folder, 'view.ts'), facts, readStrings(folder, slug), parts);
  return source.replace(JSON.stringify(MIND), mind);
}

/** The text of the game's mind. */
export const mindOf = ({ folder }: AuthorsGame): string => mindSource(join(folder, 'mind.ts'));

/** The style sheet of its page, with its fonts next to it. @returns files by name, the sheet first */
export function styleOf(): ReadonlyMap<string, Buffer> {
  const { path, bytes, fonts } = buildStyle();
  const sheet = bytes.toString().replaceAll('/allgame/_v/', './');
  return new Map([
    [basename(path), Buffer.from(sheet)],
    ...[...fonts].map(([font, content]) => [basename(font), content] as const),
  ]);
}

/** All of a game as files, by path: it runs from any folder of any host, and brings what it needs. */
export async function filesOf(
  game: AuthorsGame,
  project: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const options = { base: './' };
  const files = new Map<string, Buffer>();
  let mind = '';
  if (existsSync(join(game.folder, 'mind.ts'))) {
    const made = await bundle('mind', mindOf(game), FOLDER, [], options);
    for (const [path, bytes] of made.files) files.set(path, bytes);
    mind = `new URL(${JSON.stringify(made.eager[0]?.path)}, document.baseURI).href`;
  }
  const slim = [slimPlanck(), slimThree()];
  const made = await bundle('game', scriptOf(game, mind), FOLDER, slim, options);
  for (const [path, bytes] of made.files) files.set(path, bytes);
  const style = [...styleOf()].map(([name, bytes]) => [`${FOLDER}/${name}`, bytes] as const);
  for (const [path, bytes] of style) files.set(path, bytes);
  const page = pageOf(game, { script: made.eager[0]?.path ?? '', style: style[0]?.[0] ?? '' });
  files.set('index.html', Buffer.from(page));
  files.set('playgrove.js', Buffer.from(NOBODY));
  files.set('package.json', Buffer.from(recordOf(game, project)));
  files.set('licenses-of-others.md', readFileSync(join(ROOT, 'licenses-of-others.md')));
  const license = join(project, 'LICENSE');
  if (existsSync(license)) files.set('LICENSE', readFileSync(license));
  return files;
}

/** What portals read of a game: its name, author and license. */
function recordOf({ slug, facts }: AuthorsGame, project: string): string {
  const own = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
    readonly author?: unknown;
    readonly license?: unknown;
  };
  const record = {
    name: slug,
    productName: facts.title,
    description: facts.description,
    keywords: facts.tags,
    author: own.author,
    license: own.license,
  };
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** The game's page. Its title on the backdrop is the first paint. */
export function pageOf(
  { facts }: AuthorsGame,
  { script, style }: { readonly script: string; readonly style: string },
): string {
  const [title, description, tags] = [facts.title, facts.description, facts.tags.join(', ')].map(
    (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="stylesheet" href="${style}">
<script src="playgrove.js"></script>
<script type="module" src="${script}"></script>
<meta name="description" content="${description}">
<meta name="keywords" content="${tags}">
<link rel="icon" href="data:,">
</head>
<body>
<main id="game"><h1 class="first-words">${title}</h1></main>
<div class="old-browser"><h1>This browser is too old</h1><p>${title} needs Chrome or Edge 111, Firefox 121, Safari 16.4 (iOS 16.4), or newer.</p></div>
<noscript><p class="no-script">${title} is played with JavaScript, which is off in this browser.</p></noscript>
</body>
</html>
`;
}
