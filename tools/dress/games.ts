import { accessSync, constants, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isListed, type LibraryFacts } from '@playgrove/catalogue';
import { GAME_LABELS, type GameField, type GameList } from '@playgrove/protocol/games-page';
import { changeGames, LISTS, type Change } from '@playgrove/site-config/edit-settings';
import {
  librarySlugs,
  readLibrary,
  takeOut,
  tidyLibrary,
} from '../../packages/third-party/src/build/library.ts';
import { placeGames } from '../../packages/third-party/src/build/place.ts';
import { addGame } from '../../packages/third-party/src/import/add.ts';
import { addMany, tableOf } from '../../packages/third-party/src/import/add-many.ts';
import {
  GAME_FLAGS,
  GAME_USAGE,
  readGameFlags,
} from '../../packages/third-party/src/import/flags.ts';
import { Refusal } from '../../packages/third-party/src/import/refusal.ts';
import { reportOf } from '../../packages/third-party/src/import/report.ts';
import { checkSettings, dressSite, readParts } from './dress-site.ts';
import { cacheOf, readRuntime, slugsOf } from './own-games.ts';
import { becomeOwner, fail, messageOf, placeHere, type Place } from './place.ts';

/**
 * `playgrove add-game`, `add-games`, `remove-game`, `hide`, `show`, `feature`, `unfeature`: bundled into
 * the folder `server` of a release. Each puts the site together as it will be, so that what cannot be
 * served is refused now; the server takes it over when it is reloaded.
 */
const USAGE: Readonly<Record<string, string>> = {
  'add-game': `Usage: playgrove add-game <folder | game.zip | page.html> [flags]\n\n${GAME_USAGE}`,
  'add-games':
    'Usage: playgrove add-games <feed.json | .jsonl | .csv | .xml | .js> [--license CC0-1.0]',
  'remove-game': 'Usage: playgrove remove-game <slug>',
};

const [, , name = '', ...given] = process.argv;
/** Run by the server, which serves the site right after. */
const served = given[0] === '--served';
const args = served ? given.slice(1) : given;
const SHOW = served ? '' : 'To look at it: playgrove preview. To serve it, reload the server.';
const UNTRIED =
  'none: whether it starts, draws, answers input and which hosts it wants was not checked. Look at it: ';
let outcome = 'Nothing was changed.';
try {
  const place = placeHere();
  if (name === 'add-game') await add(place);
  else if (name === 'add-games') await addFeed(place);
  else if (name === 'remove-game') await remove(place);
  else if (name === 'list') process.stdout.write(JSON.stringify(listOf(place)));
  else await change(place, LISTS[name as keyof typeof LISTS]);
} catch (error) {
  const refused = error instanceof Refusal;
  fail(`${refused ? error.toString() : messageOf(error)}\n${outcome}`);
}

/** Puts the site together, to be served once the server is reloaded. @throws Error if it cannot be */
async function dressAgain({ release, settings, library, data }: Place): Promise<void> {
  becomeOwner(data);
  await dressSite({ release, settings, library, sites: join(data, 'sites'), serve: false });
}

async function add(place: Place): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: GAME_FLAGS });
  const [from, ...rest] = positionals;
  if (from === undefined || rest.length > 0) throw new Refusal(USAGE[name] ?? '', '');
  const { release, library, data } = place;
  becomeOwner(data);
  const config = checkSettings(place);
  const added = await addGame({
    from: resolve(from),
    options: readGameFlags(values),
    library,
    own: slugsOf(readParts(release)),
    config,
    verify: (alone, facts) => placeAlone(place, alone, facts),
    log: (line) => void process.stdout.write(`${line}\n`),
  });
  outcome = `${added.facts.slug} is in the library, but the site could not be put together.`;
  await dressAgain(place);
  const see = served ? `${config.base}games/${added.facts.slug}/` : 'playgrove preview';
  const words = {
    run: 'playgrove ',
    gap: '',
    nameOf: (flag: string) => (served ? quoted(GAME_LABELS[flag as GameField]) : `--${flag}`),
    show: SHOW,
    untried: UNTRIED + see,
  };
  process.stdout.write(`\n${reportOf(added, words)}\n`);
}

