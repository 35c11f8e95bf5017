import type { Random } from '@playgrove/catalogue';
import { BASE } from '../../data/base.ts';
import { smallIcon } from '../../data/icons.ts';
import { detailPath } from '../../data/routes.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import type { DefinedSlot, Provider, SlotRequest } from './provider.ts';
import * as messages from './messages/en.json';

export type HouseAdsOptions = {
  /** What may be shown. */
  readonly games: readonly GameSummary[];
  readonly page: Document;
  readonly random: Random;
};

/** Our own games as the creative. */
export function houseAds({ games, page, random }: HouseAdsOptions): Provider {
  return {
    define(request) {
      const game = games[Math.floor(random() * games.length)];
      if (!game) {
        request.onEvent({ kind: 'unfilled' });
        return { destroy: () => {} };
      }
      const creative = makeCreative(page, game, request);
      if (request.type === 'anchor') return showAnchor(page, creative, request);
      if (request.type === 'interstitial') return holdInterstitial(page, creative, request);
      if (request.type === 'break') return showBreak(page, creative, request);
      request.element?.replaceChildren(creative);
      request.onEvent({ kind: 'filled', element: creative });
      return { destroy: () => creative.remove() };
    },
  };
}

function makeCreative(page: Document, game: GameSummary, { onEvent }: SlotRequest): HTMLElement {
  const link = page.createElement('a');
  link.className = 'house-ad';
  link.href = `${BASE}#${detailPath(game.id)}`;
  link.target = '_blank';
  link.rel = 'noopener';
  const picture = page.createElement('img');
  picture.src = smallIcon(game.icon);
  picture.alt = '';
  picture.width = 72;
  picture.height = 72;
  const title = page.createElement('span');
  title.className = 'house-title';
  title.textContent = game.title;
  const word = page.createElement('span');
  word.className = 'house-word';
  word.textContent = messages.play;
  link.append(picture, title, word);
  link.addEventListener('click', () => onEvent({ kind: 'clicked' }));
  return link;
}

function closeButton(page: Document, close: () => void): HTMLElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'ad-close';
  button.setAttribute('aria-label', messages.close);
  button.textContent = '×';
  button.addEventListener('click', close);
  return button;
}

/** Stays at the bottom of the window until it is closed. */
function showAnchor(page: Document, creative: HTMLElement, { onEvent }: SlotRequest): DefinedSlot {
  const strip = page.createElement('aside');
  strip.className = 'ad-anchor';
  strip.setAttribute('aria-label', messages.advertisement);
  strip.append(
    creative,
    closeButton(page, () => strip.remove()),
  );
  page.body.append(strip);
  onEvent({ kind: 'filled', element: strip });
  return { destroy: () => strip.remove() };
}

/** A sheet that is still closed. Pressing the creative closes it too. */
function makeSheet(page: Document, creative: HTMLElement): HTMLDialogElement {
  const sheet = page.createElement('dialog');
  sheet.className = 'ad-sheet';
  sheet.setAttribute('aria-label', messages.advertisement);
  sheet.append(
    closeButton(page, () => sheet.close()),
    creative,
  );
  creative.addEventListener('click', () => sheet.close());
  page.body.append(sheet);
  return sheet;
}

/** Covers the game until the visitor closes it or goes to another page. */
function showBreak(page: Document, creative: HTMLElement, { onEvent }: SlotRequest): DefinedSlot {
  const sheet = makeSheet(page, creative);
  sheet.addEventListener('close', () => onEvent({ kind: 'closed' }));
  sheet.showModal();
  onEvent({ kind: 'filled', element: sheet });
  return { navigated: () => sheet.close(), destroy: () => sheet.remove() };
}

/** Waits until the visitor goes on to another page, is shown once, and never over a game. */
function holdInterstitial(
  page: Document,
  creative: HTMLElement,
  { onEvent }: SlotRequest,
): DefinedSlot {
  const sheet = makeSheet(page, creative);
  onEvent({ kind: 'filled', element: sheet });
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
