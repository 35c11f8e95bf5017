import { show, wrap } from './patch.ts';
import { hear, tell, uses } from './talk.ts';
import type { Urls } from './urls.ts';

/** Links out are offered by the page around the game; the game itself stays where it is. */
export function patchLinks({ isOwn, fix }: Urls): void {
  const leave = (address: string): boolean => {
    if (!/^https?:/i.test(absolute(address)) || isOwn(address)) return false;
    tell({ kind: 'link', url: absolute(address) });
    return true;
  };
  window.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a[href],area[href]') : null;
    if (!link || event.defaultPrevented) return;
    const address = (link as HTMLAnchorElement).href;
    if (leave(address)) return event.preventDefault();
    if (/^(?:_top|_parent|_blank)$/.test(link.getAttribute('target') ?? ''))
      link.setAttribute('target', '_self');
    const fixed = fix(address);
    if (fixed !== address) (link as HTMLAnchorElement).href = fixed;
  });
  // Games read their forms in a handler; sending one would only lead to a page that is refused.
  window.addEventListener('submit', (event) => event.preventDefault());
  wrap(HTMLFormElement.prototype, 'submit', () => () => undefined);
  // Scripts that would move the page around the game are written to move this instead.
  const away = (address: unknown): void => void leave(String(address));
  const place = {
    get href() {
      return location.href;
    },
    set href(address: string) {
      away(address);
    },
    assign: away,
    replace: away,
    reload: () => undefined,
    toString: () => location.href,
  };
  show(window, 'playgroveTop', {
    get location() {
      return place;
    },
    set location(address: unknown) {
      away(address);
    },
  });
  wrap(window, 'open', () => (address) => {
    if (address !== undefined && !leave(String(address)) && isOwn(String(address)))
      location.href = fix(String(address));
    return null;
  });
  show(Navigator.prototype, 'share', (data?: ShareData) => {
    uses('share');
    tell({ kind: 'share', title: data?.title ?? document.title, url: data?.url ?? '' });
    return Promise.resolve();
  });
}

function absolute(address: string): string {
  try {
    return new URL(address, document.baseURI).href;
  } catch {
    return '';
  }
}

/** The portal's own page goes fullscreen with the game in it; the game sees what it expects. */
export function patchFullscreen(): void {
  let full: Element | null = null;
  const change = (element: Element | null): void => {
    if (full === element) return;
    full?.removeAttribute('data-cage-full');
    full = element;
    full?.setAttribute('data-cage-full', '');
    for (const name of ['fullscreenchange', 'webkitfullscreenchange'])
      (element ?? document).dispatchEvent(new Event(name, { bubbles: true }));
  };
  const ask = function (this: Element): Promise<void> {
    uses('fullscreen');
    tell({ kind: 'fullscreen', on: true });
    change(this);
    return Promise.resolve();
  };
  const leave = (): Promise<void> => {
    if (full) tell({ kind: 'fullscreen', on: false });
    change(null);
    return Promise.resolve();
  };
  for (const name of [
    'requestFullscreen',
    'webkitRequestFullscreen',
    'webkitRequestFullScreen',
    'mozRequestFullScreen',
    'msRequestFullscreen',
  ])
    if (name === 'requestFullscreen' || name in Element.prototype)
      show(Element.prototype, name, ask);
  for (const name of ['exitFullscreen', 'webkitExitFullscreen', 'webkitCancelFullScreen'])
    if (name === 'exitFullscreen' || name in Document.prototype)
      show(Document.prototype, name, leave);
  for (const name of [
    'fullscreenElement',
    'webkitFullscreenElement',
    'webkitCurrentFullScreenElement',
  ])
    Object.defineProperty(Document.prototype, name, { configurable: true, get: () => full });
  for (const name of ['fullscreenEnabled', 'webkitFullscreenEnabled'])
    Object.defineProperty(Document.prototype, name, { configurable: true, get: () => true });
  for (const name of ['webkitIsFullScreen', 'fullscreen'])
    Object.defineProperty(Document.prototype, name, {
      configurable: true,
      get: () => full !== null,
    });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[data-cage-full]:not(html):not(body){position:fixed!important;inset:0!important;width:100%!important;height:100%!important;margin:0!important;z-index:2147483647}',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  hear((message) => {
    if (message.kind === 'windowed') change(null);
  });
}
