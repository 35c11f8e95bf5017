import type { Json } from '../../contract/index.ts';
import { askWorker } from '../base/ask-worker.ts';
import type { AskMind, Question } from './mind.ts';

/** The exports of a mind's file; the worker answers the same way. */
type MindModule = {
  readonly answer: (question: Question, ...about: About) => Json | undefined;
};
type About = readonly [state: Json, input?: Json];
type Request = { readonly question: Question; readonly about: About };

/**
 * Opens a game's mind in a worker.
 * @param url of the mind's file
 */
export function openMind(url: string): AskMind {
  const ask = askWorker<Request, Json | undefined>(
    () => new Worker(url, { type: 'module' }),
    async ({ question, about }) =>
      ((await import(/* @vite-ignore */ url)) as MindModule).answer(question, ...about),
  );
  return (question, ...about) => ask({ question, about });
}
