import { describe, expect, test } from 'vitest';
import type { Json } from '@playgrove/kit/contract';
import { affordable, buy, earn, freshPurse, parsePurse, priceOf } from './index.ts';

const SHOP = { engine: [80, 160], grip: [60] } as const;

describe('a purse', () => {
  const rich = earn(freshPurse(SHOP), 150);

  test('pays the price of the next level and leaves the old purse unchanged', () => {
    const bought = buy(SHOP, rich, 'engine');
    expect(bought).toEqual({ ok: true, value: { coins: 70, levels: { engine: 1, grip: 0 } } });
    expect(rich).toEqual({ coins: 150, levels: { engine: 0, grip: 0 } });
  });

  test('refuses what is too expensive or sold out', () => {
    expect(buy(SHOP, freshPurse(SHOP), 'grip')).toEqual({ ok: false, error: 'poor' });
    const full = { coins: 999, levels: { engine: 2, grip: 1 } };
    expect(buy(SHOP, full, 'engine')).toEqual({ ok: false, error: 'full' });
    expect(priceOf(SHOP, full, 'engine')).toBeUndefined();
  });

  test('lists what is affordable', () => {
    expect(affordable(SHOP, earn(freshPurse(SHOP), 70))).toEqual(['grip']);
    expect(affordable(SHOP, rich)).toEqual(['engine', 'grip']);
  });

  test('earns whole coins and never loses any by it', () => {
    expect(earn(rich, 1.9).coins).toBe(151);
    expect(earn(rich, -5).coins).toBe(150);
  });
});

describe('a stored purse', () => {
  test('round-trips', () => {
    const saved = { coins: 7, levels: { engine: 1, grip: 0 } };
    expect(parsePurse(SHOP, saved)).toEqual({ ok: true, value: saved });
  });

  test.each([null, [], 'coins', 7])('%j is refused: it is no purse', (raw) => {
    expect(parsePurse(SHOP, raw)).toMatchObject({ ok: false });
  });

  test.each([
    [
      'a new ware starts at 0',
      { levels: { engine: 1 } },
      { coins: 50, levels: { engine: 1, grip: 0 } },
    ],
    [
      'a ware that is gone is dropped',
      { levels: { engine: 1, wing: 2 } },
      { levels: { engine: 1, grip: 0 } },
    ],
    ['a coin that is none becomes 0', { coins: 'many' }, { coins: 0 }],
    ['coins are whole and not owed', { coins: -1.5 }, { coins: 0 }],
  ])('%s, and the rest stays', (_, change, expected) => {
    const stored = { coins: 50, levels: { engine: 2, grip: 1 }, ...change } as Json;
    expect(parsePurse(SHOP, stored)).toMatchObject({ ok: true, value: expected });
  });

  test('is paid back for levels that the shop no longer has', () => {
    const read = parsePurse(SHOP, { coins: 1, levels: { engine: 4, grip: 0 } });
    const last = SHOP.engine.at(-1) ?? 0;
    expect(read).toMatchObject({
      ok: true,
      value: { coins: 1 + 2 * last, levels: { engine: 2, grip: 0 } },
      mended: ['purse.levels.engine: 4 became 2, and the rest was paid back'],
    });
  });
});
