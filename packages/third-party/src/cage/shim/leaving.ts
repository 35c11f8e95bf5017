import { on, show } from './patch.ts';

/**
 * What a game saves while its page closes would come too late: the page around it closes as well.
 * Before that, both still hear each other, so the game learns of the end a moment early.
 */
export function sayLeaving(): void {
  on('beforeunload', () => {
    const hidden = { visibilityState: 'hidden', hidden: true };
    for (const [name, value] of Object.entries(hidden)) show(document, name, value);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    window.dispatchEvent(new Event('unload'));
    for (const name of Object.keys(hidden)) Reflect.deleteProperty(document, name);
  });
}
