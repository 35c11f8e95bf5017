import { describe, expect, it } from 'vitest';
import { wholeField } from './read.ts';

describe('a whole number from outside', () => {
  it('is read within its limits', () => {
    expect(wholeField({ look: -1 }, 'look', -1, 47)).toEqual({ ok: true, value: -1 });
    expect(wholeField({ look: 47 }, 'look', -1, 47)).toEqual({ ok: true, value: 47 });
  });

  it.each([
    ['too small', { look: -2 }, 'look is -2, not -1 to 47'],
    ['too large', { look: 48 }, 'look is 48, not -1 to 47'],
    ['broken', { look: 1.5 }, 'look is 1.5, not -1 to 47'],
    ['text', { look: '3' }, 'look is "3", not -1 to 47'],
    ['not there', {}, 'look is null, not -1 to 47'],
    ['in a list', [3], 'look is null, not -1 to 47'],
    ['nothing', null, 'look is null, not -1 to 47'],
  ])('is refused when it is %s', (_, raw, error) => {
    expect(wholeField(raw, 'look', -1, 47)).toEqual({ ok: false, error });
  });
});
