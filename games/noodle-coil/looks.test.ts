import { expect, test } from 'vitest';
import { NOODLES } from './view/skins.ts';

const opened = (career: unknown): readonly string[] => NOODLES.owned?.(career) ?? [];

test('noodles that length, coils and felled rivals had opened stay open', () => {
  const career = { longest: 265, coils: 110, felled: 7, flavour: 0, nemesis: 'somen' };
  expect(opened(career)).toEqual(['spinach', 'carrot', 'gold']);
  expect(opened({ longest: 44, opened: ['ink', 'beet'] })).toEqual(['ink']);
  expect([null, 7, 'x', {}, { longest: 'x', opened: 3 }].map(opened)).toEqual([[], [], [], [], []]);
});
