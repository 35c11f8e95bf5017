import type { ShimApi } from '../shim/api.ts';
import { textOf } from './text.ts';

/**
 * What may stand before a script of ours. A comment with a greater-than sign in it may have ended there,
 * and a script begun.
 */
const PROLOG = /^(?:\s|<!--[^>]*-->)*(?:<!doctype[^>]*>)?/i;

/** Frames whose page was in a blob. */
const fromBlobs = new WeakSet<HTMLIFrameElement>();

/**
 * Frames inside a game. Each gets the game's storage in its name, and where the game has written the
 * page itself, our script before every other.
 */
export function makeNested({ tag }: Pick<ShimApi, 'tag'>) {
  // What came in as markup, or as the value of an attribute, has passed none of our setters.
  const mend = (frame: HTMLIFrameElement): void => {
    const page = frame.getAttribute('srcdoc');
    if (page !== null && !page.replace(PROLOG, '').startsWith(tag)) frame.srcdoc = page;
  };
  const rewritten = new MutationObserver((changes) => {
    for (const { target } of changes) mend(target as HTMLIFrameElement);
  });
  return {
    /** Chromium reads the name only when a frame is inserted, so one that had none is inserted again. */
    nest(frame: HTMLIFrameElement, name: () => string): void {
      const address = frame.getAttribute('src') ?? '';
      const page = frame.getAttribute('srcdoc');
      const isNamed = frame.name !== '';
      mend(frame);
      rewritten.observe(frame, { attributeFilter: ['srcdoc'] });
      if (page === null && /^blob:/i.test(address)) frame.src = address;
      if (isNamed) return;
      frame.name = name();
      if (frame.isConnected && (address !== '' || page !== null)) frame.replaceWith(frame);
    },
    /** @returns the page to write in place of the game's own */
    written(page: string, frame: HTMLIFrameElement, name: () => string): string {
      if (frame.name === '') frame.name = name();
      return page.replace(/shadowrootmode/gi, 'data-$&').replace(PROLOG, (start) => start + tag);
    },
    /**
     * A page in a blob has the origin of the frame that made it, so no other frame may open it: the
     * page is written into the frame.
     * @returns the address to load in its place
     */
    openBlob(address: string, frame: HTMLIFrameElement): string {
      if (!/^\s*blob:/i.test(address)) {
        // A page that is written into a frame goes before every address.
        if (fromBlobs.delete(frame)) frame.removeAttribute('srcdoc');
        return address;
      }
      fromBlobs.add(frame);
      frame.srcdoc = textOf(address);
      return 'about:blank';
    },
  };
}
