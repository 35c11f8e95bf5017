import type { Count } from '../services/statistics.ts';
import { hashPath, type RouteName } from '../routes.ts';

/** Tells statistics what a press on a card, a More link or the way home means. */
export function countPress(target: Element, count: Count, route: RouteName): void {
  const card = target.closest<HTMLElement>('a[data-game]');
  if (card) {
    const { game = '', layout = '', list = '', position = '' } = card.dataset;
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
    count({ name: 'homeClick', route, path: hashPath(location.hash) });
  }
}

/** Counts presses on the whole page, those that open a tab by the middle button too. */
export function countPresses(count: Count): void {
  const press = (event: MouseEvent): void => {
    if (event.type === 'auxclick' && event.button !== 1) return;
    if (!(event.target instanceof Element)) return;
    countPress(event.target, count, document.body.className as RouteName);
  };
  document.addEventListener('click', press);
  document.addEventListener('auxclick', press);
}
