import { defined, snippetOf, type Game } from '@playgrove/catalogue';
import { fillMessage } from '@playgrove/language/message-format';
import type { PortalConfig } from '@playgrove/site-config/config';
import { embedAddress } from '../../src/data/embed.ts';
import type { DetailFile } from '../../src/data/files.ts';
import { escape, onHost } from '../html.ts';
import type { PageMessages } from '../language.ts';

export type FeedsInput = {
  readonly games: readonly Game[];
  readonly details: readonly DetailFile[];
  readonly config: PortalConfig;
  readonly messages: PageMessages;
  /** Path of the list of all games. */
  readonly all: string;
};

type Entry = {
  readonly title: string;
  readonly address: string;
  readonly words: string;
  readonly image: string;
  /** Days, as `2026-11-21`. */
  readonly released: string;
  readonly changed: string;
};

/** Where they are, from the site's root. */
const ATOM = 'feed.xml';
const JSON_FEED = 'feed.json';
/** What other portals read. */
const CATALOGUE = 'catalogue.json';
/** A reader keeps older ones. */
const MAX_ENTRIES = 50;

/**
 * What others follow the site by: its newest games as Atom and as a JSON feed, and all games of ours
 * that other sites may show, in the shape that `add-games` reads. Nothing without an address.
 */
export function makeFeeds(input: FeedsInput): Map<string, string> {
  const { config } = input;
  if (config.publicAddress === '') return new Map();
  const entries = entriesOf(input);
  return new Map([
    [ATOM, atom(input, entries)],
    [JSON_FEED, jsonFeed(input, entries)],
    [CATALOGUE, catalogue(input)],
  ]);
}

/** What a page says of the feeds. */
export function feedLinks({ siteName, base, publicAddress }: PortalConfig): string[] {
  if (publicAddress === '') return [];
  const link = (type: string, file: string): string =>
    `<link rel="alternate" type="application/${type}" href="${base}${file}" title="${escape(siteName)}">`;
  return [link('atom+xml', ATOM), link('feed+json', JSON_FEED)];
}

function entriesOf({ games, details, config }: FeedsInput): Entry[] {
  const { publicAddress: origin, base } = config;
  const pages = new Map(details.map((detail) => [detail.id, detail.page]));
  return games
    .flatMap(({ id, title, description = '', icon_path, released, updated, unlisted }): Entry[] => {
      const page = pages.get(id);
      if (page === undefined || released === undefined || unlisted === 1) return [];
      const words = snippetOf(description);
      const image = new URL(onHost(base, icon_path), origin).href;
      return [
        { title, address: origin + page, words, image, released, changed: updated ?? released },
      ];
    })
    .toSorted((a, b) => b.changed.localeCompare(a.changed) || a.title.localeCompare(b.title))
    .slice(0, MAX_ENTRIES);
}

const midnight = (day: string): string => `${day}T00:00:00Z`;

function titleOf({ config, messages }: FeedsInput): string {
  return fillMessage(messages.feedTitle, { site: config.siteName });
}

function atom(input: FeedsInput, entries: readonly Entry[]): string {
  const { publicAddress, base, siteName } = input.config;
  const home = publicAddress + base;
  const items = entries.map(
    ({ title, address, words, released, changed }) => `<entry>
<id>${escape(address)}</id>
<title>${escape(title)}</title>
<link href="${escape(address)}"/>
<published>${midnight(released)}</published>
<updated>${midnight(changed)}</updated>
<summary>${escape(words)}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escape(home)}</id>
<title>${escape(titleOf(input))}</title>
<link href="${escape(publicAddress + input.all)}"/>
<link rel="self" href="${escape(home + ATOM)}"/>
<updated>${midnight(entries[0]?.changed ?? '1970-01-01')}</updated>
<author><name>${escape(siteName)}</name></author>
${items.join('\n')}
</feed>
`;
}

function jsonFeed(input: FeedsInput, entries: readonly Entry[]): string {
  const { publicAddress, base } = input.config;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: titleOf(input),
    home_page_url: publicAddress + input.all,
    feed_url: publicAddress + base + JSON_FEED,
    items: entries.map(({ title, address, words, image, released, changed }) => ({
      id: address,
      url: address,
      title,
      content_text: words,
      image,
      date_published: midnight(released),
      date_modified: midnight(changed),
    })),
  });
}

function catalogue({ games, details, config }: FeedsInput): string {
  const { publicAddress: origin, base, siteName, company } = config;
  const byId = new Map(details.map((detail) => [detail.id, detail]));
  return JSON.stringify({
    version: 1,
    site: siteName,
    home: origin + base,
    games: games.flatMap((game) => {
      const detail = byId.get(game.id);
      if (!detail?.embed || game.unlisted === 1) return [];
      const { title, description, cate, tags, released, updated } = game;
      return defined({
        title,
        url: origin + embedAddress(detail),
        page: origin + (detail.page ?? base),
        icon: new URL(onHost(base, game.icon_path), origin).href,
        category: cate,
        tags,
        description,
        orientation: detail.orientation,
        author: company,
        released,
        updated,
      });
    }),
  });
}
