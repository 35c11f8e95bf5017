import type { Json } from '../contract/index.ts';
import type { AskMind, Question } from './mind.ts';

/** What a mind's file exports, and what it answers as a worker. */
type MindModule = { readonly answer: (question: Question, state: Json) => Json | undefined };
type Reply = { readonly id: number; readonly answer?: Json; readonly error?: string };

/**
 * Opens a game's mind in a worker of its own. Where workers are missing or fail to load, it thinks
 * on the page: slower to the eye, with the same answers.
 * @param url of the mind's file
 */
export function openMind(url: string): AskMind {
  const waiting = new Map<number, (reply: Reply) => void>();
  let count = 0;
  let worker = startWorker(url);
  if (worker) {
    worker.addEventListener('message', (event: MessageEvent<Reply>) =>
      waiting.get(event.data.id)?.(event.data),
    );
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker?.terminate();
      worker = undefined;
      for (const [id, settle] of waiting) settle({ id, error: GONE });
    });
  }

  const here: AskMind = async (question, state) => {
    const module = (await import(/* @vite-ignore */ url)) as MindModule;
    return module.answer(question, state);
  };

  return async (question, state) => {
    if (!worker) return here(question, state);
    count += 1;
    const id = count;
    const reply = await new Promise<Reply>((settle) => {
      waiting.set(id, settle);
      // A worker has one partner: there is no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker?.postMessage({ id, question, state });
    });
    waiting.delete(id);
    if (reply.error === GONE) return here(question, state);
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply.answer;
  };
}

/** The worker did not load or broke down. */
const GONE = 'gone';

function startWorker(url: string): Worker | undefined {
  try {
    return new Worker(url, { type: 'module' });
  } catch {
    return undefined;
  }
}
