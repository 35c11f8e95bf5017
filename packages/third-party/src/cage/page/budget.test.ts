import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

test('takes a burst, then so many messages as the time allows, and recovers', async () => {
  const { canTake } = await import('./budget.ts');
  const taken = (tries: number): number =>
    Array.from({ length: tries }, () => canTake()).filter(Boolean).length;
  expect(taken(5000)).toBe(2000);
  vi.advanceTimersByTime(100);
  expect(taken(5000)).toBe(30);
  vi.advanceTimersByTime(60_000);
  expect(taken(5000)).toBe(2000);
});
