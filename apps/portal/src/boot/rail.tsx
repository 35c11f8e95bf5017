import type { ReactNode } from 'react';
import type { Site } from '../data/site.ts';
import { trustedMarkup } from '../services/trusted.ts';
import { Rail } from '../shell/rail.tsx';
import { markup } from './markup/jsx-runtime.ts';

/** The width from which `rail.css` shows the rail. */
const WIDE = '(min-width: 75rem)';

/** Fills the rail at the side of the page as soon as the window is wide enough to show it. */
export function showRail(site: Site): void {
  const wide = matchMedia(WIDE);
  if (wide.matches) fillRail(site);
  else wide.addEventListener('change', () => fillRail(site), { once: true });
}

/** Writes its links, and marks the list that is shown as the hash changes. */
function fillRail(site: Site): void {
  const rail = document.querySelector('.rail');
  if (!rail) return;
  // Compiled to write markup, an element is what it was written as.
  rail.innerHTML = trustedMarkup(
    markup((<Rail site={site} />) as ReactNode as Parameters<typeof markup>[0]),
  );
  const mark = (): void => {
    for (const link of rail.querySelectorAll('a')) {
      if (link.hash === location.hash) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  };
  addEventListener('hashchange', mark);
  mark();
}
