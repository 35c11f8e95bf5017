import { later, nextPaint } from './clock.ts';
import { more } from './more.ts';
import { before, on, wrap } from './patch.ts';
import type { Up } from '../wire.ts';
import { tell, uses } from './talk.ts';

/**
 * Says when the game shows something, and when it broke before it did.
 */
export function watchFirstFrame(): void {
  let done = false;
  let drew = false;
  let alive = false;
  let broke: ErrorEvent | PromiseRejectionEvent | undefined;
  const say = (message: Up): void => {
    if (!done) tell(message);
    done = true;
  };
  const ready = (): void => say({ kind: 'ready' });
  const fail = (): void => {
    if (done || !broke) return;
    if (alive || more().canBePlayed()) ready();
    else say({ kind: 'failed', why: more().reasonOf(broke) });
  };
  const canvas = HTMLCanvasElement.prototype;
  wrap(
    canvas,
    'getContext',
    (getContext) =>
      function (this: HTMLCanvasElement, ...args: unknown[]): unknown {
        const context: unknown = Reflect.apply(getContext, this, args);
        if (!context) return context;
        alive = true;
        uses(String(args[0]).startsWith('webgl') ? 'webgl' : 'canvas');
        // What is drawn now is seen after two frames.
        if (!drew) nextPaint(() => nextPaint(() => later(ready, 0)));
        drew = true;
        return context;
      } as typeof getContext,
  );
  before(canvas, 'transferControlToOffscreen', () => {
    alive = true;
  });
  wrap(
    EventTarget.prototype,
    'addEventListener',
    (listen) =>
      function (this: EventTarget, ...args: Parameters<typeof listen>) {
        if (/^(?:key|mouse|pointer|touch|click)/.test(args[0])) alive = true;
        return Reflect.apply(listen, this ?? window, args);
      },
  );
  for (const kind of ['error', 'unhandledrejection'] as const) {
    on(kind, (event) => {
      broke ??= event;
    });
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0])
      // A page that only says its name and then breaks has not started.
      later(() => broke || ready(), 60);
  }).observe({ type: 'paint', buffered: true });
  on('load', () => {
    // What broke may have been a counter of visitors, and the game still be on its way.
    later(fail, 2500);
    later(() => {
      fail();
      ready();
    }, 4000);
  });
}
