/**
 * Counts what happens in each second of a clock.
 * @param most how often in a second is not too often
 * @param now the clock, in milliseconds
 * @returns counts once more, and says whether it was not too often
 */
export function rate(most: number, now: () => number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const at = Math.floor(now() / 1000);
    if (at !== second) count = 0;
    second = at;
    count += 1;
    return count <= most;
  };
}

/** PageExtras often than this in a second, what a game saves waits for what it saves next. */
export const SAVES_A_SECOND = 60;
