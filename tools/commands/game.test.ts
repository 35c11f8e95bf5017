import { describe, expect, it } from 'vitest';
import { stepsOf } from './game.ts';

describe('the checks of one game', () => {
  it('are format, lint, types, its tests, the shared suite and its proofs', () => {
    const steps = stepsOf('owl-roost');
    expect(steps.map(({ name }) => name)).toEqual([
      'format',
      'lint',
      'types',
      'tests',
      'shared suite',
      'proofs',
    ]);
    expect(steps.find(({ name }) => name === 'tests')?.args).toContain('games/owl-roost/');
    expect(steps.find(({ name }) => name === 'shared suite')?.env).toEqual({
      CONFORMANCE_ONLY: 'owl-roost',
    });
    expect(steps.at(-1)?.args).toContain('owl-roost');
  });

  it('need the name of a game', () => {
    expect(() => stepsOf('')).toThrow('name a game');
    expect(() => stepsOf('owl')).toThrow('there is no game "owl"');
  });
});
