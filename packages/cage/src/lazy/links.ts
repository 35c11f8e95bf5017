import type { Parts } from '../shim/more.ts';
import { makeRoutes } from './routes.ts';

type LinkParts = Pick<Parts, 'config' | 'fix' | 'isOwn' | 'tell' | 'uses'>;

/** What happens when a game would go elsewhere. */
export function makeLinks({ config, fix, isOwn, tell, uses }: LinkParts) {
  const leave = (address: string): boolean => {
    if (!/^https?:/i.test(absolute(address)) || isOwn(address)) return false;
    tell({ kind: 'link', url: absolute(address) });
    return true;
  };
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
  return {
    /** Stands for the page around the game. */
    top: {
      ...makeRoutes({ config, fix }),
      get location() {
        return place;
      },
      set location(address: unknown) {
        away(address);
      },
    },
    follow(event: Event, link: HTMLAnchorElement): void {
      const address = link.href;
      if (leave(address)) return event.preventDefault();
      if (/^(?:_top|_parent|_blank)$/.test(link.getAttribute('target') ?? ''))
        link.setAttribute('target', '_self');
      const fixed = fix(address);
      if (fixed !== address) link.href = fixed;
    },
    openWindow(address?: string | URL): null {
      if (address !== undefined && !leave(String(address)) && isOwn(String(address)))
        location.href = fix(String(address));
      return null;
    },
    share(data?: ShareData): Promise<void> {
      uses('share');
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
