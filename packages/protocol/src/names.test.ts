import { describe, expect, it } from 'vitest';
import { cleanName } from './challenge-name.ts';
import { drawName, FIRST_WORDS, isPlayerName, nameOf, SECOND_WORDS } from './names.ts';

const PAIRS = FIRST_WORDS.flatMap((first) =>
  SECOND_WORDS.map((second) => [first, second] as const),
);

describe('names of players', () => {
  it('are made of two lists of 64 different words', () => {
    expect(new Set(FIRST_WORDS).size).toBe(64);
    expect(new Set(SECOND_WORDS).size).toBe(64);
    for (const word of [...FIRST_WORDS, ...SECOND_WORDS]) expect(word).toMatch(/^[A-Z][a-z]{2,9}$/);
  });

  it('are never rude, neither a word nor where two words meet', () => {
    // Twelve letters at most count for a challenge: every stretch of a pair is looked at.
    const stretches = PAIRS.flatMap(([first, second]) => {
      const text = `${first}${second}`;
      return Array.from({ length: Math.max(1, text.length - 11) }, (_, at) =>
        text.slice(at, at + 12),
      );
    });
    expect(stretches.length).toBeGreaterThan(4096);
    expect(stretches.filter((text) => cleanName(text) === '')).toEqual([]);
    expect(PAIRS.filter((words) => words.some((word) => cleanName(word) === ''))).toEqual([]);
  });

  it('are read by their places, and drawn from all of them', () => {
    expect(nameOf([3, 48])).toBe('Blue Otter');
    expect(nameOf([3, 9999])).toBe('Blue');
    expect(isPlayerName([63, 63])).toBe(true);
    expect(isPlayerName([63, 64])).toBe(false);
    expect(drawName(() => 0)).toEqual([0, 0]);
    expect(drawName(() => 1 - 2 ** -32)).toEqual([63, 63]);
  });
});
