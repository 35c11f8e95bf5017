import type { Slim } from '../../records/rows.ts';
import type { Site } from '../../site.ts';

/** What the page asks of the search beside it: first to get ready, then to find. */
export type Asked = Pick<Site, 'categories'> | { readonly words: string };
export type Answered =
  | { readonly ready: boolean }
  | { readonly words: string; readonly found: readonly Slim[] };

/** Finds games by what was typed, best first. */
export type FindBeside = (words: string) => Promise<readonly Slim[]>;

/**
 * Opens the search in a thread of its own.
 * @throws when its code or the catalogue's words do not come
 */
export async function openEngineBeside({
  categories,
}: Pick<Site, 'categories'>): Promise<FindBeside> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<string, (found: readonly Slim[]) => void>();
  const asked = new Map<string, Promise<readonly Slim[]>>();
  const ask = (what: Asked): void => worker.postMessage(what, []);
  await new Promise<void>((ready, failed) => {
    const give = (why: string): void => {
      worker.terminate();
      failed(new Error(why));
    };
    worker.addEventListener('error', () => give('the search’s code did not come'));
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      if (!('ready' in data)) {
        waiting.get(data.words)?.(data.found);
        waiting.delete(data.words);
      } else if (data.ready) ready();
      else give('the catalogue’s words did not come');
    });
    ask({ categories });
  });
  return (words) => {
    const known = asked.get(words);
    if (known) return known;
    const answer = new Promise<readonly Slim[]>((settle) => waiting.set(words, settle));
    asked.set(words, answer);
    ask({ words });
    return answer;
  };
}
