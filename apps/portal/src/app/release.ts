import { BASE } from '../data/base.ts';
import { reloadIfReplaced } from '../services/chunks.ts';
import type { PageData } from '../data/page-data.ts';
import type { Site } from '../data/site.ts';

/**
 * After a screen's code did not come: reloads the page when a new release has replaced the files, and
 * when a second try failed although the site answers: browsers remember that a module failed.
 * @returns what to show instead; undefined while the page reloads
 */
export async function fallbackPageData(site: Site, stuck: boolean): Promise<PageData | undefined> {
  if (stuck && (await fetchRelease()) !== undefined) {
    location.reload();
    return undefined;
  }
  const reloading = await reloadIfReplaced({
    release: site.release,
    present: fetchRelease,
    storage: () => sessionStorage,
    reload: () => location.reload(),
  });
  return reloading ? undefined : { name: 'error', why: 'unreachable' };
}

/** The site's present release; undefined if it cannot be reached. */
async function fetchRelease(): Promise<string | undefined> {
  try {
    const response = await fetch(`${BASE}data/release.json`, { cache: 'no-store' });
    const { release } = (await response.json()) as { readonly release?: unknown };
    return typeof release === 'string' ? release : undefined;
  } catch {
    return undefined;
  }
}
