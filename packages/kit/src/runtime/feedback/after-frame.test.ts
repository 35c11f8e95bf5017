import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AfterFrameQueue } from './after-frame.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what follows a frame', () => {
  it('runs at once if no frame is in progress', () => {
    const done: string[] = [];
    new AfterFrameQueue().add(() => done.push('pop'));
    expect(done).toEqual(['pop']);
  });

  it('waits for the frame that caused it, in order, without further delay', () => {
    const queue = new AfterFrameQueue();
    const done: string[] = [];
    queue.making = true;
    queue.add(() => done.push('pop'));
    queue.add(() => done.push('buzz'));
    expect(done).toEqual([]);
    queue.making = false;
    vi.advanceTimersByTime(0);
    expect(done).toEqual(['pop', 'buzz']);
  });
});
