/** The time for work after a frame, in milliseconds. */
const WORKING_MS = 4;

type Work = (timeLeft: () => boolean) => void;

/** Urgent work comes first. */
const waiting: Work[] = [];
let urgent = 0;

/**
 * Runs work after the frame: one piece after another and at least one, as long as there is time
 * before the next frame; the rest runs after that one.
 * @param first urgent work: runs before everything else, however long it takes
 */
export function afterFrame(work: Work, first = false): void {
  waiting.splice(first ? urgent++ : waiting.length, 0, work);
  if (waiting.length === 1) setTimeout(begin);
}

function begin(): void {
  const end = performance.now() + WORKING_MS;
  const timeLeft = (): boolean => performance.now() < end;
  try {
    do {
      if (urgent > 0) urgent -= 1;
      waiting.shift()?.(timeLeft);
    } while (urgent > 0 || (waiting.length > 0 && timeLeft()));
  } finally {
    // Even if one of them failed.
    if (waiting.length > 0) setTimeout(begin);
  }
}
