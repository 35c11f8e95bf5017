import { hear } from './talk.ts';
import { show, wrap } from './patch.ts';

/** A timer or a frame that the game waits for. */
type Wait = {
  /** Asks the browser for it. */
  readonly begin: () => number;
  readonly end: (real?: number) => void;
  real?: number;
};

/** Real time for our own work, whatever the game's clock shows. */
export const { setTimeout: later, requestAnimationFrame: nextPaint } = window;

/**
 * Frames, timers and the time since the page began stand still while the game is paused. The date goes
 * on: a new day brings a new puzzle, and what grows while nobody looks has grown.
 */
export function patchClock(): void {
  const realNow = performance.now.bind(performance);
  const { clearTimeout: stop, cancelAnimationFrame: cancel } = window;
  let pausedAt: number | undefined;
  let lost = 0;
  const now = (): number => (pausedAt ?? realNow()) - lost;

  const waits = new Map<number, Wait>();
  let last = 0;
  const add = (begin: (id: number) => number, end: Wait['end']): number => {
    const id = ++last;
    const wait: Wait = { begin: () => begin(id), end };
    waits.set(id, wait);
    if (pausedAt === undefined) wait.real = wait.begin();
    return id;
  };
  const clear =
    (end: Wait['end']) =>
    (id: unknown): void => {
      const wait = waits.get(Number(id));
      // Timers and frames have numbers of their own.
      if (wait?.end !== end) return;
      waits.delete(Number(id));
      end(wait.real);
    };
  const timer =
    (repeats: boolean) =>
    (handler: unknown, wait: unknown, ...args: unknown[]): number => {
      const ms = Math.max(0, Number(wait) || 0);
      let due = now() + ms;
      const run = (id: number): void => {
        const waiting = waits.get(id);
        if (repeats && waiting) {
          due = now() + Math.max(4, ms);
          waiting.real = waiting.begin();
        } else waits.delete(id);
        if (typeof handler === 'function') Reflect.apply(handler, window, args);
        // Old games pass code as text, which means the same in every browser.
        // oxlint-disable-next-line no-eval -- what the browser's own timers do
        else (0, eval)(String(handler));
      };
      return add((id) => later(() => run(id), Math.max(0, due - now())) as unknown as number, stop);
    };
  show(window, 'setTimeout', timer(false));
  show(window, 'setInterval', timer(true));
  for (const name of ['clearTimeout', 'clearInterval']) show(window, name, clear(stop));
  const frame = (callback: FrameRequestCallback): number =>
    add(
      (id) =>
        nextPaint((time) => {
          waits.delete(id);
          callback(time - lost);
        }),
      cancel as Wait['end'],
    );
  // Chromium has older names too, and one's numbers are the other's.
  for (const old of ['r c', 'webkitR webkitC']) {
    const [r, c] = old.split(' ');
    wrap(window, `${r}equestAnimationFrame` as 'requestAnimationFrame', () => frame);
    wrap(window, `${c}ancelAnimationFrame` as 'cancelAnimationFrame', () =>
      clear(cancel as Wait['end']),
    );
  }

  show(performance, 'now', now);
  hear(({ kind }) => {
    if (kind === 'pause' && pausedAt === undefined) {
      pausedAt = realNow();
      for (const { end, real } of waits.values()) end(real);
    } else if (kind === 'resume' && pausedAt !== undefined) {
      lost += realNow() - pausedAt;
      pausedAt = undefined;
      for (const wait of waits.values()) wait.real = wait.begin();
    }
  });
}
