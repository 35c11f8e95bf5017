/**
 * Does something that can be aborted, within this many milliseconds. `AbortSignal.timeout` has a clock
 * that no test can move.
 * @throws what the work throws when it is aborted
 */
export async function within<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), milliseconds);
  try {
    return await work(abort.signal);
  } finally {
    clearTimeout(timer);
  }
}
