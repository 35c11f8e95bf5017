import { partsOf } from '@playgrove/catalogue';
import { beforeAll, expect, it, vi } from 'vitest';
import { bundleAsMarkup } from '../../make/bundle.ts';
import { makeData } from '../../make/data.ts';
import { pickHomeSections } from '../data/home-data.ts';
import { loadPageData, type PageData } from '../data/page-data.ts';
import { parseRoute } from '../data/routes.ts';
import type { SavedState } from '../data/saved-state.ts';
import type { Site } from '../data/site.ts';
import { CONFIG, fixtureGames, idOf } from '../testing/fixtures.ts';
import { categoryTitle } from '../data/category-title.ts';
import { PSEUDO, PSEUDO_TEXTS } from '../testing/pseudo.ts';
import { visibleTexts } from '../testing/visible.ts';
import type { StaticPageProps } from './write.tsx';

const games = fixtureGames(60).map((game) => ({
  ...game,
  description: game.description ?? 'What',
}));
const data = makeData({ games, icons: {}, config: CONFIG, texts: PSEUDO_TEXTS });
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
  ads: { provider: 'house', network: '' },
  release: 'r1',
  total: data.total,
  categories: data.categories,
  samplePages: data.samplePages,
  offline: true,
  samples: true,
  daily: data.daily,
  chunks: {},
  main: '/assets/main.js',
};
const homeData = pickHomeSections({ site, games: data.pool }, () => 0.4);
const fetchFile = (address: string): Promise<unknown> => {
  const file = data.files.get(address);
  return file === undefined ? Promise.reject(new Error(address)) : Promise.resolve(file);
};
const saved: SavedState = {
  muted: true,
  recent: homeData.pool.slice(0, 4),
  favorites: [],
  best: { [idOf(5)]: { score: 90, unit: 'moves', level: 'Level 3' } },
  votes: {},
};

/** What is not in message files: the catalog's words, numbers, the site's name, a device's date. */
const CATALOG = new Set([
  site.name,
  `© ${site.years} ${site.name}`,
  '/',
  'November 23, 2026',
  ...games.flatMap(({ title, cate, tags }) => [title, cate, categoryTitle(cate), ...tags]),
  ...games.flatMap(({ description }) => Object.values(partsOf(description))),
  ...games.flatMap(({ players, score }) => [players, score]),
]);

const facts = {
  controls: { touch: '[touch]', keyboard: '[keys]', gamepad: '[pad]' },
  orientation: 'portrait',
  daily: true,
  accessibility: ['[shapes]'],
  stills: [{ file: '/a', width: 1, height: 1, alt: '[picture]' }],
} as const;

let write: (props: StaticPageProps) => string;

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'https://grove.example' });
  const code = await bundleAsMarkup('src/boot/write.tsx', 'es', PSEUDO);
  const module = (await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as { writePage: typeof write };
  write = module.writePage;
});

it.each([
  '/',
  '/category/Puzzle%26Logic',
  '/category/Recommend',
  '/category/Puzzle?tag=t0',
  `/detail/${idOf(5)}`,
  `/game/${idOf(5)}`,
  '/term',
  '/privacy',
  '/cookie',
  '/credits',
  '/category/nothing',
])('every text of %s comes from a message file', async (path) => {
  const loaded = await loadPageData(parseRoute(path), site, homeData, fetchFile, () => 0.3);
  const pageData: PageData =
    loaded.name === 'detail' || loaded.name === 'game'
      ? { ...loaded, game: { ...loaded.game, ...facts } }
      : loaded;
  const html = write({ site, homeData, saved, route: pageData.name, pageData });
  const texts = visibleTexts(html);
  expect(texts.length).toBeGreaterThan(20);
  const escaped = texts.filter((text) => !CATALOG.has(text) && !/^\[.*\]$/s.test(text));
  expect(escaped).toEqual([]);
  expect(html).not.toMatch(/<h[1-3][^>]*><\/h[1-3]>/);
  expect(html).not.toContain('undefined');
});

it('texts of a page that is loading or broken come from message files too', () => {
  const props = { site, homeData, saved, route: 'detail' } as const;
  const loading = visibleTexts(write({ ...props, pageData: undefined }));
  expect(loading.some((text) => text.startsWith('[Lóóáádííñg'))).toBe(true);
  for (const why of ['not-found', 'unreachable', 'broken'] as const) {
    const texts = visibleTexts(write({ ...props, pageData: { name: 'error', why } }));
    expect(texts.filter((text) => !CATALOG.has(text) && !/^\[.*\]$/s.test(text))).toEqual([]);
  }
});
