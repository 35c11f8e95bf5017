import { describe, expect, it } from 'vitest';
import type { Rules } from '../../contract/index.ts';
import { compared } from './finish.ts';

/** Rules whose state is its score. */
const rules = (better: 'higher' | 'lower'): Rules =>
  ({ scoring: { better, unit: 'points' }, score: (state: number) => state }) as unknown as Rules;

describe('a run compared with the best before it', () => {
  it('is the best if it has more points', () => {
    expect(compared(rules('higher'), 7, false, undefined)).toMatchObject({ better: true, best: 7 });
    expect(compared(rules('higher'), 7, false, 6)).toMatchObject({ better: true, newBest: true });
    expect(compared(rules('higher'), 6, true, 7)).toMatchObject({ better: false, best: 7 });
  });

  it('without a point is no best', () => {
    expect(compared(rules('higher'), 0, false, undefined)).toMatchObject({
      better: false,
      best: undefined,
    });
  });

  it('that was lost is not the fastest', () => {
    expect(compared(rules('lower'), 3, false, 9)).toMatchObject({ better: false, best: 9 });
    expect(compared(rules('lower'), 0, true, 9)).toMatchObject({ better: true, best: 0 });
  });
});
