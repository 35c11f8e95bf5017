/**
 * Finds the known name that was probably meant by a misspelled one.
 * @returns undefined if the name is known or close to none; environments hold many other names
 */
export function meantName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const upper = name.toUpperCase();
  return known.find((one) => distance(upper, one) <= tolerance(one));
}

/** How many letters may differ. Short names allow few, because `HOME` is not `HOST`. */
function tolerance(name: string): number {
  return Math.max(1, Math.floor(name.length / 4));
}

/** How many letters are added, missing, changed or swapped with the next. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      now[at] = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        row > 1 && at > 1 && swapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = now;
  }
  return last[other.length] ?? 0;
}
