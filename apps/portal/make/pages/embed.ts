import { fillMessage } from '@playgrove/language/message-format';
import type { DetailFile } from '../../src/data/files.ts';
import { embedAddress, embedCode } from '../../src/data/embed.ts';
import type { PortalConfig } from '@playgrove/site-config/config';
import { escape, rootAttributes } from '../html.ts';
import type { PageWorld, SharePicture } from './frame.ts';

/** What the frame's own page takes from its address and hands on: a day, or a board to beat. */
const PASS_ON =
  'document.querySelector("iframe").src="game.html"+location.search;document.querySelector("a").search=location.search';

const style = (backdrop: string): string =>
  'html,body{height:100%;margin:0}body{display:flex;flex-direction:column;background:' +
  backdrop +
  '}' +
  'a{flex:none;display:flex;align-items:center;gap:8px;height:40px;padding:0 12px;overflow:hidden;' +
  'color:#fff;font:600 14px/1 system-ui,sans-serif;text-decoration:none;white-space:nowrap}' +
  'a:focus-visible{outline:2px solid #fff;outline-offset:-3px}svg{flex:none;width:24px;height:24px}' +
  'b{flex:1;overflow:hidden;text-overflow:ellipsis}u{flex:none}iframe{flex:1;border:0;width:100%}';

/**
 * A page for the frames of other sites: a thin bar that leads here, and the game below it. Games of
 * ours alone have one: the sandbox of the others counts on the portal around it.
 */
export function embedPage(world: PageWorld, game: DetailFile): string {
  const { config, language, messages, logo, backdrop } = world;
  const title = escape(game.title);
  return `<!doctype html>
<html ${rootAttributes(language, config)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title} · ${escape(config.siteName)}</title>
<style>${style(backdrop)}</style>
</head>
<body>
<a href="${game.page}" target="_blank" rel="noopener"><svg viewBox="0 0 40 40" aria-hidden="true">${logo}</svg><b>${title}</b><u>${escape(fillMessage(messages.openSite, { site: config.siteName }))}</u></a>
<iframe title="${title}" allow="autoplay; fullscreen; gamepad; accelerometer; gyroscope; screen-wake-lock; clipboard-write"></iframe>
<script>${PASS_ON}</script>
</body>
</html>
`;
}

/** An oEmbed document, by which other sites turn a link to a game into the game (oembed.com). */
export function oembed(
  { config }: PageWorld,
  game: DetailFile,
  picture: SharePicture | undefined,
): string {
  const origin = config.publicAddress;
  const { width, height, html } = embedCode(game, origin);
  return JSON.stringify({
    version: '1.0',
    type: 'rich',
    provider_name: config.siteName,
    provider_url: origin + config.base,
    title: game.title,
    width,
    height,
    html,
    ...(picture && {
      thumbnail_url: origin + picture.address,
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
  });
}

/** What a game's page says of its oEmbed document. */
export function oembedLink(config: PortalConfig, game: DetailFile): string {
  const address = `${config.publicAddress}${embedAddress(game)}oembed.json`;
  return `<link rel="alternate" type="application/json+oembed" href="${escape(address)}" title="${escape(game.title)}">`;
}
