import type { ShimApi } from '../shim/api.ts';
import { makeForms } from './forms.ts';
import { makeRoutes } from './routes.ts';
import { runs } from './script-links.ts';

type LinkParts = Pick<ShimApi, 'config' | 'fix' | 'isOwn' | 'tell'>;

/** What happens when a game would go elsewhere. */
export function makeLinks({ config, fix, isOwn, tell }: LinkParts) {
  const leave = (address: string): boolean => {
    if (!/^https?:/i.test(absolute(address)) || isOwn(address)) return false;
    tell({ kind: 'link', url: absolute(address) });
    return true;
  };
  const away = (address: unknown): void => void leave(String(address));
  const go = (address: unknown, how: 'assign' | 'replace'): void => {
    const written = String(address);
    if (!leave(written) && !runs(written)) location[how](fix(written));
  };
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
  return {
    ...makeForms({ fix, isOwn, leave }),
    /** Stands for the page around the game. */
    top: {
      ...makeRoutes({ config, fix }),
      /** Stands for the game's own place where it sets that. */
      here: {
        set href(address: unknown) {
          go(address, 'assign');
        },
        assign: (address: unknown) => go(address, 'assign'),
        replace: (address: unknown) => go(address, 'replace'),
      },
      get location() {
        return place;
      },
      set location(address: unknown) {
        away(address);
      },
    },
    follow(event: Event, link: HTMLAnchorElement): void {
      const address = link.href;
      if (leave(address) || runs(address)) return event.preventDefault();
      if (/^(?:_top|_parent|_blank)$/.test(link.getAttribute('target') ?? ''))
        link.setAttribute('target', '_self');
      const fixed = fix(address);
      if (fixed !== address) link.href = fixed;
    },
    openWindow(address: string | URL = ''): null {
      const written = String(address);
      // Without an address it would be an empty window to write in.
      if (written !== '' && !leave(written) && isOwn(written)) location.href = fix(written);
      return null;
    },
    share(data?: ShareData): Promise<void> {
      tell({ kind: 'share', title: data?.title ?? document.title, url: data?.url ?? '' });
      return Promise.resolve();
    },
  };
}

function absolute(address: string): string {
  try {
    return new URL(address, document.baseURI).href;
  } catch {
    return '';
  }
}
