import type { ShimApi } from '../shim/api.ts';

const sheet = new CSSStyleSheet();

/** An element fills the game's frame, or none does any longer. */
export function makeFullscreen({ tell }: Pick<ShimApi, 'tell'>) {
  return (before: Element | null, now: Element | null, byGame: boolean): void => {
    if (byGame) tell({ kind: 'fullscreen', on: now !== null });
    if (before === now) return;
    before?.removeAttribute('data-cage-full');
    now?.setAttribute('data-cage-full', '');
    if (sheet.cssRules.length === 0)
      sheet.replaceSync(
        '[data-cage-full]:not(html):not(body){position:fixed!important;inset:0!important;width:100%!important;height:100%!important;margin:0!important;z-index:2147483647}',
      );
    // A game may have set sheets of its own meanwhile.
    if (!document.adoptedStyleSheets.includes(sheet))
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (const name of ['fullscreenchange', 'webkitfullscreenchange'])
      (now ?? document).dispatchEvent(new Event(name, { bubbles: true }));
  };
}
