import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFrame } from './after.ts';

let now = 0;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('what waits for the end of a frame', () => {
  it('is done in turn as long as there is time, and the rest after the next one', () => {
    const done: string[] = [];
    const waits = (name: string, ms: number): void =>
      afterFrame(() => {
        done.push(name);
        now += ms;
      });
    waits('one', 1);
    waits('two', 5);
    waits('three', 0);
    expect(done).toEqual([]);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['one', 'two']);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual(['one', 'two', 'three']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
