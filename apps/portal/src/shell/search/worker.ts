/** The search worker: ten thousand games are indexed and searched without blocking the page. */
import { openEngine } from './engine.ts';
import type { SearchResponse, SearchRequest } from './worker-client.ts';

/** How long a server may take that answers at all. */
const TIMEOUT_MS = 10_000;

/** A worker's own half of `Worker`. */
const page = self as unknown as Pick<Worker, 'postMessage'>;
const send = (answer: SearchResponse): void => page.postMessage(answer, []);

async function fetchFile(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

addEventListener('message', ({ data: first }: MessageEvent<SearchRequest>) => {
  if (!('open' in first)) return;
  openEngine(fetchFile).then(
    (find) => {
      addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
        if ('words' in data) send({ words: data.words, found: find(data.words) });
      });
      send({ ready: true });
    },
    () => send({ ready: false }),
  );
});
