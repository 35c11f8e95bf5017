import { byScoreThenTitle } from '@playgrove/catalogue';
import type { DetailFile } from '../../src/records/files.ts';
import { categoryPath } from '../../src/routes.ts';
import { escape } from '../html.ts';
import type { PlainLink } from '../page.ts';
import { ALL_GAMES, type PageAddresses } from './addresses.ts';
import { framePage, type PageWorld, type PlainPage, type SharePicture } from './frame.ts';
import { gamePage } from './game-page.ts';
import { categoryLinks, gameLinks } from './parts.ts';
import { makeRobots, makeSitemap } from './sitemap.ts';

export type PagesInput = PageWorld & {
  readonly games: readonly DetailFile[];
  readonly addresses: PageAddresses;
  /** By game id. */
  readonly shares: ReadonlyMap<string, SharePicture>;
};

/** Catalogues up to this size are listed whole on one page; of larger ones that page names the kinds. */
const LISTED_LIMIT = 1000;
const OTHERS = 6;

/**
 * The pages that can be read without scripts, by search engines and link previews too: one for each
 * game and category and one for all, the map of them, and the word to robots.
 * @returns files by path from the site's root, without a leading slash
 */
export function makePages(input: PagesInput): Map<string, string> {
  const kinds = byKind(input);
  const pages = [
    allPage(input, kinds),
    ...[...kinds].map(([name, games]) => categoryPage(input, name, games)),
    ...input.games.map((game) => {
      const same = kinds.get(game.cate ?? '') ?? [];
      const others = neighbours(same, game);
      const share = input.shares.get(game.id);
      return gamePage(input, { game, addresses: input.addresses, others, share });
    }),
  ];
  const files = new Map(
    pages.map((page) => [`${page.path.slice(1)}index.html`, framePage(input, page)]),
  );
  const origin = input.config.publicAddress;
  if (origin !== '') {
    files.set('sitemap.xml', makeSitemap(origin, ['/', ...pages.map(({ path }) => path)]));
  }
  files.set('robots.txt', makeRobots(origin));
  return files;
}

/** What home shows in place of itself where scripts are off. */
export function plainLinks({ categories }: PageAddresses): PlainLink[] {
  return [
    { label: 'All games', href: ALL_GAMES },
    ...[...categories].map(([label, href]) => ({ label, href })),
  ];
}

function byKind({ games, addresses }: PagesInput): Map<string, DetailFile[]> {
  const kinds = new Map([...addresses.categories.keys()].map((name) => [name, [] as DetailFile[]]));
  for (const game of byScoreThenTitle(games)) kinds.get(game.cate ?? '')?.push(game);
  return kinds;
}

/** Those that follow it in the list, from its end on to its beginning: every game is linked to. */
function neighbours(list: readonly DetailFile[], game: DetailFile): DetailFile[] {
  const at = list.findIndex(({ id }) => id === game.id);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].slice(0, OTHERS);
}

function categoryPage(
  { addresses, config }: PagesInput,
  name: string,
  games: readonly DetailFile[],
): PlainPage {
  const path = addresses.categories.get(name) ?? '/';
  const best = games.slice(0, 3).map(({ title }) => title);
  const count = `${games.length} ${games.length === 1 ? 'game' : 'games'}`;
  return {
    path,
    title: name,
    description: `${name}: ${count} to play free in your browser on phone, tablet and PC, ${best.join(', ')} among them. No download, no account.`,
    linked: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name,
      isPartOf: { '@type': 'WebSite', name: config.siteName },
    },
    body: [
      `<p class="crumbs"><a href="${ALL_GAMES}">All games</a></p>`,
      `<h1>${escape(name)}</h1>`,
      `<p class="ways"><a class="play" href="/#${escape(categoryPath(name))}">Open the list</a> ${count}</p>`,
      gameLinks(games, addresses),
      '<h2>More kinds of games</h2>',
      categoryLinks(addresses, name),
    ].join('\n'),
  };
}

function allPage(
  { addresses, games, config }: PagesInput,
  kinds: ReadonlyMap<string, readonly DetailFile[]>,
): PlainPage {
  const listed = games.length <= LISTED_LIMIT;
  const homeless = games.filter(({ cate }) => cate === undefined);
  const sections = [...kinds, ...(homeless.length > 0 ? [['More', homeless] as const] : [])].map(
    ([name, list]) => {
      const address = addresses.categories.get(name);
      const words = escape(name);
      const heading = address === undefined ? words : `<a href="${address}">${words}</a>`;
      return `<h2>${heading}</h2>${listed || address === undefined ? gameLinks(list, addresses) : ''}`;
    },
  );
  return {
    path: ALL_GAMES,
    title: 'All games',
    description: `All ${games.length} free games of ${config.siteName}, by kind. Each opens in your browser on phone, tablet and PC. No download, no account.`,
    body: [
      '<h1>All games</h1>',
      `<p class="ways"><a class="play" href="/">Open ${escape(config.siteName)}</a> ${games.length} games, free, without download or account</p>`,
      ...sections,
    ].join('\n'),
  };
}
