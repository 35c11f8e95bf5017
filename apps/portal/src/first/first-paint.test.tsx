import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleAsMarkup } from '../../make/bundle.ts';
import { makeData } from '../../make/data.ts';
import { App } from '../live/app.tsx';
import { fetchScreen } from '../live/screens.tsx';
import { ServicesContext, type Services } from '../live/services.ts';
import type { PageProps } from '../page.tsx';
import type { DetailFile } from '../records/files.ts';
import { parseRoute } from '../routes.ts';
import { drawDeck, setScene, unpackRows, type Deck, type Scene } from '../scene.ts';
import { openStore, type Kept } from '../services/storage.ts';
import type { Site } from '../site.ts';
import { CONFIG, fixtureGames, idOf } from '../testing.ts';

const games = fixtureGames(60);
const data = makeData({ games, icons: { some: idOf(3) }, config: CONFIG });
const site: Site = {
  name: CONFIG.siteName,
  company: CONFIG.company,
  contact: CONFIG.contact,
  years: '2024–2026',
  theme: CONFIG.theme,
  statistics: true,
  gamesOrigin: '',
  release: 'r1',
  total: data.total,
  categories: data.categories,
  draws: data.draws,
  chunks: {},
  main: '/assets/main.js',
};
const deck: Deck = drawDeck({ site, deck: data.deck }, () => 0.4);
const fetchFile = (address: string): Promise<unknown> => {
  const file = data.files.get(address);
  return file === undefined ? Promise.reject(new Error(address)) : Promise.resolve(file);
};
const NOTHING: Kept = { muted: false, recent: [], favourites: [], best: {}, votes: {} };
const BUSY: Kept = {
  muted: true,
  theme: 'dark',
  recent: deck.pool.slice(0, 4),
  favourites: deck.pool.slice(5, 6),
  best: { [idOf(5)]: 12_345 },
  votes: { [idOf(5)]: false },
};

const PATHS = [
  '/',
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
function rendered(path: string, scene: Scene | undefined, kept: Kept): string {
  const store = openStore(() => ({}) as Storage, kept);
  const services: Services = {
    site,
    deck,
    store,
    count: () => {},
    callContent: () => Promise.reject(new Error('no calls in tests')),
    served: true,
    visitor: { webview: false, standalone: false },
    change: store.change,
  };
  const start = { path, route: parseRoute(path).name, scene };
  return renderToString(
    <ServicesContext value={services}>
      <App start={start} kept={kept} onLive={() => {}} />
    </ServicesContext>,
  ).replaceAll(/<link rel="preload" as="image"[^>]*>/g, '');
}

/** One tag a line, so that a difference can be read. */
const lines = (html: string): string[] => html.replaceAll('><', '>\n<').split('\n');

type Written = Omit<PageProps, 'parts'>;
let write: (props: Written) => string;
let writeFirst: (props: Written) => { readonly html: string; readonly rest: (() => string)[] };

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'https://grove.example' });
  const code = await bundleAsMarkup('src/first/write.tsx', 'es');
  const module = (await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as { writePage: typeof write; writeFirst: typeof writeFirst };
  write = module.writePage;
  writeFirst = module.writeFirst;
});

describe.each([
  ['a new visitor', NOTHING],
  ['a returning visitor', BUSY],
])('for %s', (_, kept) => {
  it.each(PATHS)('the first paint of %s is what React takes over', async (path) => {
    const route = parseRoute(path);
    const scene = await setScene(route, site, deck, fetchFile, () => 0.3);
    await fetchScreen(scene.name);
    const still = write({ site, deck, kept, route: scene.name, scene });
    expect(lines(still)).toEqual(lines(rendered(path, scene, kept)));
    expect(still.match(/<h1/g)).toHaveLength(1);
    expect(still).not.toContain('<b>bold');
  });
});

it.each(PATHS)('%s written part by part is the page as a whole', async (path) => {
  const scene = await setScene(parseRoute(path), site, deck, fetchFile, () => 0.3);
  const props = { site, deck, kept: BUSY, route: scene.name, scene };
  const { html, rest } = writeFirst(props);
  const places = html.split('<template data-later></template>');
  expect(places).toHaveLength(rest.length + 1);
  const joined = places.map((place, at) => place + (rest[at]?.() ?? '')).join('');
  expect(lines(joined)).toEqual(lines(write(props)));
});

it('the first frame of home holds two sections, and neither the rest nor the footer', () => {
  const props = { site, deck, kept: NOTHING, route: 'home', scene: { name: 'home' } } as const;
  const { html, rest } = writeFirst(props);
  expect(html.match(/<section class="cards/g)).toHaveLength(2);
  expect(html).not.toContain('<footer');
  expect(rest.at(-1)?.()).toContain('<footer');
});

it('a scene on its way shows the loading sign, in both', () => {
  const still = write({ site, deck, kept: NOTHING, route: 'detail', scene: undefined });
  expect(still).toContain('Loading…');
  expect(still).toBe(rendered(`/detail/${idOf(1)}`, undefined, NOTHING));
});

it('a card of a game without figures shows none, and no zero', () => {
  const [game] = unpackRows([['f'.repeat(32), 'shy-game', '/x.png']], site);
  const bare: Deck = { ...deck, sections: [], maybe: game ? [game] : [] };
  const still = write({ site, deck: bare, kept: NOTHING, route: 'home', scene: { name: 'home' } });
  expect(still).toContain('Shy Game');
  expect(still).not.toMatch(/class="(?:plays|rating|figures)"/);
});

it('a game without a description still has its tags, each once', () => {
  const file = data.files.get(`/data/detail/${idOf(6)}.json`) as DetailFile;
  expect(file.description).toBeUndefined();
  const scene: Scene = { name: 'detail', game: file, others: [] };
  const still = write({ site, deck, kept: NOTHING, route: 'detail', scene });
  for (const tag of file.tags) expect(still.split(`>${tag}<`)).toHaveLength(2);
});
