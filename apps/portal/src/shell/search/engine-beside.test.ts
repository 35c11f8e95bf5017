import { describe, expect, it } from 'vitest';
import type { Slim } from '../../records/rows.ts';
import { openEngineBeside, type Answered, type Asked, type Beside } from './engine-beside.ts';

const SITE = { categories: [] };
const KART: Slim = { id: 'e1', title: 'Sky Kart', icon: '/kart.jpg' };

/** A worker whose every answer and failure the test gives by hand. */
class HandWorker extends EventTarget implements Beside {
  readonly asked: Asked[] = [];
  ended = 0;
  postMessage(what: Asked): void {
    this.asked.push(what);
  }
  terminate(): void {
    this.ended += 1;
  }
  say(data: Answered): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  fail(kind: 'error' | 'messageerror'): void {
    this.dispatchEvent(new Event(kind));
  }
}

async function opened() {
  const worker = new HandWorker();
  const broken = { times: 0 };
  const opening = openEngineBeside(
    SITE,
    () => (broken.times += 1),
    () => worker,
  );
  worker.say({ ready: true });
  return { worker, broken, find: await opening };
}

describe('the search beside the page', () => {
  it('asks for the same words once and gives each question its own answer', async () => {
    const { worker, find } = await opened();
    const [kart, dune, again] = [find('kart'), find('dune'), find('kart')];
    worker.say({ words: 'dune', found: [] });
    worker.say({ words: 'kart', found: [KART] });
    expect(await Promise.all([kart, dune, again])).toEqual([[KART], [], [KART]]);
    expect(worker.asked).toEqual([SITE, { words: 'kart' }, { words: 'dune' }]);
  });

  it.each(['error', 'messageerror'] as const)(
    'refuses what is open and ends its worker when that breaks down later: %s',
    async (kind) => {
      const { worker, broken, find } = await opened();
      const [first, second] = [find('ka'), find('kart')];
      worker.fail(kind);
      await expect(first).rejects.toThrow(/the search/);
      await expect(second).rejects.toThrow(/the search/);
      expect({ ended: worker.ended, told: broken.times }).toEqual({ ended: 1, told: 1 });
    },
  );

  it('refuses what is asked after it broke down and asks no dead worker', async () => {
    const { worker, find } = await opened();
    worker.fail('error');
    await expect(find('kart')).rejects.toThrow('the search broke down');
    expect(worker.asked).toEqual([SITE]);
  });

  it('keeps the answers that came before it broke down', async () => {
    const { worker, find } = await opened();
    const kart = find('kart');
    worker.say({ words: 'kart', found: [KART] });
    worker.fail('error');
    expect(await kart).toEqual([KART]);
    expect(await find('kart')).toEqual([KART]);
  });

  it('tells of a breakdown once, however often the worker fails', async () => {
    const { worker, broken } = await opened();
    worker.fail('error');
    worker.fail('messageerror');
    expect({ ended: worker.ended, told: broken.times }).toEqual({ ended: 1, told: 1 });
  });

  it.each([
    ['its code does not come', (worker: HandWorker) => worker.fail('error')],
    ['the words do not come', (worker: HandWorker) => worker.say({ ready: false })],
  ])('does not open when %s', async (_, go) => {
    const worker = new HandWorker();
    let told = 0;
    const opening = openEngineBeside(
      SITE,
      () => (told += 1),
      () => worker,
    );
    go(worker);
    await expect(opening).rejects.toThrow('did not come');
    expect({ ended: worker.ended, told }).toEqual({ ended: 1, told: 0 });
  });
});
