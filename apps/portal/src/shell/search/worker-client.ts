import address from './worker.ts?worker&url';
import { trustedScript } from '../../services/trusted.ts';
import type { Findings } from './engine.ts';

/** What the page asks of the search worker: first to get ready, then to find. */
export type SearchRequest = { readonly open: true } | { readonly words: string };
export type SearchResponse =
  | { readonly ready: boolean }
  | { readonly words: string; readonly found: Findings };

/**
 * Finds games by what was typed, best first.
 * @throws when the search has broken down; it never answers again
 */
export type FindInWorker = (words: string) => Promise<Findings>;

/** What is used of a worker. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** One search with what settles it; its answer is reused. */
type Question = {
  readonly answer: Promise<Findings>;
  readonly settle: (found: Findings) => void;
  readonly fail: (why: Error) => void;
};

/**
 * Starts the search in a worker.
 * @param onBroken called once when it breaks down later; what is open is refused then
 * @throws when its code or the catalogue's words do not come
 */
export async function openSearchWorker(
  onBroken: () => void,
  start: () => WorkerLike = startWorker,
): Promise<FindInWorker> {
  const worker = start();
  const questions = new Map<string, Question>();
  const ask = (what: SearchRequest): void => worker.postMessage(what, []);
  let broken: Error | undefined;
  await new Promise<void>((ready, failed) => {
    let begun = false;
    const give = (why: string): void => {
      if (broken) return;
      broken = new Error(why);
      worker.terminate();
      failed(broken);
      for (const { fail } of questions.values()) fail(broken);
      if (begun) onBroken();
    };
    worker.addEventListener('error', () =>
      give(begun ? 'the search broke down' : 'the search’s code did not come'),
    );
    worker.addEventListener('messageerror', () => give('the search cannot be understood'));
    worker.addEventListener('message', ({ data }: MessageEvent<SearchResponse>) => {
      if (!('ready' in data)) questions.get(data.words)?.settle(data.found);
      else if (data.ready) {
        begun = true;
        ready();
      } else give('the catalogue’s words did not come');
    });
    ask({ open: true });
  });
  return (words) => {
    const known = questions.get(words);
    if (known) return known.answer;
    if (broken) return Promise.reject(broken);
    const question = newQuestion();
    questions.set(words, question);
    ask({ words });
    return question.answer;
  };
}

function newQuestion(): Question {
  let settle: Question['settle'] = () => {};
  let fail: Question['fail'] = () => {};
  const answer = new Promise<Findings>((settled, failed) => {
    settle = settled;
    fail = failed;
  });
  return { answer, settle, fail };
}

function startWorker(): Worker {
  return new Worker(trustedScript(address), { type: 'module' });
}
