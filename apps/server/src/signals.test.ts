import { describe, expect, it } from 'vitest';
import { signalReader } from './signals.ts';

/** Actions for signals at these times in milliseconds. */
function read(...signals: readonly (readonly [signal: string, at: number])[]) {
  let now = 0;
  const reader = signalReader(() => now);
  return signals.map(([signal, at]) => {
    now = at;
    return reader(signal);
  });
}

describe('a second signal', () => {
  it('is an echo if it is the same within half a second', () => {
    expect(read(['SIGTERM', 70], ['SIGTERM', 70], ['SIGTERM', 569], ['SIGTERM', 570])).toEqual([
      'stop',
      'ignore',
      'ignore',
      'end',
    ]);
  });

  it('ends the process at once if it is another', () => {
    expect(read(['SIGTERM', 70], ['SIGINT', 71])).toEqual(['stop', 'end']);
  });
});
