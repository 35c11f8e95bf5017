import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './browser.ts';

afterEach(() => vi.unstubAllEnvs());

describe('findChromium', () => {
  it('refuses a CHROMIUM that is no browser, by name', () => {
    vi.stubEnv('CHROMIUM', process.execPath);
    expect(() => findChromium()).toThrow(`CHROMIUM=${process.execPath} does not answer`);
  });

  it('takes the browser that CHROMIUM names over any other', () => {
    const usual = findChromium();
    vi.stubEnv('CHROMIUM', usual);
    expect(findChromium()).toBe(usual);
  });
});
