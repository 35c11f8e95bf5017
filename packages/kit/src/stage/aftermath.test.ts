import { describe, expect, it } from 'vitest';
import { Aftermath } from './aftermath.ts';

/** Until what was posted before has come. */
function posted(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((settle) => {
    port1.onmessage = () => {
      port1.close();
      settle();
    };
    port2.postMessage(0);
  });
}

describe('what follows a frame', () => {
  it('is done at once where no frame is being made', () => {
    const done: string[] = [];
    new Aftermath().add(() => done.push('pop'));
    expect(done).toEqual(['pop']);
  });

  it('waits for the frame that sets it off, and comes in order', async () => {
    const aftermath = new Aftermath();
    const done: string[] = [];
    aftermath.making = true;
    aftermath.add(() => done.push('pop'));
    aftermath.add(() => done.push('buzz'));
    expect(done).toEqual([]);
    aftermath.making = false;
    await posted();
    expect(done).toEqual(['pop', 'buzz']);
  });

  it('comes again with the next frame', async () => {
    const aftermath = new Aftermath();
    const done: number[] = [];
    for (const frame of [1, 2, 3]) {
      aftermath.making = true;
      aftermath.add(() => done.push(frame));
      aftermath.making = false;
      await posted();
    }
    expect(done).toEqual([1, 2, 3]);
  });
});
