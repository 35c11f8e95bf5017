import { loadExtras } from './extras.ts';
import { define, lazily, on, show, wrap } from './patch.ts';
import { hear } from './talk.ts';

/** Links out are offered by the page around the game; the game itself stays where it is. */
export function patchLinks(): void {
  on('click', (event) => {
    const { target } = event;
    // Menus are made of links that lead nowhere.
    const link =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>('a[href]:not([href^="#"]),area[href]');
    if (link && !event.defaultPrevented) loadExtras().follow(event, link);
  });
  on('submit', (event) => loadExtras().send(event));
  show(HTMLFormElement.prototype, 'submit', function (this: HTMLFormElement) {
    loadExtras().send(this);
  });
  // Scripts that would move the page around the game are written to move this instead.
  lazily(window, 'playgroveTop', () => loadExtras().top);
  wrap(window, 'open', () => (address) => loadExtras().openWindow(address));
  show(Navigator.prototype, 'share', (data?: ShareData) => loadExtras().share(data));
}

/** The portal's own page goes fullscreen with the game in it; the game sees what it expects. */
export function patchFullscreen(): void {
  let full: Element | null = null;
  /** @param byGame and not by the page around it */
  const change = (element: Element | null, byGame = false): Promise<void> => {
    const before = full;
    full = element;
    if (before || full) loadExtras().changeFull(before, full, byGame);
    return Promise.resolve();
  };
  const ask = function (this: Element): Promise<void> {
    return change(this, true);
  };
  const leave = (): Promise<void> => change(null, true);
  const [element, page] = [Element.prototype, Document.prototype];
  const each = (target: object, like: RegExp, standard: string, how: PropertyDescriptor): void => {
    // Old names only where the browser has them.
    for (const name of [standard, ...Object.getOwnPropertyNames(target)])
      if (like.test(name)) define(target, name, how);
  };
  each(element, /requestFullscreen$/i, 'requestFullscreen', { value: ask, writable: true });
  each(page, /(?:exit|cancel)Fullscreen$/i, 'exitFullscreen', { value: leave, writable: true });
  each(page, /FullscreenElement$/i, 'fullscreenElement', { get: () => full });
  each(page, /FullscreenEnabled$/i, 'fullscreenEnabled', { get: () => true });
  each(page, /^(?:webkitIs|moz)?Fullscreen$/i, 'fullscreen', { get: () => full !== null });
  hear((message) => {
    if (message.kind === 'windowed') void change(null);
  });
}
