import type { LibraryFacts } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import { gameUrl, isRemote } from '@playgrove/catalogue';
import { FRAME_PERMISSIONS, SANDBOX } from '../policy.ts';
import { escape } from './escape.ts';
import { ownOrigin } from './origins.ts';
import type { Runtime } from './runtime.ts';

/** The folder of a game's files, from the host's root. */
export function filesRoot(id: string): string {
  return `/allgame/${id}/files/`;
}

/** The folder of a game's first page, from the host's root. */
export function rootOf(id: string, entry: string): string {
  const folder = entry.includes('/') ? entry.slice(0, entry.lastIndexOf('/') + 1) : '';
  return filesRoot(id) + addressOf(folder);
}

/** A path as an address. */
export function addressOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Our code around a game, as far as its page names it. */
export type CageRuntime = Pick<Runtime, 'page' | 'pageExtras' | 'start' | 'style'>;

/**
 * The page that holds a third-party game: ours, in the portal's origin, with the game caged in it.
 * @param withoutFrames the game has no inner frames, so its files need not be open to any frame
 */
export function cagePage(
  { title, description = '', page }: LibraryFacts,
  id: string,
  config: PortalConfig,
  { page: script, pageExtras, start, style }: CageRuntime,
  withoutFrames = false,
): string {
  const own = ownOrigin(config, id);
  const remote = isRemote(page.entry);
  const facts = {
    id,
    ...(remote && { remote }),
    extras: pageExtras,
    portal: config.gamesOrigin === '' ? '' : config.publicAddress,
    ...(own !== undefined && { own }),
  };
  const home = own ?? (config.gamesOrigin || config.publicAddress);
  const name = escape(title);
  const full = `${name} · ${escape(config.siteName)}`;
  const entry = remote ? page.entry : filesRoot(id) + addressOf(page.entry);
  // Another host's origin is no part of this one, and its games need what they keep there.
  const sandbox = remote ? `${SANDBOX} allow-same-origin` : SANDBOX;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${full}</title>
<style>${style}</style>
<script src="${script}" defer></script>
<script type="application/json" id="cage-facts">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>
<meta name="description" content="${escape(description)}">
<meta name="theme-color" content="#241546">
${home === '' ? '' : `<link rel="canonical" href="${escape(home + gameUrl(id))}">\n`}</head>
<body>
<main id="game" data-caged${withoutFrames ? '="no-frames"' : ''}><h1>${name}</h1></main>
<template id="cage-frame"><iframe title="${full}" sandbox="${sandbox}" allow="${FRAME_PERMISSIONS}" src="${escape(entry)}"></iframe></template>
<script>${start}</script>
<noscript><p>${name} is played with JavaScript, which is off in this browser.</p></noscript>
</body>
</html>
`;
}
