import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFrame } from './after.ts';

let now = 0;
let done: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  done = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Work of this many milliseconds. */
const work = (name: string, ms: number) => (): void => {
  done.push(name);
  now += ms;
};

describe('work after a frame', () => {
  it('runs in order as long as there is time, and the rest after the next one', () => {
    afterFrame(work('one', 1));
    afterFrame(work('two', 5));
    afterFrame(work('three', 0));
    expect(done).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['one', 'two']);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['one', 'two', 'three']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('runs after urgent work, which runs completely', () => {
    afterFrame(work('bitmap', 1));
    for (const sound of ['pop', 'clap', 'buzz']) afterFrame(work(sound, 3), true);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['pop', 'clap', 'buzz']);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['pop', 'clap', 'buzz', 'bitmap']);
  });

  it('can read how much time is left', () => {
    const allowed: boolean[] = [];
    afterFrame((timeLeft) => {
      allowed.push(timeLeft());
      now += 4;
      allowed.push(timeLeft());
    });
    vi.runAllTimers();
    expect(allowed).toEqual([true, false]);
  });

  it('runs even if earlier work fails', () => {
    afterFrame(() => {
      throw new Error('no such sound');
    }, true);
    afterFrame(work('bitmap', 1));
    expect(() => vi.advanceTimersToNextTimer()).toThrow('no such sound');
    vi.runAllTimers();
    expect(done).toEqual(['bitmap']);
  });
});
