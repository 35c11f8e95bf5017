/** Calls between two tries to load the file. */
const AGAIN = 600;

/**
 * Loads a separate file with code that the first frame does not need. The first call starts
 * loading, which a view makes while it draws; after a failure, calls try again from time to time.
 * The view draws without it until it has loaded.
 *
 * @example
 * const deferred = lazy(() => import('./deferred.ts'));
 * deferred()?.drawVerdict(to, state);
 *
 * @returns a function that returns the file, or undefined while it has not loaded
 */
export function lazy<T>(load: () => Promise<T>): () => T | undefined {
  let loaded: T | undefined;
  let calls = 0;
  return () => {
    if (!loaded && calls % AGAIN === 0) {
      load().then(
        (file) => {
          loaded = file;
        },
        () => undefined,
      );
    }
    calls += 1;
    return loaded;
  };
}
