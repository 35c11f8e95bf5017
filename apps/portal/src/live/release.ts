import { reloadIfReplaced } from '../services/chunks.ts';
import type { Scene } from '../scene.ts';
import type { Site } from '../site.ts';

/**
 * After a screen's code did not come: reloads the page when a new release has replaced the files.
 * @returns what to show in its place; nothing while the page reloads
 */
export async function sceneInstead(site: Site): Promise<Scene | undefined> {
  const reloading = await reloadIfReplaced({
    release: site.release,
    present: fetchRelease,
    storage: () => sessionStorage,
    reload: () => location.reload(),
  });
  return reloading ? undefined : { name: 'error', why: 'unreachable' };
}

/** The site's present release, from its page; nothing when it cannot be reached. */
async function fetchRelease(): Promise<string | undefined> {
  try {
    const response = await fetch('/data/release.json', { cache: 'no-store' });
    const { release } = (await response.json()) as { readonly release?: unknown };
    return typeof release === 'string' ? release : undefined;
  } catch {
    return undefined;
  }
}
