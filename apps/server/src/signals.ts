/** Milliseconds in which the same signal counts once, because systemd and npm may both send it. */
const ECHO_MS = 500;

/**
 * Reads the signals that end a process. The first one stops it in order; a second one ends it at once.
 * @param now the time in milliseconds
 * @returns what to do for each signal
 */
export function signalReader(now: () => number): (signal: string) => 'stop' | 'end' | 'ignore' {
  let first: { readonly signal: string; readonly at: number } | undefined;
  return (signal) => {
    if (!first) {
      first = { signal, at: now() };
      return 'stop';
    }
    return signal === first.signal && now() - first.at < ECHO_MS ? 'ignore' : 'end';
  };
}
