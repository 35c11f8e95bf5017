import type { Json } from '../../contract/index.ts';
import { askWorker } from '../base/ask-worker.ts';
import type { AskMind, Question } from './mind.ts';

/** The exports of a mind's file; the worker answers the same way. */
type MindModule = { readonly answer: (question: Question, state: Json) => Json | undefined };
type Request = { readonly question: Question; readonly state: Json };

/**
 * Opens a game's mind in a worker.
 * @param url of the mind's file
 */
export function openMind(url: string): AskMind {
  const ask = askWorker<Request, Json | undefined>(
    () => new Worker(url, { type: 'module' }),
    async ({ question, state }) =>
      ((await import(/* @vite-ignore */ url)) as MindModule).answer(question, state),
  );
  return (question, state) => ask({ question, state });
}
