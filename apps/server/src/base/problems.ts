import { codeOf, messageOf } from './thrown.ts';

/** Milliseconds in which the same problem is logged once. */
const SAME = 60_000;

/**
 * Logs a recurring problem at most once a minute. Details that differ from one attempt to the next,
 * such as a file name, belong in `why`, which is compared by its error code if it has one.
 */
export function onceAMinute(
  log: (problem: string) => void,
  now: () => number = () => performance.now(),
): (problem: string, why?: unknown) => void {
  const logged = new Map<string, number>();
  return (problem, why) => {
    const line = why === undefined ? problem : `${problem}: ${messageOf(why)}`;
    const code = codeOf(why);
    const key = code === undefined ? line : `${problem}: ${String(code)}`;
    const at = now();
    const before = logged.get(key);
    if (before !== undefined && at - before < SAME) return;
    if (logged.size > 100) logged.clear();
    logged.set(key, at);
    log(line);
  };
}
