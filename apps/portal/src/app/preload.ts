import { BASE } from '../data/base.ts';

const requested = new Map<string, Promise<unknown>>();

/**
 * The bundler calls this for each dynamic import; its default helper is twice as long:
 * requests what the module needs at once, and waits for its style sheets.
 * @param paths of scripts and style sheets, from the site's root
 * @throws Error if a style sheet does not come; the next call tries again
 */
export async function preloadThen<T>(
  load: () => Promise<T>,
  paths: readonly string[] = [],
): Promise<T> {
  await Promise.all(paths.map(request));
  return load();
}

function request(path: string): Promise<unknown> {
  const known = requested.get(path);
  if (known) return known;
  const isStyle = path.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = BASE + path;
  // A script that cannot be preloaded fails where it is imported.
  const coming = new Promise((settle, fail) => {
    if (!isStyle) return settle(undefined);
    link.addEventListener('load', settle);
    link.addEventListener('error', () => {
      requested.delete(path);
      link.remove();
      fail(new Error(`Unable to preload CSS for ${link.href}`));
    });
  });
  document.head.append(link);
  requested.set(path, coming);
  return coming;
}
