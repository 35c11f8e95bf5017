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

/** Work of so many milliseconds. */
const work = (name: string, ms: number) => (): void => {
  done.push(name);
  now += ms;
};

describe('what waits for the end of a frame', () => {
  it('is done in turn as long as there is time, and the rest after the next one', () => {
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

  it('comes after what is urgent, which is done whole', () => {
    afterFrame(work('bitmap', 1));
    for (const sound of ['pop', 'clap', 'buzz']) afterFrame(work(sound, 3), true);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['pop', 'clap', 'buzz']);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['pop', 'clap', 'buzz', 'bitmap']);
  });

  it('may look how much time there is', () => {
    const told: boolean[] = [];
    afterFrame((timeLeft) => {
      told.push(timeLeft());
      now += 4;
      told.push(timeLeft());
    });
    vi.runAllTimers();
    expect(told).toEqual([true, false]);
  });

  it('is done even where something before it fails', () => {
    afterFrame(() => {
      throw new Error('no such sound');
    }, true);
    afterFrame(work('bitmap', 1));
    expect(() => vi.advanceTimersToNextTimer()).toThrow('no such sound');
    vi.runAllTimers();
    expect(done).toEqual(['bitmap']);
  });
});
