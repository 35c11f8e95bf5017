/** For browsers that do not tell when they are idle, in milliseconds. */
const LATER_MS = 1500;

/** Acts when the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
  else setTimeout(act, LATER_MS);
}
