import { hear, tell, uses } from './talk.ts';
import { show, wrap } from './patch.ts';

type Timer = {
  readonly run: () => void;
  /** Milliseconds between runs; undefined for one run. */
  readonly every?: number;
  due: number;
  real?: number;
};

/** Frames, timers and the time of day stand still while the game is paused. */
export function patchClock(): void {
  const realNow = performance.now.bind(performance);
  const realDate = Date;
  const { setTimeout: start, clearTimeout: stop } = window;
  const frame = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  let pausedAt: number | undefined;
  let lost = 0;
  const now = (): number => (pausedAt ?? realNow()) - lost;

  const timers = new Map<number, Timer>();
  let nextId = 1;
  const arm = (id: number, timer: Timer): void => {
    timer.real = start.call(
      window,
      () => {
        if (timer.every === undefined) timers.delete(id);
        else {
          timer.due = now() + timer.every;
          arm(id, timer);
        }
        timer.run();
      },
      Math.max(0, timer.due - now()),
    ) as unknown as number;
  };
  const add = (handler: unknown, wait: unknown, args: unknown[], repeats: boolean): number => {
    const ms = Math.max(0, Number(wait) || 0);
    const id = nextId++;
    const run = (): void => {
      if (typeof handler === 'function') Reflect.apply(handler, window, args);
      // Old games pass code as text, which means the same in every browser.
      // oxlint-disable-next-line no-eval -- what the browser's own timers do
      else (0, eval)(String(handler));
    };
    const timer: Timer = { run, due: now() + ms, ...(repeats && { every: Math.max(4, ms) }) };
    timers.set(id, timer);
    if (pausedAt === undefined) arm(id, timer);
    return id;
  };
  const clear = (id: unknown): void => {
    const timer = timers.get(Number(id));
    if (!timer) return;
    timers.delete(Number(id));
    stop.call(window, timer.real);
  };
  show(window, 'setTimeout', (handler: unknown, wait: unknown, ...args: unknown[]) =>
    add(handler, wait, args, false),
  );
  show(window, 'setInterval', (handler: unknown, wait: unknown, ...args: unknown[]) =>
    add(handler, wait, args, true),
  );
  show(window, 'clearTimeout', clear);
  show(window, 'clearInterval', clear);

  const waiting = new Map<number, FrameRequestCallback>();
  const real = new Map<number, number>();
  let nextFrame = 1;
  const armFrame = (id: number): void => {
    real.set(
      id,
      frame((time) => {
        const callback = waiting.get(id);
        waiting.delete(id);
        real.delete(id);
        callback?.(time - lost);
      }),
    );
  };
  show(window, 'requestAnimationFrame', (callback: FrameRequestCallback) => {
    const id = nextFrame++;
    waiting.set(id, callback);
    if (pausedAt === undefined) armFrame(id);
    return id;
  });
  show(window, 'cancelAnimationFrame', (id: number) => {
    const at = real.get(id);
    if (at !== undefined) cancel(at);
    waiting.delete(id);
    real.delete(id);
  });

  show(performance, 'now', now);
  const shift = (): number => (pausedAt === undefined ? 0 : realNow() - pausedAt) + lost;
  show(
    realDate,
    'now',
    (
      (original) => () =>
        Math.round(original() - shift())
    )(realDate.now),
  );
  const date = new Proxy(realDate, {
    construct: (target, args: unknown[], self) =>
      Reflect.construct(target, args.length === 0 ? [realDate.now()] : args, self) as Date,
    apply: () => new realDate(realDate.now()).toString(),
  });
  show(realDate.prototype, 'constructor', date);
  show(window, 'Date', date);

  hear((message) => {
    if (message.kind === 'pause' && pausedAt === undefined) {
      pausedAt = realNow();
      for (const { real: id } of timers.values()) stop.call(window, id);
      for (const id of real.values()) cancel(id);
      real.clear();
    } else if (message.kind === 'resume' && pausedAt !== undefined) {
      lost += realNow() - pausedAt;
      pausedAt = undefined;
      for (const [id, timer] of timers) arm(id, timer);
      for (const id of waiting.keys()) armFrame(id);
    }
  });
}

/** Whether there is something to press, though a script broke: often only one that counts visitors. */
function canBePlayed(): boolean {
  const handlers = [
    'onclick',
    'onkeydown',
    'onkeyup',
    'onmousedown',
    'onpointerdown',
    'ontouchstart',
  ];
  const places = [window, document, document.body] as unknown as Record<string, unknown>[];
  const found = handlers.some((name) => places.some((place) => place?.[name]));
  return (
    found ||
    document.querySelector(
      'button,input,select,canvas,a[href],iframe,[onclick],[onmousedown],[ontouchstart]',
    ) !== null
  );
}

/** Real time for our own work, whatever the game's clock shows. */
const later = window.setTimeout.bind(window);
const nextPaint = window.requestAnimationFrame.bind(window);

/**
 * Says when the game shows something, and when it broke before it did.
 */
export function watchFirstFrame(): void {
  let done = false;
  let drew = false;
  let alive = false;
  let broke: string | undefined;
  const ready = (): void => {
    if (done) return;
    done = true;
    tell({ kind: 'ready' });
  };
  const fail = (): void => {
    if (done || broke === undefined) return;
    if (alive || canBePlayed()) return ready();
    done = true;
    tell({ kind: 'failed', why: broke });
  };
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    const context: unknown = Reflect.apply(getContext, this, args);
    if (context) {
      alive = true;
      if (String(args[0]).startsWith('webgl')) uses('webgl');
      else uses('canvas');
      if (!drew) {
        drew = true;
        // What is drawn now is seen after two frames.
        nextPaint(() => nextPaint(() => later(ready, 0)));
      }
    }
    return context;
  } as typeof getContext;
  wrap(
    HTMLCanvasElement.prototype,
    'transferControlToOffscreen',
    (original) =>
      function (this: HTMLCanvasElement) {
        alive = true;
        return original.call(this);
      },
  );
  const { addEventListener: listen } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (
    this: EventTarget,
    ...args: Parameters<typeof listen>
  ) {
    if (/^(?:key|mouse|pointer|touch|click)/.test(args[0])) alive = true;
    return Reflect.apply(listen, this ?? window, args);
  };
  window.addEventListener('error', (event) => {
    const { message, filename, lineno, target } = event;
    if (target !== window) return;
    broke ??= `${message || 'A script failed'} (${filename.split('/files/').pop() ?? ''}:${lineno})`;
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    broke ??= reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  });
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      // A page that only says its name and then breaks has not started.
      later(() => (broke === undefined ? ready() : fail()), 60);
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // Browsers without it say so at load.
  }
  window.addEventListener('load', () => {
    later(fail, 300);
    later(() => (broke === undefined ? ready() : fail()), 4000);
  });
}
