import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleAsMarkup } from '../../make/bundle.ts';
import { makeData } from '../../make/data.ts';
import { App } from '../app/app.tsx';
import { fetchScreen } from '../app/screens.tsx';
import { ServicesContext, type Services } from '../services/context.ts';
import type { DetailFile } from '../data/files.ts';
import { parseRoute } from '../data/routes.ts';
import { pickHomeSections, type HomeData } from '../data/home-data.ts';
import { loadPageData, type PageData } from '../data/page-data.ts';
import type { SavedState } from '../data/saved-state.ts';
import { browserDaily, openDay } from '../features/today/daily.ts';
import { openSession } from '../services/session.ts';
import { openStore } from '../services/storage.ts';
import type { StaticPageProps } from './write.tsx';
import type { Site } from '../data/site.ts';
import { CONFIG, fixtureGames, idOf } from '../testing/fixtures.ts';

const games = fixtureGames(60);
const data = makeData({ games, icons: { some: idOf(3) }, config: CONFIG });
const site: Site = {
  name: CONFIG.siteName,
  company: CONFIG.company,
  contact: CONFIG.contact,
  years: '2024–2026',
  theme: CONFIG.theme,
  statistics: true,
  server: true,
  runs: true,
  gamesOrigin: '',
  release: 'r1',
  total: data.total,
  categories: data.categories,
  samplePages: data.samplePages,
  offline: true,
  samples: true,
  daily: [5, 6, 7, 8, 9, 10].map((at) => [idOf(at), 2, 400] as const),
  chunks: {},
  main: '/assets/main.js',
};
const homeData: HomeData = pickHomeSections({ site, games: data.pool }, () => 0.4);
const fetchFile = (address: string): Promise<unknown> => {
  const file = data.files.get(address);
  return file === undefined ? Promise.reject(new Error(address)) : Promise.resolve(file);
};
const NOTHING: SavedState = { muted: false, recent: [], favorites: [], best: {}, votes: {} };
const BUSY: SavedState = {
  muted: true,
  theme: 'dark',
  recent: homeData.pool.slice(0, 4),
  favorites: homeData.pool.slice(5, 6),
  best: { [idOf(5)]: { score: 12_345 } },
  votes: { [idOf(5)]: false },
};

const PATHS = [
  '/',
  '/today',
  '/me',
  '/category/Puzzle%26Logic',
  '/category/Hot',
  '/category/Puzzle?tag=t0',
  `/detail/${idOf(5)}`,
  `/detail/${idOf(6)}`,
  `/game/${idOf(5)}`,
  '/term',
  '/privacy',
  '/cookie',
  '/credits',
  '/category/nothing',
  '/no/such/place',
];

/** What React would write in the same place; its hints to fetch pictures early are no part of the page. */
function rendered(path: string, pageData: PageData | undefined, saved: SavedState): string {
  const store = openStore(() => ({}) as Storage, saved);
  const services: Services = {
    site,
    homeData,
    store,
    openDay: () => openDay(browserDaily, site, homeData),
    count: () => {},
    callContent: () => Promise.reject(new Error('no calls in tests')),
    served: true,
    session: openSession(homeData.maybe),
    breaks: {},
  };
  const start = { path, route: parseRoute(path).name, pageData };
  return renderToString(
    <ServicesContext value={services}>
      <App start={start} onLive={() => {}} />
    </ServicesContext>,
  ).replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');
}

/** One tag a line, so that a difference can be read. */
const lines = (html: string): string[] => html.replaceAll('><', '>\n<').split('\n');

let write: (props: StaticPageProps) => string;
let writeFirst: (
  props: StaticPageProps,
  small?: boolean,
) => {
  readonly html: string;
  readonly rest: (() => string)[];
};

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'https://grove.example' });
  const code = await bundleAsMarkup('src/boot/write.tsx', 'es');
  const module = (await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as { writePage: typeof write; writeFirst: typeof writeFirst };
  write = module.writePage;
  writeFirst = module.writeFirst;
});

