import { toast } from '../shell/toasts.ts';

/** Shares a page by the system's sheet; where there is none, copies its link and says so. */
export async function shareLink(title: string, path: string): Promise<void> {
  const url = `${location.origin}${location.pathname}#${path}`;
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
