import { onceAMinute } from './base/problems.ts';
import type { Problem } from './statistics/problem.ts';

/** Logs problems of the statistics in words, recurring ones once a minute. */
export function problemLog(log: (line: string) => void): (problem: Problem) => void {
  const logRecurring = onceAMinute(log);
  return (problem) => {
    switch (problem.kind) {
      case 'counting-stopped':
        return log(`counting has stopped: ${problem.why}`);
      case 'counting-failed':
        return logRecurring('could not count events (they stay in the spool)', problem.why);
      case 'spool-not-written':
        return logRecurring('the spool cannot be written', problem.why);
      case 'spool-not-synced':
        return logRecurring('the spool cannot be closed or synced', problem.why);
      case 'bad-lines':
        return logRecurring(`${problem.lines} lines of ${problem.where} could not be read`);
      case 'segment-set-aside':
        return log(
          `${problem.segment} cannot be counted and is now ${problem.renamed}: ${problem.why}`,
        );
      case 'raw-log-full':
        return log(
          `the raw log for ${problem.day} is full: later events that day are counted but not logged. Raise RAW_LOG_MB to keep more`,
        );
    }
  };
}
