import { describe, expect, test } from 'vitest';
import { askWorker } from './ask-worker.ts';

type Question = { readonly of: string };

/** A worker that is answered by hand. */
class FakeWorker extends EventTarget {
  readonly told: { id: number; of: string }[] = [];
  ended = false;

  postMessage(message: { id: number; of: string }): void {
    this.told.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  reply(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const here = async ({ of }: Question): Promise<string> => `${of}, by the page`;

function opened() {
  const worker = new FakeWorker();
  return { worker, ask: askWorker<Question, string>(() => worker as unknown as Worker, here) };
}

describe('a worker that is asked', () => {
  test('answers each question, in whatever order', async () => {
    const { worker, ask } = opened();
    const answers = Promise.all([ask({ of: 'one' }), ask({ of: 'two' })]);
    const [one, two] = worker.told;
    worker.reply({ id: two?.id, answer: '2' });
    worker.reply({ id: one?.id, answer: '1' });
    expect(await answers).toEqual(['1', '2']);
  });

  test('may have no answer, and says why', async () => {
    const { worker, ask } = opened();
    const answer = ask({ of: 'one' });
    worker.reply({ id: worker.told[0]?.id, error: 'too hard' });
    await expect(answer).rejects.toThrow('too hard');
  });

  test('that breaks down is ended, and the page answers what is open and what comes', async () => {
    const { worker, ask } = opened();
    const open = ask({ of: 'one' });
    worker.dispatchEvent(new Event('error', { cancelable: true }));
    expect(await open).toBe('one, by the page');
    expect(worker.ended).toBe(true);
    expect(await ask({ of: 'two' })).toBe('two, by the page');
    expect(worker.told).toHaveLength(1);
  });

  test('that cannot be had is not missed', async () => {
    const ask = askWorker<Question, string>(() => {
      throw new Error('no workers here');
    }, here);
    expect(await ask({ of: 'one' })).toBe('one, by the page');
  });
});
