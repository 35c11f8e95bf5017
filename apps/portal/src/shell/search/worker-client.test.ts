import { describe, expect, it } from 'vitest';
import type { GameSummary } from '../../data/game-summary.ts';
import {
  openSearchWorker,
  type SearchResponse,
  type SearchRequest,
  type WorkerLike,
} from './worker-client.ts';

const OPEN: SearchRequest = { open: true };
const KART: GameSummary = { id: 'e1', title: 'Sky Kart', icon: '/kart.jpg' };

const ONE = { games: [KART], total: 1, instead: [] };
const NONE = { games: [], total: 0, instead: [] };

/** A worker whose every answer and failure the test gives by hand. */
class HandWorker extends EventTarget implements WorkerLike {
  readonly requests: SearchRequest[] = [];
  ended = 0;
  postMessage(what: SearchRequest): void {
    this.requests.push(what);
  }
  terminate(): void {
    this.ended += 1;
  }
  say(data: SearchResponse): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  fail(kind: 'error' | 'messageerror'): void {
    this.dispatchEvent(new Event(kind));
  }
}

async function opened() {
  const worker = new HandWorker();
  const broken = { times: 0 };
  const opening = openSearchWorker(
    () => (broken.times += 1),
    () => worker,
  );
  worker.say({ ready: true });
  return { worker, broken, find: await opening };
}

describe('the search next to the page', () => {
  it('asks for the same words once and gives each question its own answer', async () => {
    const { worker, find } = await opened();
    const [kart, dune, again] = [find('kart'), find('dune'), find('kart')];
    worker.say({ words: 'dune', found: NONE });
    worker.say({ words: 'kart', found: ONE });
    expect(await Promise.all([kart, dune, again])).toEqual([ONE, NONE, ONE]);
    expect(worker.requests).toEqual([OPEN, { words: 'kart' }, { words: 'dune' }]);
  });

  it.each(['error', 'messageerror'] as const)(
    'refuses what is open and ends its worker when that breaks down later: %s',
    async (kind) => {
      const { worker, broken, find } = await opened();
      const [first, second] = [find('ka'), find('kart')];
      worker.fail(kind);
      await expect(first).rejects.toThrow(/the search/);
      await expect(second).rejects.toThrow(/the search/);
      expect({ ended: worker.ended, calls: broken.times }).toEqual({ ended: 1, calls: 1 });
    },
  );

  it('refuses requests after it broke down and sends none to a dead worker', async () => {
    const { worker, find } = await opened();
    worker.fail('error');
    await expect(find('kart')).rejects.toThrow('the search broke down');
    expect(worker.requests).toEqual([OPEN]);
  });

  it('keeps the answers that came before it broke down', async () => {
    const { worker, find } = await opened();
    const kart = find('kart');
    worker.say({ words: 'kart', found: ONE });
    worker.fail('error');
    expect(await kart).toEqual(ONE);
    expect(await find('kart')).toEqual(ONE);
  });

  it('tells of a breakdown once, however often the worker fails', async () => {
    const { worker, broken } = await opened();
    worker.fail('error');
    worker.fail('messageerror');
    expect({ ended: worker.ended, calls: broken.times }).toEqual({ ended: 1, calls: 1 });
  });

  it.each([
    ['its code does not come', (worker: HandWorker) => worker.fail('error')],
    ['the words do not come', (worker: HandWorker) => worker.say({ ready: false })],
  ])('does not open when %s', async (_, go) => {
    const worker = new HandWorker();
    let calls = 0;
    const opening = openSearchWorker(
      () => (calls += 1),
      () => worker,
    );
    go(worker);
    await expect(opening).rejects.toThrow('did not come');
    expect({ ended: worker.ended, calls }).toEqual({ ended: 1, calls: 0 });
  });
});
