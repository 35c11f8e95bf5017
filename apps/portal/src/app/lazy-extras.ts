import { nextFrame } from '../services/frames.ts';
import type { Count } from '../services/statistics.ts';

const EVENTS = ['pointerover', 'focusin', 'keydown'] as const;

/**
 * Loads what the first screen can do without (clips on cards, counting the cards that were seen, the
 * list of keys) when it is first wanted, so that home loads nothing for it.
 */
export function watchForExtras(count: Count): void {
  const begin = (event: Event): void => {
    const { target } = event;
    const card = target instanceof Element && target.closest('a[data-game]');
    const touch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    if (event instanceof KeyboardEvent ? event.key !== '?' : !card && !touch) return;
    for (const name of EVENTS) document.removeEventListener(name, begin);
    // What the visitor pressed is answered first.
    void nextFrame()
      .then(() => import('./extras.ts'))
      .then(
        ({ listen }) => listen(event, count),
        () => {
          // The page is whole without it.
        },
      );
  };
  for (const name of EVENTS) document.addEventListener(name, begin);
}
