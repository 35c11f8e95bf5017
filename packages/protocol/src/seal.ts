/** Every message carries this, to distinguish it from those of other scripts. */
export const MARK = 'play/1';

/** Wraps a message for `postMessage`. In a file of its own, as games send before they read. */
export function seal<M extends { readonly kind: string }>(
  message: M,
): M & { readonly mark: string } {
  return { ...message, mark: MARK };
}
