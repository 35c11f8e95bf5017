import { beforeEach, expect, test, vi } from 'vitest';

const FRENCH = new Map([
  ['KeyW', 'z'],
  ['KeyA', 'q'],
  ['KeyQ', 'a'],
  ['KeyD', 'd'],
]);

beforeEach(() => vi.resetModules());

/** The module as a page with this keyboard has it. */
async function onKeyboard(getLayoutMap?: () => Promise<Map<string, string>>) {
  const caps = await import('./key-caps.ts');
  await caps.readKeyCaps(getLayoutMap ? { keyboard: { getLayoutMap } } : {});
  return caps;
}

test('keys are labeled as on the player’s keyboard', async () => {
  const { keyCap } = await onKeyboard(async () => FRENCH);
  expect([keyCap('W'), keyCap('Q'), keyCap('S')]).toEqual(['Z', 'A', 'S']);
});

test('lines name the places that move, and not what is done', async () => {
  const { withKeyCaps } = await onKeyboard(async () => FRENCH);
  expect(withKeyCaps('Arrows / WASD – slide', () => true)).toBe('Arrows / ZQSD – slide');
  expect(withKeyCaps('← or A – A jump', () => true)).toBe('← or Q – A jump');
  expect(withKeyCaps('W – turn', () => false)).toBe('W – turn');
});

test('a browser that does not tell shows a US keyboard', async () => {
  const silent = await onKeyboard();
  expect(silent.keyCap('Q')).toBe('Q');
  vi.resetModules();
  const denied = await onKeyboard(async () => Promise.reject(new Error('denied')));
  expect(denied.keyCap('Q')).toBe('Q');
});
