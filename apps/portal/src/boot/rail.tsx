import type { Site } from '../data/site.ts';
import { Rail } from '../shell/rail.tsx';
import { textOf } from './writers.tsx';

/** Fills the rail at the side of the page, and marks the list that is shown as the hash changes. */
export function showRail(site: Site): void {
  const rail = document.querySelector('.rail');
  if (!rail) return;
  rail.innerHTML = textOf(<Rail site={site} />);
  const mark = (): void => {
    for (const link of rail.querySelectorAll('a')) {
      if (link.hash === location.hash) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  };
  addEventListener('hashchange', mark);
  mark();
}
