import { later, nextPaint } from './clock.ts';
import { loadExtras } from './extras.ts';
import { before, on, wrap } from './patch.ts';
import type { GameToHost } from '../wire.ts';
import { tell } from './talk.ts';

/** What the game does besides drawing, as far as it was seen. */
export const seen: {
  /** It listens to keys. */
  keys?: boolean;
  /** It listens to any input. */
  input?: boolean;
  /** What broke before it showed something. */
  broke?: ErrorEvent | PromiseRejectionEvent;
} = {};

/** How long after a page has loaded it is looked at, if it has not shown anything by itself. */
const FIRST_LOOK_MS = 2500;
const LOOK_MS = 1500;

/**
 * Says when the game shows something, and when it broke before it did.
 */
export function watchFirstFrame(): void {
  let done = false;
  let drew = false;
  const say = (message: GameToHost): void => {
    if (!done) tell(message);
    done = true;
  };
  /** @param earlier what broke and did not keep the game from drawing */
  const ready = (earlier?: Event): void => {
    if (seen.broke === earlier) say({ kind: 'ready' });
  };
  /** What broke may have been a counter of visitors, and the game still be on its way. */
  const look = (): void => {
    const outcome = done || loadExtras().look(seen);
    if (outcome === true) return;
    if (outcome) say(outcome);
    else later(look, LOOK_MS);
  };
  wrap(
    HTMLCanvasElement.prototype,
    'getContext',
    (getContext) =>
      function (this: HTMLCanvasElement, ...args: unknown[]): unknown {
        const context: unknown = Reflect.apply(getContext, this, args);
        const { broke } = seen;
        // What is drawn now is seen after two frames.
        if (context && !drew) {
          drew = true;
          nextPaint(() => nextPaint(() => later(() => ready(broke), 0)));
        }
        return context;
      } as typeof getContext,
  );
  before(EventTarget.prototype, 'addEventListener', (_, kind) => {
    if (String(kind).startsWith('key')) seen.keys = seen.input = true;
    else if (/^(?:mouse|pointer|touch|click)/.test(String(kind))) seen.input = true;
  });
  for (const kind of ['error', 'unhandledrejection'] as const) {
    on(kind, (event) => {
      seen.broke ??= event;
    });
  }
  new PerformanceObserver((list) => {
    // A page that only says its name and then breaks has not started.
    if (list.getEntriesByName('first-contentful-paint')[0]) later(() => ready(), 60);
  }).observe({ type: 'paint', buffered: true });
  on('load', () => later(look, FIRST_LOOK_MS));
}