describe.each([
  ['a new visitor', NOTHING],
  ['a returning visitor', BUSY],
])('for %s', (_, saved) => {
  it.each(PATHS)('the first paint of %s is what React takes over', async (path) => {
    const route = parseRoute(path);
    const pageData = await loadPageData(route, site, homeData, fetchFile, () => 0.3);
    await fetchScreen(pageData.name);
    const html = write({ site, homeData, saved, route: pageData.name, pageData });
    expect(lines(html)).toEqual(lines(rendered(path, pageData, saved)));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain('<b>bold');
  });
});

describe.each([
  ['a phone', true],
  ['a large screen', false],
])('on %s', (_, small) => {
  it.each(PATHS)('%s written part by part is the page as a whole', async (path) => {
    const pageData = await loadPageData(parseRoute(path), site, homeData, fetchFile, () => 0.3);
    const props = { site, homeData, saved: BUSY, route: pageData.name, pageData };
    const { html, rest } = writeFirst(props, small);
    const places = html.split('<template data-deferred></template>');
    expect(places).toHaveLength(rest.length + 1);
    const joined = places.map((place, at) => place + (rest[at]?.() ?? '')).join('');
    expect(lines(joined)).toEqual(lines(write(props)));
  });
});

it.each(['today', 'home'] as const)(
  'the day’s challenges are on %s before any script is loaded',
  (name) => {
    const html = write({
      site,
      homeData,
      saved: NOTHING,
      route: name,
      pageData: { name },
    });
    expect(html.match(/data-list="today"/g)).toHaveLength(5);
    expect(html).toContain('No streak yet');
  },
);

const HOME: StaticPageProps = {
  site,
  homeData,
  saved: NOTHING,
  route: 'home',
  pageData: { name: 'home' },
};

it('the first frame of home holds two sections, and neither the rest nor the footer', () => {
  const { html, rest } = writeFirst(HOME);
  expect(html.match(/<section class="cards/g)).toHaveLength(2);
  expect(html).not.toContain('<footer');
  expect(rest.at(-1)?.()).toContain('<footer');
});

it('the first frame of home on a phone holds three cards of a list, on other screens all', () => {
  const cards = (html: string): number => html.match(/<li class="card/g)?.length ?? 0;
  expect(cards(writeFirst(HOME, true).html)).toBe(2 * 3);
  const whole = homeData.sections.slice(0, 2).flatMap((section) => section.games).length;
  expect(cards(writeFirst(HOME).html)).toBe(whole);
});

it('a page that is loading shows the loading indicator, in both @spec:loading-in-both', () => {
  const html = write({ site, homeData, saved: NOTHING, route: 'detail', pageData: undefined });
  expect(html).toContain('Loading…');
  expect(html).toBe(rendered(`/detail/${idOf(1)}`, undefined, NOTHING));
});

it('a card of a game without figures says what sort of game it is, and shows no rating and no zero @spec:card-without-figures', () => {
  const game = { id: 'f'.repeat(32), title: 'shy-game', icon: '/x.png', genre: 'Hide and seek' };
  const bare: HomeData = { ...homeData, sections: [], maybe: [game] };
  const html = write({
    site,
    homeData: bare,
    saved: NOTHING,
    route: 'home',
    pageData: { name: 'home' },
  });
  expect(html).toContain('Shy Game');
  expect(html).toContain('<span class="stats"><span class="plays">Hide and seek</span></span>');
  expect(html).not.toContain('class="rating');
});

it('a game without a description still has its tags, each once @spec:game-without-description', () => {
  const file = data.files.get(`/data/detail/${idOf(6)}.json`) as DetailFile;
  expect(file.description).toBeUndefined();
  const pageData: PageData = { name: 'detail', game: file, others: [] };
  const html = write({ site, homeData, saved: NOTHING, route: 'detail', pageData });
  for (const tag of file.tags) expect(html.split(`>${tag}<`)).toHaveLength(2);
});
