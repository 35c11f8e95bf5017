/** Share of an ad that must be in view, unless the operator says otherwise. */
export const VIEWABLE_SHARE = 0.1;
/** How long it must be in view without a break to count as shown, in milliseconds. */
export const VALID_DELAY = 1000;
/** How often it is looked at, in milliseconds. */
export const TICK = 100;
/** A longer pause between two ticks is a page that slept. */
const SLEPT = 5 * TICK;
/** Observers round the share that they report. */
const ROUNDING = 0.001;

export type MeterOptions = {
  /** From 0 to 1. */
  readonly share: number;
  /** Milliseconds by a clock that never goes back. */
  readonly now: () => number;
  /** Whether the page itself is in front. */
  readonly visible: () => boolean;
  /** Calls again and again; answers with how to stop. */
  readonly every: (ms: number, act: () => void) => () => void;
  /** Called once, when the ad counts as shown. */
  readonly onShown: () => void;
};

/** Measures how long one ad is in view. */
export interface Meter {
  /** @param share how much of the ad is in the window now, from 0 to 1 */
  see(share: number): void;
  /** Milliseconds in view since the last call. */
  take(): number;
  stop(): void;
}

export function openMeter({ share, now, visible, every, onShown }: MeterOptions): Meter {
  let stopTicking: (() => void) | undefined;
  let last = 0;
  let unbroken = 0;
  let inView = 0;
  let shown = false;
  const tick = (): void => {
    const passed = now() - last;
    last += passed;
    if (!visible() || passed > SLEPT) {
      unbroken = 0;
      return;
    }
    inView += passed;
    unbroken += passed;
    if (shown || unbroken < VALID_DELAY) return;
    shown = true;
    onShown();
  };
  const leave = (): void => {
    if (!stopTicking) return;
    tick();
    stopTicking();
    stopTicking = undefined;
    unbroken = 0;
  };
  return {
    see(part) {
      if (part <= 0 || part + ROUNDING < share) leave();
      else if (!stopTicking) {
        last = now();
        stopTicking = every(TICK, tick);
      }
    },
    take() {
      if (stopTicking) tick();
      const taken = Math.round(inView);
      inView = 0;
      return taken;
    },
    stop: leave,
  };
}
