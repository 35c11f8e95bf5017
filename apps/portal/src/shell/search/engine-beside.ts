import type { Slim } from '../../records/rows.ts';
import type { Site } from '../../site.ts';

/** What the page asks of the search beside it: first to get ready, then to find. */
export type Asked = Pick<Site, 'categories'> | { readonly words: string };
export type Answered =
  | { readonly ready: boolean }
  | { readonly words: string; readonly found: readonly Slim[] };

/**
 * Finds games by what was typed, best first.
 * @throws when the search has broken down; it never answers again
 */
export type FindBeside = (words: string) => Promise<readonly Slim[]>;

/** What is used of a worker. */
export type Beside = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** One question with what settles it, asked once and known from then on. */
type Question = {
  readonly answer: Promise<readonly Slim[]>;
  readonly settle: (found: readonly Slim[]) => void;
  readonly fail: (why: Error) => void;
};

/**
 * Opens the search in a thread of its own.
 * @param onBroken called once when it breaks down later; what is open is refused then
 * @throws when its code or the catalogue's words do not come
 */
export async function openEngineBeside(
  { categories }: Pick<Site, 'categories'>,
  onBroken: () => void,
  start: () => Beside = startWorker,
): Promise<FindBeside> {
  const worker = start();
  const questions = new Map<string, Question>();
  const ask = (what: Asked): void => worker.postMessage(what, []);
  let broken: Error | undefined;
  await new Promise<void>((ready, failed) => {
    let begun = false;
    const give = (why: string): void => {
      if (broken) return;
      broken = new Error(why);
      worker.terminate();
      failed(broken);
      // Who was answered already has the answer.
      for (const { fail } of questions.values()) fail(broken);
      if (begun) onBroken();
    };
    worker.addEventListener('error', () =>
      give(begun ? 'the search broke down' : 'the search’s code did not come'),
    );
    worker.addEventListener('messageerror', () => give('the search cannot be understood'));
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (!('ready' in data)) questions.get(data.words)?.settle(data.found);
      else if (data.ready) {
        begun = true;
        ready();
      } else give('the catalogue’s words did not come');
    });
    ask({ categories });
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
  const answer = new Promise<readonly Slim[]>((settled, failed) => {
    settle = settled;
    fail = failed;
  });
  return { answer, settle, fail };
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}
