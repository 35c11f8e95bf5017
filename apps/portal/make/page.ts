import type { PortalConfig } from '@playgrove/catalogue/config';
import { GLYPHS } from '../src/shell/glyph.tsx';
import { MARK } from '../src/shell/mark.tsx';
import type { Carried } from '../src/site.ts';
import { escape, jsonInMarkup } from './html.ts';

export type PageParts = {
  readonly config: PortalConfig;
  readonly carried: Carried;
  /** Styles of every first screen. */
  readonly style: string;
  /** The script at the top of the page. */
  readonly early: string;
  /** The script that writes the first screen. */
  readonly first: string;
  /** Font files worth fetching early. */
  readonly fonts: readonly string[];
  /** Pages that can be read without scripts: all games, each kind. */
  readonly links: readonly PlainLink[];
};

/** A plain page of the site, for those who browse without scripts. */
export type PlainLink = { readonly label: string; readonly href: string };

/** The one page of the portal. Its script and style are allowed by their hashes. */
export function makePage(parts: PageParts): string {
  const { config, carried, style, early, first, fonts, links } = parts;
  if (/<\/(?:script|style)/i.test(early + first + style)) {
    throw new Error('the page’s own script or style would end before its time');
  }
  const { siteName: name } = config;
  const preloads = fonts.map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  );
  return `<!doctype html>
<html lang="en"${config.theme === 'system' ? '' : ` data-theme="${config.theme}"`}${carried.site.draws > 0 ? ' data-large' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<script>${early}</script>
<title>${escape(name)}</title>
<meta name="description" content="${escape(describe(name))}">
${outward(config, describe(name))}<meta name="theme-color" media="(prefers-color-scheme: light)" content="#eaf3ff">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#170d2e">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/icon-192.png">
${preloads.join('\n')}
<style>${style}</style>
</head>
<body class="home">
<a class="skip" href="#main" data-skip>Skip to content</a>
<div id="progress" aria-hidden="true"></div>
<div id="app"></div>
<div id="toasts" role="status" aria-live="polite"></div>
<noscript>${withoutScripts(name, links)}</noscript>
${symbols()}
<script type="application/json" id="carried">${jsonInMarkup(carried)}</script>
<script>${first}</script>
</body>
</html>
`;
}

/** For addresses that do not exist. */
export function makeMissingPage({ config, style }: Pick<PageParts, 'config' | 'style'>): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not Found ! · ${escape(config.siteName)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body class="error">
<main id="main"><div class="error-page"><h1>Oops, Something Went Wrong...</h1><p>Not Found !</p><p class="error-way"><a class="button primary" href="/">Home</a></p></div></main>
</body>
</html>
`;
}

/** The house sign as a file of its own, for tabs and bookmarks. */
export function makeIcon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${MARK.replaceAll('var(--rim)', '#2b1b4d')}</svg>\n`;
}

/** What others show of home; nothing while its address is not decided. */
function outward({ publicAddress, siteName }: PortalConfig, description: string): string {
  if (publicAddress === '') return '';
  const address = escape(`${publicAddress}/`);
  return `<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:title" content="${escape(siteName)}">
<meta property="og:description" content="${escape(description)}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${address}icon-512.png">
<meta property="og:image:width" content="512">
<meta property="og:image:height" content="512">
<meta name="twitter:card" content="summary">
`;
}

/** Home for who reads without scripts: what this is, and where every game is told of. */
function withoutScripts(name: string, links: readonly PlainLink[]): string {
  const list = links.map(({ label, href }) => `<li><a href="${href}">${escape(label)}</a></li>`);
  return `<div class="no-script"><h1>${escape(name)}</h1><p>${escape(describe(name))}</p><p>The games need JavaScript, which is off in this browser. What each is like can be read without it:</p><ul>${list.join('')}</ul></div>`;
}

function describe(name: string): string {
  return `${name}: free games in your browser, unblocked and playable on PC, tablet and mobile. No download, no account.`;
}

function symbols(): string {
  const glyphs = Object.entries(GLYPHS).map(
    ([name, drawing]) => `<symbol id="g-${name}" viewBox="0 0 24 24">${drawing}</symbol>`,
  );
  return `<svg class="symbols" aria-hidden="true" width="0" height="0">${glyphs.join('')}<symbol id="g-mark" viewBox="0 0 40 40">${MARK}</symbol></svg>`;
}
