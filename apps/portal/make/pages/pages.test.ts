import type { GameFacts } from '@playgrove/catalogue';
import { describe, expect, it } from 'vitest';
import type { DetailFile } from '../../src/data/files.ts';
import { CONFIG, fixtureGames } from '../../src/testing/fixtures.ts';
import { categoryTitle } from '../../src/data/category-title.ts';
import { makeData } from '../data.ts';
import { idOf } from '../ids.ts';
import { openLanguage, pageMessages } from '../language.ts';
import { pageAddresses } from './addresses.ts';
import { makePages, plainLinks } from './pages.ts';

const games = fixtureGames(40);
const shares = new Map(
  games.map(({ id }) => [
    id,
    { address: `/allgame/icon/${id}-share.jpg`, width: 1200, height: 630 },
  ]),
);

function make(config = CONFIG) {
  const data = makeData({ games, icons: {}, config });
  const { details, pages: addresses } = data;
  const language = openLanguage('en');
  const messages = pageMessages(language);
  const world = {
    config,
    language,
    messages,
    addresses,
    style: '/assets/pages-1.css',
    years: '2026',
    logo: '',
    backdrop: '#2a1a5e',
  };
  return {
    details,
    addresses,
    files: makePages({ ...world, games: details, shares }),
  };
}

const { files, details, addresses } = make();
const pageOf = (game: DetailFile): string => {
  const path = addresses.games.get(game.id) ?? '';
  return files.get(`${path.slice(1)}index.html`) ?? '';
};
const text = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const linked = (html: string): Record<string, unknown> => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
};

it('asks and answers the same as the detail page, for readers and for search engines', () => {
  const [first] = details;
  if (!first) throw new Error('no game');
  const game = { ...first, faq: [['Is it free?', 'Yes & always.']] as const };
  const language = openLanguage('en');
  const world = { config: CONFIG, language, messages: pageMessages(language), addresses };
  const made = makePages({
    ...world,
    style: '/a.css',
    years: '2026',
    logo: '',
    backdrop: '#2a1a5e',
    games: [game],
    shares,
  });
  const html = made.get(`${(addresses.games.get(game.id) ?? '').slice(1)}index.html`) ?? '';
  expect(text(html)).toContain('<dt>Is it free?</dt><dd>Yes & always.</dd>');
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts.map(([, json = '']) => JSON.parse(json) as object)).toContainEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Is it free?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes & always.' },
      },
    ],
  });
});

describe('every game has a page', () => {
  it.each(details.map((game) => [game.title, game] as const))('%s', (title, game) => {
    const html = pageOf(game);
    expect(text(html)).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`href="/#/game/${game.id}"`);
    expect(html).not.toContain('<b>bold');
    expect(html.match(/<h1/g)).toHaveLength(1);
    // Facts for search engines, and what leads a link with a challenge to its board.
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).toContain(`<script data-path="/game/${game.id}">if(/[?&](?:daily|beat)=/`);
  });

  it.each(details.map((game) => [game.title, game] as const))(
    '%s is described to search engines as it is',
    (title, game) => {
      const facts = linked(pageOf(game));
      expect(facts['@type']).toBe('VideoGame');
      expect(facts['name']).toBe(title);
      expect(facts['genre']).toBe(categoryTitle(game.cate));
      expect(facts['keywords']).toBe(game.tags.join(', '));
      if (game.description !== undefined) expect(facts['description']).toBe(game.description);
      expect(facts['url']).toBe(`${CONFIG.publicAddress}${addresses.games.get(game.id)}`);
      expect(facts['image']).toEqual([`${CONFIG.publicAddress}/allgame/icon/${game.id}-share.jpg`]);
      expect(facts).not.toHaveProperty('aggregateRating');
    },
  );
});

