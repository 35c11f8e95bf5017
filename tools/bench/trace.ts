import type { Visit } from './browse.ts';

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the browser's clock. */
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly type?: string } };
};

/** One action of a page's main thread, sorted by start. */
export type Done = {
  readonly name: string;
  /** Its start, in milliseconds. */
  readonly at: number;
  /** Milliseconds of processor time. */
  readonly work: number;
  /** The kind of event that it handles, if any. */
  readonly answers: string | undefined;
};

/** One task of a thread's loop: the inner of the two events that describe it. */
export const TASK = 'ThreadControllerImpl::RunTask';

/**
 * Starts recording: only tasks with `toplevel`, and their work. @returns stops and returns all
 * actions of the page's main thread
 */
export async function traceMain(
  { session }: Pick<Visit, 'session'>,
  categories: readonly string[] = ['toplevel', 'devtools.timeline'],
): Promise<() => Promise<readonly Done[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as readonly TraceEvent[]));
  });
  const done = new Promise<void>((settle) =>
    session.once('Tracing.tracingComplete', () => settle()),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories] },
  });
  return async () => {
    await session.send('Tracing.end');
    await done;
    const own = busiest(events);
    return events
      .filter((event) => event.ph === 'X' && threadOf(event) === own)
      .map(({ name, ts, tdur = 0, args }) => ({
        name,
        at: ts / 1000,
        work: tdur / 1000,
        answers: args?.data?.type,
      }))
      .toSorted((a, b) => a.at - b.at);
  };
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;

/** Of several pages' main threads, the page's own is the busiest. */
function busiest(events: readonly TraceEvent[]): string {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const work = new Map<string, number>();
  for (const event of events) {
    if (event.name !== TASK || event.ph !== 'X' || !mains.has(threadOf(event))) continue;
    work.set(threadOf(event), (work.get(threadOf(event)) ?? 0) + (event.tdur ?? 0));
  }
  const [own] = [...work].toSorted(([, a], [, b]) => b - a);
  if (!own) throw new Error('the trace contains no tasks for this page');
  return own[0];
}
