import type { PortalConfig } from '@playgrove/catalogue/config';
import { MARK } from '../../src/shell/mark.tsx';
import { escape, jsonInMarkup } from '../html.ts';
import { ALL_GAMES } from './addresses.ts';

/** What every page that can be read without scripts is made with. */
export type PageWorld = {
  readonly config: PortalConfig;
  /** Address of the pages' style sheet. */
  readonly style: string;
  /** `2026` or `2024–2026`. */
  readonly years: string;
};

/** A picture for link previews; size in pixels. */
export type SharePicture = {
  readonly address: string;
  readonly width: number;
  readonly height: number;
};

export type PlainPage = {
  /** From the site's root, with slashes at both ends. */
  readonly path: string;
  /** Without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly picture?: SharePicture | undefined;
  /** Facts for search engines. */
  readonly linked?: object;
  /** Markup between the bar and the foot. */
  readonly body: string;
};

/** Search engines cut longer ones. */
const MOST_DESCRIBED = 300;

/** A whole page; nothing in it runs. */
export function framePage({ config, style, years }: PageWorld, page: PlainPage): string {
  const { path, title, picture, linked, body } = page;
  const name = escape(config.siteName);
  const description = escape(shorten(page.description));
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(title)} · ${name}</title>`,
    `<meta name="description" content="${description}">`,
    `<link rel="stylesheet" href="${style}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<meta property="og:site_name" content="${name}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${description}">`,
    ...outward(config.publicAddress, path, picture),
    ...(linked ? [`<script type="application/ld+json">${jsonInMarkup(linked)}</script>`] : []),
  ];
  return `<!doctype html>
<html lang="en"${config.theme === 'system' ? '' : ` data-theme="${config.theme}"`}>
<head>
${head.join('\n')}
</head>
<body>
<header><a class="brand" href="/"><svg viewBox="0 0 40 40" aria-hidden="true">${MARK}</svg>${name}</a><nav aria-label="Site"><a href="${ALL_GAMES}">All games</a></nav></header>
<main>
${body}
</main>
<footer><p><a href="/#/privacy">Privacy Policy</a> <a href="/#/term">Term Of User</a> <a href="/#/cookie">Cookie Policy</a></p><p>© ${escape(years)} ${name}</p></footer>
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

function shorten(text: string): string {
  if (text.length <= MOST_DESCRIBED) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MOST_DESCRIBED - 1))}…`;
}
