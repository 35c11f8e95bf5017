import { expect, test } from 'vitest';
import { endlessMode } from './ways.ts';

const packed = { id: 'one', params: {}, pack: 'pond' };
const endless = { id: 'endless', params: {} };
const at = (level: string, won = 0) => ({
  level,
  progress: { best: {}, stars: { one: won } } as unknown as Parameters<
    typeof endlessMode
  >[1]['progress'],
});

test('next to levels in packs, the open mode that is not being played is one press away', () => {
  expect(endlessMode([packed, endless], at('one'))).toBe('endless');
  expect(endlessMode([packed, endless], at('endless'))).toBeUndefined();
  expect(endlessMode([packed, { ...endless, needs: 2 }], at('one', 1))).toBeUndefined();
  expect(endlessMode([packed, { ...endless, needs: 2 }], at('one', 2))).toBe('endless');
});

test('games with modes only, or packs only, have none', () => {
  expect(endlessMode([endless, { ...endless, id: 'other' }], at('other'))).toBeUndefined();
  expect(endlessMode([packed, { ...endless, daily: true }], at('one'))).toBeUndefined();
});
