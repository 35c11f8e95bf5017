import { DEFAULT_ICON, type GameFacts } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/catalogue/config';

/** Addresses that a game's page names. */
export type PageParts = {
  /** The game's address from the site's root. */
  readonly path: string;
  readonly script: string;
  /** Everything the script needs before it runs, the script itself left out. */
  readonly preload: readonly string[];
  readonly style: string;
  /** Card picture without its ending, when there is one. */
  readonly icon: string | undefined;
};

/** Behind a game until it draws; the style sheet paints the same. */
const BACKDROP = '#241546';

/**
 * A game's whole page: its title on the backdrop is the first paint, nothing in it runs inline.
 */
export function gamePage(facts: GameFacts, config: PortalConfig, parts: PageParts): string {
  const title = escape(facts.title);
  const games = config.gamesOrigin === '' ? config.publicAddress : config.gamesOrigin;
  const portal = config.gamesOrigin === '' ? '/' : `${config.publicAddress}/`;
  const { icon } = parts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title} · ${escape(config.siteName)}</title>`,
    `<link rel="stylesheet" href="${parts.style}">`,
    ...parts.preload.map((url) => `<link rel="modulepreload" href="${url}">`),
    `<script type="module" src="${parts.script}"></script>`,
    `<meta name="description" content="${escape(facts.description)}">`,
    `<meta name="theme-color" content="${BACKDROP}">`,
    ...(games === '' ? [] : [`<link rel="canonical" href="${escape(games)}${parts.path}">`]),
    ...(icon === undefined
      ? [`<link rel="icon" href="${DEFAULT_ICON}">`]
      : [
          `<link rel="icon" href="${icon}-192.webp" type="image/webp">`,
          ...(games === ''
            ? []
            : [`<meta property="og:image" content="${escape(games)}${icon}.jpg">`]),
        ]),
    `<meta property="og:title" content="${title}">`,
  ];
  const body = [
    `<main id="game"><h1 class="first-words">${title}</h1></main>`,
    `<noscript><p class="no-script">${title} is played with JavaScript, which is off in this browser. <a href="${escape(portal)}">More about the games</a></p></noscript>`,
  ];
  return `<!doctype html>\n<html lang="en">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
