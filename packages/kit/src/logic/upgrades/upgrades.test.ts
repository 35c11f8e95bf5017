import { describe, expect, test } from 'vitest';
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

  test.each([
    [null, 'expected an object'],
    [{ coins: -1, levels: {} }, 'purse.coins'],
    [{ coins: 0.5, levels: {} }, 'purse.coins'],
    [{ coins: 1, levels: { engine: 3, grip: 0 } }, 'purse.levels.engine: expected 0 to 2, got 3'],
    [{ coins: 1, levels: { engine: 0 } }, 'purse.levels.grip'],
  ])('%j is refused: %s', (raw, error) => {
    const read = parsePurse(SHOP, raw);
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.error).toContain(error);
  });
});
