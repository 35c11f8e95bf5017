import type { Parts } from '../shim/more.ts';

type LinkParts = Pick<Parts, 'fix' | 'isOwn' | 'tell' | 'uses'>;

/** What happens when a game would go elsewhere. */
export function makeLinks({ fix, isOwn, tell, uses }: LinkParts) {
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
    /** Stands for the page around the game. */
    top: {
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
    /** A form leads to another page of the game, or runs a script; nothing else comes of it. */
    submit(event: SubmitEvent): void {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement)) return;
      const given = (name: string): string =>
        submitter?.getAttribute(`form${name}`) ?? target.getAttribute(name) ?? '';
      // Such a form closes the dialog it is in.
      if (/^dialog$/i.test(given('method'))) return;
      event.preventDefault();
      const address = given('action');
      if (leave(address) || runs(address) || !/\.x?html?$|.\/$/i.test(address)) return;
      const fields = [...new FormData(target, submitter)];
      const said = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
      go(`${address}?${said.toString()}`, 'assign');
    },
    openWindow(address: string | URL = ''): null {
      const written = String(address);
      // Without an address it would be an empty window to write in.
      if (written !== '' && !leave(written) && isOwn(written)) location.href = fix(written);
      return null;
    },
    share(data?: ShareData): Promise<void> {
      uses('share');
      tell({ kind: 'share', title: data?.title ?? document.title, url: data?.url ?? '' });
      return Promise.resolve();
    },
  };
}

/** An address that is a script: Chromium runs none in a frame without an origin. */
function runs(address: string): boolean {
  const [, code] = /^\s*javascript:(.*)/is.exec(address) ?? [];
  if (code === undefined) return false;
  let text = code;
  try {
    text = decodeURIComponent(code);
  } catch {
    // A percent sign that escapes nothing stays one.
  }
  // After what listens to the same press, and apart from it, as browsers do.
  // oxlint-disable-next-line no-eval -- the game's own code
  setTimeout(() => (0, eval)(text), 0);
  return true;
}

function absolute(address: string): string {
  try {
    return new URL(address, document.baseURI).href;
  } catch {
    return '';
  }
}
