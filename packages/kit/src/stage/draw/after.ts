/** How long things are made after a frame before the next one, in milliseconds. */
const MAKING_MS = 4;

const waiting: (() => void)[] = [];

/**
 * Acts once the frame has been handed over: one after another and at least one, as long as there is
 * time before the next frame; then what is left after that one.
 */
export function afterFrame(act: () => void): void {
  if (waiting.length === 0) setTimeout(begin);
  waiting.push(act);
}

function begin(): void {
  const end = performance.now() + MAKING_MS;
  do waiting.shift()?.();
  while (waiting.length > 0 && performance.now() < end);
  if (waiting.length > 0) setTimeout(begin);
}
