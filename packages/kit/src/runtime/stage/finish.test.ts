import { describe, expect, it } from 'vitest';
import type { Rules } from '../../contract/index.ts';
import { compared, progressMessage } from './finish.ts';

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

describe('stars reported to the page around the game', () => {
  const level = { params: {} };
  const reported = (levels: readonly unknown[], stars = {}) =>
    progressMessage({ levels, stars: () => 3 } as unknown as Rules, { stars, best: {} }, 0);

  it('are of the levels in packs, not of modes outside them', () => {
    const levels = [
      { ...level, id: 'endless' },
      { ...level, id: 'two' },
      { ...level, id: 'wood-1', pack: 'pack.wood' },
    ];
    expect(reported(levels)).toMatchObject({ stars: 0, most: 3 });
    expect(reported(levels, { endless: 2, 'wood-1': 3 })).toMatchObject({ stars: 5, most: 6 });
  });

  it('are not of levels that give none', () => {
    const levels = [
      { ...level, id: 'wood-1', pack: 'pack.wood' },
      { ...level, id: 'two-1', pack: 'pack.two', starless: true as const },
    ];
    expect(reported(levels)).toMatchObject({ most: 3 });
    const game = { stars: () => 2 } as unknown as Rules;
    expect(compared(game, 0, true, undefined)).toMatchObject({ stars: 2 });
    expect(compared(game, 0, true, undefined, true).stars).toBeUndefined();
  });

  it('are of all levels where there are no packs', () => {
    const levels = [
      { ...level, id: '1' },
      { ...level, id: '2' },
    ];
    expect(reported(levels)).toMatchObject({ most: 6 });
  });
});