function quoted(label?: string): string | undefined {
  return label && `“${label}”`;
}

/** Prepares a game as for the site. One that cannot be prepared is refused. */
async function placeAlone(place: Place, alone: string, facts: LibraryFacts): Promise<void> {
  const to = mkdtempSync(join(tmpdir(), 'playgrove-game-'));
  try {
    const library = { games: [], facts: new Map([[facts.slug, facts]]), icons: {} };
    const cache = cacheOf(place.library);
    const config = checkSettings(place);
    await placeGames({ from: alone, to, library, config, cache }, readRuntime(place.release));
  } finally {
    rmSync(to, { recursive: true, force: true });
  }
}

async function addFeed(place: Place): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { license: { type: 'string' } },
  });
  const [feed, ...rest] = positionals;
  if (feed === undefined || rest.length > 0) throw new Refusal(USAGE[name] ?? '', '');
  const { release, library, data } = place;
  becomeOwner(data);
  const rows = await addMany({
    feed: resolve(feed),
    library,
    own: slugsOf(readParts(release)),
    config: checkSettings(place),
    seconds: 0,
    ...(values.license !== undefined && { license: values.license }),
    log: (line) => void process.stdout.write(`${line}\n`),
  });
  outcome = 'Games are in the library, but the site could not be put together.';
  await dressAgain(place);
  process.stdout.write(`${tableOf(rows)}\n\n${SHOW}\n`);
}

async function remove(place: Place): Promise<void> {
  const [slug = ''] = args;
  const { library, data } = place;
  becomeOwner(data);
  tidyLibrary(library);
  const slugs = librarySlugs(library);
  if (args.length !== 1 || !slugs.includes(slug))
    throw new Refusal(
      args.length === 1 ? `No game named ${slug} was added.` : (USAGE[name] ?? ''),
      slugs.length === 0 ? 'No game was added.' : `There are: ${slugs.slice(0, 40).join(', ')}.`,
    );
  const aside = takeOut(library, slug, 'removed');
  try {
    await dressAgain(place);
  } catch (error) {
    if (!existsSync(join(library, slug))) renameSync(aside, join(library, slug));
    throw error;
  }
  rmSync(aside, { recursive: true });
  process.stdout.write(`Removed ${slug}. Players’ saves stay on their devices.\n${SHOW}\n`);
}

/** What the Games page of Insights shows. */
function listOf({ release, settings, library }: Place): GameList {
  const { games = {}, remoteGames, base } = checkSettings({ release, settings, library });
  const [hidden, featured] = [new Set(games.hidden), new Set(games.featured)];
  const parts = readParts(release);
  const added = new Set(librarySlugs(library));
  const all = [
    ...parts.facts.map(([, facts]) => ({ facts, from: 'release', unlisted: false }) as const),
    ...[...parts.library, ...readLibrary(library, slugsOf(parts), remoteGames).facts].map(
      ([slug, facts]) => {
        const from = added.has(slug) ? 'library' : facts.page.files > 0 ? 'release' : 'feed';
        return { facts, from, unlisted: !isListed(facts) } as const;
      },
    ),
  ];
  return {
    games: all.map(({ facts: { slug, title }, from, unlisted }) => ({
      slug,
      title,
      from,
      unlisted,
      hidden: hidden.has(slug),
      featured: featured.has(slug),
    })),
    base,
    settings,
    writable: isWritable(dirname(settings)),
  };
}

/** Settings are replaced by a new file, so their folder matters. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function change(place: Place, what: Change): Promise<void> {
  if (args.length === 0) throw new Refusal(`Usage: playgrove ${name} <slug> …`, '');
  const undo = changeGames(place.settings, what, args, (text) => void checkSettings(place, text));
  try {
    await dressAgain(place);
  } catch (error) {
    undo();
    throw error;
  }
  process.stdout.write(`${place.settings} says so now.\n${SHOW}\n`);
}
