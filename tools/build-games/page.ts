import { DEFAULT_ICON, type GameFacts } from '@playgrove/catalogue';
import { keepsRuns, type PortalConfig } from '@playgrove/site-config/config';
import * as LOOK from '@playgrove/site-config/look';
import type { Look } from '@playgrove/site-config/style';

/** Addresses that a game's page names. */
export type PageParts = {
  /** The game's address from the site's root. */
  readonly path: string;
  readonly script: string;
  /** Everything the script needs before it runs, except the script itself. */
  readonly preload: readonly string[];
  readonly style: string;
  /** Card picture without its extension, if there is one. */
  readonly icon: string | undefined;
  /** Shared code that is in other files than the scripts name, by the address that they name. */
  readonly moved?: Readonly<Record<string, string>>;
};

/**
 * A game's whole page: its title on the backdrop is the first paint, and nothing runs inline. All that
 * the site's settings decide is here, and nothing of it in the game's script.
 */
export function gamePage(
  facts: GameFacts,
  config: PortalConfig,
  parts: PageParts,
  { BACKDROP }: Pick<Look, 'BACKDROP'> = LOOK,
): string {
  const title = escape(facts.title);
  const id = parts.path.split('/')[2] ?? '';
  const games =
    config.gamesOrigin === '' ? config.publicAddress : config.gamesOrigin.replace('{id}', id);
  const { base } = config;
  const portalOrigin = config.gamesOrigin === '' ? '' : config.publicAddress;
  const { icon, moved } = parts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title} · ${escape(config.siteName)}</title>`,
    `<link rel="stylesheet" href="${parts.style}">`,
    // Before the first module, or some browsers ignore it.
    ...(moved ? [`<script type="importmap">${JSON.stringify({ imports: moved })}</script>`] : []),
    ...parts.preload.map((url) => `<link rel="modulepreload" href="${url}">`),
    `<script type="module" src="${parts.script}"></script>`,
    `<meta name="description" content="${escape(facts.description)}">`,
    `<meta name="theme-color" content="${BACKDROP}">`,
    ...(games === ''
      ? []
      : [`<link rel="canonical" href="${escape(games)}${base}${parts.path.slice(1)}">`]),
    ...(icon === undefined
      ? [`<link rel="icon" href="${base}${DEFAULT_ICON.slice(1)}">`]
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
    `<div class="old-browser"><h1>This browser is too old</h1><p>${title} needs Chrome or Edge 111, Firefox 121, Safari 16.4 (iOS 16.4), or newer. Update your browser or try another one.</p></div>`,
    `<noscript><p class="no-script">${title} is played with JavaScript, which is off in this browser. <a href="${escape(portalOrigin)}${base}">More about the games</a></p></noscript>`,
  ];
  return `<!doctype html>\n<html lang="en" data-site="${escape(config.siteName)}" data-portal="${escape(portalOrigin)}"${keepsRuns(config) ? ' data-runs' : ''}>\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
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
