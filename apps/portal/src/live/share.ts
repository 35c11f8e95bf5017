import type { DetailFile } from '../records/files.ts';
import { detailPath } from '../routes.ts';
import { toast } from '../shell/toasts.ts';

/**
 * Shares a game by the system's sheet; where there is none, copies its link and says so. The link
 * is to the page that others can look into and show a picture of.
 */
export async function shareGame({ id, title, page }: DetailFile): Promise<void> {
  const url = new URL(page ?? `/#${detailPath(id)}`, location.href).href;
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // The visitor changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast('Link copied');
  } catch {
    toast(`The link could not be copied: ${url}`);
  }
}
