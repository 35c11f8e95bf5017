/** Delay in browsers without idle callbacks, in milliseconds. */
const DELAY_MS = 1500;

/** Runs when the browser is idle. @param timeout milliseconds after which it runs anyway */
export function whenIdle(act: () => void, timeout?: number): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(act, timeout === undefined ? {} : { timeout });
  } else setTimeout(act, timeout ?? DELAY_MS);
}