it('every category has a page that leads to each of its games', () => {
  expect(addresses.categories.size).toBeGreaterThan(3);
  for (const [name, path] of addresses.categories) {
    const html = files.get(`${path.slice(1)}index.html`) ?? '';
    expect(text(html)).toContain(`<h1>${categoryTitle(name)}</h1>`);
    for (const { id, cate } of details) {
      expect(html.includes(`href="${addresses.games.get(id)}"`)).toBe(cate === name);
    }
  }
});

it('the page of all games leads to each game and each category, and so does home without scripts to the categories', () => {
  const all = files.get('games/index.html') ?? '';
  for (const path of [...addresses.games.values(), ...addresses.categories.values()])
    expect(all).toContain(`href="${path}"`);
  expect(plainLinks(addresses, { allGames: 'All games' }).map(({ href }) => href)).toEqual([
    '/games/',
    ...addresses.categories.values(),
  ]);
});

it('no link leads nowhere', () => {
  const links = [...files.values()].flatMap((html) =>
    [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href),
  );
  expect(links.length).toBeGreaterThan(400);
  const lost = links.filter(
    (href) => href !== '/' && !href.startsWith('/#/') && !files.has(`${href.slice(1)}index.html`),
  );
  expect(lost).toEqual([]);
});

it('the sitemap lists home and every page, each once, and nothing else', () => {
  const listed = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  );
  const pages = [...files.keys()]
    .filter((file) => file.endsWith('.html'))
    .map((file) => `${CONFIG.publicAddress}/${file.slice(0, -'index.html'.length)}`);
  expect(listed.toSorted()).toEqual([`${CONFIG.publicAddress}/`, ...pages].toSorted());
  expect(new Set(listed).size).toBe(listed.length);
  expect(files.get('robots.txt')).toContain(`Sitemap: ${CONFIG.publicAddress}/sitemap.xml\n`);
});

it('a site without an address of its own says nothing that needs one', () => {
  const { files: bare } = make({ ...CONFIG, publicAddress: '' });
  expect(bare.has('sitemap.xml')).toBe(false);
  expect(bare.get('robots.txt')).not.toContain('Sitemap');
  for (const html of bare.values()) {
    expect(html).not.toMatch(/rel="canonical"|og:url|og:image|twitter:image/);
    const own = html.replaceAll(/https:\/\/schema\.org|http:\/\/www\.w3\.org\/\S+/g, '');
    expect(own).not.toMatch(/https?:\/\//);
  }
});

it('a site without a server has nothing that robots must not call, and no vote to look at', () => {
  const { files: alone } = make({ ...CONFIG, server: false, statistics: false });
  expect(files.get('robots.txt')).toContain('Disallow: /content/\n');
  expect(alone.get('robots.txt')).not.toContain('content');
  const html = alone.get(`${addresses.games.get(details[0]?.id ?? '')?.slice(1)}index.html`);
  expect(html).toContain('>See scores<');
  expect(pageOf(details[0] as DetailFile)).toContain('>See scores and vote<');
});

describe('addresses', () => {
  const [first, second] = fixtureGames(2);
  if (!first || !second) throw new Error('two games are needed');

  it('of our own games are their folders’ names, of others their titles’ words', () => {
    const own = { ...first, id: idOf('sunrise-sudoku') };
    const facts = new Map([['sunrise-sudoku', {} as GameFacts]]);
    const found = pageAddresses([own, { ...second, title: 'Été & Co!' }], [], facts);
    expect([...found.games.values()]).toEqual([
      '/games/sunrise-sudoku/',
      `/games/ete-co-${second.id.slice(0, 6)}/`,
    ]);
  });

  it('are never the same for two', () => {
    const twin = { ...first, id: `${first.id.slice(0, 6)}${'f'.repeat(26)}` };
    const names = ['Puzzle&Logic', 'Puzzle Logic', '謎', '谜'];
    const found = pageAddresses([first, twin], names);
    expect(new Set(found.games.values()).size).toBe(2);
    expect([...found.categories.values()]).toEqual([
      '/categories/puzzle-logic/',
      '/categories/puzzle-logic-2/',
      '/categories/more/',
      '/categories/more-2/',
    ]);
  });
});
