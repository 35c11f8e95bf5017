/** A game's screenshots as large as the screen, side by side; loaded when one is pressed. */
import { fillMessage } from '@playgrove/language/message-format';
import './large-view.css';
import type { Screenshot } from '../../data/files.ts';
import { trustedMarkup } from '../../services/trusted.ts';
import type { GlyphName } from '../../ui/glyph.tsx';
import { showModal } from '../../ui/modal.ts';
import * as messages from './messages/en.json';

/**
 * Opens the pictures at one of them: fingers swipe, arrow keys and buttons step, Escape or a press
 * outside a picture closes, and the focus goes back to where it was. They close with their page.
 */
export function showLarge(pictures: readonly Screenshot[], first: number): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'large-view';
  dialog.setAttribute('aria-label', messages.screenshots);
  const strip = document.createElement('div');
  strip.className = 'large-strip';
  strip.append(...pictures.map(figureOf));
  const place = document.createElement('p');
  place.className = 'large-place';
  place.setAttribute('role', 'status');
  const close = button(messages.close, 'close', () => dialog.close());
  const back = button(messages.previousPicture, 'back', () => step(-1));
  const next = button(messages.nextPicture, 'back', () => step(1));
  close.classList.add('large-close');
  back.classList.add('large-back');
  next.classList.add('large-next');

  // Where text runs from right to left, the strip scrolls to negative places.
  const way = (): number => (getComputedStyle(strip).direction === 'rtl' ? -1 : 1);
  const at = (): number => Math.round((way() * strip.scrollLeft) / Math.max(1, strip.clientWidth));
  const step = (by: number): void => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const to = Math.min(Math.max(at() + by, 0), pictures.length - 1);
    strip.scrollTo({
      left: way() * to * strip.clientWidth,
      behavior: reducedMotion ? 'instant' : 'smooth',
    });
  };
  const announce = (): void => {
    const words = fillMessage(messages.pictureOf, { n: at() + 1, all: pictures.length });
    // A live region repeats what is set, so only set what is new.
    if (place.textContent !== words) place.textContent = words;
    back.disabled = at() === 0;
    next.disabled = at() === pictures.length - 1;
  };
  strip.addEventListener('scroll', announce, { passive: true });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') step(-way());
    else if (key === 'ArrowRight') step(way());
  });
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('img, button'))) dialog.close();
  });
  dialog.append(strip, place, back, next, close);
  showModal(dialog);
  strip.scrollTo({ left: way() * first * strip.clientWidth, behavior: 'instant' });
  announce();
  close.focus();
}

function figureOf({ file, width, height, alt }: Screenshot): HTMLElement {
  const figure = document.createElement('figure');
  const image = document.createElement('img');
  image.width = width;
  image.height = height;
  image.alt = alt;
  image.src = file;
  figure.append(image);
  return figure;
}

function button(name: string, glyph: GlyphName, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'round';
  element.setAttribute('aria-label', name);
  element.innerHTML = trustedMarkup(
    `<svg class="glyph" aria-hidden="true"><use href="#g-${glyph}"/></svg>`,
  );
  element.addEventListener('click', press);
  return element;
}
