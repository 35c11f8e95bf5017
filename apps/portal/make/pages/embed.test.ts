import { describe, expect, it } from 'vitest';
import { CONFIG, fixtureGames } from '../../src/testing/fixtures.ts';
import { makeData } from '../data.ts';
import { openLanguage, pageMessages } from '../language.ts';
import { makeFeeds } from './feeds.ts';
import { makePages } from './pages.ts';

const dated = fixtureGames(6).map((game, at) => ({
  ...game,
  released: `2026-11-0${at + 1}`,
  ...(at === 0 && { updated: '2026-11-20' }),
}));
const language = openLanguage('en');
const messages = pageMessages(language);

/** Pages and feeds of games, of which all but the last one are ours. */
function make(config = CONFIG) {
  const data = makeData({ games: dated, icons: {}, config });
  const details = data.details.map((detail, at) => ({
    ...detail,
    ...(at < 5 && { embed: true }),
    ...(at === 1 && { orientation: 'portrait' as const }),
  }));
  const addresses = data.pages;
  const style = { style: '/a.css', years: '2026', logo: '', backdrop: '#2a1a5e' };
  const world = { config, language, messages, addresses, ...style };
  const pages = makePages({ ...world, games: details, shares: new Map() });
  const feeds = makeFeeds({ games: dated, details, config, messages, all: addresses.all });
  return { details, pages, feeds };
}

const { details, pages, feeds } = make();
const folderOf = (page = ''): string => page.replace('/games/', 'embed/');

describe('a game that other sites may show', () => {
  it('has a page with a way back and the game, which gets the day or the board of the address', () => {
    const [game] = details;
    const html = pages.get(`${folderOf(game?.page)}index.html`) ?? '';
    expect(html).toContain(`<a href="${game?.page}" target="_blank"`);
    expect(html).toContain('<iframe title="Game &lt;0&gt; &amp; &quot;more&quot;"');
    expect(html).toContain('src="game.html"+location.search');
  });

  it('is found by those who know its page, with the markup that shows it', () => {
    const game = details[1];
    const folder = folderOf(game?.page);
    const link = `href="https://grove.example/${folder}oembed.json"`;
    expect(pages.get(`${game?.page?.slice(1)}index.html`)).toContain(link);
    const said = JSON.parse(pages.get(`${folder}oembed.json`) ?? '') as Record<string, unknown>;
    expect(said).toMatchObject({ version: '1.0', type: 'rich', title: game?.title, width: 420 });
    expect(said['html']).toContain(`<iframe src="https://grove.example/${folder}"`);
    expect(said['html']).toContain('title="Game <1> &amp; &quot;more&quot;"');
  });

  it('is none of somebody else’s, and none of a site without an address is announced', () => {
    expect(pages.has(`${folderOf(details[5]?.page)}index.html`)).toBe(false);
    const unknown = make({ ...CONFIG, publicAddress: '' });
    expect([...unknown.pages.keys()].filter((path) => path.endsWith('oembed.json'))).toEqual([]);
    expect(unknown.pages.has(`${folderOf(details[0]?.page)}index.html`)).toBe(true);
    expect(unknown.feeds.size).toBe(0);
  });
});

describe('the feeds', () => {
  it('begin with what changed last, in Atom and in JSON', () => {
    const [head = '', ...entries] = (feeds.get('feed.xml') ?? '').split('<entry>');
    const wanted = [0, 5, 4, 3, 2, 1].map((at) => `https://grove.example${details[at]?.page}`);
    expect(entries.map((entry) => /<id>(.*)<\/id>/.exec(entry)?.[1])).toEqual(wanted);
    expect(head).toContain('<updated>2026-11-20T00:00:00Z</updated>');
    const { items } = JSON.parse(feeds.get('feed.json') ?? '') as { items: { url: string }[] };
    expect(items.map(({ url }) => url)).toEqual(wanted);
    expect(items[0]).toMatchObject({ date_published: '2026-11-01T00:00:00Z' });
  });

  it('are announced by every plain page', () => {
    const html = pages.get('games/index.html');
    expect(html).toContain('type="application/atom+xml" href="/feed.xml"');
    expect(html).toContain('type="application/feed+json" href="/feed.json"');
  });
});
