import { whenIdle } from '../../services/frames.ts';
import { trustedMarkup } from '../../services/trusted.ts';

/** What a browser says of a device and its connection; some say less. */
export type Device = {
  /** Gigabytes, rounded; at most 8. */
  readonly deviceMemory?: number;
  readonly hardwareConcurrency?: number;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
};

/** Whether a game may be loaded before the visitor wants to play it. */
export function mayPreload({
  deviceMemory = 8,
  hardwareConcurrency = 8,
  connection,
}: Device): boolean {
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return false;
  return deviceMemory >= 2 && (deviceMemory >= 4 || hardwareConcurrency > 2);
}

/**
 * Loads a game's files, then waits until the visitor does nothing for a while.
 * @returns whether the game itself may be loaded ahead of time now
 * @throws when it fails, or is called off
 */
export async function prepareGame(url: string, signal: AbortSignal): Promise<boolean> {
  await prefetchFiles(url, signal);
  if (!mayPreload(navigator)) return false;
  await untilQuiet(signal);
  await new Promise<void>((settle) => whenIdle(settle));
  signal.throwIfAborted();
  return true;
}

/** How long the visitor must do nothing before a game may get ready, in milliseconds. */
const QUIET_MS = 1500;
/** Events of a visitor who is busy with the page. */
const BUSY = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;
/** Events of a visitor who is about to press Play. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Settles when nobody has scrolled, moved or pressed anything for a while, or somebody is about to
 * press Play: a game that gets ready blocks the page for moments that nobody should notice.
 * @throws when called off
 */
async function untilQuiet(signal: AbortSignal): Promise<void> {
  const heard = new AbortController();
  await new Promise<void>((settle) => {
    let timer = setTimeout(settle, QUIET_MS);
    const on = (kinds: readonly string[], act: (event: Event) => void): void => {
      for (const kind of kinds) {
        document.addEventListener(kind, act, { passive: true, signal: heard.signal });
      }
    };
    on(BUSY, () => {
      clearTimeout(timer);
      timer = setTimeout(settle, QUIET_MS);
    });
    on(SIGNS, ({ target }) => {
      if (target instanceof Element && target.closest('.play-button')) settle();
    });
    signal.addEventListener('abort', () => settle(), { once: true });
  });
  heard.abort();
  signal.throwIfAborted();
}

/** Addresses of a game page's scripts and styles: what its HTML names. */
function assetsOf(html: string, base: string): string[] {
  const page = new DOMParser().parseFromString(trustedMarkup(html), 'text/html');
  const found = [
    ...page.querySelectorAll('script[src], link[rel="modulepreload"], link[rel="stylesheet"]'),
  ].map(
    (element) =>
      new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', base).href,
  );
  const own = new URL(base).origin;
  return found.filter((url) => new URL(url).origin === own);
}

/** Loads a game's code, no more. @throws when it fails, or is called off */
async function prefetchFiles(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal, priority: 'low' });
  if (!response.ok) return;
  // Not by `<link rel="prefetch">`: Safari has none, and Firefox's is refused by `default-src`.
  const files = assetsOf(await response.text(), response.url).map(async (file) => {
    const loaded = await fetch(file, { signal, priority: 'low' });
    await loaded.arrayBuffer();
  });
  await Promise.all(files);
}
