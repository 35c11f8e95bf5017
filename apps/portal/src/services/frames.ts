/** Some browsers have no idle time to ask for: milliseconds until they are taken to have some. */
const IDLE_MS = 200;
/** Where no frame is drawn, as in a tab in the background. */
const HIDDEN_MS = 200;

/** Calls when the browser has nothing better to do, or after `timeout` milliseconds at the latest. */
export function whenIdle(act: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(act, timeout === undefined ? {} : { timeout });
  } else setTimeout(act, IDLE_MS);
}

/** Settles when the next frame is on the screen: what a press shows comes before what it costs. */
export function nextFrame(): Promise<void> {
  return new Promise((settle) => {
    requestAnimationFrame(() => setTimeout(settle));
    setTimeout(settle, HIDDEN_MS);
  });
}

/** Settles in the next task, without a timer's delay: the browser may draw a frame before it. */
export function nextTask(): Promise<void> {
  return new Promise((settle) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      settle();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
