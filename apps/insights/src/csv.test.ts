import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('comma-separated values', () => {
  it('quote what would break a row', () => {
    expect(
      csvOf([
        ['a', 1],
        ['say "hi", you', 'b\nc'],
      ]),
    ).toBe('a,1\r\n"say ""hi"", you","b\nc"\r\n');
  });

  it.each(['=1+1', '+1', '-x', '@sum', '\tx'])('never let %j be a formula', (text) => {
    expect(csvOf([[text]])).toBe(`'${text}\r\n`);
  });

  it('leave numbers below zero alone', () => {
    expect(csvOf([[-3]])).toBe('-3\r\n');
  });
});
