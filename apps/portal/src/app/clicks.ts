import { countedPath, hashPath, type RouteName } from '../data/routes.ts';
import { rememberClick } from '../services/play-history.ts';
import { shownRoute } from '../services/dom-state.ts';
import type { Count } from '../services/statistics.ts';

/** Counts a press on a card, a More link or the way home. */
export function countPress(target: Element, count: Count, route: RouteName): void {
  const card =
    target.closest<HTMLElement>('a[data-game]') ??
    // What plays is next to the card's link, which says which card it is.
    target.closest('.card-play')?.parentElement?.querySelector<HTMLElement>('a[data-game]');
  if (card) {
    const { game = '', layout = '', list = '', position = '' } = card.dataset;
    rememberClick(() => localStorage, game, list);
    count({
      name: 'gameClick',
      game,
      layout: layout as 'scroll' | 'puzzle' | 'list',
      category: list,
      position: Number(position),
    });
  }
  const more = target.closest<HTMLElement>('a[data-more]')?.dataset['more'];
  if (more !== undefined) count({ name: 'moreClick', category: more });
  if (target.closest('a[data-home]')) {
    count({ name: 'homeClick', route, path: countedPath(hashPath(location.hash)) });
  }
}

/** Counts presses on the whole page, including those of the middle button that open a tab. */
export function countPresses(count: Count): void {
  const press = (event: MouseEvent): void => {
    if (event.type === 'auxclick' && event.button !== 1) return;
    if (!(event.target instanceof Element)) return;
    countPress(event.target, count, shownRoute());
  };
  document.addEventListener('click', press);
  document.addEventListener('auxclick', press);
}
