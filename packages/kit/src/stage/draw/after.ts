/** How long is worked after a frame before the next one, in milliseconds. */
const WORKING_MS = 4;

type Work = (timeLeft: () => boolean) => void;

/** First what is urgent. */
const waiting: Work[] = [];
let urgent = 0;

/**
 * Works once the frame has been handed over: one after another and at least one, as long as there is
 * time before the next frame; then what is left after that one.
 * @param first not to be put off further: done before all that is not, however long it takes
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
    // Also where one of them failed.
    if (waiting.length > 0) setTimeout(begin);
  }
}
