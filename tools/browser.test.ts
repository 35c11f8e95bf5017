import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './browser.ts';

describe.skipIf(process.platform === 'win32')('findChromium', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'browser-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A command that prints this for `--version`. */
  const command = (name: string, words: string, status = 0): string => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\necho '${words}'\nexit ${status}\n`);
    chmodSync(path, 0o755);
    return path;
  };

  it('prefers the browser that CHROMIUM names', () => {
    const own = command('own', 'Chromium 140.0');
    vi.stubEnv('CHROMIUM', own);
    expect(findChromium()).toBe(own);
  });

  it('rejects a CHROMIUM that is not a browser, by name', () => {
    const other = command('other', 'v20.0.0');
    vi.stubEnv('CHROMIUM', other);
    expect(() => findChromium()).toThrow(`CHROMIUM=${other} didn’t respond`);
  });

  it('skips a command on the path that only points to a package', () => {
    command('chromium', 'Command requires the chromium snap to be installed', 1);
    const real = command('google-chrome', 'Google Chrome 140.0');
    vi.stubEnv('CHROMIUM', '');
    vi.stubEnv('PATH', `${folder}:/bin`);
    expect(findChromium()).toBe(real);
  });
});
