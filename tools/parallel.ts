import { availableParallelism } from 'node:os';

/**
 * Processes items concurrently, as many at once as there are cores but at least two. Results are in
 * the order of the items. The first failure is thrown, and no further item is started.
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
