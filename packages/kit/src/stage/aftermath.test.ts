import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Aftermath } from './aftermath.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what follows a frame', () => {
  it('is done at once where no frame is being made', () => {
    const done: string[] = [];
    new Aftermath().add(() => done.push('pop'));
    expect(done).toEqual(['pop']);
  });

  it('waits for the frame that sets it off, and comes in order, without a delay', () => {
    const aftermath = new Aftermath();
    const done: string[] = [];
    aftermath.making = true;
    aftermath.add(() => done.push('pop'));
    aftermath.add(() => done.push('buzz'));
    expect(done).toEqual([]);
    aftermath.making = false;
    vi.advanceTimersByTime(0);
    expect(done).toEqual(['pop', 'buzz']);
  });
});
