import { byScoreThenTitle } from '@playgrove/catalogue';
import { fillMessage } from '@playgrove/language/message-format';
import type { DetailFile } from '../../src/data/files.ts';
import { embedAddress } from '../../src/data/embed.ts';
import { categoryPath } from '../../src/data/routes.ts';
import { categoryTitle } from '../../src/data/category-title.ts';
import { escape } from '../html.ts';
import type { PageMessages } from '../language.ts';
import type { PlainLink } from '../page.ts';
import type { PageAddresses } from './addresses.ts';
import { embedPage, oembed } from './embed.ts';
import { framePage, type PageWorld, type PlainPage, type SharePicture } from './frame.ts';
import { gamePage } from './game-page.ts';
import { categoryLinks, gameLinks } from './parts.ts';
import { makeRobots, makeSitemap } from './sitemap.ts';

export type PagesInput = PageWorld & {
  readonly games: readonly DetailFile[];
  /** By game id. */
  readonly shares: ReadonlyMap<string, SharePicture>;
};

/** Catalogues up to this size are listed whole on one page; of larger ones that page names the categories. */
const LISTED_LIMIT = 1000;
const OTHERS = 6;

/**
 * The pages that can be read without scripts, by search engines and link previews too: one for each
 * game and category and one for all, the map of them, and the word to robots.
 * @returns files by path from the site's root, without a leading slash
 */
export function makePages(all: PagesInput): Map<string, string> {
  const input = { ...all, games: all.games.filter(({ unlisted }) => unlisted !== true) };
  const lists = byCategory(input);
  const { home } = input.addresses;
  const { publicAddress: origin, server } = input.config;
  const pages = [
    allPage(input, lists),
    ...todayPages(input),
    ...[...lists].map(([name, games]) => categoryPage(input, name, games)),
    ...all.games.map((game) => {
      const same = lists.get(game.cate ?? '') ?? [];
      const others = neighbors(same, game);
      const share = input.shares.get(game.id);
      return gamePage(input, { game, addresses: input.addresses, others, share });
    }),
  ];
  const files = new Map([
    ...pages.map(
      (page) => [`${page.path.slice(home.length)}index.html`, framePage(input, page)] as const,
    ),
    ...embedFiles(all),
  ]);
  const hidden = new Set(
    all.games.flatMap(({ id, unlisted }) => (unlisted ? (all.addresses.games.get(id) ?? []) : [])),
  );
  if (origin !== '') {
    files.set(
      'sitemap.xml',
      makeSitemap(origin, [
        home,
        ...pages.filter((page) => !hidden.has(page.path)).map(({ path }) => path),
      ]),
    );
  }
  files.set('robots.txt', makeRobots(origin, home, server));
  return files;
}

function* embedFiles(input: PagesInput): Iterable<readonly [path: string, content: string]> {
  for (const game of input.games) {
    if (!game.embed) continue;
    const folder = embedAddress(game).slice(input.addresses.home.length);
    yield [`${folder}index.html`, embedPage(input, game)];
    if (input.config.publicAddress !== '')
      yield [`${folder}oembed.json`, oembed(input, game, input.shares.get(game.id))];
  }
}

/** What Today is, and the games that take turns in it; no page where none has a daily challenge. */
function todayPages({ games, addresses, messages }: PagesInput): readonly PlainPage[] {
  const daily = byScoreThenTitle(games.filter((game) => game.daily));
  if (daily.length === 0) return [];
  const lines = messages.todayLines.split('\n').map((line) => `<li>${escape(line)}</li>`);
  const page: PlainPage = {
    path: addresses.today,
    title: messages.todayTitle,
    description: fillMessage(messages.todayDescription, { n: daily.length }),
    body: [
      `<h1>${escape(messages.todayTitle)}</h1>`,
      `<p>${escape(fillMessage(messages.todayDescription, { n: daily.length }))}</p>`,
      `<p class="ways"><a class="play" href="${addresses.home}#/today">${escape(messages.todayOpen)}</a></p>`,
      `<h2>${escape(messages.todayHow)}</h2><ul class="lines">${lines.join('')}</ul>`,
      `<h2>${escape(messages.todayGames)}</h2>`,
      gameLinks(daily, addresses),
    ].join('\n'),
  };
  return [page];
}

