import type { PortalConfig } from '@playgrove/site-config/config';
import { tokensOf, type Look } from '@playgrove/site-config/style';
import { fillMessage } from '@playgrove/language/message-format';
import * as LOOK from '@playgrove/site-config/look';
import { GLYPHS } from '../src/ui/glyph.tsx';
import type { BootData } from '../src/data/site.ts';
import { DRAWN_ICONS, type AppIcon } from './manifest.ts';
import { escape, jsonInMarkup, rootAttributes } from './html.ts';
import type { Language, PageMessages } from './language.ts';
import { feedLinks } from './pages/feeds.ts';

export type PageParts = {
  readonly config: PortalConfig;
  readonly language: Pick<Language, 'tag' | 'direction'>;
  readonly messages: PageMessages;
  readonly bootData: BootData;
  /** Styles of every first screen. */
  readonly style: string;
  /** The script at the top of the page. */
  readonly early: string;
  /** The script that writes the first screen. */
  readonly first: string;
  /** Font files worth fetching early. */
  readonly fonts: readonly string[];
  /** Pages that can be read without scripts: all games, each category. */
  readonly links: readonly PlainLink[];
  /** Default: `look.config.ts`. */
  readonly look?: Look;
  /** Default: those that are drawn from its logo. */
  readonly icons?: readonly AppIcon[];
};

/** A plain page of the site, for those who browse without scripts. */
export type PlainLink = { readonly label: string; readonly href: string };

/** The one page of the portal. Its script and style are allowed by their hashes. */
export function makePage(parts: PageParts): string {
  const { config, language, messages, bootData, style, early, first, fonts, links } = parts;
  const { look = LOOK, icons = DRAWN_ICONS } = parts;
  if (/<\/(?:script|style)/i.test(early + first + style)) {
    throw new Error('the page’s own script or style would end before its time');
  }
  const { siteName: name, base } = config;
  const description = fillMessage(messages.description, { site: name });
  const preloads = fonts.map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  );
  return `<!doctype html>
<html ${rootAttributes(language, config)}${bootData.site.samplePages > 0 ? ' data-large' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(name)}</title>
<meta name="description" content="${escape(description)}">
${outward(config, description, icons)}<meta name="theme-color" media="(prefers-color-scheme: light)" content="${look.PAGE.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${look.PAGE.dark}">
<link rel="icon" href="${base}icon.svg" type="image/svg+xml">
<link rel="manifest" href="${base}manifest.webmanifest">
${feedLinks(config).join('')}
${icons
  .slice(0, 1)
  .map(({ path }) => `<link rel="apple-touch-icon" href="${base}${path}">`)
  .join('')}
${preloads.join('\n')}
<script type="application/json" id="boot-data">${jsonInMarkup(bootData)}</script>
<script>${early}</script>
<script>${first}</script>
<style>${style}</style>
</head>
<body class="home">
<a class="skip" href="#main" data-skip>${escape(messages.skip)}</a>
<div id="progress" aria-hidden="true"></div>
<nav class="rail" aria-label="${escape(messages.browse)}"></nav>
<div id="app"></div>
<div id="offline"><p role="status">${escape(messages.offline)}</p></div>
<div id="toasts" role="status" aria-live="polite"></div>
<div class="old-browser"><p><b>${escape(messages.oldBrowserTitle)}</b></p><p>${escape(fillMessage(messages.oldBrowser, { site: name }))}</p></div>
<noscript>${withoutScripts(name, description, messages, links)}</noscript>
${symbols(look)}
</body>
</html>
`;
}

/** For addresses that do not exist. */
export function makeMissingPage(
  parts: Pick<PageParts, 'config' | 'language' | 'messages' | 'style'>,
): string {
  const { config, language, messages, style } = parts;
  return `<!doctype html>
<html ${rootAttributes(language, config)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(messages.notFound)} · ${escape(config.siteName)}</title>
<link rel="icon" href="${config.base}icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body class="error">
<main id="main"><div class="error-page"><h1>${escape(messages.errorTitle)}</h1><p>${escape(messages.notFound)}</p><p class="error-way"><a class="button primary" href="${config.base}">${escape(messages.home)}</a></p></div></main>
</body>
</html>
`;
}

/** The logo as a file, for tabs and bookmarks. */
export function makeIcon(look: Look = LOOK): string {
  const rim = tokensOf(look).get('light-rim') ?? 'none';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${look.LOGO.replaceAll('var(--rim)', rim)}</svg>\n`;
}

/** What others show of home; empty as long as its address is not decided. */
function outward(
  { publicAddress, siteName, base }: PortalConfig,
  description: string,
  icons: readonly AppIcon[],
): string {
  if (publicAddress === '') return '';
  const address = escape(publicAddress + base);
  const picture = icons.at(-1);
  const shown = picture
    ? `<meta property="og:image" content="${address}${picture.path}">
<meta property="og:image:width" content="${picture.side}">
<meta property="og:image:height" content="${picture.side}">
`
    : '';
  return `<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:title" content="${escape(siteName)}">
<meta property="og:description" content="${escape(description)}">
<meta property="og:url" content="${address}">
${shown}<meta name="twitter:card" content="summary">
`;
}

/** Home without scripts: what this is, and links to every game's page. */
function withoutScripts(
  name: string,
  description: string,
  messages: PageMessages,
  links: readonly PlainLink[],
): string {
  const list = links.map(({ label, href }) => `<li><a href="${href}">${escape(label)}</a></li>`);
  return `<div class="no-script"><h1>${escape(name)}</h1><p>${escape(description)}</p><p>${escape(messages.noScript)}</p><ul>${list.join('')}</ul></div>`;
}

function symbols({ LOGO }: Look): string {
  const glyphs = Object.entries(GLYPHS).map(
    ([name, drawing]) => `<symbol id="g-${name}" viewBox="0 0 24 24">${drawing}</symbol>`,
  );
  return `<svg class="symbols" aria-hidden="true" width="0" height="0">${glyphs.join('')}<symbol id="g-mark" viewBox="0 0 40 40">${LOGO}</symbol></svg>`;
}
