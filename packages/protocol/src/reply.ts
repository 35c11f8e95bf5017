/** The path of data calls. */
export const CONTENT_PATH = '/content/';

/**
 * The header of a device's own key where a request has no body. A header, because addresses are
 * written down in more places.
 */
export const PLAYER_HEADER = 'x-player';

/** The reply to every data call. */
export type Envelope = { readonly code: number; readonly contents: unknown };

export const OK = 200;
export const NO_MORE = 204;

/** What a reply means to the page. */
export type Reply =
  | { readonly kind: 'contents'; readonly contents: unknown }
  | { readonly kind: 'no-more' }
  | { readonly kind: 'refused'; readonly code: number; readonly message: string }
  | { readonly kind: 'malformed' };

/** Reads the body of a reply. `message` is the contents as text, ready to show. */
export function readReply(raw: unknown): Reply {
  if (typeof raw !== 'object' || raw === null || !('code' in raw) || !('contents' in raw)) {
    return { kind: 'malformed' };
  }
  const { code, contents } = raw;
  if (typeof code !== 'number' || !Number.isInteger(code)) return { kind: 'malformed' };
  if (code === OK) return { kind: 'contents', contents };
  if (code === NO_MORE) return { kind: 'no-more' };
  const message = typeof contents === 'string' ? contents : JSON.stringify(contents ?? null);
  return { kind: 'refused', code, message };
}
