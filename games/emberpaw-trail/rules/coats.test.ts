import { describe, expect, test } from 'vitest';
import { LEVELS } from '../levels.ts';
import { COATS, embersOf, parseCareer } from './coats.ts';

describe('a stored career', () => {
  test('of the older kind, a digit for each place in the list, is carried over whole', () => {
    const digits = `70000000005${'1'.repeat(7)}${'2'.repeat(10)}${'4'.repeat(12)}123456`;
    const read = parseCareer({ embers: digits, coat: 2 });
    if (!read.ok) throw new Error(read.error);
    const { embers, coat } = read.value;
    expect(coat).toBe(2);
    expect(embers).toMatchObject({ 'wood-1': 7, 'wood-11': 5, 'dell-1': 1, 'dell-7': 1 });
    expect(embers).toMatchObject({ 'hedge-10': 2, 'mere-1': 4, 'mere-12': 4 });
    expect(embers).not.toHaveProperty('wood-2');
    // The crag's second level came to it later.
    const crag = LEVELS.filter(({ world }) => world === 'crag').map(({ id }) => embers[id]);
    expect(crag).toEqual([1, 6, 2, 3, 4, 5]);
    expect(embersOf(read.value)).toBe(3 + 2 + 7 + 10 + 12 + 1 + 2 + 1 + 1 + 2 + 2);
    for (const id of Object.keys(embers)) expect(LEVELS.map((one) => one.id)).toContain(id);
  });

  test('is read as it was written, with the embers of levels that are gone', () => {
    const career = { embers: { 'wood-3': 5, 'crag-99': 7 }, coat: 0 };
    expect(parseCareer(career)).toEqual({ ok: true, value: career });
    expect(embersOf(career)).toBe(5);
  });

  test('keeps the embers that it can read', () => {
    expect(parseCareer({ embers: '78x1', coat: 0 })).toMatchObject({
      value: { embers: { 'wood-1': 7, 'wood-4': 1 } },
    });
    const embers = { 'wood-1': 0, 'wood-2': 8, 'wood-3': 1.5, wood: 7, 'mere-2': 3 };
    expect(parseCareer({ embers, coat: 0 })).toMatchObject({ value: { embers: { 'mere-2': 3 } } });
    expect(parseCareer({ embers: '7'.repeat(60), coat: 0 })).toMatchObject({ ok: true });
  });

  test('keeps the coat that the fox wears, though it now asks for more embers', () => {
    expect(parseCareer({ embers: { 'wood-1': 7 }, coat: COATS.length - 1 })).toEqual({
      ok: true,
      value: { embers: { 'wood-1': 7 }, coat: COATS.length - 1 },
    });
  });

  test.each([9, 0.5, -1, null, 'night'])('with a coat of %j keeps its embers', (coat) => {
    expect(parseCareer({ embers: { 'wood-1': 7 }, coat })).toMatchObject({
      ok: true,
      value: { embers: { 'wood-1': 7 }, coat: 0 },
    });
  });
});
