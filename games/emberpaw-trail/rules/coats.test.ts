import { describe, expect, test } from 'vitest';
import { LEVELS } from '../levels.ts';
import { embersOf, parseCareer } from './coats.ts';

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

  test.each([
    ['8', 0],
    ['7'.repeat(47), 0],
    ['7', 1],
    [7, 0],
    [[7], 0],
    ['', 9],
    ['', 0.5],
    [{}, 1],
    [{ 'wood-1': 0 }, 0],
    [{ 'wood-1': 8 }, 0],
    [{ 'wood-1': 1.5 }, 0],
    [{ wood: 7 }, 0],
  ])('with embers of %j and coat %j is refused', (embers, coat) => {
    const parsed = parseCareer({ embers, coat } as never);
    expect(parsed.ok).toBe(false);
  });
});
