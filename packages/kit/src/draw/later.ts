/** Calls between two tries where the file cannot be had. */
const AGAIN = 600;

/**
 * What the first frame does not need, in a file of its own: fetched when it is asked for, which a
 * view does while it draws, and once more now and then where it could not be had. The view draws
 * without it until it is there.
 *
 * @example
 * const late = later(() => import('./late.ts'));
 * late()?.drawVerdict(to, state);
 *
 * @returns what gives the file; nothing while it is not there
 */
export function later<T>(load: () => Promise<T>): () => T | undefined {
  let come: T | undefined;
  let asked = 0;
  return () => {
    if (!come && asked % AGAIN === 0) {
      load().then(
        (file) => {
          come = file;
        },
        () => undefined,
      );
    }
    asked += 1;
    return come;
  };
}
