type Reply<Answer> = { readonly id: number; readonly answer?: Answer; readonly error?: string };

/** The worker did not load or crashed. */
const GONE = 'gone';

/**
 * A client of one worker. It sends `{ id, ...question }`, and the worker replies `{ id, answer }`
 * or `{ id, error }`. If workers are unavailable or fail to load, the page computes the same
 * answers itself, which may delay frames.
 * @returns a question's answer; rejects if it has none
 */
export function askWorker<Question extends object, Answer>(
  start: () => Worker,
  here: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const waiting = new Map<number, (reply: Reply<Answer>) => void>();
  let count = 0;
  let worker = started(start);
  if (worker) {
    worker.addEventListener('message', (event: MessageEvent<Reply<Answer>>) =>
      waiting.get(event.data.id)?.(event.data),
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker?.terminate();
      worker = undefined;
      for (const [id, settle] of waiting) settle({ id, error: GONE });
    });
  }

  return async (question) => {
    if (!worker) return here(question);
    count += 1;
    const id = count;
    const reply = await new Promise<Reply<Answer>>((settle) => {
      waiting.set(id, settle);
      // A worker has one peer: there is no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker?.postMessage({ id, ...question });
    });
    waiting.delete(id);
    if (reply.error === GONE) return here(question);
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply.answer as Answer;
  };
}

function started(start: () => Worker): Worker | undefined {
  try {
    return start();
  } catch {
    return undefined;
  }
}
