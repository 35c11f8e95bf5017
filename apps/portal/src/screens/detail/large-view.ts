/** A game's pictures as large as the screen, one beside the other; fetched when one is pressed. */
import './large-view.css';
import type { Still } from '../../records/files.ts';
import type { GlyphName } from '../../shell/glyph.tsx';

/**
 * Opens the pictures at one of them: fingers swipe, arrow keys and buttons step, Escape or a press
 * beside a picture closes, and the focus goes back to where it was.
 */
export function showLarge(stills: readonly Still[], first: number): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'large-view';
  dialog.setAttribute('aria-label', 'Pictures');
  const strip = document.createElement('div');
  strip.className = 'large-strip';
  strip.append(...stills.map(figureOf));
  const place = document.createElement('p');
  place.className = 'large-place';
  place.setAttribute('role', 'status');
  const close = button('Close', 'close', () => dialog.close());
  const back = button('Previous picture', 'back', () => step(-1));
  const next = button('Next picture', 'back', () => step(1));
  close.classList.add('large-close');
  back.classList.add('large-back');
  next.classList.add('large-next');

  const at = (): number => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
  const step = (by: number): void => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const to = Math.min(Math.max(at() + by, 0), stills.length - 1);
    strip.scrollTo({ left: to * strip.clientWidth, behavior: still ? 'instant' : 'smooth' });
  };
  const tell = (): void => {
    const words = `${at() + 1} of ${stills.length}`;
    // Said anew only when it is another picture.
    if (place.textContent !== words) place.textContent = words;
    back.disabled = at() === 0;
    next.disabled = at() === stills.length - 1;
  };
  strip.addEventListener('scroll', tell, { passive: true });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') step(-1);
    else if (key === 'ArrowRight') step(1);
  });
  dialog.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('img, button'))) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(strip, place, back, next, close);
  document.body.append(dialog);
  dialog.showModal();
  strip.scrollTo({ left: first * strip.clientWidth, behavior: 'instant' });
  tell();
  close.focus();
}

function figureOf({ file, width, height, alt }: Still): HTMLElement {
  const figure = document.createElement('figure');
  const picture = document.createElement('picture');
  const small = document.createElement('source');
  small.type = 'image/avif';
  small.srcset = `${file}.avif`;
  const image = document.createElement('img');
  image.width = width;
  image.height = height;
  image.alt = alt;
  image.src = `${file}.webp`;
  picture.append(small, image);
  figure.append(picture);
  return figure;
}

function button(name: string, glyph: GlyphName, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'round';
  element.setAttribute('aria-label', name);
  element.innerHTML = `<svg class="glyph" aria-hidden="true"><use href="#g-${glyph}"/></svg>`;
  element.addEventListener('click', press);
  return element;
}
