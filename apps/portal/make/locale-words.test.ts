import { describe, expect, it } from 'vitest';
import { dateByIntl, writeDate } from '../src/ui/locale/dates.ts';
import { writeNumber } from '../src/ui/locale/numbers.ts';
import { dateWordsOf, groupOf } from './locale-words.ts';

describe('words of dates', () => {
  it.each(['en', 'de', 'fr', 'it', 'sv', 'ja', 'ko', 'pt-BR', 'nl', 'tr', 'vi'])(
    'make the dates of %s',
    (language) => {
      const words = dateWordsOf(language);
      if (!words) throw new Error('no words');
      for (const date of ['2026-11-27', '2028-02-29', '2030-01-01', '1999-12-31']) {
        for (const style of ['long', 'day', 'weekday', 'letter'] as const)
          expect(writeDate(date, style, words)).toBe(dateByIntl(date, style, language));
      }
    },
  );

  it('stay out where a language counts years or writes digits in another way', () => {
    expect(dateWordsOf('th')).toBeUndefined();
    expect(dateWordsOf('fa')).toBeUndefined();
    expect(dateWordsOf('ar-EG')).toBeUndefined();
  });

  it('write English', () => {
    const words = dateWordsOf('en');
    if (!words) throw new Error('no words');
    expect(writeDate('2026-11-27', 'day', words)).toBe('Friday, November 27');
    expect(writeDate('2026-11-27', 'long', words)).toBe('November 27, 2026');
    expect(writeDate('2026-11-27', 'letter', words)).toBe('F');
  });
});

describe('the mark between thousands', () => {
  it('is the language’s', () => {
    expect(groupOf('en')).toBe(',');
    expect(groupOf('de')).toBe('.');
    expect(writeNumber(1_234_567, ',')).toBe('1,234,567');
    expect(writeNumber(-1000, ',')).toBe('-1,000');
    expect(writeNumber(999, ',')).toBe('999');
  });

  it('is not enough where short numbers have none, groups differ or digits do', () => {
    expect(groupOf('es')).toBeUndefined();
    expect(groupOf('hi')).toBeUndefined();
    expect(groupOf('fa')).toBeUndefined();
  });
});