/** What home shows in place of itself where scripts are off. */
export function plainLinks(
  { all, categories }: PageAddresses,
  messages: Pick<PageMessages, 'allGames'>,
): PlainLink[] {
  return [
    { label: messages.allGames, href: all },
    ...[...categories].map(([name, href]) => ({ label: categoryTitle(name), href })),
  ];
}

function byCategory({ games, addresses }: PagesInput): Map<string, DetailFile[]> {
  const lists = new Map([...addresses.categories.keys()].map((name) => [name, [] as DetailFile[]]));
  for (const game of byScoreThenTitle(games)) lists.get(game.cate ?? '')?.push(game);
  return lists;
}

/** Those that follow it in the list, from its end on to its beginning: every game is linked to. */
function neighbors(list: readonly DetailFile[], game: DetailFile): DetailFile[] {
  const at = list.findIndex(({ id }) => id === game.id);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].slice(0, OTHERS);
}

function categoryPage(
  { addresses, config, language, messages }: PagesInput,
  name: string,
  games: readonly DetailFile[],
): PlainPage {
  const path = addresses.categories.get(name) ?? addresses.home;
  const shown = categoryTitle(name);
  const best = games.slice(0, 3).map(({ title }) => title);
  const count = fillMessage(messages.count, { n: games.length });
  return {
    path,
    title: shown,
    description: fillMessage(messages.categoryDescription, {
      n: games.length,
      category: shown,
      games: joined(best, language.tag),
    }),
    linked: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: shown,
      isPartOf: { '@type': 'WebSite', name: config.siteName },
    },
    body: [
      `<p class="crumbs"><a href="${addresses.all}">${escape(messages.allGames)}</a></p>`,
      `<h1>${escape(shown)}</h1>`,
      `<p class="ways"><a class="play" href="${addresses.home}#${escape(categoryPath(name))}">${escape(fillMessage(messages.seeAll, { category: shown }))}</a> ${escape(count)}</p>`,
      gameLinks(games, addresses),
      `<h2>${escape(messages.moreCategories)}</h2>`,
      categoryLinks(addresses, name),
    ].join('\n'),
  };
}

function allPage(
  { addresses, games, config, messages }: PagesInput,
  lists: ReadonlyMap<string, readonly DetailFile[]>,
): PlainPage {
  const listed = games.length <= LISTED_LIMIT;
  const today = games.some((game) => game.daily)
    ? `<p><a href="${addresses.today}">${escape(messages.todayTitle)}</a></p>`
    : '';
  const withoutCategory = games.filter(({ cate }) => cate === undefined);
  const sections = [
    ...lists,
    ...(withoutCategory.length > 0 ? [[messages.more, withoutCategory] as const] : []),
  ].map(([name, list]) => {
    const address = addresses.categories.get(name);
    const words = escape(categoryTitle(name));
    const heading = address === undefined ? words : `<a href="${address}">${words}</a>`;
    return `<h2>${heading}</h2>${listed || address === undefined ? gameLinks(list, addresses) : ''}`;
  });
  return {
    path: addresses.all,
    title: messages.allGames,
    description: fillMessage(messages.allDescription, {
      n: games.length,
      site: config.siteName,
    }),
    body: [
      `<h1>${escape(messages.allGames)}</h1>`,
      `<p class="ways"><a class="play" href="${addresses.home}">${escape(fillMessage(messages.openSite, { site: config.siteName }))}</a> ${escape(fillMessage(messages.allCount, { n: games.length }))}</p>`,
      today,
      ...sections,
    ].join('\n'),
  };
}

/** `A, B and C`. */
function joined(names: readonly string[], tag: string): string {
  const list = new Intl.ListFormat(tag, { style: 'long', type: 'conjunction' }).format(names);
  return /^en\b/.test(tag) ? list.replace(', and', ' and') : list;
}
