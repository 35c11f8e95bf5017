import type { Browser } from 'playwright-core';
import { untracedVisit, type UntracedVisit } from './untraced-visit.ts';
import { TASK, traceMain } from './trace.ts';

export type Paint = {
  /** Milliseconds from navigation to the largest paint. */
  readonly lcp: number;
  /** Sum of layout shifts. */
  readonly cls: number;
  /** The elements that moved, as selectors. */
  readonly moved: readonly string[];
  /**
   * Milliseconds of processor time that tasks of the main thread took beyond 50 ms each. Processor
   * time, so that other work on the machine does not count.
   */
  readonly blocking: number;
};

/**
 * Runs in the page. It contains no named inner function: the compiler would mark it with a helper.
 */
function watchPaint(): void {
  const seen = { lcp: 0, cls: 0, moved: [] as string[] };
  (globalThis as { paint?: typeof seen }).paint = seen;
  for (const type of ['largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'largest-contentful-paint') {
          seen.lcp = entry.startTime;
          continue;
        }
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node?: Node | null }[];
        };
        if (hadRecentInput) continue;
        seen.cls += value;
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element) seen.moved.push(`${element.tagName}.${element.className}`);
        }
      }
    }).observe({ type, buffered: true });
  }
}

/** How long a live page may go on working. */
const SETTLED_MS = 1500;

/** Runs in the page: every visit shows the same games. */
export function sameDraw(): void {
  let state = 20_261_121;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** One cold visit on Slow 4G with a slow machine. */
export function paint(browser: Browser, url: string): Promise<Paint> {
  return untracedVisit(browser, async (now) => {
    const { send, ask } = now;
    for (const script of [sameDraw, watchPaint]) {
      await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${script.toString()})()` });
    }
    // Only tasks: recording their details costs time that visitors do not pay.
    const stop = await traceMain(now, ['toplevel']);
    await send('Page.navigate', { url });
    // The portal prefetches when idle; that does not count.
    await until(ask, '!globalThis.hydration || hydration.live');
    await new Promise((go) => setTimeout(go, SETTLED_MS));
    // The largest paint is reported slightly after it happened.
    await until(ask, 'paint.lcp > 0');
    const tasks = (await stop()).filter(({ name }) => name === TASK);
    const seen = (await ask('paint')) as Omit<Paint, 'blocking'>;
    const blocking = tasks.reduce((sum, { work }) => sum + Math.max(0, work - 50), 0);
    return { ...seen, blocking };
  });
}

const ASKED_EVERY_MS = 100;
const ASKED_FOR_MS = 60_000;

/** Waits until an expression holds in a loaded page, at almost no cost to the page. */
async function until(ask: UntracedVisit['ask'], expression: string): Promise<void> {
  const end = Date.now() + ASKED_FOR_MS;
  while ((await ask(`document.readyState === 'complete' && (${expression})`)) !== true) {
    if (Date.now() > end) throw new Error(`the page never came to ${expression}`);
    await new Promise((go) => setTimeout(go, ASKED_EVERY_MS));
  }
}
