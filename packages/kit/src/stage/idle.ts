/** For browsers that do not tell when they are idle, in milliseconds. */
const LATER_MS = 1500;

/** Acts when the browser has nothing else to do. @param timeout milliseconds after which it acts even so */
export function whenIdle(act: () => void, timeout?: number): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(act, timeout === undefined ? {} : { timeout });
  } else setTimeout(act, timeout ?? LATER_MS);
}
