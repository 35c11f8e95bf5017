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

/** A game page's scripts and styles by address: what its HTML names. */
function assetsOf(
  html: string,
  base: string,
): { readonly url: string; readonly module: boolean }[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = [
    ...page.querySelectorAll('script[src], link[rel="modulepreload"], link[rel="stylesheet"]'),
  ].map((element) => ({
    url: new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', base).href,
    module: element.matches('script[type="module"], link[rel="modulepreload"]'),
  }));
  const own = new URL(base).origin;
  return found.filter(({ url }) => new URL(url).origin === own);
}

/** Fetches a game's code, no more. @throws when it cannot, or is called off */
export async function prefetchGame(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal, priority: 'low' });
  if (!response.ok) return;
  for (const asset of assetsOf(await response.text(), response.url)) {
    const link = document.createElement('link');
    link.rel = asset.module ? 'modulepreload' : 'prefetch';
    link.href = asset.url;
    document.head.append(link);
  }
}
