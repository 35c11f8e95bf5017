import { BASE } from './base.ts';
import type { DetailFile } from './files.ts';

type Embedded = Pick<DetailFile, 'title' | 'page' | 'orientation'>;

/** Where a game's page for other sites is, with a slash at both ends. */
export function embedAddress({ page = BASE }: Pick<Embedded, 'page'>): string {
  return page.replace(/games\/([^/]+\/)$/, 'embed/$1');
}

/** A frame with the game, in pixels that suit how it is held. */
export function embedCode(game: Embedded, origin: string) {
  const [width, height] = game.orientation === 'portrait' ? [420, 760] : [800, 640];
  const title = game.title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const html = `<iframe src="${origin}${embedAddress(game)}" title="${title}" width="${width}" height="${height}" style="border:0;max-width:100%" allow="autoplay; fullscreen; gamepad; accelerometer; gyroscope; clipboard-write" loading="lazy"></iframe>`;
  return { width, height, html };
}
