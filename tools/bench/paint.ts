import type { Browser } from 'playwright-core';
import { quiet, slowMachine, slowNetwork, visit, type Visit } from './browse.ts';

export type Paint = {
  /** Milliseconds from navigation to the largest paint. */
  readonly lcp: number;
  /** Sum of layout shifts. */
  readonly cls: number;
  /** What moved, as selectors. */
  readonly moved: readonly string[];
  /**
   * Milliseconds of processor time that tasks of the main thread took beyond 50 ms each. Processor
   * time, so that other work on the machine does not count.
   */
  readonly blocking: number;
};

/** Runs in the page. It names no inner function: the compiler would mark names with a helper of its own. */
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

/** Runs in the page: every visit draws the same games. */
export function sameDraw(): void {
  let state = 20_261_121;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** One cold visit on Slow 4G with a slow machine. */
export function paint(browser: Browser, url: string): Promise<Paint> {
  return visit(browser, async (now) => {
    const { page } = now;
    await page.addInitScript(sameDraw);
    await page.addInitScript(watchPaint);
    await slowNetwork(now);
    await slowMachine(now);
    const stop = await traceTasks(now);
    await page.goto(url);
    await quiet(page);
    // The largest paint is told a little after it happened.
    await page.waitForFunction(() => (globalThis as { paint?: Paint }).paint?.lcp);
    const tasks = await stop();
    const seen = await page.evaluate(
      () => (globalThis as unknown as { paint: Omit<Paint, 'blocking'> }).paint,
    );
    const blocking = tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0);
    return { ...seen, blocking };
  });
}

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
};

/** One task of a thread's loop; the inner of the two events that tell of it. */
const TASK = 'ThreadControllerImpl::RunTask';

/** Begins to record tasks. @returns what ends it and tells milliseconds of each of the page's main thread */
async function traceTasks({ session }: Visit): Promise<() => Promise<readonly number[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as readonly TraceEvent[]));
  });
  const done = new Promise<void>((settle) =>
    session.once('Tracing.tracingComplete', () => settle()),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  return async () => {
    await session.send('Tracing.end');
    await done;
    const thread = (event: TraceEvent): string => `${event.pid}/${event.tid}`;
    const mains = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(thread),
    );
    // Of several renderers the page's own is the one that ran scripts.
    const work = new Map<string, number>();
    for (const event of events) {
      if (event.name !== TASK || event.ph !== 'X' || !mains.has(thread(event))) continue;
      work.set(thread(event), (work.get(thread(event)) ?? 0) + (event.tdur ?? 0));
    }
    const [own] = [...work].toSorted(([, a], [, b]) => b - a);
    if (!own) throw new Error('the trace tells of no task of the page');
    return events
      .filter(
        ({ name, ph, ...event }) =>
          name === TASK && ph === 'X' && `${event.pid}/${event.tid}` === own[0],
      )
      .map(({ tdur = 0 }) => tdur / 1000);
  };
}
