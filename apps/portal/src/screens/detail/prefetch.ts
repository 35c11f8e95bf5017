/** A game page's scripts and styles by address: what its HTML names. */
export function assetsOf(
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

/**
 * Fetches a game's code and what the play screen needs when the page is idle, so that Play is
 * instant; never for a visitor who saves data. Returns how to call it off.
 */
export function prefetchGame(url: string, fetchScreen: () => Promise<unknown>): () => void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return () => {};
  const gone = new AbortController();
  const fetchIt = async (): Promise<void> => {
    const response = await fetch(url, { signal: gone.signal, priority: 'low' });
    if (!response.ok) return;
    for (const asset of assetsOf(await response.text(), response.url)) {
      const link = document.createElement('link');
      link.rel = asset.module ? 'modulepreload' : 'prefetch';
      link.href = asset.url;
      document.head.append(link);
    }
  };
  // A prefetch that fails costs nothing: the game is fetched when it is played.
  const start = (): void => {
    for (const fetching of [fetchIt(), fetchScreen()]) fetching.catch(() => {});
  };
  const timer = setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()),
    600,
  );
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}
