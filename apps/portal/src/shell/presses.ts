/**
 * What works by plain events on the document, before React and after it: links, the skip link, Back,
 * the search field's opening, anchors inside a page, and the bar's look once the page is scrolled.
 */

import { setFlag } from '../services/dom-state.ts';
import { goTo } from '../services/go-to.ts';

const STUCK_AT = 50;

export function listenToPresses(): void {
  const stick = (): void => {
    setFlag('stuck', scrollY > STUCK_AT);
  };
  // A page that the browser restores where it was left sends the same event.
  addEventListener('scroll', stick, { passive: true });
  document.addEventListener('click', (event) => {
    const press = event.target instanceof Element ? event.target : undefined;
    if (!press) return;
    if (press.closest('[data-skip]')) {
      event.preventDefault();
      focusOn(document.querySelector('#main'));
    } else if (press.closest('[data-back]')) goBack();
    else if (press.closest('[data-search]')) openSearch();
    else if (press.closest('[data-search-close]')) closeSearch();
    else if (press.closest('[data-find]')) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openSearch(press.closest('[data-find]')?.getAttribute('data-find') ?? '');
    } else {
      const anchor = press.closest('[data-anchor]')?.getAttribute('data-anchor');
      if (!anchor) return;
      event.preventDefault();
      const target = document.getElementById(anchor);
      target?.scrollIntoView();
      focusOn(target);
    }
  });
  // On the window: whatever else listens to the press comes first.
  addEventListener('click', followLink);
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) return;
    event.preventDefault();
    openSearch();
  });
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const press = event.target instanceof Element ? event.target : undefined;
  const hash = press?.closest('a[href^="#/"]:not([target])')?.getAttribute('href');
  if (hash === undefined || hash === null) return;
  event.preventDefault();
  goTo(hash);
}

/** Back in history, or home when this page is all the history there is. */
export function goBack(): void {
  if (history.length > 1) history.back();
  else goTo('#/');
}

/**
 * Shows the field where it is hidden behind the magnifier, and puts the caret into it.
 * @param words to look for
 */
export function openSearch(words?: string): void {
  setFlag('searching', true);
  const field = document.querySelector<HTMLInputElement>('.search input');
  if (field && words !== undefined) {
    field.value = words;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field?.focus();
  if (words === undefined) field?.select();
}

export function closeSearch(): void {
  const field = document.querySelector<HTMLInputElement>('.search input');
  const inside = field?.closest('form')?.contains(document.activeElement);
  setFlag('searching', false);
  if (field) {
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.blur();
  }
  if (inside) document.querySelector<HTMLElement>('[data-search]')?.focus();
}

/** Moves focus to something that is not a control. */
export function focusOn(target: Element | null): void {
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}
