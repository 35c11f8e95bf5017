import { availableParallelism } from 'node:os';

/**
 * Works on several things at once, as many as there are cores but at least two, and gives the
 * results in the order of the things. The first failure is thrown; what has not begun by then
 * never does.
 */
export async function mapAtOnce<T, R>(
  things: Iterable<T>,
  work: (thing: T) => Promise<R>,
  atOnce = Math.max(2, availableParallelism()),
): Promise<R[]> {
  const waiting = [...things].entries();
  const results: R[] = [];
  let failed = false;
  const worker = async (): Promise<void> => {
    for (const [index, thing] of waiting) {
      if (failed) return;
      try {
        results[index] = await work(thing);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
