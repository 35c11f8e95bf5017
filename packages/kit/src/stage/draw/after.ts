/** How long is worked after a frame before the next one, in milliseconds. */
const WORKING_MS = 4;

type Work = (timeLeft: () => boolean) => void;

const first: Work[] = [];
const waiting: Work[] = [];
let due = false;

/**
 * Works once the frame has been handed over: one after another and at least one, as long as there is
 * time before the next frame; then what is left after that one.
 * @param urgent not to be put off further: done before all that is not, however long it takes
 */
export function afterFrame(work: Work, urgent = false): void {
  (urgent ? first : waiting).push(work);
  plan();
}

function plan(): void {
  if (!due) setTimeout(begin);
  due = true;
}

function begin(): void {
  const end = performance.now() + WORKING_MS;
  const timeLeft = (): boolean => performance.now() < end;
  due = false;
  try {
    while (first.length > 0) first.shift()?.(timeLeft);
    do waiting.shift()?.(timeLeft);
    while (waiting.length > 0 && timeLeft());
  } finally {
    // Also where one of them failed.
    if (first.length + waiting.length > 0) plan();
  }
}
