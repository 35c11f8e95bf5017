/** What a browser tells of a device and its line; some tell less. */
export type Device = {
  /** Gigabytes, rounded; at most 8. */
  readonly deviceMemory?: number;
  readonly hardwareConcurrency?: number;
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
};

/** Whether a game may be loaded before anybody asked for it. */
export function mayWait({
  deviceMemory = 8,
  hardwareConcurrency = 8,
  connection,
}: Device): boolean {
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return false;
  return deviceMemory >= 2 && (deviceMemory >= 4 || hardwareConcurrency > 2);
}

/** Settles when the browser has nothing better to do. @throws when called off */
export async function whenIdle(signal: AbortSignal): Promise<void> {
  await new Promise<unknown>((settle) => {
    if ('requestIdleCallback' in window) requestIdleCallback(settle);
    else setTimeout(settle, 200);
  });
  signal.throwIfAborted();
}

/** How long nobody must have moved before a game may get ready, in milliseconds. */
const STILL_MS = 1500;
/** What a visitor does who is busy with the page. */
const STIRS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;
/** What somebody does who is about to press Play. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Settles when nobody has scrolled, moved or pressed anything for a while, or somebody is about to
 * press Play: a game that gets ready holds the page up for moments that must be nobody's.
 * @throws when called off
 */
export async function whenStill(signal: AbortSignal): Promise<void> {
  const heard = new AbortController();
  await new Promise<void>((settle) => {
    let timer = setTimeout(settle, STILL_MS);
    const on = (kinds: readonly string[], act: (event: Event) => void): void => {
      for (const kind of kinds) {
        document.addEventListener(kind, act, { passive: true, signal: heard.signal });
      }
    };
    on(STIRS, () => {
      clearTimeout(timer);
      timer = setTimeout(settle, STILL_MS);
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
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = [
    ...page.querySelectorAll('script[src], link[rel="modulepreload"], link[rel="stylesheet"]'),
  ].map(
    (element) =>
      new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', base).href,
  );
  const own = new URL(base).origin;
  return found.filter((url) => new URL(url).origin === own);
}

/** Fetches a game's code, no more. @throws when it cannot, or is called off */
export async function prefetchGame(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal, priority: 'low' });
  if (!response.ok) return;
  for (const file of assetsOf(await response.text(), response.url)) {
    const link = document.createElement('link');
    // Fetched, and not compiled: it is another page that runs them.
    link.rel = 'prefetch';
    link.href = file;
    document.head.append(link);
  }
}
