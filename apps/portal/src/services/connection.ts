/**
 * Whether the site can be reached. Signs that it cannot be are `offline` events: the browser's own, and
 * the same event sent where a request fails or hangs. `features/offline` looks into each sign, sets
 * the flag `offline` of the document and sends `connection` whenever that changes.
 */
/** Says that a request failed or hangs. */
export function reportLost(): void {
  dispatchEvent(new Event('offline'));
}
