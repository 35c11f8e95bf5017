import { on, show } from './patch.ts';

/**
 * What a game saves while its page closes would come too late: the page around it closes as well.
 * Before that, both still hear each other, so the game learns of the end a moment early.
 */
export function sayLeaving(): void {
  on('beforeunload', () => {
    show(document, 'visibilityState', 'hidden');
    show(document, 'hidden', true);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    window.dispatchEvent(new Event('unload'));
    Reflect.deleteProperty(document, 'visibilityState');
    Reflect.deleteProperty(document, 'hidden');
  });
}
