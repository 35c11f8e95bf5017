/** The search beside the page: ten thousand games are indexed and looked through without holding it up. */
import { openEngine } from './engine.ts';
import type { Answered, Asked } from './engine-beside.ts';

/** A worker's own half of `Worker`. */
const page = self as unknown as Pick<Worker, 'postMessage'>;
const send = (answer: Answered): void => page.postMessage(answer, []);

async function fetchFile(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

addEventListener('message', ({ data: first }: MessageEvent<Asked>) => {
  if (!('categories' in first)) return;
  openEngine(first, fetchFile).then(
    (find) => {
      addEventListener('message', ({ data }: MessageEvent<Asked>) => {
        if ('words' in data) send({ words: data.words, found: find(data.words) });
      });
      send({ ready: true });
    },
    () => send({ ready: false }),
  );
});
