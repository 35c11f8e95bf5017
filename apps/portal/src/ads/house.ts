import type { Random } from '@playgrove/catalogue';
import { isOwn } from '../cards/picture.tsx';
import type { Slim } from '../records/rows.ts';
import { detailPath } from '../routes.ts';
import type { Defined, Provider, Wanted } from './provider.ts';

export type HouseParts = {
  /** What may be shown. */
  readonly games: readonly Slim[];
  readonly page: Document;
  readonly random: Random;
};

/** Our own games as the creative. */
export function houseAds({ games, page, random }: HouseParts): Provider {
  return {
    define(wanted) {
      const game = games[Math.floor(random() * games.length)];
      if (!game) {
        wanted.tell({ kind: 'unfilled' });
        return { destroy: () => {} };
      }
      const creative = makeCreative(page, game, wanted);
      if (wanted.type === 'anchor') return showAnchor(page, creative, wanted);
      if (wanted.type === 'interstitial') return holdInterstitial(page, creative, wanted);
      wanted.room?.replaceChildren(creative);
      wanted.tell({ kind: 'filled', element: creative });
      return { destroy: () => creative.remove() };
    },
  };
}

function makeCreative(page: Document, game: Slim, { tell }: Wanted): HTMLElement {
  const link = page.createElement('a');
  link.className = 'house-ad';
  link.href = `/#${detailPath(game.id)}`;
  link.target = '_blank';
  link.rel = 'noopener';
  const picture = page.createElement('img');
  picture.src = isOwn(game.icon) ? `/allgame/icon/${game.icon}-192.webp` : game.icon;
  picture.alt = '';
  picture.width = 72;
  picture.height = 72;
  const title = page.createElement('span');
  title.className = 'house-title';
  title.textContent = game.title;
  const word = page.createElement('span');
  word.className = 'house-word';
  word.textContent = 'Play';
  link.append(picture, title, word);
  link.addEventListener('click', () => tell({ kind: 'clicked' }));
  return link;
}

function closeButton(page: Document, close: () => void): HTMLElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'ad-close';
  button.setAttribute('aria-label', 'Close advertisement');
  button.textContent = '×';
  button.addEventListener('click', close);
  return button;
}

/** Stays at the bottom of the window until it is closed. */
function showAnchor(page: Document, creative: HTMLElement, { tell }: Wanted): Defined {
  const strip = page.createElement('aside');
  strip.className = 'ad-anchor';
  strip.setAttribute('aria-label', 'Advertisement');
  strip.append(
    creative,
    closeButton(page, () => strip.remove()),
  );
  page.body.append(strip);
  tell({ kind: 'filled', element: strip });
  return { destroy: () => strip.remove() };
}

/** Waits until the visitor goes on to another page, is shown once, and never over a game. */
function holdInterstitial(page: Document, creative: HTMLElement, { tell }: Wanted): Defined {
  const sheet = page.createElement('dialog');
  sheet.className = 'ad-sheet';
  sheet.setAttribute('aria-label', 'Advertisement');
  sheet.append(
    closeButton(page, () => sheet.close()),
    creative,
  );
  creative.addEventListener('click', () => sheet.close());
  page.body.append(sheet);
  tell({ kind: 'filled', element: sheet });
  let spent = false;
  return {
    navigated(route) {
      if (spent || route === 'game') return;
      spent = true;
      sheet.showModal();
    },
    destroy: () => sheet.remove(),
  };
}
