import { describe, expect, it } from 'vitest';
import { later } from './later.ts';

describe('a file that comes later', () => {
  it('is asked for once, and given from when it is there', async () => {
    let asked = 0;
    const late = later(() => {
      asked += 1;
      return Promise.resolve('verdict');
    });
    expect(late()).toBeUndefined();
    expect(late()).toBeUndefined();
    await Promise.resolve();
    expect(late()).toBe('verdict');
    expect(asked).toBe(1);
  });

  it('is asked for again after a while where it could not be had', async () => {
    let asked = 0;
    const late = later(() => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('verdict');
    });
    for (let call = 0; call < 600; call += 1) late();
    await Promise.resolve();
    expect(asked).toBe(1);
    late();
    await Promise.resolve();
    expect([asked, late()]).toEqual([2, 'verdict']);
  });
});
