import type { Json } from '../contract/index.ts';
import { askWorker } from './ask-worker.ts';
import type { AskMind, Question } from './mind.ts';

/** What a mind's file exports; as a worker it answers the same. */
type MindModule = { readonly answer: (question: Question, state: Json) => Json | undefined };
type Asked = { readonly question: Question; readonly state: Json };

/**
 * Opens a game's mind in a worker of its own.
 * @param url of the mind's file
 */
export function openMind(url: string): AskMind {
  const ask = askWorker<Asked, Json | undefined>(
    () => new Worker(url, { type: 'module' }),
    async ({ question, state }) =>
      ((await import(/* @vite-ignore */ url)) as MindModule).answer(question, state),
  );
  return (question, state) => ask({ question, state });
}
