import { describe, expect, test } from 'vitest';
import { askWorker } from './ask-worker.ts';

type Question = { readonly of: string };

/** A worker whose answers the test controls. */
class FakeWorker extends EventTarget {
  readonly sent: { id: number; of: string }[] = [];
  ended = false;

  postMessage(message: { id: number; of: string }): void {
    this.sent.push(message);
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

describe('a worker', () => {
  test('answers each question, in any order', async () => {
    const { worker, ask } = opened();
    const answers = Promise.all([ask({ of: 'one' }), ask({ of: 'two' })]);
    const [one, two] = worker.sent;
    worker.reply({ id: two?.id, answer: '2' });
    worker.reply({ id: one?.id, answer: '1' });
    expect(await answers).toEqual(['1', '2']);
  });

  test('may have no answer, and says why', async () => {
    const { worker, ask } = opened();
    const answer = ask({ of: 'one' });
    worker.reply({ id: worker.sent[0]?.id, error: 'too hard' });
    await expect(answer).rejects.toThrow('too hard');
  });

  test('that crashes is ended, and the page answers pending and later questions', async () => {
    const { worker, ask } = opened();
    const open = ask({ of: 'one' });
    worker.dispatchEvent(new Event('error', { cancelable: true }));
    expect(await open).toBe('one, by the page');
    expect(worker.ended).toBe(true);
    expect(await ask({ of: 'two' })).toBe('two, by the page');
    expect(worker.sent).toHaveLength(1);
  });

  test('that is unavailable is replaced by the page', async () => {
    const ask = askWorker<Question, string>(() => {
      throw new Error('no workers here');
    }, here);
    expect(await ask({ of: 'one' })).toBe('one, by the page');
  });
});
