import { describe, expect, it } from 'vitest';
import { lazy } from './lazy.ts';

describe('a lazy file', () => {
  it('is loaded once, and returned from then on', async () => {
    let requests = 0;
    const deferred = lazy(() => {
      requests += 1;
      return Promise.resolve('verdict');
    });
    expect(deferred()).toBeUndefined();
    expect(deferred()).toBeUndefined();
    await Promise.resolve();
    expect(deferred()).toBe('verdict');
    expect(requests).toBe(1);
  });

  it('is requested again after a while if loading failed', async () => {
    let requests = 0;
    const deferred = lazy(() => {
      requests += 1;
      return requests === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('verdict');
    });
    for (let call = 0; call < 600; call += 1) deferred();
    await Promise.resolve();
    expect(requests).toBe(1);
    deferred();
    await Promise.resolve();
    expect([requests, deferred()]).toEqual([2, 'verdict']);
  });
});
