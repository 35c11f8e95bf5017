import { snippetOf } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import { escape, jsonInMarkup, rootAttributes } from '../html.ts';
import type { Language, PageMessages } from '../language.ts';
import type { PageAddresses } from './addresses.ts';
import { feedLinks } from './feeds.ts';

/** What every page that can be read without scripts is made with. */
export type PageWorld = {
  readonly config: PortalConfig;
  readonly language: Pick<Language, 'tag' | 'direction'>;
  readonly messages: PageMessages;
  readonly addresses: PageAddresses;
  /** Address of the pages' style sheet. */
  readonly style: string;
  /** `2026` or `2024–2026`. */
  readonly years: string;
  /** The logo's shapes, on a square of 40 by 40. */
  readonly logo: string;
  /** The color behind every game. */
  readonly backdrop: string;
};

/** A picture for link previews; size in pixels. */
export type SharePicture = {
  readonly address: string;
  readonly width: number;
  readonly height: number;
};

export type PlainPage = {
  /** Its address on the host, with slashes at both ends. */
  readonly path: string;
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly picture?: SharePicture | undefined;
  /** More of its head. */
  readonly head?: readonly string[];
  /** Route of the game that a link with a challenge opens. */
  readonly opens?: string;
  /** Templates for link previews, which the server fills. */
  readonly previews?: Readonly<Record<string, string>>;
  /** Facts for search engines. */
  readonly linked?: object | readonly object[];
  /** Markup between the bar and the foot. */
  readonly body: string;
};

/** A link with a day or a score to beat goes on to the play page; the same text on every page. */
const openChallenge = (home: string): string =>
  `if(/[?&](?:daily|beat)=/.test(location.search))location.replace("${home}#"+document.currentScript.dataset.path+location.search+location.hash.replace("#","&"))`;

/** A whole page. Nothing in it runs, but for what leads from a link with a challenge to its board. */
export function framePage(world: PageWorld, page: PlainPage): string {
  const { config, language, messages, style, years, addresses, logo } = world;
  const { home, all } = addresses;
  const { path, title, picture, linked, body, opens, previews = {} } = page;
  const name = escape(config.siteName);
  const description = escape(snippetOf(page.description));
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(opens === undefined
      ? []
      : [`<script data-path="${opens}">${openChallenge(home)}</script>`]),
    `<title>${escape(title)} · ${name}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="stylesheet" href="${style}">`,
    `<link rel="icon" href="${home}icon.svg" type="image/svg+xml">`,
    `<meta property="og:site_name" content="${name}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${description}">`,
    ...outward(config.publicAddress, path, picture),
    ...(page.head ?? []),
    ...feedLinks(config),
    ...Object.entries(previews).map(
      ([kind, words]) => `<meta name="preview-${kind}" content="${escape(words)}">`,
    ),
    ...(linked ? [linked].flat() : []).map(
      (each) => `<script type="application/ld+json">${jsonInMarkup(each)}</script>`,
    ),
  ];
  return `<!doctype html>
<html ${rootAttributes(language, config)}>
<head>
${head.join('\n')}
</head>
<body>
<header><a class="brand" href="${home}"><svg viewBox="0 0 40 40" aria-hidden="true">${logo}</svg>${name}</a><nav aria-label="${escape(messages.siteMenu)}"><a href="${all}">${escape(messages.allGames)}</a></nav></header>
<main>
${body}
</main>
<footer><p><a href="${home}#/privacy">${escape(messages.privacy)}</a> <a href="${home}#/term">${escape(messages.term)}</a> <a href="${home}#/cookie">${escape(messages.cookie)}</a></p><p>© ${escape(years)} ${name}</p></footer>
</body>
</html>
`;
}

/** What needs the address that others know the site by. */
function outward(origin: string, path: string, picture: SharePicture | undefined): string[] {
  if (origin === '') return [];
  const address = escape(origin + path);
  return [
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:url" content="${address}">`,
    ...(picture
      ? [
          `<meta property="og:image" content="${escape(origin + picture.address)}">`,
          `<meta property="og:image:width" content="${picture.width}">`,
          `<meta property="og:image:height" content="${picture.height}">`,
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : ['<meta name="twitter:card" content="summary">']),
  ];
}
