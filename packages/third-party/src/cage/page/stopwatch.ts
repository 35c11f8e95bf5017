/** How long a game is played; time while the portal pauses it does not count. */
export function stopwatch(now: () => number = () => performance.now()) {
  let isRunning = false;
  let isPaused = false;
  let since = 0;
  let played = 0;

  /** @returns milliseconds played since `start`; `undefined` if it is not running */
  const time = (): number | undefined =>
    isRunning ? played + (isPaused ? 0 : now() - since) : undefined;

  return {
    time,
    /** @returns whether it was not running already */
    start(): boolean {
      if (isRunning) return false;
      isRunning = true;
      played = 0;
      since = now();
      return true;
    },
    /** Pauses it or lets it go on. */
    pause(on: boolean): void {
      if (on === isPaused) return;
      if (on) played += now() - since;
      isPaused = on;
      since = now();
    },
    /** @returns milliseconds played since `start`; `undefined` if it was not running */
    stop(): number | undefined {
      const total = time();
      isRunning = false;
      return total;
    },
  };
}
